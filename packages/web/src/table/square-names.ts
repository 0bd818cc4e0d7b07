/** The names of rows and columns at the edge of every board. */

import { columnName, rowName } from '@riverstone/rules';

export const coordinates = { row: rowName, column: columnName } as const;

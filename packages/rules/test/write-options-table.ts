/** Writes the table of all options into docs/formats.md: `npx tsx packages/rules/test/write-options-table.ts`. */

import { readFileSync, writeFileSync } from 'node:fs';
import { withOptionsTable } from './options-table.js';

const page = new URL('../../../docs/formats.md', import.meta.url);
writeFileSync(page, withOptionsTable(readFileSync(page, 'utf8')));

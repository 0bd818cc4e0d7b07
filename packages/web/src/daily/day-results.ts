/** The results of the days on this device. */

import { store } from '../table/saved/device-store';
import { RowStore } from '../table/saved/row-store';
import { readDayResult } from './day-result';

export const dayResults = new RowStore(store, 'days', readDayResult);

/** The results of the days on this device. */

import { store } from '../table/saved/device-store';
import { KeptRows } from '../table/saved/kept-rows';
import { readDayResult } from './day-result';

export const dayResults = new KeptRows(store, 'days', readDayResult);

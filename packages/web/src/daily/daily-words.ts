/** The messages of the day's deal. */

import { lazyWords } from '../page/lazy-words';

export const dailyWords = lazyWords('daily');

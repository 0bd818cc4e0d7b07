/** The messages of statistics and history. */

import { lazyWords } from '../page/lazy-words';

export const historyWords = lazyWords('history');

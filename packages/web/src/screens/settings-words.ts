/** The messages of the settings and of "about". */

import { lazyWords } from '../page/lazy-words';

export const settingsWords = lazyWords('settings');

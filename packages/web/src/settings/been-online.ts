/** Whether this browser has been at an online table. Otherwise the page asks the server for nothing but files. */

import { deviceTexts } from './kept-texts';

const KEY = 'riverstone:online';

export function hasBeenOnline(): boolean {
  return deviceTexts.read(KEY) !== null;
}

export function rememberOnline(): void {
  deviceTexts.write(KEY, '1');
}

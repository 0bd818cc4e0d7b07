/** Whether this browser has been at an online table: nobody else's page asks the server for anything. */

import { deviceTexts } from './kept-texts';

const KEY = 'riverstone:online';

export function hasBeenOnline(): boolean {
  return deviceTexts.read(KEY) !== null;
}

export function rememberOnline(): void {
  deviceTexts.write(KEY, '1');
}

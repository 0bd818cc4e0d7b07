/** Whether this browser has been at an online table. Otherwise the page asks the server for nothing but files. */

import { deviceStore } from './text-store';

const KEY = 'riverstone:online';

export function hasBeenOnline(): boolean {
  return deviceStore.read(KEY) !== null;
}

export function rememberOnline(): void {
  deviceStore.write(KEY, '1');
}

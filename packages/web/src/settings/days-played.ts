/** Whether a day's deal was ever begun on this device. Otherwise home loads nothing of it. */

import { deviceStore } from './text-store';

const KEY = 'riverstone:daily';

export function hasPlayedDays(): boolean {
  return deviceStore.read(KEY) !== null;
}

export function rememberDays(): void {
  deviceStore.write(KEY, '1');
}

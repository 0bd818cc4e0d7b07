/** What is kept on this device. */

import { DeviceTableStore } from './table-store';

export const store = new DeviceTableStore();

/** Who plays against which server. */

import { openBareTable } from './bare.js';
import { openCounterTable, openKakuzuTable } from './boardgame.js';
import { openColyseusTable } from './colyseus.js';
import type { OpenTable } from './load-table.js';
import { openRiverstoneTable, openSpreadTable } from './riverstone.js';

export const drivers = {
  riverstone: openRiverstoneTable,
  spread: openSpreadTable,
  bare: openBareTable,
  boardgame: openKakuzuTable,
  counter: openCounterTable,
  colyseus: openColyseusTable,
} as const satisfies Readonly<Record<string, OpenTable>>;
export type DriverName = keyof typeof drivers;

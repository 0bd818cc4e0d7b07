/** Kakuzu: lift stones off a hidden sudoku; 1 to 4 players. */

export type { KakuzuCode, KakuzuReason } from './check.js';
export { kakuzu } from './game.js';
export * from './notation.js';
export { numberedSheet, sheetNumber } from './numbered-sheets.js';
export { type KakuzuOptions, kakuzuOptions, NUMBERED_SHEETS } from './options.js';
export { randomSheet } from './sheets/random-sheet.js';
export { boxOf, columnOf, isSheet, rowOf, type Sheet, SIZE } from './sheets/sheet.js';
export {
  bagOf,
  hasOpened,
  isComplete,
  type KakuzuAction,
  type KakuzuChance,
  type KakuzuEvent,
  type KakuzuState,
  type Phase,
  type Removal,
  type Uncovered,
} from './state.js';
export type { KakuzuTypes } from './types.js';
export type { KakuzuView } from './view.js';

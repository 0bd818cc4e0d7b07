/** The three games and what they share. Each game's own parts are under `@riverstone/rules/<game>`. */

export { type BoardPicture, type PicturedSquare, type SquareLook, squareLooks } from './core/board-picture.js';
export { actionTextOf, formatEntry, parseEntry } from './core/entry.js';
export * from './core/field-kinds.js';
export { type Field, isInteger, isObject, type ReadFields, readFields } from './core/fields.js';
export * from './core/game.js';
export { columnName, type Direction, formatSquare, parseSquare, rowName, type Square } from './core/grid.js';
export {
  changedOptions,
  defaultOptions,
  fitOptions,
  hasEffect,
  type OptionRepairs,
  type OptionValues,
  type TableOption,
  type TableOptions,
} from './core/options.js';
export * from './core/result.js';
export { createRng, pick, type Rng, type Seed, seedFromHex, seedFromNumber, shuffled } from './core/rng.js';
export { isReminder, isThinkingTime } from './core/timer.js';
export { type GameId, gameIds, isGameId } from './game-ids.js';
export {
  type ActionOf,
  type CodeOf,
  type ForAnyGame,
  games,
  type ReasonOf,
  type StateOf,
  type TypesOf,
  type ViewOf,
  withGame,
} from './games.js';
export { type ChanceSource, chanceAt, noChance, seededChance, seedForBots, tieBreaker } from './hosting/chance.js';
export { Clocks, clockFace } from './hosting/clocks.js';
export { type Deal, dealFrom, readDeal, type WrittenDeal, writeDeal } from './hosting/deal.js';
export { type DealPlan, HostedGame, type Move, type Step, type WrittenLog } from './hosting/hosted-game.js';
export {
  type GameRecord,
  type PlayedGame,
  RECORD_VERSION,
  type RecordedLuck,
  type RecordedTable,
  type RecordHeader,
  readHeader,
  writeRecord,
} from './records/record.js';
export {
  type RecordedTurn,
  type Replayed,
  type ReplayedTurns,
  type ReplayRefusal,
  replay,
  replayTurns,
  type Turn,
} from './records/replay.js';
export { endAfterResignations, winnersWithout } from './records/resignation.js';

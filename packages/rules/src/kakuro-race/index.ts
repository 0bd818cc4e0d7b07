/** Kakuro, the race: everyone searches at once for a line that makes the drawn sum; 1 to 5 players. */

export type { RaceCode, RaceReason } from './check.js';
export * from './claim.js';
export { UNSOLVED_LIMIT } from './close-marker.js';
export * from './field.js';
export { kakuroRace } from './game.js';
export * from './notation.js';
export { defaultActions, defaultMarkers, type RaceOptions, raceOptions } from './options.js';
export {
  isSolo,
  type OpenedSeal,
  type RaceAction,
  type RaceChance,
  type RaceEvent,
  type RaceState,
  type Round,
  type ScoredLine,
  type Sealed,
  type WrongCall,
} from './state.js';
export type { RaceTypes } from './types.js';
export type { FaceDown, RaceView, RoundView } from './view.js';

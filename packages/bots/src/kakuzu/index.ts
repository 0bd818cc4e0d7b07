/** Kakuzu: its bots, its analyst, and the odds over all grids that agree with the uncovered digits. */

export { gameBots } from './bots.js';
export type { KakuzuDetail } from './detail.js';
export type { KakuzuExplanation } from './explanation.js';
export { countGrids, type GridCount } from './grids/grid-counter.js';
export { type GridSample, type SampleOptions, sampleGrids } from './grids/grid-sampler.js';
export { type Odds, type OddsOptions, odds, oddsWithin } from './grids/odds.js';

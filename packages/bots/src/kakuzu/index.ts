/** Kakuzu: odds over all the grids that agree with what is uncovered, and a simple player. */

export { countGrids, type GridCount } from './grid-counter.js';
export { type GridSample, type SampleOptions, sampleGrids } from './grid-sampler.js';
export { type Odds, type OddsOptions, odds, oddsWithin } from './odds.js';
export { simpleBot } from './simple-bot.js';

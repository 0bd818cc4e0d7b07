/** The three games and what they share. Each game's own parts are under `@riverstone/rules/<game>`. */

export * from './core/chance.js';
export * from './core/fields.js';
export * from './core/game.js';
export * from './core/grid.js';
export * from './core/result.js';
export * from './core/rng.js';
export * from './games.js';
export * from './records/record.js';
export * from './records/replay.js';

/** The day's deal: its days, its seeds, and when a server counts a result. */

export { dailySeed } from './daily-seed.js';
export * from './day.js';

/** How much a soak test does: all of it with `npm run test:soak`, a part of it within `npm test`. */

const PART = 8;

/** The number of games, boards or requests, where `full` are wanted of the whole run. */
export function soakSize(full: number): number {
  return process.env.SOAK === 'full' ? full : Math.ceil(full / PART);
}

/** Why a request is refused, beside the codes of each game: stable, and put into words by whoever shows them. */

export const refusalCodes = [
  /** The message or request can't be read; `detail` says which field. */
  'bad-message',
  'too-large',
  /** Too many requests; `detail.retryAfter` tells in how many milliseconds to try again. */
  'too-fast',
  /** The request came from the page of another site. */
  'wrong-origin',
  /** This needs somebody who was here before: ask for `GET /api/me` first. */
  'no-guest',
  /** There is no such table, record or code. */
  'not-found',
  /** Nothing was joined on this socket. */
  'not-joined',
  /** Only somebody with a name at this table may do that. */
  'not-a-member',
  /** Only somebody in a seat may do that. */
  'not-seated',
  'not-host',
  /** The name is empty or somebody here has it already. */
  'bad-name',
  'name-taken',
  'seat-taken',
  'no-such-seat',
  'no-such-member',
  /** The host has removed this person from the table. */
  'removed',
  'table-full',
  /** The game has begun, or has not, or is over. */
  'begun',
  'not-begun',
  'over',
  'not-over',
  /** The share of the chance that was given first counts. */
  'already-shared',
  /** Not every seat is taken. */
  'seats-open',
  /** The options do not suit the game or the number of seats. */
  'bad-options',
  /** What was answered is no longer asked: somebody, or the clock, was faster. */
  'stale',
  'paused',
  'not-paused',
  /** Something was shown, drawn or answered since, or nothing was done. */
  'nothing-to-take-back',
  'already-asked',
  'nothing-asked',
  /** They are here, or a bot plays for them already. */
  'not-away',
  'resigned',
  /** A bot plays for you: take your seat back first. */
  'bot-plays',
  'muted',
  /** The server can't keep anything now: nothing was done, try again. */
  'unavailable',
  /** A fault of the server's own, written down in its log. */
  'failed',
] as const;
export type RefusalCode = (typeof refusalCodes)[number];

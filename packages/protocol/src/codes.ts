/** The codes of refusals, apart from those of each game. They are stable; each client has its own words for them. */

export const refusalCodes = [
  /** The message or request can't be read; `detail` says which field. */
  'bad-message',
  'too-large',
  /** Too many requests; `detail.retryAfter` tells in how many milliseconds to try again. */
  'too-fast',
  /** The request came from the page of another site. */
  'wrong-origin',
  /** The browser has no valid cookie: request `GET /api/me` first. */
  'no-guest',
  /** There is no such table, record or code. */
  'not-found',
  /** This socket follows no table: send `join` first. */
  'not-joined',
  /** Only somebody with a name at this table may do that. */
  'not-a-member',
  /** Only somebody in a seat may do that. */
  'not-seated',
  'not-host',
  /** The name is empty after trimming, or could be taken for that of a bot or of the host. */
  'bad-name',
  'name-taken',
  'seat-taken',
  'no-such-seat',
  'no-such-member',
  /** The host has removed this person from the table. */
  'removed',
  'table-full',
  /** The table is in another phase. */
  'begun',
  'not-begun',
  'over',
  'not-over',
  /** Only the first share of a player counts. */
  'already-shared',
  /** Not every seat is taken. */
  'seats-open',
  /** The options do not suit the game or the number of seats. */
  'bad-options',
  /** The prompt has changed: somebody else, or a clock, acted first. */
  'stale',
  /** Nobody may act during a count-in, nor call during a calm; `detail.wait` says for how long. */
  'too-early',
  /** The player has changed their answer to this prompt too often: it stays, until the game goes on. */
  'changed-often',
  'paused',
  'not-paused',
  /** There is no last action, or something was revealed, drawn or answered since. */
  'nothing-to-undo',
  'already-proposed',
  'no-proposal',
  /** The player is present, or has a stand-in already. */
  'not-away',
  'resigned',
  /** Several people began this game. */
  'no-hints',
  /** A bot plays for you: take your seat back first. */
  'bot-plays',
  'muted',
  /** An operator has banned this person until `detail.until`; without it, for good. */
  'banned',
  /** An operator took the table out of the lobby. */
  'unlisted',
  /** The name or line has a word that this server does not allow. */
  'bad-words',
  /** The table keeps no more chat lines. */
  'chat-full',
  /** The server can't store anything now. Nothing was done; try again. */
  'unavailable',
  /** A bug of the server. Its log has the details. */
  'failed',
] as const;
export type RefusalCode = (typeof refusalCodes)[number];

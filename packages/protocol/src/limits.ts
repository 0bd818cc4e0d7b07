/** Sizes and numbers above which the server refuses. Pages check them first. */

export const limits = {
  /** A message from a page, in bytes. */
  messageBytes: 4096,
  /** The body of an HTTP request, in bytes. */
  bodyBytes: 16_384,
  nameLength: 24,
  chatLength: 280,
  /** How many chat lines a table keeps. */
  chatLines: 100,
  /** How many chat lines may be said at a table in all, and of these after the end of the game. */
  chatLinesInAll: 2000,
  chatLinesAfterEnd: 200,
  /** Members of one table, spectators with a name included. */
  members: 64,
  /** Characters of an action in notation. */
  actionLength: 512,
  /** Why somebody reports a player, in their own words. */
  reportLength: 500,
  /** An announcement of the operators. */
  announcementLength: 300,
  promptKeyLength: 64,
  /** How often a seat may change its answer to one prompt where several players may act. */
  answersPerPrompt: 15,
  idLength: 40,
  /** The highest score of a day's deal that is counted. */
  dailyScore: 999,
  /** The address of a browser at its push service. */
  endpointLength: 1024,
  /** How long somebody must be away before the others can vote for a bot in their seat, in milliseconds. */
  awayBeforeVote: 15_000,
  /** How long somebody must be away before the host alone may let a bot play for them, in milliseconds. */
  awayBeforeStandIn: 120_000,
  /** How long the host must be away before the game until somebody in a seat may take over, in milliseconds. */
  awayBeforeTakeOver: 30_000,
  /** How long the host may be away before the open lobby drops the table, in milliseconds. */
  awayBeforeUnlisted: 180_000,
  /** The countdown before a game starts by itself, and before a rematch, in milliseconds. */
  startCountdown: 5000,
  rematchCountdown: 2000,
  /** How long a pause may last after the first proposal to go on, in milliseconds. */
  pauseAfterAsking: 600_000,
} as const;

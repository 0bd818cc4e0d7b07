/** How long and how many: what the server refuses beyond, and what a page need not let people try. */

export const limits = {
  /** A message from a page, in bytes. */
  messageBytes: 4096,
  /** The body of an HTTP request, in bytes. */
  bodyBytes: 16_384,
  nameLength: 24,
  chatLength: 280,
  /** Lines of talk that a table remembers. */
  chatLines: 100,
  /** Names at one table, people who watch included. */
  members: 64,
  /** An action as records write it. */
  actionLength: 512,
  promptKeyLength: 64,
  idLength: 40,
  /** How long somebody must be away before the others can vote for a bot in their seat, in milliseconds. */
  awayBeforeVote: 15_000,
  /** How long somebody must be away before the host alone may let a bot play for them, in milliseconds. */
  awayBeforeStandIn: 120_000,
} as const;

/** The days for each move that a table can offer, for games played by correspondence. */

export const moveDays = [1, 3, 7] as const;
export type MoveDays = (typeof moveDays)[number];

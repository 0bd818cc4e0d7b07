/** How many days there may be for a move, at a table where nobody waits for the others. */

export const moveDays = [1, 3, 7] as const;
export type MoveDays = (typeof moveDays)[number];

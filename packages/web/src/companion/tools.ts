/** The tools that belong to no game, by their words in the address. */

export const sharedTools = ['score', 'timer', 'first'] as const;
export type SharedTool = (typeof sharedTools)[number];

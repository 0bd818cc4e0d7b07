/** How well a bot in a seat plays. */

export const botLevels = ['novice', 'casual', 'strong', 'master'] as const;
export type BotLevel = (typeof botLevels)[number];

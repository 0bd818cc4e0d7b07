/** The levels of bots, from weak to strong. */

/** The levels. Each is clearly stronger than the one before it. */
export const levels = ['novice', 'casual', 'strong', 'master'] as const;
export type Level = (typeof levels)[number];

/** Every built-in bot: the plain bot, which is the baseline, and the levels. */
export const botNames = ['plain', ...levels] as const;
export type BotName = (typeof botNames)[number];

/**
 * Whether a text names a built-in bot.
 * @example isBotName('master') // => true
 */
export function isBotName(text: unknown): text is BotName {
  return botNames.some((name) => name === text);
}

/** The bots that can sit at a table. */

import type { Bot, BotName } from '@riverstone/bots';

export type TableBots<View, Action> = Readonly<Record<BotName, Bot<View, Action, unknown>>>;

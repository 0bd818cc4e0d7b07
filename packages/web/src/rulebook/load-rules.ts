/** The rules of a game in a language: loaded when somebody wants to read them. */

import { type Language, loadMessages } from '../messages/words';
import type { GameHelp } from './game-help';
import type { Rulebook } from './rulebook';

export async function loadRulebook(help: GameHelp, language: Language): Promise<Rulebook> {
  const [{ book }, words] = await Promise.all([help.loadBook(), loadMessages('rulebook', language)]);
  return { ...(await book.load(language)), plan: book.plan, words };
}

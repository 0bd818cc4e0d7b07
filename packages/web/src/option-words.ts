/** The options of a table of any game, in words. */

import type { GameId, OptionValues } from '@riverstone/rules';
import { useEffect, useState } from 'preact/hooks';
import { gameUis } from './games';
import { type Catalogue, words } from './messages/words';
import type { OptionSummary } from './table/option-summary';
import { attempt } from './ui/feedback/attempt';

interface OptionsOfTable {
  readonly game: GameId;
  readonly options: OptionValues;
  /** Who sits where; '' for a free seat. */
  readonly names: readonly string[];
}

/** How a table is played, and every option that was changed, one sentence or label each. */
export async function optionWords(table: OptionsOfTable, text: Catalogue): Promise<readonly string[]> {
  const { summary } = await gameUis[table.game].loadOptionWords();
  return summary(table.options, { text, names: table.names });
}

/** The same in the language in use; empty until the game's words are loaded. */
export function useOptionWords({ game, options, names }: OptionsOfTable): readonly string[] {
  const [loaded, setLoaded] = useState<{ readonly summary: OptionSummary } | null>(null);
  useEffect(() => attempt(gameUis[game].loadOptionWords().then(setLoaded)), [game]);
  return loaded?.summary(options, { text: words(), names }) ?? [];
}

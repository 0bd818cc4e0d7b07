/** The options of a table of any game, in words. */

import type { GameId, OptionValues } from '@riverstone/rules';
import { summary as challengeSummary } from './kakuro-challenge/options/option-words';
import { summary as raceSummary } from './kakuro-race/options/option-words';
import { summary as kakuzuSummary } from './kakuzu/options/option-words';
import type { Catalogue } from './messages/catalogue';
import { words } from './messages/words';
import type { OptionSummary } from './table/option-summary';

const summaries: Readonly<Record<GameId, OptionSummary>> = {
  'kakuro-challenge': challengeSummary,
  'kakuro-race': raceSummary,
  kakuzu: kakuzuSummary,
};

interface OptionsOfTable {
  readonly game: GameId;
  readonly options: OptionValues;
  /** Who sits where; '' for a free seat. */
  readonly names: readonly string[];
}

/**
 * How a table is played, and every option that was changed, one sentence or label each.
 * @example optionWords({ game: 'kakuzu', options: { sheet: 7 }, names: ['Ada', ''] }) // ['From the bag', 'Sheet number: 7']
 */
export function optionWords({ game, options, names }: OptionsOfTable, text: Catalogue = words()): readonly string[] {
  return summaries[game](options, { text, names });
}

/** The rules of a game, with an address for every clause. */

import type { GameId } from '@riverstone/rules';
import { gameUis } from '../games';
import { words } from '../messages/words';
import { Failure } from '../page/failure';
import { Page } from '../page/page';
import { Reader } from '../rulebook/reader';
import { useRulebook } from '../rulebook/use-rulebook';

export interface RulesScreenProps {
  readonly game: GameId;
  /** The clause that the address names. */
  readonly clause: string | null;
}

export function RulesScreen({ game, clause }: RulesScreenProps) {
  const { book, hasFailed, retry } = useRulebook(gameUis[game].help);
  const { loading, table, rulesNamed } = words().app;
  if (book === null && hasFailed) {
    return <Failure title={table.loadFailed} text={table.loadFailedText} onRetry={retry} />;
  }
  if (book === null) return <p class="app-loading">{loading}</p>;
  return (
    <Page title={rulesNamed({ game: words()[game].name })} isWide>
      <Reader game={game} book={book} clause={clause} hasAddress />
    </Page>
  );
}

/** Leads to the rule that decides. */

import type { GameId } from '@riverstone/rules';
import { hrefOf } from '../../navigation/address';
import { useCompanionWords } from '../companion-words';

export function ClauseLink({ game, clause }: { readonly game: GameId; readonly clause: string }) {
  return (
    <a class="ruling-clause" href={hrefOf({ screen: 'rules', game, clause })}>
      {useCompanionWords().position.clause({ clause })}
    </a>
  );
}

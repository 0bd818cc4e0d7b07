/** A game in three sentences, for somebody who waits at a table and has never played it. */

import { useEffect, useState } from 'preact/hooks';
import { language } from '../../messages/words';
import type { GameHelp } from '../../rulebook/game-help';

/** Nothing until its text is there, and nothing without it: the buttons below lead to more. */
export function ShortForm({ help }: { readonly help: GameHelp }) {
  const [goal, setGoal] = useState<string | null>(null);
  const spoken = language();
  useEffect(() => {
    let isCancelled = false;
    help.loadHowTo(spoken).then(
      ({ texts }) => {
        if (!isCancelled) setGoal(texts.goal);
      },
      () => undefined,
    );
    return () => {
      isCancelled = true;
    };
  }, [spoken]);
  return goal === null ? null : <p class="waiting-room-short">{goal}</p>;
}

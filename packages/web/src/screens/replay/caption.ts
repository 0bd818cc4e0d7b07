/** What stands below a saved picture. Others look at it, so it names everybody and says "you" to nobody. */

import { loadGame } from '../../games';
import { grammar, words } from '../../messages/words';
import { replayWords } from '../../replay/replay-words';
import { openReplay } from '../../review/open-replay';
import type { Replay } from '../../review/replay';

interface NamedReplay {
  readonly replay: Replay;
  /** The rows of the game as others read them. */
  readonly log: Replay['open']['log'];
}

export async function namedReplay(replay: Replay): Promise<NamedReplay> {
  const { game, open } = replay;
  const named = openReplay(await loadGame(game), { ...open.played, you: null });
  return { replay, log: named.ok ? named.value.log : open.log };
}

export function captionOf({ replay: { game, open }, log }: NamedReplay): {
  readonly title: string;
  readonly text: string;
} {
  const { number } = grammar();
  const { status, version, seats } = open.table;
  const at = version.value;
  const scores = status.value.scores.map((score, seat) => `${seats[seat]?.name ?? ''} ${number(score)}`);
  const told = log.value.findLast(({ version: row, text }) => text !== null && row <= at)?.text ?? '';
  const moment = replayWords().at({ number: number(at), all: number(open.length) });
  const text = [moment, told].filter((part) => part !== '').join(' · ');
  return { title: [words()[game].name, ...scores].join(' · '), text };
}

/** The figures of the games that are shown. */

import type { GameId } from '@riverstone/rules';
import { useEffect, useState } from 'preact/hooks';
import { loadGame } from '../games';
import { grammar, words } from '../messages/words';
import type { GamePage } from '../table/game-page';
import { historyWords } from './history-words';
import { type FinishedGame, figuresOf } from './statistics';

interface FigureListProps {
  readonly games: readonly FinishedGame[];
  readonly game: GameId | 'all';
}

/** Points of different games can't be added, so most figures are of one game. */
export function FigureList({ games, game }: FigureListProps) {
  const text = historyWords.words();
  const { played, won, winStreak } = figuresOf(games);
  const number = (value: number): string => grammar().number(value);
  return (
    <dl class="history-figures">
      <Figure label={text.played} value={number(played)} />
      {won !== null && (
        <>
          <Figure
            label={text.won}
            value={text.wonShare({ number: number(won.number), of: number(won.of), share: won.number / won.of })}
          />
          <Figure
            label={text.winStreak}
            value={text.winStreakBest({ now: number(winStreak.now), best: number(winStreak.longest) })}
          />
        </>
      )}
      {game !== 'all' && <PointFigures games={games} game={game} />}
    </dl>
  );
}

function PointFigures({ games, game }: { readonly games: readonly FinishedGame[]; readonly game: GameId }) {
  const text = historyWords.words();
  const { average, best, bestTurn, feat } = figuresOf(games);
  const page = useGamePage(game);
  const feats = page?.withParts((parts) => parts.feat?.words) ?? null;
  const { points } = words()[game];
  return (
    <>
      {average !== null && <Figure label={text.average} value={grammar().tenths(average)} />}
      {best !== null && <Figure label={text.best} value={points({ number: best })} />}
      {bestTurn !== null && <Figure label={text.bestTurn} value={points({ number: bestTurn })} />}
      {feats !== null && feat !== null && feat > 0 && <Figure {...split(feats(feat))} />}
    </>
  );
}

/** `Best Kakuro: 34` as a label and its value. */
function split(sentence: string): { readonly label: string; readonly value: string } {
  const colon = sentence.indexOf(':');
  return { label: sentence.slice(0, colon).trim(), value: sentence.slice(colon + 1).trim() };
}

function Figure({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div class="history-figure">
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** Null until it is loaded; without it a figure is missing, no more. */
function useGamePage(game: GameId): GamePage | null {
  const [loaded, setLoaded] = useState<{ readonly game: GameId; readonly page: GamePage } | null>(null);
  useEffect(() => {
    loadGame(game).then(
      (page) => setLoaded({ game, page }),
      () => undefined,
    );
  }, [game]);
  return loaded?.game === game ? loaded.page : null;
}

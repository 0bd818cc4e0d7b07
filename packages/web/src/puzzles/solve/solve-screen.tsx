/** One puzzle. The first answer counts; after that one may try as often as one likes. */

import { useSignal } from '@preact/signals';
import type { PuzzleEntry, PuzzleKind } from '@riverstone/bots/puzzles';
import { useEffect, useState } from 'preact/hooks';
import type { PuzzlesMessages } from '../../messages/generated/puzzles';
import { grammar, words } from '../../messages/words';
import { Failure } from '../../page/failure';
import { ratingText } from '../lists/all-kinds';
import { StorageTrouble } from '../lists/puzzles-page';
import { goToNext } from '../lists/solve-button';
import { noteAnswer, noteHelp, tryOf } from '../progress/progress';
import { openPuzzle, type ShownPuzzle } from './open-puzzle';
import { PuzzleBoard } from './puzzle-board';
import { PuzzleCoach } from './puzzle-coach';

interface SolveScreenProps {
  readonly text: PuzzlesMessages;
  readonly kind: PuzzleKind;
  readonly number: number;
}

export function SolveScreen({ text, kind, number }: SolveScreenProps) {
  const [shown, setShown] = useState<ShownPuzzle | 'opening' | 'failed'>('opening');
  const [attempts, setAttempts] = useState(0);
  /** How much the first try changed the rating; null while it has not changed. */
  const change = useSignal<number | null>(null);
  useEffect(() => {
    let isCancelled = false;
    const depsOf = ({ rating }: PuzzleEntry) => ({
      givesHints: true,
      onTry: (isRight: boolean) => {
        change.value = noteAnswer({ kind, number, rating }, isRight) ?? change.peek();
      },
      onHelp: () => noteHelp({ kind, number, rating }),
    });
    openPuzzle(kind, number, depsOf).then(
      (puzzle) => !isCancelled && setShown(puzzle),
      () => !isCancelled && setShown('failed'),
    );
    return () => {
      isCancelled = true;
    };
  }, [attempts]);
  if (shown === 'opening') return <p class="app-loading">{words().app.loading}</p>;
  if (shown === 'failed') {
    const again = (): void => {
      setShown('opening');
      setAttempts(attempts + 1);
    };
    return <Failure title={words().app.table.loadFailed} text={words().app.table.loadFailedText} onRetry={again} />;
  }
  return <Solve text={text} puzzle={shown} change={change.value} />;
}

interface SolveProps {
  readonly text: PuzzlesMessages;
  readonly puzzle: ShownPuzzle;
  readonly change: number | null;
}

function Solve({ text, puzzle, change }: SolveProps) {
  const { kind, number, entry, open } = puzzle;
  const title = text.named({ kind: text.kinds[kind].name, number });
  const difficulty = text.difficulty({ rating: entry.rating });
  const themes = entry.themes.map((theme) => text.themes[theme]);
  return (
    <PuzzleBoard
      text={text}
      puzzle={puzzle}
      title={title}
      header={null}
      coach={(refused) => (
        <>
          <StorageTrouble text={text} />
          <PuzzleCoach
            text={text}
            open={open}
            refused={refused}
            result={resultWords(text, puzzle, change)}
            meaning={change === null ? null : text.ratingMeans}
            about={`${difficulty}. ${text.about({ themes })}.`}
            onNext={() => goToNext(text, kind)}
          />
        </>
      )}
    />
  );
}

/** What came of the rating. */
function resultWords(text: PuzzlesMessages, { kind, number }: ShownPuzzle, change: number | null): string {
  if (change !== null) {
    const signed = `${change < 0 ? '−' : '+'}${grammar().number(Math.abs(change))}`;
    return text.rated({ rating: ratingText(kind), change: signed });
  }
  return tryOf(kind, number)?.first === 'helped' ? text.helped : text.repeated;
}

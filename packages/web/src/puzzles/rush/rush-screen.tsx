/** The rush: three minutes, ever harder puzzles, and the third miss ends it. */

import type { PuzzleKind } from '@riverstone/bots/puzzles';
import { clockFace } from '@riverstone/rules';
import { useEffect, useState } from 'preact/hooks';
import type { PuzzlesMessages } from '../../messages/generated/puzzles';
import { grammar, words } from '../../messages/words';
import { hrefOf } from '../../navigation/address';
import { Failure } from '../../page/failure';
import { Button } from '../../ui/controls/button';
import { kindHref, puzzleRoute } from '../addresses';
import { PuzzlesPage } from '../lists/puzzles-page';
import { rushPuzzle } from '../next-puzzle';
import { noteRush, solverOf } from '../progress/progress';
import { openPuzzle, type ShownPuzzle } from '../solve/open-puzzle';
import { PuzzleBoard } from '../solve/puzzle-board';
import { Question } from '../solve/puzzle-coach';
import { afterAnswer, endOf, newRush, RUSH_MILLISECONDS, type Rush } from './rush';

interface RushProps {
  readonly text: PuzzlesMessages;
  readonly kind: PuzzleKind;
}

/** A rush that is over. */
interface EndedRush extends Rush {
  readonly reason: 'time' | 'misses';
  readonly isRecord: boolean;
}

export function RushScreen({ text, kind }: RushProps) {
  const [phase, setPhase] = useState<'ready' | 'running' | EndedRush>('ready');
  const start = (): void => setPhase('running');
  if (phase === 'running') {
    const end = (rush: Rush, reason: 'time' | 'misses'): void =>
      setPhase({ ...rush, reason, isRecord: noteRush(kind, rush.solved) });
    return <RunningRush text={text} kind={kind} onEnd={end} />;
  }
  const title = text.rushNamed({ kind: text.kinds[kind].name });
  return (
    <PuzzlesPage key={phase === 'ready' ? phase : 'over'} text={text} title={title} notice={null}>
      {phase === 'ready' ? <p>{text.rushText}</p> : <Result text={text} kind={kind} {...phase} />}
      <div class="puzzles-kind-actions">
        <Button kind="primary" icon="play" onClick={start}>
          {phase === 'ready' ? text.start : text.again}
        </Button>
        <Button kind="quiet" href={kindHref(kind)}>
          {text.all}
        </Button>
      </div>
    </PuzzlesPage>
  );
}

function Result({ text, kind, solved, missed, reason, isRecord }: RushProps & EndedRush) {
  const best = solverOf(kind).bestRush;
  return (
    <>
      <div role="status">
        <p>{reason === 'time' ? text.timeUp : text.thirdMiss}</p>
        <p>
          <strong>{text.rushOver({ solved })}</strong> {isRecord ? text.rushRecord : text.rushBest({ best })}
        </p>
      </div>
      {missed.length > 0 && (
        <div class="puzzles-kind-actions">
          <span>{text.rushMissed}</span>
          {[...new Set(missed)].map((number) => {
            const shown = grammar().number(number);
            const label = text.named({ kind: text.kinds[kind].name, number: shown });
            return (
              <Button key={number} size="small" label={label} href={hrefOf(puzzleRoute(kind, number))}>
                {shown}
              </Button>
            );
          })}
        </div>
      )}
    </>
  );
}

interface RunningRushProps extends RushProps {
  onEnd(rush: Rush, reason: 'time' | 'misses'): void;
}

function RunningRush({ text, kind, onEnd }: RunningRushProps) {
  const [rush, setRush] = useState(newRush);
  /** The puzzle on the screen, and the state when it came: both change together. */
  const [shown, setShown] = useState<{ readonly puzzle: ShownPuzzle; readonly at: Rush } | 'failed' | null>(null);
  const [retries, setRetries] = useState(0);
  const left = useTimeLeft();
  const over = endOf(rush, left);
  useEffect(() => {
    if (over !== null) onEnd(rush, over);
  }, [over]);
  const done = rush.solved + rush.missed.length;
  useEffect(() => {
    let isCancelled = false;
    const number = rushPuzzle(kind, done, Math.random());
    const onTry = (isRight: boolean): void => {
      if (!isCancelled) setRush(afterAnswer(rush, number, isRight));
    };
    const deps = { givesHints: false, onTry, onHelp: () => undefined };
    openPuzzle(kind, number, () => deps).then(
      (puzzle) => !isCancelled && setShown({ puzzle, at: rush }),
      () => !isCancelled && setShown('failed'),
    );
    return () => {
      isCancelled = true;
    };
  }, [done, retries]);
  if (shown === 'failed') {
    const { loadFailed, loadFailedText } = words().app.table;
    return <Failure title={loadFailed} text={loadFailedText} onRetry={() => setRetries(retries + 1)} />;
  }
  if (shown === null) return <p class="app-loading">{words().app.loading}</p>;
  return (
    <PuzzleBoard
      key={shown.puzzle.number}
      text={text}
      puzzle={shown.puzzle}
      title={text.kinds[kind].name}
      header={
        <span class="puzzle-clock" role="timer">
          {clockFace(left)}
        </span>
      }
      coach={(refused) => (
        <Question text={text} open={shown.puzzle.open} refused={refused}>
          <span class="lesson-progress">
            {text.rushState({ solved: shown.at.solved, misses: shown.at.missed.length })}
          </span>
        </Question>
      )}
    />
  );
}

/** In milliseconds. */
const TICK_INTERVAL = 200;

function useTimeLeft(): number {
  const [end] = useState(() => performance.now() + RUSH_MILLISECONDS);
  const [left, setLeft] = useState(RUSH_MILLISECONDS);
  useEffect(() => {
    const timer = setInterval(() => setLeft(Math.max(0, end - performance.now())), TICK_INTERVAL);
    return () => clearInterval(timer);
  }, [end]);
  return left;
}

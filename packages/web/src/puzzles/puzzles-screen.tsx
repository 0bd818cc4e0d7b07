/** Puzzles: all kinds, one kind, a single puzzle, or a rush. */

import { useEffect, useState } from 'preact/hooks';
import { words } from '../messages/words';
import { RUSH } from './addresses';
import { AllKinds } from './lists/all-kinds';
import { KindPage } from './lists/kind-page';
import { progress } from './progress/progress';
import { RushScreen } from './rush/rush-screen';
import { countOf, isPuzzleKind, keepAllFiles, numberFrom } from './shelf';
import { SolveScreen } from './solve/solve-screen';
import { usePuzzleTexts } from './use-texts';

interface PuzzlesScreenProps {
  /** As in the address; null where it names none. */
  readonly kind: string | null;
  readonly puzzle: string | null;
}

export function PuzzlesScreen({ kind, puzzle }: PuzzlesScreenProps) {
  const text = usePuzzleTexts();
  const isReady = useProgress();
  if (text === null || !isReady) return <p class="app-loading">{words().app.loading}</p>;
  if (kind === null) return <AllKinds text={text} notice={null} />;
  if (!isPuzzleKind(kind)) return <AllKinds text={text} notice={text.unknownKind} />;
  if (puzzle === null) return <KindPage key={kind} text={text} kind={kind} notice={null} />;
  if (puzzle === RUSH) return <RushScreen key={kind} text={text} kind={kind} />;
  const number = numberFrom(kind, puzzle);
  if (number !== null) return <SolveScreen key={`${kind} ${number}`} text={text} kind={kind} number={number} />;
  const notice = text.unknownNumber({ number: puzzle, count: countOf(kind) });
  return <KindPage key={`${kind} unknown`} text={text} kind={kind} notice={notice} />;
}

/** Whether everything that was kept on this device is read. */
function useProgress(): boolean {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    void progress.load().then(() => setReady(true));
    // Without a network, those that are kept are enough.
    keepAllFiles().catch(() => undefined);
  }, []);
  return isReady;
}

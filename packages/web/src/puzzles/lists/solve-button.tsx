/** Leads to a puzzle near one's rating. */

import type { PuzzleKind } from '@riverstone/bots/puzzles';
import type { PuzzlesMessages } from '../../messages/generated/puzzles';
import { go } from '../../navigation/route';
import { Button } from '../../ui/controls/button';
import { toast } from '../../ui/feedback/toast';
import { puzzleRoute } from '../addresses';
import { nextPuzzle } from '../next-puzzle';

interface SolveButtonProps {
  readonly text: PuzzlesMessages;
  readonly kind: PuzzleKind;
}

export function SolveButton({ text, kind }: SolveButtonProps) {
  return (
    <Button
      kind="primary"
      icon="play"
      label={text.solveNamed({ kind: text.kinds[kind].name })}
      onClick={() => goToNext(text, kind)}
    >
      {text.solve}
    </Button>
  );
}

/** Goes to a puzzle that was not tried yet, or says that there is none. */
export function goToNext(text: PuzzlesMessages, kind: PuzzleKind): void {
  const number = nextPuzzle(kind, Math.random());
  if (number === null) toast(text.allTried);
  go(number === null ? { screen: 'puzzles', kind } : puzzleRoute(kind, number));
}

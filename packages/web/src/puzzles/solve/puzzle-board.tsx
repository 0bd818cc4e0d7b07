/** A puzzle on the real table of its game, with a coach in place of the prompt. */

import { puzzleGames } from '@riverstone/bots/puzzles';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { PuzzlesMessages } from '../../messages/generated/puzzles';
import { language, words } from '../../messages/words';
import { hrefOf } from '../../navigation/address';
import { showTitle } from '../../navigation/title';
import { type TableShell, TableShellContext } from '../../table/table-shell';
import { attempt } from '../../ui/feedback/attempt';
import { kindHref } from '../addresses';
import type { ShownPuzzle } from './open-puzzle';
import './puzzle.css';

interface PuzzleBoardProps {
  readonly text: PuzzlesMessages;
  readonly puzzle: ShownPuzzle;
  readonly title: string;
  /** In the header, before the menu. */
  readonly header: ComponentChildren;
  coach(refused: string | null): ComponentChildren;
}

export function PuzzleBoard({ text, puzzle, title, header, coach }: PuzzleBoardProps) {
  const { kind, open } = puzzle;
  const game = puzzleGames[kind];
  useEffect(() => showTitle(title), [title]);
  useEffect(() => document.getElementById('content')?.focus({ preventScroll: true }), [open]);
  useLanguage(puzzle);
  const { unit, points } = words()[game];
  const shell: TableShell = {
    game,
    title,
    unit,
    score: (number) => points({ number }),
    log: open.log,
    scorePoints: open.scorePoints,
    highlight: open.highlight,
    moment: open.moment,
    solo: null,
    rematch: null,
    newTableHref: hrefOf({ screen: 'new', game }),
    lesson: {
      back: { href: kindHref(kind), label: text.allNamed({ kind: text.kinds[kind].name }) },
      header,
      coach,
    },
  };
  return (
    <TableShellContext.Provider value={shell}>
      <div class="puzzle">{open.play()}</div>
    </TableShellContext.Provider>
  );
}

/** The puzzle's own words follow the language. */
function useLanguage({ open }: ShownPuzzle): void {
  const spoken = language();
  const [told, setTold] = useState(spoken);
  useEffect(() => {
    if (spoken === told) return;
    attempt(open.speak(spoken).then(() => setTold(spoken)));
  }, [spoken, open]);
}

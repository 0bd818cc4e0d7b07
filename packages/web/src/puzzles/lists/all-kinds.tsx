/** All kinds of puzzles, with what was solved on this device. */

import { type PuzzleKind, puzzleGames, puzzleKinds } from '@riverstone/bots/puzzles';
import type { PuzzlesMessages } from '../../messages/generated/puzzles';
import { words } from '../../messages/words';
import { Button } from '../../ui/controls/button';
import { kindHref, rushHref } from '../addresses';
import { solvedOf, solverOf } from '../progress/progress';
import { countOf } from '../shelf';
import { PuzzlesPage } from './puzzles-page';
import { SolveButton } from './solve-button';

interface AllKindsProps {
  readonly text: PuzzlesMessages;
  readonly notice: string | null;
}

export function AllKinds({ text, notice }: AllKindsProps) {
  return (
    <PuzzlesPage text={text} title={text.title} notice={notice}>
      <p class="puzzles-lead">
        {text.lead} {text.ratingMeans}
      </p>
      <ul class="puzzles-kinds">
        {puzzleKinds.map((kind) => (
          <Kind key={kind} text={text} kind={kind} />
        ))}
      </ul>
    </PuzzlesPage>
  );
}

function Kind({ text, kind }: { readonly text: PuzzlesMessages; readonly kind: PuzzleKind }) {
  const { name, text: told } = text.kinds[kind];
  return (
    <li class="puzzles-kind">
      <div class="puzzles-kind-text">
        <h2>
          <a href={kindHref(kind)}>{name}</a>
        </h2>
        <p class="puzzles-game">{words()[puzzleGames[kind]].name}</p>
        <p>{told}</p>
        <p class="puzzles-figures">
          {text.yourRating({ rating: ratingText(kind) })} ·{' '}
          {text.solved({ solved: solvedOf(kind), count: countOf(kind) })}
        </p>
      </div>
      <div class="puzzles-kind-actions">
        <SolveButton text={text} kind={kind} />
        <Button icon="clock" label={text.rushNamed({ kind: name })} href={rushHref(kind)}>
          {text.rush}
        </Button>
        <Button kind="quiet" icon="menu" label={text.allNamed({ kind: name })} href={kindHref(kind)} />
      </div>
    </li>
  );
}

/** Somebody's rating, rounded; written without separators, like a year. */
export function ratingText(kind: PuzzleKind): string {
  return String(Math.round(solverOf(kind).rating));
}

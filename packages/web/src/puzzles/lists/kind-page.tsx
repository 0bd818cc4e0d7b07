/** One kind of puzzles: rating, streak, best rush, and every puzzle by difficulty. */

import { type PuzzleKind, puzzleGames } from '@riverstone/bots/puzzles';
import { useState } from 'preact/hooks';
import type { PuzzlesMessages } from '../../messages/generated/puzzles';
import { words } from '../../messages/words';
import { hrefOf } from '../../navigation/address';
import { Button } from '../../ui/controls/button';
import { Icon, type IconName } from '../../ui/pictures/icon';
import { puzzleRoute, rushHref } from '../addresses';
import { solvedOf, solverOf, tryOf } from '../progress/progress';
import { countOf, groupsOf } from '../shelf';
import { themeChoice } from '../themes/theme-choice';
import { ThemeSelect } from '../themes/theme-select';
import { ratingText } from './all-kinds';
import { PuzzlesPage } from './puzzles-page';
import { SolveButton } from './solve-button';

interface KindPageProps {
  readonly text: PuzzlesMessages;
  readonly kind: PuzzleKind;
  readonly notice: string | null;
}

export function KindPage({ text, kind, notice }: KindPageProps) {
  const { name, text: told } = text.kinds[kind];
  const { streak, bestStreak, bestRush } = solverOf(kind);
  return (
    <PuzzlesPage text={text} title={name} notice={notice}>
      <div>
        <p class="puzzles-game">{words()[puzzleGames[kind]].name}</p>
        <p>{told}</p>
      </div>
      <ul class="puzzles-facts">
        <li>{text.yourRating({ rating: ratingText(kind) })}</li>
        <li>{text.solved({ solved: solvedOf(kind), count: countOf(kind) })}</li>
        <li>{text.streak({ streak, best: bestStreak })}</li>
        <li>{text.bestRush({ best: bestRush })}</li>
      </ul>
      <p>
        <small>{text.ratingMeans}</small>
      </p>
      <div class="puzzles-kind-actions">
        <SolveButton text={text} kind={kind} />
        <Button icon="clock" label={text.rushNamed({ kind: name })} href={rushHref(kind)}>
          {text.rush}
        </Button>
        <Button kind="quiet" href={hrefOf({ screen: 'puzzles' })}>
          {text.all}
        </Button>
      </div>
      <section class="page-section">
        <h2>{text.choose}</h2>
        <ThemeSelect text={text} kind={kind} />
        {groupsOf(kind).map((group) => (
          <Group key={group.first} text={text} kind={kind} {...group} />
        ))}
      </section>
    </PuzzlesPage>
  );
}

interface GroupProps extends Pick<KindPageProps, 'text' | 'kind'> {
  readonly first: number;
  readonly last: number;
  readonly rating: number;
}

/** The puzzles of a file with the chosen theme. They are listed once the group is opened. */
function Group({ text, kind, first, last, rating }: GroupProps) {
  const [isOpen, setOpen] = useState(false);
  const theme = themeChoice(kind).value;
  const all = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const numbers = theme === null ? all : theme.numbers.filter((number) => number >= first && number <= last);
  if (numbers.length === 0) return null;
  return (
    <details class="puzzles-group" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{text.group({ first, last, rating: String(rating) })}</summary>
      {isOpen && (
        <ol class="puzzles-numbers">
          {numbers.map((number) => (
            <li key={number}>
              <NumberLink text={text} kind={kind} number={number} />
            </li>
          ))}
        </ol>
      )}
    </details>
  );
}

const icons: Readonly<Record<Exclude<keyof PuzzlesMessages['marks'], 'open'>, IconName>> = {
  right: 'star',
  solved: 'check',
  wrong: 'close',
  helped: 'hint',
};

function NumberLink({ text, kind, number }: Pick<GroupProps, 'text' | 'kind'> & { readonly number: number }) {
  const tried = tryOf(kind, number);
  const mark = tried === undefined ? 'open' : tried.first === 'right' ? 'right' : tried.solved ? 'solved' : tried.first;
  return (
    <a
      class={`puzzles-number puzzles-number-${mark}`}
      href={hrefOf(puzzleRoute(kind, number))}
      aria-label={`${number}, ${text.marks[mark]}`}
      title={text.marks[mark]}
    >
      {number}
      {mark !== 'open' && <Icon name={icons[mark]} />}
    </a>
  );
}

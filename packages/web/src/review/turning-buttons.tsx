/** The turning points as buttons that jump there; or that there was none. */

import type { Seat } from '@riverstone/rules';
import { grammar } from '../messages/words';
import { replayWords } from '../replay/replay-words';
import type { BaseTable } from '../table/game-table';
import { Button } from '../ui/controls/button';
import type { ReviewBoard } from './review-board';
import type { ReviewedTurn } from './review-turns';
import { worthWords } from './review-words';
import { turningPoints } from './turning-points';

interface TurningButtonsProps {
  readonly table: BaseTable;
  readonly board: ReviewBoard;
  readonly turns: ReadonlyMap<number, ReviewedTurn>;
  readonly chances: readonly number[];
  onGo(step: number): void;
}

export function TurningButtons({ table, board, turns, chances, onGo }: TurningButtonsProps) {
  const { turning: text } = replayWords().review;
  const seat: Seat = table.you ?? 0;
  const points = turningPoints(turns, chances, seat);
  const { number, percent } = grammar();
  const isAlone = table.seats.length === 1;
  if (isAlone && points.length === 0) return null;
  return (
    <section class="review-turning">
      <h3>{table.you === null ? text.titleOf : text.title}</h3>
      {points.length === 0 && <p>{text.none}</p>}
      <p class="review-buttons">
        {points.map(({ step, before, after }) => (
          <Button key={step} size="small" onClick={() => onGo(step)}>
            {isAlone
              ? text.missed({ number: number(step), points: worthWords(board.game, board.isChance, after) })
              : text.change({ number: number(step), before: percent(before), after: percent(after) })}
          </Button>
        ))}
      </p>
    </section>
  );
}

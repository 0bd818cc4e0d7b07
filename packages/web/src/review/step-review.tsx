/** What a review says of one step: each player's part, the best move, and how to see it on the board. */

import { type AnyAssessment, verdictOf } from '@riverstone/bots';
import { useEffect, useState } from 'preact/hooks';
import { grammar } from '../messages/words';
import { replayWords } from '../replay/replay-words';
import type { BaseTable } from '../table/game-table';
import { speakerAt } from '../table/speaker';
import { Button } from '../ui/controls/button';
import { announce } from '../ui/feedback/announcer';
import { SeatMark } from '../ui/pictures/seat-mark';
import type { ReviewBoard } from './review-board';
import type { ReviewedTurn } from './review-turns';
import { worthWords } from './review-words';

interface StepReviewProps {
  readonly table: BaseTable;
  readonly board: ReviewBoard;
  readonly turn: ReviewedTurn | undefined;
  readonly step: number;
  /** Whether all steps are reviewed. */
  readonly isDone: boolean;
  readonly odds: preact.ComponentChildren;
  onShow?: (() => void) | undefined;
}

export function StepReview({ table, board, turn, step, isDone, odds, onShow }: StepReviewProps) {
  const text = replayWords().review;
  // Whoever only got what another missed decided nothing.
  const told = turn?.assessments.filter((each) => each.best > 0 || each.seat === turn.actor) ?? [];
  if (step === 0) return <p class="review-quiet">{text.begin}</p>;
  if (turn === undefined && !isDone) return null;
  if (told.length === 0) return <p class="review-quiet">{text.noReview}</p>;
  return (
    <>
      <ul class="review-parts">
        {told.map((each) => (
          <Part key={each.seat} table={table} board={board} assessment={each} step={step} onShow={onShow} />
        ))}
      </ul>
      {odds}
    </>
  );
}

interface PartProps {
  readonly table: BaseTable;
  readonly board: ReviewBoard;
  readonly assessment: AnyAssessment;
  readonly step: number;
  onShow?: (() => void) | undefined;
}

function Part({ table, board, assessment, step, onShow }: PartProps) {
  const text = replayWords().review;
  const { seat, best, missed, bestAction } = assessment;
  const kind = verdictOf(assessment, board.isChance);
  const worth = (value: number): string => worthWords(board.game, board.isChance, value);
  const lost = kind === 'chance' ? best : missed;
  // Where most was scored now, there is nothing to show.
  const isBetter = bestAction !== null && kind !== 'best' && kind !== 'costly' && kind !== 'nothing';
  return (
    <li class={`review-part review-part-${kind}`}>
      <p>
        <SeatMark seat={seat} /> {speakerAt(table).say(seat, text.told[kind], { points: worth(lost) })}{' '}
        {isBetter && text.bestMove({ move: board.tell(bestAction), points: worth(best) })}
      </p>
      {isBetter && <ShowButtons board={board} assessment={assessment} step={step} onShow={onShow} />}
    </li>
  );
}

/** How long each line is lit, in milliseconds. */
const LIT = 1100;

/** Shows the best move in place of the one that was made, and lights what it makes, line by line. */
function ShowButtons({ board, assessment, step, onShow }: Omit<PartProps, 'table'>) {
  const text = replayWords().review;
  const { seat, bestAction } = assessment;
  const [lit, setLit] = useState<number | null>(null);
  const isShown = board.isInstead() && board.insteadOf() === seat;
  const lines = isShown ? board.lines() : [];
  useEffect(() => {
    if (lit === null) return;
    board.marked.value = lines[lit] ?? [];
    const timer = setTimeout(() => setLit(lit + 1 < lines.length ? lit + 1 : null), LIT);
    return () => {
      clearTimeout(timer);
      board.marked.value = [];
    };
  }, [lit]);
  const toggle = (): void => {
    if (isShown) board.showDone();
    else if (board.showInstead(step, seat, bestAction)) announce(board.tell(bestAction));
    onShow?.();
  };
  return (
    <p class="review-buttons">
      <Button size="small" icon={isShown ? 'eye-off' : 'eye'} pressed={isShown} onClick={toggle}>
        {isShown ? text.hide : text.show}
      </Button>
      {lines.length > 1 && (
        <Button size="small" icon="hint" onClick={() => setLit(0)}>
          {text.lines}
        </Button>
      )}
    </p>
  );
}

/** A verdict in a few words, for the bar. */
export function verdictWords(board: ReviewBoard, assessment: AnyAssessment): string {
  const { verdict } = replayWords().review;
  const kind = verdictOf(assessment, board.isChance);
  if (kind !== 'miss') return verdict[kind];
  const points = board.isChance
    ? grammar().percent(assessment.missed)
    : worthWords(board.game, false, assessment.missed);
  return verdict.miss({ points });
}

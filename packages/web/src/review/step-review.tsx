/** What a review says of one step: each player's part, the best move, and how to see it on the board. */

import { type AnyAssessment, type VerdictKind, verdictOf } from '@riverstone/bots';
import type { Seat } from '@riverstone/rules';
import { useEffect, useState } from 'preact/hooks';
import { grammar } from '../messages/words';
import { replayWords } from '../replay/replay-words';
import type { BaseTable } from '../table/game-table';
import { speakerAt } from '../table/speaker';
import { Button } from '../ui/controls/button';
import { announce } from '../ui/feedback/announcer';
import { SeatMark } from '../ui/pictures/seat-mark';
import { betterThan, leftIn } from './better-action';
import { decisiveParts } from './player-reviews';
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
  const told = turn === undefined ? [] : decisiveParts(turn);
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
  const { seat, best } = assessment;
  const kind = verdictOf(assessment, board.isChance);
  const worth = (value: number): string => worthWords(board.game, board.isChance, value);
  const better = betterThan(assessment, kind, board.isChance);
  const told = messageKeyOf(assessment, kind, board.isChance);
  // Two chances compare at a glance; a difference of percentages may be read in two ways.
  const isChance = told === 'likelier' || told === 'close';
  const isMostNow = kind === 'passed' || (kind === 'wise' && !board.isChance);
  const nothing = better === null ? null : board.tellNothing(better.action);
  const left = leftIn(assessment, board.isChance);
  const points = isChance ? twoOdds(assessment).points : worth(kind === 'chance' ? best : left);
  return (
    <li class={`review-part review-part-${kind}`}>
      <p>
        <SeatMark seat={seat} /> {speakerAt(table).say(seat, text.told[told], { points })}{' '}
        {nothing ??
          (better !== null &&
            text[better.points < best ? 'longRun' : isMostNow ? 'mostNow' : 'bestMove']({
              move: board.tell(better.action),
              points: worth(better.points),
            }))}
        {better !== null && ` ${board.tellWhy(step, assessment, better.action) ?? ''}`}
      </p>
      {better !== null && nothing === null && (
        <ShowButtons board={board} seat={seat} action={better.action} step={step} onShow={onShow} />
      )}
    </li>
  );
}

function messageKeyOf({ missed }: AnyAssessment, kind: VerdictKind, isChance: boolean) {
  if (kind === 'miss' && isChance) return 'likelier';
  if (kind === 'passed') return 'chance';
  return kind === 'costly' && missed > 0 ? 'longRun' : kind;
}

/** How long each line is lit, in milliseconds. */
const LINE_MS = 1100;

interface ShowButtonsProps extends Pick<PartProps, 'board' | 'step' | 'onShow'> {
  readonly seat: Seat;
  readonly action: unknown;
}

/** Shows a better move in place of the one that was made, and lights what it makes, line by line. */
function ShowButtons({ board, seat, action, step, onShow }: ShowButtonsProps) {
  const text = replayWords().review;
  const [lit, setLit] = useState<number | null>(null);
  const isShown = board.isAlternative() && board.alternativeSeat() === seat;
  const lines = isShown ? board.lines() : [];
  useEffect(() => {
    if (lit === null) return;
    board.marked.value = lines[lit] ?? [];
    const timer = setTimeout(() => setLit(lit + 1 < lines.length ? lit + 1 : null), LINE_MS);
    return () => {
      clearTimeout(timer);
      board.marked.value = [];
    };
  }, [lit]);
  const toggle = (): void => {
    if (isShown) board.showDone();
    else if (board.showAlternative(step, seat, action)) announce(board.tell(action));
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
  if (kind !== 'miss' && kind !== 'passed') return verdict[kind];
  // A miss of Kakuzu is a wrong stone, which this may not be.
  if (board.isChance) return verdict.likelier(twoOdds(assessment));
  return verdict[kind]({ points: worthWords(board.game, false, leftIn(assessment, false)) });
}

/** Where moves are bets: the chance that was taken, and the best one. */
export function twoOdds({ best, missed }: AnyAssessment): { readonly points: string; readonly best: string } {
  const { percent } = grammar();
  return { points: percent(best - missed), best: percent(best) };
}

/** One of a player's mistakes as a task: the position, what is hinted, and the analyst's judgement of what is tried. */

import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { type AnyAssessment, type HintStrength, isAsGood, type ValuedAction } from '@riverstone/bots';
import type { Seat } from '@riverstone/rules';
import type { ComponentChildren } from 'preact';
import type { ReplayTable } from '../../replay/replay-table';
import type { GameParts, ViewTypes } from '../../table/game-page';
import type { BaseTable } from '../../table/game-table';
import { TaskTable } from '../../task/task-table';
import { betterThan } from '../better-action';
import type { ReviewWorker } from '../review-worker';

/** The judgement of an attempt. `points` is what it scores, `best` what the best move scores. */
type LearnAnswer =
  | { readonly kind: 'thinking' }
  | { readonly kind: 'right' | 'better' | 'wrong'; readonly points: number }
  | { readonly kind: 'shown' };

/** What a hint says beside the squares that it marks. */
interface LearnHint {
  readonly strength: HintStrength;
  readonly digit: number | null;
  readonly move: string | null;
}

export interface LearnTask {
  readonly table: BaseTable;
  /** What was played. */
  readonly made: string;
  /** What the review would have done. */
  readonly solution: ValuedAction<unknown> | null;
  readonly answer: ReadonlySignal<LearnAnswer | null>;
  readonly hint: ReadonlySignal<LearnHint | null>;
  readonly hasMoreHints: boolean;
  play(): ComponentChildren;
  /** Tells more each time: where, which, the move. */
  askHint(): Promise<void>;
  showSolution(): void;
  tryAgain(): void;
}

/** What is asked: the step, and what the review said of it. */
export interface Mistake {
  readonly step: number;
  readonly seat: Seat;
  readonly assessment: AnyAssessment;
  /** What was played instead, in notation. */
  readonly made: string;
}

const strengths: readonly HintStrength[] = ['where', 'which', 'move'];
/** Smaller differences between two estimates mean nothing. */
const CLOSE = 0.005;

export function learnTask<T extends ViewTypes>(
  parts: GameParts<T>,
  replay: ReplayTable<T>,
  worker: ReviewWorker,
  { step, seat, assessment, made }: Mistake,
): LearnTask {
  const { id, game, Play } = parts;
  const answer: Signal<LearnAnswer | null> = signal(null);
  const hint: Signal<LearnHint | null> = signal(null);
  const isChance = parts.odds !== undefined;
  const question = { view: replay.questionAt(step, seat), seat };
  const { best, missed } = assessment;
  const solution = betterThan(assessment, 'miss', isChance);
  const tell = (action: T['Action']): string => parts.tellAction?.(action) ?? game.formatAction(action);

  const judge = async (action: T['Action'], gain: number): Promise<void> => {
    answer.value = { kind: 'thinking' };
    const { moves } = await worker.rank(id, question);
    const find = (wanted: unknown) => {
      const text = game.formatAction(wanted as T['Action']);
      return moves.find((move) => game.formatAction(move.action as T['Action']) === text);
    };
    const tried = find(action);
    const asked = find(solution?.action ?? action);
    // Where moves are bets, the chance counts, not whether this one came off.
    const points = isChance ? (tried?.points ?? gain) : gain;
    // A move of equal worth is as right as the solution.
    const leadsToAsMuch = tried !== undefined && asked !== undefined && isAsGood(asked.worth - tried.worth, isChance);
    const isRight = leadsToAsMuch || (solution?.points === best && points >= best - CLOSE);
    answer.value = { kind: isRight ? 'right' : points > best - missed + CLOSE ? 'better' : 'wrong', points };
  };
  const table = new TaskTable<T>({
    game,
    state: replay.stateAt(step, seat),
    seat,
    seats: replay.seats,
    you: replay.you === null ? null : undefined,
    tried: (action, gain) => void judge(action, gain),
  });
  const played = game.parseAction(made, seat);
  return {
    table,
    solution,
    made: played.ok ? tell(played.value) : made,
    answer,
    hint,
    get hasMoreHints() {
      return hint.value?.strength !== 'move';
    },
    play: () => <Play key={step} table={table} />,
    async askHint() {
      const next = strengths[hint.value === null ? 0 : strengths.indexOf(hint.value.strength) + 1];
      const found = next === undefined ? null : await worker.hint(id, question, next);
      if (next === undefined || found === null) return;
      table.marked.value = found.squares;
      hint.value = { strength: next, digit: found.digit, move: found.move && tell(found.move.action as T['Action']) };
    },
    showSolution() {
      table.marked.value = [];
      table.startOver();
      if (solution !== null) table.show(seat, solution.action as T['Action']);
      answer.value = { kind: 'shown' };
    },
    tryAgain() {
      answer.value = null;
      table.startOver();
    },
  };
}

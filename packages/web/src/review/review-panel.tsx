/** All that a review says: this move, the curves, the turning points, the players, and what the words mean. */

import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { grammar } from '../messages/words';
import type { ReplayPlayer } from '../replay/player';
import { replayWords } from '../replay/replay-words';
import { Button } from '../ui/controls/button';
import { ChanceCurve } from './chance-curve';
import { OddsButtons, type ShownOdds } from './odds-buttons';
import { PlayerTable } from './player-table';
import type { Replay } from './replay';
import './review-panel.css';
import { playerReviews } from './player-reviews';
import type { ReviewRun } from './review-run';
import type { ReviewWorker } from './review-worker';
import { StepReview } from './step-review';
import { TurningButtons } from './turning-buttons';

export interface ReviewPanelProps {
  readonly replay: Replay;
  readonly player: ReplayPlayer;
  readonly run: ReviewRun;
  readonly worker: ReviewWorker;
  readonly odds: Signal<ShownOdds | null>;
  /** The board shows something now; called where the panel may lie over it. */
  onShow?: (() => void) | undefined;
  /** Buttons that lead on from the review. */
  readonly children?: ComponentChildren;
}

export function ReviewPanel({ replay, player, run, worker, odds, onShow, children }: ReviewPanelProps) {
  const { table, review: board, length, log } = replay.open;
  const turns = run.turns.value;
  const { at } = player;
  const turn = turns.get(at);
  const go = (step: number): void => {
    player.jump(step);
    onShow?.();
  };
  const players = playerReviews(table.seats.length, turns, board.isChance);
  const isBet = board.isChance && typeof turn?.actor === 'number' && turn.assessments.length > 0;
  return (
    <div class="review-panel">
      <Progress run={run} length={length} />
      <StepReview
        table={table}
        board={board}
        turn={turn}
        step={at}
        isDone={run.state.value === 'done'}
        onShow={onShow}
        odds={
          isBet && (
            <OddsButtons
              board={board}
              worker={worker}
              shown={odds}
              step={at}
              seat={turn.actor as number}
              onShow={onShow}
            />
          )
        }
      />
      <ChanceCurve
        turns={turns}
        first={run.chances.value}
        seats={table.seats.length}
        length={length}
        at={at}
        onGo={go}
      />
      {table.seats.length > 1 && <p class="review-meaning">{replayWords().review.means.chances}</p>}
      {run.state.value === 'done' && (
        <TurningButtons
          table={table}
          board={board}
          turns={turns}
          chances={run.chances.value}
          log={log.value}
          onGo={go}
        />
      )}
      <PlayerTable table={table} board={board} players={players} at={at} tellsMarks={onShow !== undefined} onGo={go} />
      {children}
    </div>
  );
}

function Progress({ run, length }: { readonly run: ReviewRun; readonly length: number }) {
  const text = replayWords().review;
  if (run.state.value === 'done') return null;
  if (run.state.value === 'failed') {
    return (
      <p role="alert">
        {text.failed}{' '}
        <Button size="small" onClick={() => run.retry()}>
          {text.retry}
        </Button>
      </p>
    );
  }
  const { number } = grammar();
  const share = run.progress.value;
  const label = text.running({ number: number(Math.round(share * length)), all: number(length) });
  return (
    <label class="review-progress">
      {label}
      <progress max={1} value={share} />
    </label>
  );
}

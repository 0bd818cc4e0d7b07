/** The review of a replay, begun when somebody asks for it. */

import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { keepAccuracy } from '../history/game-summaries';
import type { ReplayPlayer } from '../replay/player';
import { attempt } from '../ui/feedback/attempt';
import type { ShownOdds } from './odds-buttons';
import { playerReviews } from './player-reviews';
import type { Replay } from './replay';
import { ReviewRun } from './review-run';
import { ReviewWorker } from './review-worker';

interface Reviewing {
  readonly isOn: boolean;
  toggle(): void;
  readonly run: ReviewRun;
  readonly worker: ReviewWorker;
  /** The odds on the board. */
  readonly odds: Signal<ShownOdds | null>;
}

export function useReview(replay: Replay, player: ReplayPlayer, isWanted: boolean): Reviewing {
  const { open } = replay;
  const [isOn, setOn] = useState(isWanted);
  const worker = useMemo(() => new ReviewWorker(), [open]);
  const run = useMemo(
    () => new ReviewRun({ entries: open.played.entries, record: () => open.record() }, worker),
    [open],
  );
  const odds = useSignal<ShownOdds | null>(null);
  useEffect(() => {
    if (isOn) run.begin();
  }, [run, isOn]);
  const isDone = run.state.value === 'done';
  useEffect(() => {
    if (isDone && replay.from === 'device') attempt(keepAccuracy(replay.id, accuracyOf(replay, run)));
  }, [isDone]);
  useEffect(
    () => () => {
      run.close();
      worker.close();
    },
    [run, worker],
  );
  // Another moment has another board.
  const { at } = player;
  useEffect(() => {
    odds.value = null;
    open.review.showDone();
  }, [at, isOn]);
  return { isOn, toggle: () => setOn(!isOn), run, worker, odds };
}

/** How accurate each seat was, for the statistics. */
function accuracyOf({ open }: Replay, { turns }: ReviewRun): readonly (number | null)[] {
  const players = playerReviews(open.table.seats.length, turns.peek(), open.review.isChance);
  return players.map(({ accuracy }) => accuracy);
}

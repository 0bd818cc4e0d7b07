/** The review of a replay, begun when somebody asks for it. */

import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { ReplayPlayer } from '../replay/player';
import type { ShownOdds } from './odds-buttons';
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

export function useReview({ open }: Replay, player: ReplayPlayer, isWanted: boolean): Reviewing {
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

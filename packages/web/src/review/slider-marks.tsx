/** The misses of all players, as marks over the slider. Hidden from screen readers: the players' table counts them. */

import { playerReviews } from './player-reviews';
import type { Replay } from './replay';
import type { ReviewRun } from './review-run';

export function SliderMarks({ replay: { open }, run }: { readonly replay: Replay; readonly run: ReviewRun }) {
  const players = playerReviews(open.table.seats.length, run.turns.value, open.review.isChance);
  return (
    <div class="review-marks" aria-hidden="true">
      {players.flatMap(({ seat, misses }) =>
        misses.map((step) => (
          <span
            key={`${seat} ${step}`}
            class={`review-mark seat-${seat}`}
            data-seat={seat}
            style={{ left: `${(step / open.length) * 100}%` }}
          />
        )),
      )}
    </div>
  );
}

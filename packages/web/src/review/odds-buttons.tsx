/** Kakuzu and its like: the odds of every square, before and after a stone was lifted, as a map on the board. */

import type { Signal } from '@preact/signals';
import type { Seat } from '@riverstone/rules';
import { grammar } from '../messages/words';
import { replayWords } from '../replay/replay-words';
import type { HeatMap } from '../ui/board/board-heat';
import { Button } from '../ui/controls/button';
import { announce } from '../ui/feedback/announcer';
import { toast } from '../ui/feedback/toast';
import type { ReviewBoard } from './review-board';
import type { ReviewWorker } from './review-worker';

/** The odds on the board, and of which moment. */
export interface ShownOdds {
  readonly when: 'before' | 'after';
  readonly heat: HeatMap;
  /** What the numbers on the board are. */
  readonly caption: string;
}

interface OddsButtonsProps {
  readonly board: ReviewBoard;
  readonly worker: ReviewWorker;
  readonly shown: Signal<ShownOdds | null>;
  readonly step: number;
  readonly seat: Seat;
  onShow?: (() => void) | undefined;
}

export function OddsButtons({ board, worker, shown, step, seat, onShow }: OddsButtonsProps) {
  const text = replayWords().review;
  const show = async (when: ShownOdds['when']): Promise<void> => {
    if (shown.value?.when === when) {
      shown.value = null;
      return;
    }
    try {
      const digit = board.digitAt(step, seat);
      const caption = digit === null ? text.heatOfAny : text.heatOf({ digit });
      const heat = await board.odds(worker, step, seat, when);
      shown.value = { when, heat, caption };
      onShow?.();
      const [square, chance] = [...heat].reduce((best, each) => (each[1] > best[1] ? each : best), [0, 0] as const);
      announce(text.heatSaid({ square: board.nameOf(square), chance: grammar().percent(chance) }));
    } catch {
      toast(text.heatFailed);
    }
  };
  return (
    <p class="review-buttons">
      {(['before', 'after'] as const).map((when) => (
        <Button key={when} size="small" pressed={shown.value?.when === when} onClick={() => void show(when)}>
          {when === 'before' ? text.heatBefore : text.heatAfter}
        </Button>
      ))}
    </p>
  );
}

/** The verdict on the move that is shown, in the bar; a press tells more where there is no room beside the board. */

import { type VerdictKind, verdictOf } from '@riverstone/bots';
import { replayWords } from '../replay/replay-words';
import { Button } from '../ui/controls/button';
import type { IconName } from '../ui/pictures/icon';
import { ownAssessment } from './player-reviews';
import type { Replay } from './replay';
import type { ReviewRun } from './review-run';
import { verdictWords } from './step-review';

interface VerdictButtonProps {
  readonly replay: Replay;
  readonly run: ReviewRun;
  readonly at: number;
  onOpen(): void;
}

const icons: Readonly<Record<VerdictKind, IconName>> = {
  best: 'check',
  costly: 'clock',
  close: 'check',
  wise: 'clock',
  miss: 'warning',
  nothing: 'minus',
  chance: 'minus',
};

export function VerdictButton({ replay, run, at, onOpen }: VerdictButtonProps) {
  const turn = run.turns.value.get(at);
  const assessment = turn === undefined ? null : ownAssessment(turn);
  const { review: board } = replay.open;
  const text = replayWords().review.open;
  return (
    <Button
      class="review-verdict"
      size="small"
      icon={assessment === null ? 'star' : icons[verdictOf(assessment, board.isChance)]}
      onClick={onOpen}
    >
      {assessment === null ? text : verdictWords(board, assessment)}
    </Button>
  );
}

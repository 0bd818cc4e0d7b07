/** The verdict on the move that is shown, in the bar; a press tells more where there is no room beside the board. */

import { type VerdictKind, verdictOf } from '@riverstone/bots';
import { replayWords } from '../replay/replay-words';
import { Button } from '../ui/controls/button';
import { Icon, type IconName } from '../ui/pictures/icon';
import { ownAssessment } from './player-reviews';
import type { Replay } from './replay';
import type { ReviewRun } from './review-run';
import { verdictWords } from './step-review';

interface VerdictButtonProps {
  readonly replay: Replay;
  readonly run: ReviewRun;
  readonly at: number;
  /** Opens the review; left out where it stands beside the board. */
  onOpen?: (() => void) | undefined;
}

const icons: Readonly<Record<VerdictKind, IconName>> = {
  best: 'check',
  costly: 'clock',
  close: 'check',
  wise: 'clock',
  passed: 'minus',
  miss: 'warning',
  nothing: 'minus',
  chance: 'minus',
};

export function VerdictButton({ replay, run, at, onOpen }: VerdictButtonProps) {
  const turn = run.turns.value.get(at);
  const assessment = turn === undefined ? null : ownAssessment(turn);
  const { review: board } = replay.open;
  const icon = assessment === null ? 'star' : icons[verdictOf(assessment, board.isChance)];
  const words = assessment === null ? replayWords().review.open : verdictWords(board, assessment);
  if (onOpen !== undefined) {
    return (
      <Button class="review-verdict" size="small" icon={icon} onClick={onOpen}>
        {words}
      </Button>
    );
  }
  return (
    assessment !== null && (
      <p class="review-verdict review-verdict-text">
        <Icon name={icon} /> {words}
      </p>
    )
  );
}

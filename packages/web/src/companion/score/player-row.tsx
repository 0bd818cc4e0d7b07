/** One player: who, how much, and a step up or down. */

import { grammar, words } from '../../messages/words';
import { Button } from '../../ui/controls/button';
import { SeatMark } from '../../ui/pictures/seat-mark';
import { useCompanionWords } from '../companion-words';
import { onTrack, type ScoreKind, type ScorePlayer } from './score-game';

interface PlayerRowProps {
  readonly player: ScorePlayer;
  readonly kind: ScoreKind;
  readonly score: number;
  readonly isFirst: boolean;
  readonly isChosen: boolean;
  onChoose(): void;
  onStep(step: number): void;
}

export function PlayerRow({ player, kind, score, isFirst, isChosen, onChoose, onStep }: PlayerRowProps) {
  const { score: text } = useCompanionWords();
  const { cards } = onTrack(score);
  const hasCards = kind === 'track' && cards !== 0;
  const label = { label: player.name };
  const { less, more } = words().app.kit;
  return (
    <li class={isChosen && kind !== 'piles' ? 'score-player score-player-chosen' : 'score-player'}>
      <button
        type="button"
        class="score-player-who"
        aria-pressed={kind === 'piles' ? undefined : isChosen}
        onClick={onChoose}
      >
        <SeatMark seat={player.mark} size="1.6rem" />
        <span class="score-player-name">{player.name}</span>
        <span class="score-player-score">{grammar().number(score)}</span>
        {(isFirst || hasCards) && (
          <span class="score-player-notes">
            {isFirst && <span class="score-player-first">{text.first}</span>}
            {hasCards && (cards > 0 ? text.cards({ number: cards }) : text.cardsOwed({ number: -cards }))}
          </span>
        )}
      </button>
      <Button icon="minus" label={less(label)} onClick={() => onStep(-1)} />
      <Button icon="plus" label={more(label)} onClick={() => onStep(1)} />
    </li>
  );
}

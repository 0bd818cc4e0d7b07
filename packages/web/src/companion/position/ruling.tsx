/** What the referee says: by a mark, a word, a sentence, and the rule. */

import type { GameId } from '@riverstone/rules';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { announce } from '../../ui/feedback/announcer';
import { Icon, type IconName } from '../../ui/pictures/icon';
import { ClauseLink } from './clause-link';
import './ruling.css';

export interface RulingWords {
  readonly verdict: 'good' | 'nothing' | 'refused' | 'asks';
  readonly title: string;
  readonly reason: string;
  /** The rule that decides. */
  readonly clause: string | null;
}

const icons: Readonly<Record<RulingWords['verdict'], IconName>> = {
  good: 'check',
  nothing: 'minus',
  refused: 'close',
  asks: 'info',
};

interface RulingProps {
  readonly game: GameId;
  readonly ruling: RulingWords;
  readonly children?: ComponentChildren;
}

export function Ruling({ game, ruling: { verdict, title, reason, clause }, children }: RulingProps) {
  useEffect(() => announce([title, reason].filter(Boolean).join('. ')), [title, reason]);
  return (
    <div class={`ruling ruling-${verdict}`}>
      <p class="ruling-title">
        <Icon name={icons[verdict]} /> {title}
      </p>
      {reason !== '' && <p>{reason}</p>}
      {clause !== null && <ClauseLink game={game} clause={clause} />}
      {children}
    </div>
  );
}

/** The end of a game on a big screen: who has won, to be seen from the other end of the room. */

import type { ComponentChildren } from 'preact';
import { grammar, words } from '../../messages/words';
import { SeatMark } from '../../ui/pictures/seat-mark';
import type { BaseTable } from '../game-table';
import { BotMark } from '../seats/bot-mark';
import { useTableShell } from '../table-shell';
import './podium.css';
import { rankingOf } from './ranking';

export interface PodiumProps {
  readonly table: BaseTable;
  /** Who has won, in words. */
  readonly verdict: string;
  readonly children: ComponentChildren;
}

export function Podium({ table, verdict, children }: PodiumProps) {
  const { unit } = useTableShell();
  const { scores } = table.status.value;
  return (
    <section class="podium" aria-label={verdict}>
      <h2 class="podium-title">{verdict}</h2>
      <ol class="podium-steps" aria-label={words().app.table.finalTable}>
        {rankingOf(table).map(({ seat, place }) => {
          const { name, bot } = table.seats[seat] ?? { name: '', bot: null };
          const isBot = !table.resigned.value.has(seat);
          return (
            <li key={seat} class="podium-step" data-place={Math.min(place, 4)}>
              <span class="podium-name">
                <SeatMark seat={seat} /> <bdi>{name}</bdi> {isBot && <BotMark bot={bot} />}
              </span>
              <span class="podium-block">
                <strong class="podium-place">{grammar().number(place)}</strong>
                <span>
                  {grammar().number(scores[seat] ?? 0)} <small>{unit}</small>
                </span>
              </span>
            </li>
          );
        })}
      </ol>
      {children}
    </section>
  );
}

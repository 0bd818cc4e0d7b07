/** Everybody's place and score. */

import { grammar, words } from '../../messages/words';
import { SeatMark } from '../../ui/pictures/seat-mark';
import type { BaseTable } from '../game-table';
import { BotMark } from '../seats/bot-mark';
import { speakerAt } from '../speaker';
import { useTableShell } from '../table-shell';
import { HelpUsed } from './help-used';
import { rankingOf } from './ranking';
import './final-table.css';

export function FinalTable({ table }: { readonly table: BaseTable }) {
  const text = words().app.table;
  const { unit } = useTableShell();
  const speaker = speakerAt(table);
  const { scores, winners } = table.status.value;
  return (
    <table class="final-table">
      <caption class="visually-hidden">{text.finalTable}</caption>
      <thead>
        <tr>
          <th scope="col" class="final-table-head">
            {text.rank}
          </th>
          <th scope="col" class="final-table-head">
            {text.player}
          </th>
          <th scope="col" class="final-table-head">
            {unit}
          </th>
        </tr>
      </thead>
      <tbody>
        {rankingOf(table).map(({ seat, place }) => (
          <tr key={seat} class={winners.includes(seat) ? 'final-table-winner' : undefined}>
            <td>{grammar().number(place)}</td>
            <th scope="row">
              <span class="final-table-player">
                <SeatMark seat={seat} /> <bdi class="final-table-name">{speaker.nameOf(seat)}</bdi>
                {!table.resigned.value.has(seat) && <BotMark bot={table.seats[seat]?.bot ?? null} />}
              </span>
              <HelpUsed table={table} seat={seat} />
            </th>
            <td class="final-table-score">{grammar().number(scores[seat] ?? 0)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Each player's game in one row: accuracy, luck, what was missed; the misses one after the other. */

import { grammar } from '../messages/words';
import { replayWords } from '../replay/replay-words';
import type { BaseTable } from '../table/game-table';
import { speakerAt } from '../table/speaker';
import { Button } from '../ui/controls/button';
import { SeatMark } from '../ui/pictures/seat-mark';
import type { PlayerReview } from './player-reviews';
import { signedWords, sumWords } from './review-words';

interface PlayerTableProps {
  readonly table: BaseTable;
  readonly players: readonly PlayerReview[];
  readonly at: number;
  onGo(step: number): void;
}

export function PlayerTable({ table, players, at, onGo }: PlayerTableProps) {
  const { players: text } = replayWords().review;
  const speaker = speakerAt(table);
  return (
    <table class="review-players">
      <caption class="visually-hidden">{text.title}</caption>
      <thead>
        <tr>
          <th scope="col" />
          <th scope="col">{text.accuracy}</th>
          <th scope="col">{text.luck}</th>
          <th scope="col">{text.missed}</th>
        </tr>
      </thead>
      <tbody>
        {players.map(({ seat, accuracy, luck, missed, misses }) => {
          const name = speaker.nameOf(seat);
          return (
            <tr key={seat}>
              <th scope="row">
                <SeatMark seat={seat} /> {name}
              </th>
              <td>{accuracy === null ? '–' : grammar().percent(accuracy)}</td>
              <td>{signedWords(luck)}</td>
              <td>
                <span class="review-missed">{sumWords(missed)}</span>
                <Button
                  size="small"
                  icon="warning"
                  disabled={misses.length === 0}
                  label={text.nextMiss({ name, number: misses.length })}
                  onClick={() => onGo(misses.find((step) => step > at) ?? misses[0] ?? at)}
                >
                  {grammar().number(misses.length)}
                </Button>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

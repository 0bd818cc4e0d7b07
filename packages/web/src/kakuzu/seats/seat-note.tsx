/** Shown beside a player's name: a heap of stones, and whether their time is up. */

import type { Seat } from '@riverstone/rules';
import { words } from '../../messages/words';
import { Icon } from '../../ui/pictures/icon';
import type { KakuzuTable } from '../table/kakuzu-table';
import './seat-note.css';
import { STONES } from '../table/units';

/** Each pebble of the heap stands for this many stones. */
const STONES_A_PEBBLE = 3;

/** Where pebbles lie, in the order they are heaped up: from the middle of each row outwards, the longest row below. */
const places = [5, 4, 3, 2, 1].flatMap((width, row) =>
  Array.from({ length: width }, (_, place) => {
    const aside = Math.ceil(place / 2) * (place % 2 === 0 ? 1 : -1);
    return { x: 25 + (aside - (width % 2 === 0 ? -0.5 : 0)) * 9, y: 25 - row * 5 };
  }),
);

export function SeatNote({ table, seat }: { readonly table: KakuzuTable; readonly seat: Seat }) {
  const text = words().kakuzu.seat;
  const stones = table.status.value.scores[seat] ?? 0;
  return (
    <span class="kakuzu-pile" data-pile={seat}>
      {stones > 0 && <Heap stones={stones} />}
      {table.seats.length === 1 && <span class="kakuzu-pile-all">{text.of({ all: STONES })}</span>}
      {table.view.value.flagged.includes(seat) && (
        <span class="kakuzu-pile-flag">
          <Icon name="clock" />
          <span class="kakuzu-pile-flag-text">{text.flagged}</span>
        </span>
      )}
    </span>
  );
}

function Heap({ stones }: { readonly stones: number }) {
  const pebbles = Math.min(places.length, Math.ceil(stones / STONES_A_PEBBLE));
  return (
    <svg class="kakuzu-heap" viewBox="0 0 50 30" aria-hidden="true">
      {places.slice(0, pebbles).map(({ x, y }, index) => (
        <ellipse key={index} class={`kakuzu-pebble-${index % 3}`} cx={x} cy={y} rx="5.2" ry="3.8" />
      ))}
    </svg>
  );
}

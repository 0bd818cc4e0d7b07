/** Shown beside a player's name: Action tiles, and what the player said about the marker. */

import type { Seat } from '@riverstone/rules';
import { type ActionTile, actionTiles, type RaceView } from '@riverstone/rules/kakuro-race';
import type { KakuroRaceMessages } from '../../messages/generated/kakuro-race';
import { words } from '../../messages/words';
import { ActionTileFace } from '../pieces/race-tiles';
import { tilesWords, tileWords } from '../words/claim-words';
import './seat-note.css';

/** Tiles of one kind. */
interface TileCount {
  readonly tile: ActionTile;
  readonly number: number;
}

/** Tiles by kind, in the order of the box. */
export function countTiles(tiles: readonly ActionTile[]): readonly TileCount[] {
  return actionTiles
    .map((tile) => ({ tile, number: tiles.filter((each) => each === tile).length }))
    .filter(({ number }) => number > 0);
}

export function SeatNote({ view, seat }: { readonly view: RaceView; readonly seat: Seat }) {
  const text = words()['kakuro-race'];
  const counts = countTiles(view.tiles[seat] ?? []);
  const standing = standingOf(view, seat);
  return (
    <span
      class={`race-seat-note${view.tiles.length > 2 ? ' race-seat-note-several' : ''}${view.tiles.length > 3 ? ' race-seat-note-many' : ''}`}
    >
      <span class="visually-hidden">{spokenTiles(text, counts)}</span>
      <span class="race-seat-note-tiles" aria-hidden="true">
        {counts.map(({ tile, number }) => (
          <span key={tile} class="race-seat-note-tile" title={tileWords(text, tile)}>
            <ActionTileFace tile={tile} />
            {number > 1 && <span class="race-seat-note-count">{number}</span>}
          </span>
        ))}
      </span>
      <span class="race-seat-note-total" aria-hidden="true">
        <span class="race-seat-note-blank" /> {view.tiles[seat]?.length ?? 0}
      </span>
      {standing !== null && (
        <span class={`race-seat-note-standing race-seat-note-${standing}`} title={text.seat[standing]}>
          <span class="race-seat-note-sign" aria-hidden="true">
            {signs[standing]}
          </span>
          <span class="race-seat-note-word">{text.seat[standing]}</span>
        </span>
      )}
    </span>
  );
}

function spokenTiles(text: KakuroRaceMessages, counts: readonly TileCount[]): string {
  if (counts.length === 0) return text.seat.noTiles;
  const items = counts.map(({ tile, number }) => tilesWords(text, tile, number));
  return text.seat.tiles({ tiles: text.list({ items }) });
}

type Standing = 'called' | 'out' | 'none' | 'sealed' | 'sealing';

/** The sign for each word where there is no room for it. */
const signs: Readonly<Record<Standing, string>> = { called: '!', out: '×', none: '∅', sealed: '✓', sealing: '✎' };

/** What a seat has said about the marker. */
function standingOf({ round, options, viewer }: RaceView, seat: Seat): Standing | null {
  if (round === null) return null;
  if (options.sealed) {
    if (round.sealed.includes(seat)) return 'sealed';
    return viewer === seat ? 'sealing' : null;
  }
  if (round.caller === seat) return 'called';
  if (round.out.includes(seat)) return 'out';
  return round.none.includes(seat) ? 'none' : null;
}

/** The Action tiles of the person who searches, large and with their names. They can be used after a call. */

import type { ActionTile } from '@riverstone/rules/kakuro-race';
import { words } from '../../messages/words';
import { ActionTileFace } from '../pieces/race-tiles';
import { countTiles } from '../seats/seat-note';
import { tileLabel, tilesWords } from '../words/claim-words';
import './own-tiles.css';

export function OwnTiles({ tiles }: { readonly tiles: readonly ActionTile[] }) {
  const text = words()['kakuro-race'];
  const counts = countTiles(tiles);
  if (counts.length === 0) return <p class="race-own-tiles race-own-tiles-none">{text.seat.noTiles}</p>;
  return (
    <ul class="race-own-tiles" aria-label={text.buttons.tiles}>
      {counts.map(({ tile, number }) => (
        <li key={tile} class="race-own-tile">
          <span class="visually-hidden">{tilesWords(text, tile, number)}</span>
          <ActionTileFace tile={tile} />
          <span class="race-own-tile-name" aria-hidden="true">
            {tileLabel(text, tile)}
            {number > 1 && ` ×${number}`}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The Action tiles that the caller holds: tapped together, tapped away. */

import { actionTiles } from '@riverstone/rules/kakuro-race';
import { PiecePad } from '../../companion/position/piece-pad';
import { words } from '../../messages/words';
import { ActionTileFace } from '../pieces/race-tiles';
import { tileWords } from '../words/claim-words';
import { type RaceQuestion, withTiles } from './position';
import type { RaceRefereeWords } from './referee-words';

interface TileCounterProps {
  readonly text: RaceRefereeWords['text'];
  readonly position: RaceQuestion;
  set(position: RaceQuestion): void;
}

export function TileCounter({ text, position, set }: TileCounterProps) {
  const game = words()['kakuro-race'];
  const { tiles } = position;
  return (
    <details class="tile-counter">
      <summary>
        {text.tiles}:{' '}
        {tiles.length === 0 ? text.noTiles : game.list({ items: tiles.map((tile) => tileWords(game, tile)) })}
      </summary>
      <p class="position-note">{text.tilesHint}</p>
      <PiecePad
        label={text.tiles}
        keys={actionTiles.map((tile) => ({
          name: text.addTile({ tile: tileWords(game, tile) }),
          face: <ActionTileFace tile={tile} />,
          press: () => set(withTiles(position, [...tiles, tile])),
        }))}
      />
      <hr />
      <PiecePad
        label={text.tiles}
        keys={tiles.map((tile, index) => ({
          name: text.removeTile({ tile: tileWords(game, tile) }),
          face: <ActionTileFace tile={tile} />,
          press: () =>
            set(
              withTiles(
                position,
                tiles.filter((_, place) => place !== index),
              ),
            ),
        }))}
      />
    </details>
  );
}

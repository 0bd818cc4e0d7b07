/** The caller's Action tiles, to be tapped or dragged onto the field. */

import type { ActionTile } from '@riverstone/rules/kakuro-race';
import { words } from '../../messages/words';
import { dragFrom } from '../../ui/motion/drag';
import { ghostOf } from '../../ui/motion/drag-ghost';
import type { RaceController } from '../draft/controller';
import { ActionTileFace } from '../pieces/race-tiles';
import { countTiles } from '../seats/seat-note';
import { tileLabel, tileWords } from '../words/claim-words';
import './tile-rack.css';

/** From this many kinds on, tiles are smaller on low screens. */
const MANY = 5;

export function TileRack({ controller }: { readonly controller: RaceController }) {
  const text = words()['kakuro-race'];
  const all = countTiles(controller.drafts.position?.tiles ?? []);
  const left = controller.drafts.tilesLeft;
  if (all.length === 0) return <p class="race-tile-rack race-tile-rack-empty">{text.seat.noTiles}</p>;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; these are tools
    <div
      class={all.length < MANY ? 'race-tile-rack' : 'race-tile-rack race-tile-rack-many'}
      role="group"
      aria-label={text.buttons.tiles}
      style={{ '--tiles': all.length }}
    >
      {all.map(({ tile }) => {
        const number = left.filter((each) => each === tile).length;
        const inHand = isInHand(controller, tile);
        return (
          <button
            key={tile}
            type="button"
            class="race-tile-rack-tile"
            aria-disabled={number === 0 || undefined}
            aria-pressed={inHand}
            aria-label={text.buttons.tile({ tile: tileWords(text, tile), number })}
            title={tileWords(text, tile)}
            onPointerDown={(event) => number > 0 && drag(controller, tile, event)}
            onClick={() => number > 0 && controller.editor.pick(tile)}
          >
            <ActionTileFace tile={tile} />
            <span class="race-tile-rack-name" aria-hidden="true">
              {tileLabel(text, tile)}
            </span>
            {number > 1 && (
              <span class="race-tile-rack-count" aria-hidden="true">
                {number}
              </span>
            )}
          </button>
        );
      })}
    </div>
  );
}

/** Whether a tile is the one that is being used. */
function isInHand(controller: RaceController, tile: ActionTile): boolean {
  const tool = controller.pending.tool.value;
  if (tool === null) return false;
  if (tool.kind === 'tile') return tool.tile === tile;
  if (tool.kind === 'sum-square') return false;
  return tool.kind === 'exchange' ? tile === 'x' : tile === `n${tool.digit}`;
}

function drag(controller: RaceController, tile: ActionTile, event: PointerEvent): void {
  const source = event.currentTarget;
  if (!(source instanceof HTMLElement)) return;
  dragFrom(event, {
    ghost: () => ghostOf(source, source.querySelector('svg'), 'race-tile-rack-ghost'),
    over: () => undefined,
    drop: (square) => {
      if (square !== null) controller.editor.drop(tile, square);
    },
  });
}

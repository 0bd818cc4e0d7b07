/** The pieces of Kakuro, the race: numbers, sums and actions. */

import './race-tiles.css';
import { sumSign, TileBlock } from '../../art/tile';

interface NumberTileProps {
  digit: number;
  /** Silver: not counted yet. Red: turned. */
  face: 'silver' | 'red';
}

/** A number. A turned one has a frame, so that colour is not the only difference. */
export function NumberTile({ digit, face }: NumberTileProps) {
  return (
    <svg class={`tile tile-${face} number-tile`} viewBox="0 0 100 100" aria-hidden="true">
      <TileBlock />
      {face === 'red' ? (
        <rect class="number-tile-frame" x="11" y="13" width="78" height="70" rx="9" />
      ) : (
        <path class="number-tile-brush" d="M7 17h78M15 29h79M6 41h70M20 53h74M6 65h80M12 77h78" />
      )}
      <text class="tile-digit" x="50" y="73">
        {digit}
      </text>
    </svg>
  );
}

interface SumSquareProps {
  arrows?: 'right' | 'down' | 'both' | 'none' | undefined;
}

/** Where lines begin, with arrows the ways they may go. */
export function SumSquare({ arrows = 'both' }: SumSquareProps) {
  const right = arrows === 'right' || arrows === 'both';
  const down = arrows === 'down' || arrows === 'both';
  return (
    <svg class="tile sum-square" viewBox="0 0 100 100" aria-hidden="true">
      <TileBlock />
      <path class="sum-square-sign" d={sumSign} transform={signPlace(right, down)} />
      {right && <path class="sum-square-arrow" d="M74 33l15 13.5L74 60z" />}
      {down && <path class="sum-square-arrow" d="M36 70l13.5 15L63 70z" />}
    </svg>
  );
}

/** The sign keeps clear of the arrows. */
function signPlace(right: boolean, down: boolean): string {
  return `translate(${right ? 15 : 24} ${down ? 13 : 23}) scale(2.1)`;
}

/** The sum that is sought: a round paper token. */
export function SumMarker({ value }: { value: number }) {
  return (
    <svg class="tile sum-marker" viewBox="0 0 100 100" aria-hidden="true">
      <circle class="sum-marker-edge" cx="50" cy="53" r="46" />
      <circle class="sum-marker-face" cx="50" cy="48" r="46" />
      <circle class="sum-marker-ring" cx="50" cy="48" r="40.5" />
      <path class="sum-marker-sign" d={sumSign} transform="translate(38.5 10) scale(0.96)" />
      <text class="sum-marker-value" x="50" y="73">
        {value}
      </text>
    </svg>
  );
}

/** The fronts of the action tiles, as the rules write them. */
type ActionTileName = 'd' | 'x' | `n${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}`;

/** An action tile's front. */
export function ActionTileFace({ tile }: { tile: ActionTileName }) {
  return (
    <svg class="tile action-tile" viewBox="0 0 100 100" aria-hidden="true">
      <TileBlock />
      {tile === 'd' && <DoubleDrawing />}
      {tile === 'x' && <path class="action-tile-line" d="M20 35h56M63 20l15 15-15 15M80 63H24M37 48L22 63l15 15" />}
      {tile !== 'd' && tile !== 'x' && <NewNumberDrawing digit={tile.slice(1)} />}
    </svg>
  );
}

/** Twins: one number may stand twice. */
function DoubleDrawing() {
  return (
    <>
      <rect class="action-tile-twin" x="15" y="17" width="31" height="29" rx="8" />
      <rect class="action-tile-twin" x="54" y="17" width="31" height="29" rx="8" />
      <text class="action-tile-small" x="50" y="83">
        ×2
      </text>
    </>
  );
}

/** A number that comes new onto the board. */
function NewNumberDrawing({ digit }: { digit: string }) {
  return (
    <>
      <rect class="action-tile-new" x="12" y="14" width="76" height="69" rx="10" />
      <text class="action-tile-digit" x="42" y="72">
        {digit}
      </text>
      <path class="action-tile-plus" d="M76 22v15M68.5 29.5h15" />
    </>
  );
}

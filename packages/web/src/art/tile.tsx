/** The wooden block that the tiles of several games are made of. */

import './tile.css';

/** A rounded square, wood of some thickness below it. */
const squareOutline = 'M19 2h62a16 16 0 0 1 16 16v54a16 16 0 0 1-16 16H19A16 16 0 0 1 3 72V18A16 16 0 0 1 19 2z';
/** The same with its top right corner cut off: a total is known by its outline. */
const cutOutline =
  'M19 2h43.5a8 8 0 0 1 5.7 2.3l26.5 26.5a8 8 0 0 1 2.3 5.7V72a16 16 0 0 1-16 16H19A16 16 0 0 1 3 72V18A16 16 0 0 1 19 2z';
/** A small sum sign on a grid of 24. */
export const sumSign = 'M18.5 7.5V4H5.5l7 8-7 8h13v-3.5';

/** The block that all tiles are made of: its edge below, a lit rim above, the face between. */
export function TileBlock({ cut }: { cut?: boolean | undefined }) {
  const outline = cut ? cutOutline : squareOutline;
  return (
    <>
      <path class="tile-edge" d={outline} transform="translate(0 10)" />
      <path class="tile-rim" d={outline} />
      <path class="tile-face" d={outline} transform="translate(0 3)" />
    </>
  );
}

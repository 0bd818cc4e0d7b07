/** The small board of the race on the home page: a line is found, its tiles turn over. */

import { Miniature, Place } from '../../art/miniature';
import { NumberTile, SumMarker, SumSquare } from '../pieces/race-tiles';
import './miniature.css';

const raceField = ['5814', '4913', '2767', '6385'];
const foundRow = 1;

/** 17 is sought; 4 + 9 + 1 + 3 is found, its tiles turn and the marker is laid at its head. */
export function RaceMiniature() {
  return (
    <Miniature class="miniature-race">
      {[1, 2, 3, 4].map((column) => (
        <Place key={column} row={0} column={column}>
          <SumSquare arrows="down" />
        </Place>
      ))}
      {raceField.map((digits, row) => (
        <Place key={digits} row={row + 1} column={0}>
          <SumSquare arrows="right" />
        </Place>
      ))}
      {raceField.flatMap((digits, row) =>
        [...digits].map((digit, column) => (
          <RaceSquare key={`${row} ${column}`} row={row} column={column} digit={Number(digit)} />
        )),
      )}
      <Place row={foundRow + 1} column={1} across={4} class="miniature-line miniature-line-first" />
      <Place row={foundRow + 1} column={0} class="miniature-marker">
        <SumMarker value={17} />
      </Place>
    </Miniature>
  );
}

function RaceSquare({ row, column, digit }: { row: number; column: number; digit: number }) {
  const silver = <NumberTile digit={digit} face="silver" />;
  const place = { row: row + 1, column: column + 1 };
  if (row !== foundRow) return <Place {...place}>{silver}</Place>;
  return (
    <>
      <Place {...place} class={`miniature-front miniature-late-${column}`}>
        {silver}
      </Place>
      <Place {...place} class={`miniature-back miniature-late-${column}`}>
        <NumberTile digit={digit} face="red" />
      </Place>
    </>
  );
}

/** Small living boards for the home page: a tile turns, a line lights, a stone lifts. Each shows a true move of its game. */

import type { ComponentChildren } from 'preact';
import './miniatures.css';
import { NumberTile, SumMarker, SumSquare } from './race-tiles';
import { Stone } from './stone';
import { ChallengeTile } from './tile';

interface PlaceProps {
  row: number;
  column: number;
  /** How many columns or rows it reaches over. */
  across?: number | undefined;
  down?: number | undefined;
  class?: string | undefined;
  children?: ComponentChildren;
}

/** Something that lies on a square or over a line of squares. */
function Place({ row, column, across = 1, down = 1, class: extra = '', children }: PlaceProps) {
  return (
    <div
      class={`miniature-place ${extra}`}
      style={{ gridArea: `${row + 1} / ${column + 1} / span ${down} / span ${across}` }}
    >
      {children}
    </div>
  );
}

function Miniature({ game, children }: { game: string; children: ComponentChildren }) {
  return (
    <div class={`miniature miniature-${game}`} aria-hidden="true">
      {children}
    </div>
  );
}

/** The 1 is placed for 8 = 7 + 1; the 7 above it turns over, and that is 7 = 6 + 1. */
export function ChallengeMiniature() {
  return (
    <Miniature game="challenge">
      <Place row={1} column={1}>
        <ChallengeTile digit={5} face="yellow" />
      </Place>
      <Place row={2} column={1}>
        <ChallengeTile digit={8} face="red" />
      </Place>
      <Place row={2} column={2}>
        <ChallengeTile digit={7} face="yellow" />
      </Place>
      <Place row={3} column={1}>
        <ChallengeTile digit={4} face="yellow" />
      </Place>
      <Place row={1} column={3}>
        <ChallengeTile digit={6} face="yellow" />
      </Place>
      <Place row={0} column={3} class="miniature-front">
        <ChallengeTile digit={7} face="yellow" />
      </Place>
      <Place row={0} column={3} class="miniature-back">
        <ChallengeTile digit={7} face="red" />
      </Place>
      <Place row={2} column={3} class="miniature-drop">
        <ChallengeTile digit={1} face="yellow" />
      </Place>
      <Place row={2} column={1} across={3} class="miniature-line miniature-line-first" />
      <Place row={0} column={3} down={3} class="miniature-line miniature-line-second" />
      <Place row={2} column={4} class="miniature-points miniature-line-first">
        +8
      </Place>
      <Place row={0} column={4} class="miniature-points miniature-line-second">
        +7
      </Place>
    </Miniature>
  );
}

const raceField = ['5814', '4913', '2767', '6385'];
const foundRow = 1;

/** 17 is sought; 4 + 9 + 1 + 3 is found, its tiles turn and the marker is laid at its head. */
export function RaceMiniature() {
  return (
    <Miniature game="race">
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

/** A corner of a sheet; `*` marks what lies open, letters the stones that are lifted in turn. */
const sheet = ['534678', '672195', '198342', '859761', '426853', '713924'];
const cover = ['ooo*oo', 'o*oooo', 'ooao*o', '*oobo*', 'oooooo', 'oo*coo'];

/** Stones over a sheet; one after the other is lifted. */
export function KakuzuMiniature() {
  return (
    <Miniature game="kakuzu">
      {cover.flatMap((line, row) =>
        [...line].map((mark, column) => {
          const square = row * 6 + column;
          return (
            <Place key={square} row={row} column={column} class="miniature-sheet">
              {mark !== 'o' && <span class="miniature-digit">{sheet[row]?.[column]}</span>}
              {mark !== '*' && (
                <span class={`miniature-stone miniature-stone-${mark}`}>
                  <Stone variant={row * 9 + column} />
                </span>
              )}
            </Place>
          );
        }),
      )}
    </Miniature>
  );
}

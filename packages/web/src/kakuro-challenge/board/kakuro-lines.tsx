/** Kakuros as lit lines over the squares, with their sums spelled out when they are made. */

import { type Board, type Kakuro, SIZE } from '@riverstone/rules/kakuro-challenge';
import { spelledOut } from '../words/kakuro-words';
import './kakuro-lines.css';

/** `would`: what the draft would make. `did`: what the last move made. `now`: made just now. */
type LineMood = 'would' | 'did' | 'now';

interface KakuroLinesProps {
  readonly kakuros: readonly Kakuro[];
  readonly board: Board;
  readonly mood: LineMood;
}

const MARGIN = 0.03;

interface Span {
  readonly row: number;
  readonly column: number;
  readonly width: number;
  readonly height: number;
}

/** The squares of a Kakuro as a box, in squares. */
function spanOf({ total, last, direction }: Kakuro): Span {
  const row = Math.floor(total / SIZE);
  const column = total % SIZE;
  const length = direction === 'across' ? last - total + 1 : (last - total) / SIZE + 1;
  return direction === 'across' ? { row, column, width: length, height: 1 } : { row, column, width: 1, height: length };
}

const keyOf = ({ total, direction }: Kakuro): string => `${total} ${direction}`;

export function KakuroLines({ kakuros, board, mood }: KakuroLinesProps) {
  return (
    <>
      <svg class={`challenge-lines challenge-lines-${mood}`} viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden="true">
        {kakuros.map((kakuro) => {
          const { row, column, width, height } = spanOf(kakuro);
          const box = {
            x: column + MARGIN,
            y: row + MARGIN,
            width: width - 2 * MARGIN,
            height: height - 2 * MARGIN,
            rx: 0.2,
          };
          return (
            <g key={keyOf(kakuro)} class={`challenge-line challenge-line-${kakuro.direction}`}>
              <rect class="challenge-line-case" {...box} />
              <rect class="challenge-line-light" {...box} />
            </g>
          );
        })}
      </svg>
      {mood === 'now' &&
        kakuros.map((kakuro, index) => {
          const above = kakuros.slice(0, index).filter((other) => footOf(other) === footOf(kakuro)).length;
          return <Ribbon key={keyOf(kakuro)} kakuro={kakuro} board={board} above={above} />;
        })}
    </>
  );
}

/** The row below a Kakuro. */
function footOf(kakuro: Kakuro): number {
  const { row, height } = spanOf(kakuro);
  return row + height;
}

interface RibbonProps {
  readonly kakuro: Kakuro;
  readonly board: Board;
  /** How many others hang from the same row: this one hangs lower. */
  readonly above: number;
}

/** The height of a ribbon, in squares. */
const RIBBON = 0.6;

/** Beside its line: under a row (above the last ones), at the foot of a column. */
function Ribbon({ kakuro, board, above }: RibbonProps) {
  const { row, column, width } = spanOf(kakuro);
  const foot = footOf(kakuro);
  const isLow = foot > SIZE - 1;
  const edge = isLow ? row : foot + above * RIBBON;
  const place = { left: `${((column + width / 2) / SIZE) * 100}%`, top: `${(edge / SIZE) * 100}%` };
  return (
    <span class={`challenge-ribbon${isLow ? ' challenge-ribbon-above' : ''}`} style={place} aria-hidden="true">
      <span class="challenge-ribbon-text">{spelledOut(board, kakuro)}</span>
    </span>
  );
}

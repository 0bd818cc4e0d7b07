/** Kakuros as lit lines over the squares, with their sums spelled out when they are made. */

import { type Board, type Kakuro, SIZE } from '@riverstone/rules/kakuro-challenge';
import { spelledOut } from '../words/kakuro-words';
import { type RibbonPlace, ribbonPlaces, spanOf } from './ribbon-places';
import './kakuro-lines.css';

/** `would`: what the draft would make. `did`: what the last move made. `now`: made just now. */
type LineMood = 'would' | 'did' | 'now';

interface KakuroLinesProps {
  readonly kakuros: readonly Kakuro[];
  readonly board: Board;
  readonly mood: LineMood;
}

const MARGIN = 0.03;

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
        ribbonPlaces(kakuros, board).map((place) => <Ribbon key={keyOf(place.kakuro)} place={place} board={board} />)}
    </>
  );
}

interface RibbonProps {
  readonly place: RibbonPlace;
  readonly board: Board;
}

function Ribbon({ place: { kakuro, anchor, edge, side }, board }: RibbonProps) {
  const place = { left: `${(anchor / SIZE) * 100}%`, top: `${(edge / SIZE) * 100}%` };
  return (
    <span class={`challenge-ribbon challenge-ribbon-${side}`} style={place} aria-hidden="true">
      <span class="challenge-ribbon-text">{spelledOut(board, kakuro)}</span>
    </span>
  );
}

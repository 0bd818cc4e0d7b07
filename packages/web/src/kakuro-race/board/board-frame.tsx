/** The printed Sum squares above the field and to the left of it, with the markers laid on them. */

import type { Square } from '@riverstone/rules';
import { directionOf, FIELD_SIZE, type ScoredLine } from '@riverstone/rules/kakuro-race';
import { coordinates } from '../../table/square-names';
import { SumSquare } from '../pieces/race-tiles';
import './board-frame.css';
import { LaidMarker } from './board-square';

const places = Array.from({ length: FIELD_SIZE }, (_, place) => place);

export function BoardFrame({ scored }: { readonly scored: readonly ScoredLine[] }) {
  const markerAt = (way: 'across' | 'down', first: Square): number | null =>
    scored.find((line) => line.first === first && directionOf(line) === way)?.marker ?? null;
  return (
    <div class="race-frame-squares" aria-hidden="true">
      <span class="race-frame-square race-frame-corner">
        <SumSquare arrows="none" />
      </span>
      {places.map((column) => (
        <FrameSquare
          key={`c${column}`}
          way="down"
          name={coordinates.column(column)}
          marker={markerAt('down', column)}
        />
      ))}
      {places.map((row) => (
        <FrameSquare
          key={`r${row}`}
          way="across"
          name={coordinates.row(row)}
          marker={markerAt('across', row * FIELD_SIZE)}
        />
      ))}
    </div>
  );
}

interface FrameSquareProps {
  readonly way: 'across' | 'down';
  readonly name: string;
  readonly marker: number | null;
}

function FrameSquare({ way, name, marker }: FrameSquareProps) {
  return (
    <span class={`race-frame-square race-frame-${way}`} data-frame={name}>
      <span class="race-frame-name">{name}</span>
      {marker !== null && <LaidMarker value={marker} way={way} />}
    </span>
  );
}

/** How likely each square is, over the squares of a board: a depth of colour and a number. */

import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import './board-heat.css';

/** By square, from 0 to 1. Squares that are not listed show nothing. */
export type HeatMap = ReadonlyMap<number, number>;

export const BoardHeatContext = createContext<HeatMap | null>(null);

/** Hidden from screen readers: the caller announces it in words. */
export function BoardHeat({ columns }: { readonly columns: number }) {
  const heat = useContext(BoardHeatContext);
  if (heat === null) return null;
  const most = Math.max(...heat.values(), 0.01);
  return (
    <div class="board-heat" aria-hidden="true">
      {[...heat].map(([square, share]) => (
        <span
          key={square}
          class={share >= most * 0.75 ? 'board-heat-square board-heat-likely' : 'board-heat-square'}
          style={{
            gridArea: `${Math.floor(square / columns) + 1} / ${(square % columns) + 1}`,
            '--heat': (share / most).toFixed(3),
          }}
        >
          <span>{Math.round(share * 100)}</span>
        </span>
      ))}
    </div>
  );
}

/** What the small living boards of the home page are made of. Each game draws its own. */

import type { ComponentChildren } from 'preact';
import './miniature.css';

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
export function Place({ row, column, across = 1, down = 1, class: extra = '', children }: PlaceProps) {
  return (
    <div
      class={`miniature-place ${extra}`}
      style={{ gridArea: `${row + 1} / ${column + 1} / span ${down} / span ${across}` }}
    >
      {children}
    </div>
  );
}

/** A small board; `class` is the game's own. */
export function Miniature({ class: own, children }: { class: string; children: ComponentChildren }) {
  return (
    <div class={`miniature ${own}`} aria-hidden="true">
      {children}
    </div>
  );
}

/** A drawn example. The drawing is hidden from screen readers: the caption says it all. */

import type { ComponentChildren, ComponentType } from 'preact';
import { Icon } from '../ui/pictures/icon';
import './example.css';
import { SmallBoard } from '../figures/small-board';

interface ExampleProps {
  readonly caption: string;
  /** Whether it is right or wrong: a mark beside the caption. */
  readonly verdict: 'right' | 'wrong';
  readonly children: ComponentChildren;
}

export function Example({ caption, verdict, children }: ExampleProps) {
  return (
    <figure class="how-to-example">
      <div class="how-to-drawing" aria-hidden="true">
        {children}
      </div>
      <figcaption class={`how-to-caption how-to-caption-${verdict}`}>
        <Icon name={verdict === 'right' ? 'check' : 'close'} />
        <span>{caption}</span>
      </figcaption>
    </figure>
  );
}

export interface PieceProps {
  /** One letter of a strip. */
  readonly mark: string;
}

interface StripProps {
  /** A letter for each square, as the game's drawing reads them. */
  readonly marks: string;
  readonly Piece: ComponentType<PieceProps>;
  /** The squares that are framed: the first, and how many. */
  readonly lit?: readonly [from: number, count: number] | undefined;
}

/** Squares in a row. */
export function Strip({ marks, Piece, lit }: StripProps) {
  const frames = lit === undefined ? [] : [{ row: 0, column: lit[0], width: lit[1], height: 1 }];
  return (
    <SmallBoard rows={1} columns={marks.length} piece={(square) => <Piece mark={marks[square] ?? ''} />} lit={frames} />
  );
}

/** One piece beside a strip. */
export function Single({ children }: { children: ComponentChildren }) {
  return <span class="how-to-single">{children}</span>;
}

/** An arrow between two drawings. */
export function Sign({ sign }: { sign: '→' | '=' | '≠' }) {
  return <span class="how-to-sign">{sign}</span>;
}

/** Letters A to I are the digits 1 to 9 red side up, as in the records of the games. */
export function faceOf(mark: string): { readonly digit: number; readonly red: boolean } {
  const letter = 'ABCDEFGHI'.indexOf(mark);
  return letter < 0 ? { digit: Number(mark), red: false } : { digit: letter + 1, red: true };
}

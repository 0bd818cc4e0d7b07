/** The content of a square: a stone with its notes, or the printed digit. */

import type { Square } from '@riverstone/rules';
import { Stone } from '../../art/stone';
import { Badge } from '../../ui/board/badge';
import { digits } from '../table/units';

interface SquareFaceProps {
  readonly square: Square;
  /** The open digit; 0 under a stone. */
  readonly open: number;
  /** After the end: the digit under a stone that was never lifted; else 0. */
  readonly hidden: number;
  /** The digits noted here, ascending and without a space. */
  readonly noted: string;
  readonly isPicked: boolean;
  /** Whether a second tap lifts the stone. */
  readonly isReady: boolean;
}

export function SquareFace({ square, open, hidden, noted, isPicked, isReady }: SquareFaceProps) {
  // The square's name says it all; a screen reader that found text in it would say only that.
  if (open > 0) {
    return (
      <span class="kakuzu-digit" aria-hidden="true">
        {open}
      </span>
    );
  }
  if (hidden > 0) {
    return (
      <span class="kakuzu-digit kakuzu-digit-unlifted" aria-hidden="true">
        {hidden}
      </span>
    );
  }
  return (
    <>
      <span class="kakuzu-stone" aria-hidden="true">
        <Stone variant={square} lifted={isPicked} />
        {noted !== '' && <StoneNotes noted={noted} />}
      </span>
      {isReady && <Badge icon="check" />}
    </>
  );
}

/** Up to this many notes are written large, one after the other. */
const FEW = 2;

/** Pencil notes. Where there are many, each digit has its own of nine places. */
function StoneNotes({ noted }: { readonly noted: string }) {
  if (noted.length <= FEW) return <span class={`kakuzu-notes kakuzu-notes-${noted.length}`}>{noted}</span>;
  return (
    <span class="kakuzu-notes">
      {digits.map((digit) => (
        <span key={digit}>{noted.includes(String(digit)) ? digit : ''}</span>
      ))}
    </span>
  );
}

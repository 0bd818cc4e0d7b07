/** Drawn examples for Kakuzu: a digit that can be worked out, a stone kept and a stone given away. */

import type { ComponentChildren } from 'preact';
import { Stone } from '../../art/stone';
import { Example, Sign, Single } from '../../how-to/example';
import type { KakuzuHowToMessages } from '../../messages/generated/kakuzu/how-to';
import { BagDigit } from '../pieces/bag-digit';
import './examples.css';
import { SmallBoard } from '../../figures/small-board';
import type { HowToPictures } from '../../rulebook/game-help';

/** Two boxes side by side: digits lie open, `o` is a stone, `^` the stone that must hide the 5. */
const boxes = '8o2o5o439oo117^ooo';
const COLUMNS = 6;
const sure = { row: 2, column: 2, width: 1, height: 1 };

interface CaptionProps {
  readonly captions: KakuzuHowToMessages['examples'];
}

function SureExample({ captions }: CaptionProps) {
  return (
    <Example caption={captions.sure} verdict="right">
      <Single>
        <BagDigit digit={5} />
      </Single>
      <SmallBoard
        isSheet
        rows={boxes.length / COLUMNS}
        columns={COLUMNS}
        piece={(square) => <SheetSquare mark={boxes[square] ?? ''} square={square} />}
        lit={[sure]}
      />
    </Example>
  );
}

function SheetSquare({ mark, square }: { readonly mark: string; readonly square: number }) {
  return mark === 'o' || mark === '^' ? <Stone variant={square} lifted={mark === '^'} /> : <span>{mark}</span>;
}

function OutcomeExamples({ captions }: CaptionProps) {
  const { kept, missed } = captions;
  return (
    <>
      <Example caption={kept} verdict="right">
        <Outcome found={5} />
      </Example>
      <Example caption={missed} verdict="wrong">
        <Outcome found={6} />
      </Example>
    </>
  );
}

/** The wanted digit beside the one that was under a stone. */
function Outcome({ found }: { found: number }) {
  return (
    <>
      <Single>
        <BagDigit digit={5} />
      </Single>
      <Sign sign={found === 5 ? '=' : '≠'} />
      <Single>
        <Sheet>{found}</Sheet>
      </Single>
      <Single>
        <Stone variant={0} />
      </Single>
      {found !== 5 && <Sign sign="→" />}
    </>
  );
}

function Sheet({ children }: { children: ComponentChildren }) {
  return <span class="how-to-sheet how-to-sheet-alone">{children}</span>;
}

/** A stone, a square of the sheet, a box. */
function KakuzuWord({ index }: { index: number }) {
  if (index === 0) return <Stone variant={0} />;
  if (index === 1) return <Sheet>5</Sheet>;
  return (
    <span class="how-to-box">
      {[0, 1, 2, 3, 4, 5, 6, 7, 8].map((square) => (
        <span key={square} />
      ))}
    </span>
  );
}

/** The drawings with captions in a language. */
export const picturesWith = (captions: CaptionProps['captions']): HowToPictures => ({
  ofSteps: {
    2: () => <SureExample captions={captions} />,
    4: () => <OutcomeExamples captions={captions} />,
  },
  OfWord: KakuzuWord,
});

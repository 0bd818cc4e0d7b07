/** Drawn examples for Kakuro, the race: lines that make 17, as they lie and with Action tiles. */

import { Example, faceOf, type PieceProps, Sign, Single, Strip } from '../../how-to/example';
import type { KakuroRaceHowToMessages } from '../../messages/generated/kakuro-race/how-to';
import type { HowToPictures } from '../../rulebook/game-help';
import { ActionTileFace, NumberTile, SumMarker, SumSquare } from '../pieces/race-tiles';

/** `>` is a printed Sum square, `#` one that was laid. */
function Square({ mark }: PieceProps) {
  if (mark === '>') return <SumSquare arrows="right" />;
  if (mark === '#') return <SumSquare arrows="both" />;
  const { digit, red } = faceOf(mark);
  return <NumberTile digit={digit} face={red ? 'red' : 'silver'} />;
}

interface CaptionProps {
  readonly captions: KakuroRaceHowToMessages['examples'];
}

function WholeLineExample({ captions }: CaptionProps) {
  return (
    <Example caption={captions.whole} verdict="right">
      <Single>
        <SumMarker value={17} />
      </Single>
      <Strip marks=">386#5" Piece={Square} lit={[1, 3]} />
    </Example>
  );
}

function HelpedLineExamples({ captions }: CaptionProps) {
  const { cut, double } = captions;
  return (
    <>
      <Example caption={cut} verdict="right">
        <Strip marks=">982" Piece={Square} />
        <Sign sign="→" />
        <Strip marks=">98#" Piece={Square} lit={[1, 2]} />
      </Example>
      <Example caption={double} verdict="right">
        <Strip marks=">494#" Piece={Square} lit={[1, 3]} />
        <Single>
          <ActionTileFace tile="d" />
        </Single>
      </Example>
    </>
  );
}

const fronts = [null, 'd', 'x', 'n7'] as const;

/** A Sum square, then the fronts of the Action tiles. */
function RaceWord({ index }: { index: number }) {
  const tile = fronts[index] ?? null;
  return tile === null ? <SumSquare /> : <ActionTileFace tile={tile} />;
}

/** The drawings with captions in a language. */
export const picturesWith = (captions: CaptionProps['captions']): HowToPictures => ({
  ofSteps: {
    1: () => <WholeLineExample captions={captions} />,
    2: () => <HelpedLineExamples captions={captions} />,
  },
  OfWord: RaceWord,
});

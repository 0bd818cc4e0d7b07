/** Drawn examples for Kakuro Challenge: two Kakuros, one that is none, and a tile turned over. */

import { Stone } from '../../art/stone';
import { Example, faceOf, type PieceProps, Sign, Strip } from '../../how-to/example';
import type { KakuroChallengeHowToMessages } from '../../messages/generated/kakuro-challenge/how-to';
import type { HowToPictures } from '../../rulebook/game-help';
import { ChallengeTile } from '../pieces/challenge-tile';

function Tile({ mark }: PieceProps) {
  const { digit, red } = faceOf(mark);
  return <ChallengeTile digit={digit} face={red ? 'red' : 'yellow'} />;
}

interface CaptionProps {
  readonly captions: KakuroChallengeHowToMessages['examples'];
}

function KakuroExamples({ captions }: CaptionProps) {
  const { short, long, late } = captions;
  return (
    <>
      <Example caption={short} verdict="right">
        <Strip marks="H71" Piece={Tile} lit={[0, 3]} />
      </Example>
      <Example caption={long} verdict="right">
        <Strip marks="H936" Piece={Tile} lit={[0, 4]} />
      </Example>
      <Example caption={late} verdict="wrong">
        <Strip marks="71H" Piece={Tile} />
      </Example>
    </>
  );
}

function FlipExample({ captions }: CaptionProps) {
  return (
    <Example caption={captions.turned} verdict="right">
      <Strip marks="76" Piece={Tile} />
      <Sign sign="→" />
      <Strip marks="G61" Piece={Tile} lit={[0, 3]} />
    </Example>
  );
}

/** An addend, a total, a river stone. */
function ChallengeWord({ index }: { index: number }) {
  return index < 2 ? <Tile mark={index === 0 ? '8' : 'H'} /> : <Stone variant={0} />;
}

/** The drawings with captions in a language. */
export const picturesWith = (captions: CaptionProps['captions']): HowToPictures => ({
  ofSteps: {
    1: () => <KakuroExamples captions={captions} />,
    3: () => <FlipExample captions={captions} />,
  },
  OfWord: ChallengeWord,
});

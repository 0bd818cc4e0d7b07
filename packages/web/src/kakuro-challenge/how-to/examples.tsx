/** Drawn examples for Kakuro Challenge: two Kakuros, one that is none, and a tile turned over. */

import { Stone } from '../../art/stone';
import { Example, faceOf, type PieceProps, Sign, Strip } from '../../how-to/example';
import { words } from '../../messages/words';
import type { HowToPictures } from '../../rulebook/game-help';
import { ChallengeTile } from '../pieces/challenge-tile';

function Tile({ mark }: PieceProps) {
  const { digit, red } = faceOf(mark);
  return <ChallengeTile digit={digit} face={red ? 'red' : 'yellow'} />;
}

const captions = () => words()['kakuro-challenge'].howTo.examples;

function KakuroExamples() {
  const { short, long, late } = captions();
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

function FlipExample() {
  return (
    <Example caption={captions().turned} verdict="right">
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

export const pictures: HowToPictures = { ofSteps: { 1: KakuroExamples, 3: FlipExample }, OfWord: ChallengeWord };

/** Drawn examples for Kakuro, the race: lines that make 17, as they lie and with Action tiles. */

import { Example, faceOf, type PieceProps, Sign, Single, Strip } from '../../how-to/example';
import { words } from '../../messages/words';
import type { HowToPictures } from '../../rulebook/game-help';
import { ActionTileFace, NumberTile, SumMarker, SumSquare } from '../pieces/race-tiles';

/** `>` is a printed Sum square, `#` one that was laid. */
function Square({ mark }: PieceProps) {
  if (mark === '>') return <SumSquare arrows="right" />;
  if (mark === '#') return <SumSquare arrows="both" />;
  const { digit, red } = faceOf(mark);
  return <NumberTile digit={digit} face={red ? 'red' : 'silver'} />;
}

const captions = () => words()['kakuro-race'].howTo.examples;

function WholeLineExample() {
  return (
    <Example caption={captions().whole} verdict="right">
      <Single>
        <SumMarker value={17} />
      </Single>
      <Strip marks=">386#5" Piece={Square} lit={[1, 3]} />
    </Example>
  );
}

function HelpedLineExamples() {
  const { cut, double } = captions();
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

export const pictures: HowToPictures = { ofSteps: { 1: WholeLineExample, 2: HelpedLineExamples }, OfWord: RaceWord };

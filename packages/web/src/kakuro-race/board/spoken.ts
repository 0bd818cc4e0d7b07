/** What a screen reader says of each square of the field. */

import type { Square } from '@riverstone/rules';
import { digitOn, isRed, SUM_SQUARE, squareName } from '@riverstone/rules/kakuro-race';
import type { RaceMessages } from '../../messages/catalogue';
import type { SquareLook } from './square-display';

/** The spoken label of a square. */
export function spokenSquare(text: RaceMessages, square: Square, look: SquareLook): string {
  return [whatLies(text, square, look), ...scoredWords(text, look), ...stagedWords(text, look)].join(', ');
}

function whatLies({ square: say }: RaceMessages, square: Square, { value }: SquareLook): string {
  const name = squareName(square);
  if (value === SUM_SQUARE) return say.sumSquare(name);
  return isRed(value) ? say.red(name, digitOn(value)) : say.silver(name, digitOn(value));
}

function scoredWords({ square: say }: RaceMessages, { scored, markers }: SquareLook): readonly string[] {
  const { across, down } = scored;
  const ways = across && down ? [say.scoredBoth] : across ? [say.scoredAcross] : down ? [say.scoredDown] : [];
  return [
    ...ways,
    ...(markers.across === null ? [] : [say.markerAcross(markers.across)]),
    ...(markers.down === null ? [] : [say.markerDown(markers.down)]),
  ];
}

function stagedWords({ square: say }: RaceMessages, look: SquareLook): readonly string[] {
  const laid = { exchange: say.exchanged, 'sum-square': say.sumSquareLaid, 'new-number': say.newNumber };
  return [
    ...(look.laid === null ? [] : [laid[look.laid]]),
    ...(look.isAnchor ? [say.end] : look.inLine ? [say.inLine] : []),
    ...(look.isPicked ? [say.picked] : look.isTarget ? [say.fits] : []),
    ...(look.isHinted ? [say.hinted] : []),
    ...(look.isShown ? [say.shown] : []),
  ];
}

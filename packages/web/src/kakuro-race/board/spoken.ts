/** What a screen reader says of each square of the field. */

import type { Square } from '@riverstone/rules';
import { digitOn, isRed, SUM_SQUARE, squareName } from '@riverstone/rules/kakuro-race';
import type { KakuroRaceMessages } from '../../messages/generated/kakuro-race';
import type { RaceSquareDisplay } from './square-display';

/** The spoken label of a square. */
export function spokenSquare(text: KakuroRaceMessages, square: Square, display: RaceSquareDisplay): string {
  return [squareInWords(text, square, display), ...scoredWords(text, display), ...stagedWords(text, display)].join(
    ', ',
  );
}

function squareInWords({ square: say }: KakuroRaceMessages, square: Square, { value }: RaceSquareDisplay): string {
  const name = squareName(square);
  if (value === SUM_SQUARE) return say.sumSquare({ name });
  return isRed(value) ? say.red({ name, digit: digitOn(value) }) : say.silver({ name, digit: digitOn(value) });
}

function scoredWords({ square: say }: KakuroRaceMessages, { scored, markers }: RaceSquareDisplay): readonly string[] {
  const { across, down } = scored;
  const ways = across && down ? [say.scoredBoth] : across ? [say.scoredAcross] : down ? [say.scoredDown] : [];
  return [
    ...ways,
    ...(markers.across === null ? [] : [say.markerAcross({ marker: markers.across })]),
    ...(markers.down === null ? [] : [say.markerDown({ marker: markers.down })]),
  ];
}

function stagedWords({ square: say }: KakuroRaceMessages, display: RaceSquareDisplay): readonly string[] {
  const laid = { exchange: say.exchanged, 'sum-square': say.sumSquareLaid, 'new-number': say.newNumber };
  return [
    ...(display.laid === null ? [] : [laid[display.laid]]),
    ...(display.isAnchor ? [say.end] : display.inLine ? [say.inLine] : []),
    ...(display.isPicked ? [say.picked] : display.isTarget ? [say.fits] : []),
    ...(display.isAdvised ? [say.advised] : []),
    ...(display.isHinted ? [say.hinted] : []),
    ...(display.isShown ? [say.shown] : []),
  ];
}

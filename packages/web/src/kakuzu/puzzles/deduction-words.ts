/** A deduction in a sentence. */

import type { Deduction } from '@riverstone/bots/kakuzu/puzzles';
import { SIZE } from '@riverstone/rules/kakuzu';
import type { KakuzuPuzzlesMessages } from '../../messages/generated/kakuzu/puzzles';
import { coordinates } from '../../table/square-names';
import { nameOf } from '../table/units';

type Texts = Pick<KakuzuPuzzlesMessages, 'unit' | 'steps'>;

export function deductionWords({ unit: units, steps }: Texts, { technique, unit, squares, digits }: Deduction): string {
  const names = squares.map(nameOf);
  const where = unitWords(units, unit);
  const [digit = 0] = digits;
  const [square = ''] = names;
  switch (technique) {
    case 'only-place':
      return steps.onlyPlace({ unit: where, digit, square });
    case 'only-digit':
      return steps.onlyDigit({ digit, square });
    case 'locked':
      return steps.locked({ unit: where, digit, squares: names });
    case 'pair':
    case 'triple':
      return steps.subset({ digits, squares: names });
    case 'hidden-pair':
      return steps.hiddenPair({ unit: where, digits, squares: names });
    case 'wing':
      return steps.wing({ digit, squares: names, lines: unit < SIZE ? 'rows' : 'columns' });
  }
}

function unitWords(units: Texts['unit'], unit: number): string {
  if (unit < SIZE) return units.row({ row: coordinates.row(Math.max(0, unit)) });
  return unit < 2 * SIZE
    ? units.column({ column: coordinates.column(unit - SIZE) })
    : units.box({ box: unit - 2 * SIZE });
}

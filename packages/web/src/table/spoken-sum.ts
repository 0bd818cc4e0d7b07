/** A sum for screen readers, which leave out `=` and `+`: `13 is 8 plus 5`. */

import type { AppMessages } from '../messages/generated/app';

export function spokenSum({ plus, is }: AppMessages['sum'], addends: readonly number[]): string {
  const total = addends.reduce((sum, addend) => sum + addend, 0);
  const [first = 0, ...rest] = addends;
  return is({ total, addends: rest.reduce((left, right) => plus({ left, right }), String(first)) });
}

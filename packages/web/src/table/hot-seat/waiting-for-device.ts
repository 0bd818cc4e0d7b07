/** Who has to take the device first; nobody where each person has a device of their own. */

import type { Seat } from '@riverstone/rules';
import type { BaseTable } from '../game-table';

const nobody: readonly Seat[] = [];

export function waitingForDevice({ hotSeat }: Pick<BaseTable, 'hotSeat'>): readonly Seat[] {
  return hotSeat?.waiting.value ?? nobody;
}

/** Says who came too late, and by how much. */

import type { Viewer } from '@riverstone/rules';
import { grammar, words } from '../../messages/words';
import type { SeatPlan } from '../../table/seats/seat-plan';
import type { LateMessage } from '../client/table-client';

export function lateWords({ seat, by }: LateMessage, seats: readonly SeatPlan[], viewer: Viewer): string {
  const { late, lateYou } = words().online.table;
  const seconds = grammar().number(Math.max(0.01, Math.round(by / 10) / 100));
  return seat === viewer ? lateYou({ seconds }) : late({ name: seats[seat]?.name ?? '', seconds });
}

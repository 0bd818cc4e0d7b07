/** What somebody keeps for themselves at an online table: pencil notes, a move half laid out. On this device only. */

import type { Seat } from '@riverstone/rules';
import type { JottingKind } from '../table/live-table';
import { deviceTexts } from './kept-texts';

const kinds: readonly JottingKind[] = ['notes', 'draft'];

export class Jottings {
  constructor(private readonly table: string) {}

  read(seat: Seat, kind: JottingKind): string {
    return deviceTexts.read(this.#key(seat, kind)) ?? '';
  }

  write(seat: Seat, kind: JottingKind, text: string): void {
    if (this.read(seat, kind) !== text) deviceTexts.write(this.#key(seat, kind), text === '' ? null : text);
  }

  /** The game is over: nobody needs them any more. */
  forget(seats: readonly Seat[]): void {
    for (const seat of seats) for (const kind of kinds) this.write(seat, kind, '');
  }

  #key(seat: Seat, kind: JottingKind): string {
    return `riverstone:jotting:${this.table}:${seat}:${kind}`;
  }
}

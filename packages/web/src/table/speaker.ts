/** How players are spoken of: "You" where one person plays on this device, everybody else by name. */

import type { Seat } from '@riverstone/rules';
import { words } from '../messages/words';
import type { BaseTable } from './game-table';
import { peopleOf, type SeatPlan } from './seats/seat-plan';

/** A message about a player: to them, and about somebody else. */
interface PersonForms<Args> {
  readonly you: string | ((args: Args) => string);
  readonly other: (args: Args & { readonly name: string }) => string;
}

export class Speaker {
  /** `you` is the seat of the only person here; `youWord` stands for their name. */
  constructor(
    private readonly names: readonly string[],
    private readonly you: Seat | null = null,
    private readonly youWord = '',
  ) {}

  isYou(seat: Seat): boolean {
    return seat === this.you;
  }

  /** "You", or the player's name. */
  nameOf(seat: Seat): string {
    return this.isYou(seat) ? this.youWord : (this.names[seat] ?? '');
  }

  /** The form of a message that fits the player. */
  say<Args extends object>(seat: Seat, forms: PersonForms<NoInfer<Args>>, args: Args): string {
    if (!this.isYou(seat)) return forms.other({ ...args, name: this.nameOf(seat) });
    return typeof forms.you === 'string' ? forms.you : forms.you(args);
  }
}

/** Speaks to the person at a table. */
export function speakerAt({ seats, you }: Pick<BaseTable, 'seats' | 'you'>): Speaker {
  return speaker(seats, you);
}

/** Speaks to the only person of a table on this device, wherever it is named. */
export function speakerOf(seats: readonly SeatPlan[]): Speaker {
  return speaker(seats, onlyOne(peopleOf(seats)));
}

function speaker(seats: readonly SeatPlan[], you: Seat | null): Speaker {
  return new Speaker(
    seats.map(({ name }) => name),
    you,
    words().app.table.you,
  );
}

/** The only seat of these; null where there is none, or several. */
export function onlyOne(seats: readonly Seat[]): Seat | null {
  const [only = null, ...others] = seats;
  return others.length === 0 ? only : null;
}

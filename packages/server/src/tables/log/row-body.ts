/** What a table's log is made of. Rows are only ever added, so a kind of row that was written once must be read for ever. */

import type { BotLevel, Phrase } from '@riverstone/protocol';
import type { GameId, Seat, WrittenDeal } from '@riverstone/rules';
import type { GuestId } from '../../store/store.js';

/** Somebody with a name at the table, counted from 1. */
export type MemberId = number;

/** What is in a seat when a table is made. */
interface FirstSeat {
  readonly bot: BotLevel | null;
  readonly member: MemberId | null;
}

/** Who has a name at a table when it is made. */
interface FirstMember {
  readonly guest: GuestId;
  readonly name: string;
  /** Who was removed from a table is not let in at its rematch either. */
  readonly removed?: boolean;
}

export type RowContent =
  | {
      readonly do: 'made';
      readonly table: string;
      readonly game: GameId;
      readonly options: Readonly<Record<string, unknown>>;
      readonly seats: readonly FirstSeat[];
      readonly members: readonly FirstMember[];
      readonly host: MemberId;
      readonly listed: boolean;
      /** What the shuffle comes from: only its hash leaves the server before the end. */
      readonly secret: string;
      readonly previous: string | null;
    }
  | { readonly do: 'entered'; readonly guest: GuestId; readonly name: string }
  | { readonly do: 'renamed'; readonly member: MemberId; readonly name: string }
  | { readonly do: 'sat'; readonly member: MemberId; readonly seat: Seat }
  | { readonly do: 'stood'; readonly seat: Seat }
  | { readonly do: 'shared'; readonly member: MemberId; readonly share: string }
  | { readonly do: 'swapped'; readonly from: Seat; readonly to: Seat }
  | { readonly do: 'bot'; readonly seat: Seat; readonly level: BotLevel | null }
  | { readonly do: 'planned'; readonly seats: number; readonly options: Readonly<Record<string, unknown>> }
  | { readonly do: 'listed'; readonly listed: boolean }
  | { readonly do: 'started'; readonly deal: WrittenDeal; readonly entries: readonly string[] }
  | { readonly do: 'removed'; readonly member: MemberId }
  | { readonly do: 'host'; readonly member: MemberId }
  | { readonly do: 'hushed'; readonly member: MemberId; readonly hushed: boolean }
  /** Entries of the game: what a seat or the clock did, and the draws after it. */
  | { readonly do: 'played'; readonly entries: readonly string[] }
  | { readonly do: 'asked'; readonly what: Question; readonly seat: Seat }
  | { readonly do: 'agreed'; readonly seat: Seat }
  | { readonly do: 'declined'; readonly seat: Seat }
  | { readonly do: 'paused' }
  | { readonly do: 'resumed' }
  | { readonly do: 'took-back'; readonly entries: number }
  | { readonly do: 'voted'; readonly seat: Seat; readonly against: Seat }
  | { readonly do: 'stood-in'; readonly seat: Seat; readonly level: BotLevel }
  | { readonly do: 'came-back'; readonly seat: Seat }
  | { readonly do: 'resigned'; readonly seat: Seat; readonly level: BotLevel }
  | { readonly do: 'rematch'; readonly table: string }
  | { readonly do: 'said'; readonly member: MemberId; readonly text: string | null; readonly phrase: Phrase | null };

/** What can be asked of the others. */
export type Question = 'pause' | 'resume' | 'takeback';

/** A row's content: what happened, and which message of which member it came from. */
export type RowBody = RowContent & {
  /** Null where the table did it by itself. */
  readonly by: MemberId | null;
  /** The id of the command, so that one sent twice is known. */
  readonly id: string | null;
};

/** What happened, and where it came from. */
export function bodyOf(happened: RowContent, by: MemberId | null, id: string | null): RowBody {
  // Nearly all that happens is play, and to spread an object costs more than all else here.
  return happened.do === 'played' ? { do: 'played', entries: happened.entries, by, id } : { ...happened, by, id };
}

/** A row as text. */
export function writeBody(body: RowBody): string {
  return JSON.stringify(body);
}

/** The content of a row that this server wrote. */
export function readBody(text: string): RowBody {
  return JSON.parse(text) as RowBody;
}

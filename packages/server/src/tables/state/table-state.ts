/** A table as its log tells it: a fold, row by row. Nothing in here asks for the time, chance or who is connected. */

import { type Asked, type BotLevel, type ChatLine, limits, type TableOutcome } from '@riverstone/protocol';
import { mixedSeed } from '@riverstone/protocol/luck';
import { Clocks, type GameId, type Seat } from '@riverstone/rules';
import type { GuestId, LogRow } from '../../store/store.js';
import type { Move, PlayedStep } from '../game/played-step.js';
import { type GameInPlay, openGame } from '../game/server-game.js';
import { type MemberId, type RowBody, readBody } from '../log/row-body.js';
import { endedEarly, outcomeOf } from './outcome.js';

export interface SeatState {
  member: MemberId | null;
  /** Who plays: alone, or for a member who is away, was removed or has resigned. */
  bot: BotLevel | null;
  resigned: boolean;
  /** The seats that want a bot to play here. */
  votes: Seat[];
}

export interface MemberState {
  readonly guest: GuestId;
  name: string;
  hushed: boolean;
  removed: boolean;
  /** What they gave to the chance of the game. */
  share: string | null;
}

/** What a row did, for those who follow the table. */
export interface Change {
  readonly happened: readonly PlayedStep[];
  /** How many of the last entries of the game were taken back. */
  readonly undone: number;
  readonly said: ChatLine | null;
  /** Whether somebody who was thought to be away is back: nobody wants a bot in their seat any more. */
  readonly isBack: boolean;
}

/** When something happened, and as which version. */
export interface Moment {
  readonly version: number;
  readonly at: number;
}

/** Who plays for somebody who is away, was removed or has given up. */
export const STAND_IN = 'casual';
/** Of each member: more than a page has on its way at once. */
const REMEMBERED_COMMANDS = 64;
const nothing: Change = { happened: [], undone: 0, said: null, isBack: false };

export class TableState {
  version = 0;
  lastAt = 0;
  table = '';
  gameId!: GameId;
  options: Readonly<Record<string, unknown>> = {};
  phase: 'gathering' | 'playing' | 'over' = 'gathering';
  host: MemberId | null = null;
  listed = false;
  secret = '';
  previous: string | null = null;
  rematch: string | null = null;
  /** Who has asked for that. */
  rematchBy: MemberId | null = null;
  createdAt = 0;
  startedAt: number | null = null;
  seats: SeatState[] = [];
  readonly members: MemberState[] = [];
  game: GameInPlay | null = null;
  /** When each entry of the game was made, in milliseconds since it began. */
  playedAt: number[] = [];
  clocks = new Clocks();
  paused = false;
  asked: Asked | null = null;
  undoable: Seat | null = null;
  outcome: TableOutcome | null = null;
  chat: ChatLine[] = [];
  /** The versions that the last commands of each member became, by id. */
  readonly #commands = new Map<MemberId, Map<string, number>>();

  /** Adds a row. `move` is what the row plays, where that was carried out before. */
  evolve(moment: Moment, body: RowBody, move?: Move): Change {
    this.version = moment.version;
    this.lastAt = moment.at;
    const change = this.#happen(moment, body, move);
    const isBack = this.#showsUp(body.by);
    // Nobody is left who could end it.
    if (this.paused && this.people.length === 0) this.paused = false;
    if (body.by !== null && body.id !== null) this.#remember(body.by, body.id, moment.version);
    const timers = this.phase === 'playing' ? (this.game?.status.timers ?? []) : [];
    if (timers.length > 0 || !this.clocks.isEmpty) this.clocks.sync(timers, moment.at, () => this.paused);
    return isBack ? { ...change, isBack } : change;
  }

  /** The version that a command became when it came before; undefined when it is new. */
  versionOf(member: MemberId, commandId: string): number | undefined {
    return this.#commands.get(member)?.get(commandId);
  }

  member(id: MemberId): MemberState | undefined {
    return this.members[id - 1];
  }

  memberOf(guest: GuestId): MemberId | null {
    const index = this.members.findIndex((member) => member.guest === guest);
    return index < 0 ? null : index + 1;
  }

  seatOf(member: MemberId | null): Seat | null {
    if (member === null) return null;
    const seat = this.seats.findIndex((each) => each.member === member);
    return seat < 0 ? null : seat;
  }

  /** When something was done in the game last. */
  get lastPlayedAt(): number {
    return (this.startedAt ?? 0) + (this.playedAt.at(-1) ?? 0);
  }

  /** The seats where a person plays: not a bot in their place, nor nobody. */
  get people(): Seat[] {
    return [...this.seats.keys()].filter((seat) => this.#isPerson(seat));
  }

  #isPerson(seat: Seat): boolean {
    const { member = null, bot = null } = this.seats[seat] ?? {};
    return member !== null && bot === null;
  }

  #remember(member: MemberId, id: string, version: number): void {
    const commands = this.#commands.get(member) ?? new Map<string, number>();
    this.#commands.set(member, commands);
    commands.set(id, version);
    if (commands.size <= REMEMBERED_COMMANDS) return;
    const [oldest] = commands.keys();
    if (oldest !== undefined) commands.delete(oldest);
  }

  #happen(moment: Moment, body: RowBody, move: Move | undefined): Change {
    switch (body.do) {
      case 'made':
        this.#make(body, moment.at);
        return nothing;
      case 'entered':
        this.members.push(newMember(body.guest, body.name));
        return nothing;
      case 'started':
        return this.#start(body, moment.at);
      case 'played':
        return this.#play(body.entries, moment.at, move);
      case 'took-back':
        return this.#takeBack(body.entries);
      case 'said':
        return this.#say(moment, body);
      default:
        this.#arrange(body);
        return nothing;
    }
  }

  #make(body: RowBody & { readonly do: 'made' }, at: number): void {
    this.table = body.table;
    this.gameId = body.game;
    this.options = body.options;
    this.host = body.host;
    this.listed = body.listed;
    this.secret = body.secret;
    this.previous = body.previous;
    this.createdAt = at;
    this.seats = body.seats.map(({ bot, member }) => ({ member, bot, resigned: false, votes: [] }));
    for (const { guest, name, removed = false } of body.members)
      this.members.push({ ...newMember(guest, name), removed });
  }

  /** Everything about who is there and who sits where. */
  #arrange(body: RowBody): void {
    switch (body.do) {
      case 'renamed':
        this.#change(body.member, (member) => (member.name = body.name));
        break;
      case 'shared':
        this.#change(body.member, (member) => (member.share = body.share));
        break;
      case 'hushed':
        this.#change(body.member, (member) => (member.hushed = body.hushed));
        break;
      case 'removed':
        this.#change(body.member, (member) => (member.removed = true));
        this.#withdraw(this.seatOf(body.member));
        this.#vacate(body.member);
        break;
      case 'sat':
        this.#vacate(body.member);
        this.#seat(body.seat, (seat) => (seat.member = body.member));
        break;
      case 'stood':
        this.#seat(body.seat, (seat) => (seat.member = null));
        break;
      case 'swapped':
        this.#swap(body.from, body.to);
        break;
      case 'bot':
        this.#seat(body.seat, (seat) => (seat.bot = body.level));
        break;
      case 'planned':
        this.options = body.options;
        this.seats = Array.from({ length: body.seats }, (_, seat) => this.seats[seat] ?? emptySeat());
        break;
      case 'listed':
        this.listed = body.listed;
        break;
      case 'host':
        this.host = body.member;
        break;
      case 'rematch':
        this.rematch = body.table;
        this.rematchBy = body.by;
        break;
      default:
        this.#agree(body);
    }
  }

  /** Everything that the players settle among themselves during a game. */
  #agree(body: RowBody): void {
    switch (body.do) {
      case 'asked':
        this.asked = { what: body.what, by: body.seat, agreed: [body.seat] };
        break;
      case 'agreed':
        if (this.asked !== null) this.asked = { ...this.asked, agreed: [...this.asked.agreed, body.seat] };
        break;
      case 'declined':
        this.asked = null;
        break;
      case 'paused':
      case 'resumed':
        this.asked = null;
        this.paused = body.do === 'paused';
        break;
      case 'voted':
        this.#seat(body.against, (seat) => seat.votes.push(body.seat));
        break;
      case 'stood-in':
        this.#seat(body.seat, (seat) => (seat.bot = body.level));
        this.#withdraw(body.seat);
        this.#forgetVotes();
        break;
      case 'came-back':
        this.#seat(body.seat, (seat) => (seat.bot = null));
        this.#forgetVotes();
        break;
      case 'resigned':
        this.#seat(body.seat, (seat) => Object.assign(seat, { resigned: true, bot: body.level }));
        this.#withdraw(body.seat);
        this.#forgetVotes();
        if (endedEarly(this)) this.#end();
        break;
    }
  }

  #start(body: RowBody & { readonly do: 'started' }, at: number): Change {
    const seed = mixedSeed(this.secret, this.shares());
    this.phase = 'playing';
    this.startedAt = at;
    this.game = openGame(this.gameId, this.seats.length, body.deal, seed);
    return this.#play(body.entries, at, undefined);
  }

  /** What every seat gave to the chance, in seat order. */
  shares(): string[] {
    return this.seats.map(({ member }) => (member === null ? '' : (this.member(member)?.share ?? '')));
  }

  #play(entries: readonly string[], at: number, ready: Move | undefined): Change {
    if (this.game === null) throw new Error('nothing is dealt');
    const move = ready ?? this.game.replay(entries);
    this.game.accept(move);
    for (const _ of move.steps) this.playedAt.push(at - (this.startedAt ?? at));
    this.undoable = this.#undoableAfter(move);
    if (this.asked?.what === 'takeback') this.asked = null;
    if (this.game.status.over) this.#end();
    return { happened: move.steps, undone: 0, said: null, isBack: false };
  }

  #undoableAfter({ steps }: Move): Seat | null {
    const [step, ...others] = steps;
    if (step === undefined || others.length > 0 || step.reveals || step.actor === 'table') return null;
    return this.#isPerson(step.actor) ? step.actor : null;
  }

  #takeBack(entries: number): Change {
    if (this.game === null) throw new Error('nothing is dealt');
    this.game = this.game.without(entries);
    this.playedAt = this.playedAt.slice(0, this.game.entries.length);
    this.undoable = null;
    this.asked = null;
    return { ...nothing, undone: entries };
  }

  #say({ version, at }: Moment, body: RowBody & { readonly do: 'said' }): Change {
    const { member, text, phrase } = body;
    const said = { version, at, member, name: this.member(member)?.name ?? '', text, phrase };
    this.chat = [...this.chat, said].slice(-limits.chatLines);
    return { ...nothing, said };
  }

  #end(): void {
    this.phase = 'over';
    this.paused = false;
    this.asked = null;
    this.undoable = null;
    this.outcome = outcomeOf(this);
  }

  #change(id: MemberId, change: (member: MemberState) => void): void {
    const member = this.member(id);
    if (member !== undefined) change(member);
  }

  #seat(index: Seat, change: (seat: SeatState) => void): void {
    const seat = this.seats[index];
    if (seat !== undefined) change(seat);
  }

  #swap(from: Seat, to: Seat): void {
    const [one, other] = [this.seats[from], this.seats[to]];
    if (one === undefined || other === undefined) return;
    this.seats[from] = other;
    this.seats[to] = one;
  }

  /** Who is no longer there leaves the seat; once the game has begun a bot plays on in it. */
  #vacate(member: MemberId): void {
    const seat = this.seats[this.seatOf(member) ?? -1];
    if (seat === undefined) return;
    if (this.phase === 'gathering') seat.member = null;
    else seat.bot ??= STAND_IN;
  }

  /** Whoever does something is here: votes to play for them are over. Whether there were any. */
  #showsUp(member: MemberId | null): boolean {
    const seat = this.seats[this.seatOf(member) ?? -1];
    if (seat === undefined || seat.votes.length === 0) return false;
    seat.votes = [];
    return true;
  }

  /** What somebody asked who plays no more is not asked any more. */
  #withdraw(seat: Seat | null): void {
    if (seat !== null && this.asked?.by === seat) this.asked = null;
  }

  #forgetVotes(): void {
    for (const seat of this.seats) seat.votes = [];
  }
}

/** The table that a log tells. */
export function foldRows(rows: readonly LogRow[]): TableState {
  if (rows.length === 0) throw new Error('a table without a log');
  const state = new TableState();
  for (const { version, at, body } of rows) state.evolve({ version, at }, readBody(body));
  return state;
}

function newMember(guest: GuestId, name: string): MemberState {
  return { guest, name, hushed: false, removed: false, share: null };
}

function emptySeat(): SeatState {
  return { member: null, bot: null, resigned: false, votes: [] };
}

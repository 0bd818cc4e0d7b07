/** The state of a table: the result of its log. It knows no time, no chance and no connections. */

import {
  type BotLevel,
  type ChatLine,
  limits,
  type MoveDays,
  type Proposal,
  type TableOutcome,
} from '@riverstone/protocol';
import { Clocks, type GameId, type Seat } from '@riverstone/rules';
import type { GuestId } from '../../store/store.js';
import { hasTurns, type ServerGame } from '../game/server-game.js';
import type { MemberId } from '../log/row.js';
import { GameTime } from './game-time.js';
import { outcomeOf } from './outcome.js';

export interface SeatState {
  member: MemberId | null;
  /** The bot that plays: alone, or for a member who is away, was removed or has resigned. */
  bot: BotLevel | null;
  resigned: boolean;
  /** Whether they resigned because their days for a move were over. */
  outOfTime: boolean;
  /** How many hints were given here. */
  hints: number;
  /** The seats that voted for a bot to play here. */
  votes: Seat[];
  /** The games of this match that the bot has won. What people have won is with the members. */
  wins: number;
}

export interface MemberState {
  /** Empty once they are forgotten, like their name. */
  guest: GuestId;
  name: string;
  muted: boolean;
  removed: boolean;
  /** Their contribution to the seed of the game. */
  share: string | null;
  /** The games of this match that they have won. */
  wins: number;
}

/** The level of the bot that plays for somebody who is away, was removed or has resigned. */
export const STAND_IN_LEVEL = 'casual';
/** How many commands of each member are remembered at least: more than a page has in flight. At most twice as many. */
const REMEMBERED_COMMANDS = 64;

/** The versions that commands became, by command id. Old ones are dropped many at a time, which costs less. */
interface KnownCommands {
  recent: Map<string, number>;
  older: ReadonlyMap<string, number>;
}

export const isFree = ({ member, bot }: SeatState): boolean => member === null && bot === null;

export class TableState {
  version = 0;
  lastAt = 0;
  table = '';
  gameId!: GameId;
  options: Readonly<Record<string, unknown>> = {};
  phase: 'gathering' | 'playing' | 'over' = 'gathering';
  host: MemberId | null = null;
  listed = false;
  /** An operator took it out of the lobby: its host can't put it back. */
  isKeptOutOfLobby = false;
  /** Days for each move; null without such a clock. */
  days: MoveDays | null = null;
  secret = '';
  previous: string | null = null;
  rematch: string | null = null;
  rematchBy: MemberId | null = null;
  createdAt = 0;
  startedAt: number | null = null;
  /** Whether the game starts by itself once every seat is taken and everybody is connected. */
  autoStart = true;
  /** When it will; null while there is no countdown. */
  startsAt: number | null = null;
  seats: SeatState[] = [];
  readonly members: MemberState[] = [];
  game: ServerGame | null = null;
  readonly time = new GameTime();
  clocks = new Clocks();
  paused = false;
  /** The seats that agreed to the pause. */
  pausedBy: readonly Seat[] = [];
  /** When the pause ends in any case; null until somebody has asked to go on. */
  resumesAt: number | null = null;
  proposal: Proposal | null = null;
  /** Whose last action may be taken back if the others agree. */
  undoable: Seat | null = null;
  outcome: TableOutcome | null = null;
  chat: ChatLine[] = [];
  /** How many lines were said in all, and of these after the end of the game. */
  said = 0;
  saidAfterEnd = 0;
  /** The last commands of each member. */
  readonly #commands = new Map<MemberId, KnownCommands>();

  /** The version that a command became when it was handled before; undefined if it is new. */
  versionOf(member: MemberId, commandId: string): number | undefined {
    const commands = this.#commands.get(member);
    return commands?.recent.get(commandId) ?? commands?.older.get(commandId);
  }

  rememberCommand(member: MemberId, id: string): void {
    let commands = this.#commands.get(member);
    if (commands === undefined) {
      commands = { recent: new Map(), older: new Map() };
      this.#commands.set(member, commands);
    }
    commands.recent.set(id, this.version);
    if (commands.recent.size < REMEMBERED_COMMANDS) return;
    commands.older = commands.recent;
    commands.recent = new Map();
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

  /** The member that a row names. */
  requireMember(id: MemberId): MemberState {
    const member = this.member(id);
    if (member === undefined) throw new Error(`there is no member ${id}`);
    return member;
  }

  /** The seat that a row names. */
  requireSeat(index: Seat): SeatState {
    const seat = this.seats[index];
    if (seat === undefined) throw new Error(`there is no seat ${index}`);
    return seat;
  }

  requireGame(): ServerGame {
    if (this.game === null) throw new Error('the game has not started');
    return this.game;
  }

  /** When the calm after the last event ends, by the server's clock; null if there was none. See `Game.calm`. */
  get calmUntil(): number | null {
    const until = this.game?.calmUntil ?? 0;
    return until === 0 ? null : this.time.whenIs(until);
  }

  /** When clocks that a count-in or a calm stops go on; 0 if there was neither. */
  get clocksFrom(): number {
    return Math.max(this.time.playFrom ?? 0, this.calmUntil ?? 0);
  }

  /** The seats that people play themselves. */
  get people(): Seat[] {
    return [...this.seats.keys()].filter((seat) => this.isPerson(seat));
  }

  /** Whether every seat is taken. */
  get isFull(): boolean {
    return this.seats.every((seat) => !isFree(seat));
  }

  /** Whether players of the game take turns. */
  get hasTurns(): boolean {
    return hasTurns(this.gameId);
  }

  isPerson(seat: Seat): boolean {
    const { member = null, bot = null } = this.seats[seat] ?? {};
    return member !== null && bot === null;
  }

  /** What each seat contributed to the seed, in seat order. */
  shares(): string[] {
    return this.seats.map(({ member }) => (member === null ? '' : (this.member(member)?.share ?? '')));
  }

  beginCountdown(now: number): void {
    this.startsAt = now + (this.previous === null ? limits.startCountdown : limits.rematchCountdown);
  }

  endPause(at: number): void {
    this.#forgetPause();
    this.time.resume(at, this.requireGame().countIn);
  }

  #forgetPause(): void {
    this.paused = false;
    this.pausedBy = [];
    this.resumesAt = null;
  }

  endGame(): void {
    this.phase = 'over';
    this.#forgetPause();
    this.proposal = null;
    this.undoable = null;
    const removed = [...this.seats.keys()].filter((seat) => this.#wasRemoved(this.requireSeat(seat).member));
    this.outcome = { ...outcomeOf(this), ...(removed.length === 0 ? {} : { removed }) };
    // A game counts for nobody if an opponent was removed from it.
    if (removed.length > 0) return;
    for (const seat of this.outcome.winners) this.#winnerIn(this.requireSeat(seat)).wins++;
  }

  #wasRemoved(id: MemberId | null): boolean {
    const member = id === null ? undefined : this.member(id);
    // A member without a guest had their data deleted. Nobody removed them.
    return member?.removed === true && member.guest !== '';
  }

  /** Where the wins of a seat's player are counted. */
  #winnerIn(seat: SeatState): { wins: number } {
    return seat.member === null ? seat : this.requireMember(seat.member);
  }

  winsOf(seat: SeatState): number {
    return this.#winnerIn(seat).wins;
  }

  /** Frees the member's seat. Once the game has started, a bot takes over instead. */
  vacateSeatOf(member: MemberId): void {
    const seat = this.seats[this.seatOf(member) ?? -1];
    if (seat === undefined) return;
    if (this.phase === 'gathering') seat.member = null;
    else seat.bot ??= STAND_IN_LEVEL;
  }

  /** Deletes a member's personal data. Seat, moves and score stay for the others. */
  forget(id: MemberId): void {
    const member = this.requireMember(id);
    const seat = this.seatOf(id);
    this.dropProposalOf(seat);
    if (this.phase !== 'over') this.vacateSeatOf(id);
    Object.assign(member, { guest: '', name: '', removed: true });
    this.chat = this.chat.map((line) => (line.member === id ? { ...line, name: '', text: null, phrase: null } : line));
    this.startsAt = null;
    if (this.host !== id) return;
    this.host = this.#nextHost;
    this.listed &&= this.host !== null;
  }

  /** Who hosts when the host is gone: the first person in a seat. */
  get #nextHost(): MemberId | null {
    for (const { member } of this.seats) if (member !== null && this.member(member)?.removed === false) return member;
    return null;
  }

  /** Drops the proposal of a seat that no longer plays. */
  dropProposalOf(seat: Seat | null): void {
    if (seat !== null && this.proposal?.by === seat) this.proposal = null;
  }

  clearVotes(): void {
    for (const seat of this.seats) seat.votes = [];
  }
}

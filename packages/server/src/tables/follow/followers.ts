/** Who follows a table, who they are there, and what each of them was shown last. */

import type { Viewer } from '@riverstone/rules';
import type { NodePresence } from '../../bus/bus.js';
import { type ClientConnection, encode } from '../../connections/connection.js';
import type { MemberId, RowContent } from '../log/row-body.js';
import { type Presence, PresenceTracker } from '../state/presence.js';
import { changedByMoves, roomOf } from '../state/room-of.js';
import type { TableState } from '../state/table-state.js';
import { Announcement, type NewRow } from './announcement.js';
import { ShownView } from './shown-view.js';
import { WrittenFields } from './written-fields.js';

interface Follower {
  /** A screen that others look at: it sees what a spectator sees. */
  readonly watches: boolean;
  /** Null as long as they have no name at the table. */
  member: MemberId | null;
}

/** A request that is answered along with what it led to. */
export interface Request {
  readonly from: ClientConnection;
  readonly id: string;
}

/** After these only the fields of the room that moves can change are compared. */
const moveLike: ReadonlySet<RowContent['do']> = new Set([
  'played',
  'asked',
  'agreed',
  'declined',
  'paused',
  'resumed',
  'took-back',
  'said',
]);

export class Followers {
  readonly #followers = new Map<ClientConnection, Follower>();
  readonly #attendance: PresenceTracker;
  #room: WrittenFields;
  #shown = new Map<Viewer, ShownView>();

  constructor(
    private state: TableState,
    private readonly clock: () => number,
    private readonly send: (to: ClientConnection, text: string, again?: () => void) => void,
    /** Who is here by way of this node has changed. */
    private readonly changed: () => void,
  ) {
    this.#attendance = new PresenceTracker(clock());
    this.#room = new WrittenFields(roomOf(state));
  }

  get presence(): Presence {
    return this.#attendance;
  }

  get count(): number {
    return this.#followers.size;
  }

  has(connection: ClientConnection): boolean {
    return this.#followers.has(connection);
  }

  add({ from, id }: Request, watches: boolean): void {
    this.#forget(from);
    const follower = { watches, member: this.state.memberOf(from.guest) };
    this.#followers.set(from, follower);
    if (follower.member !== null && !watches) this.#attendance.arrive(follower.member);
    this.#show(from, id);
    this.#tellWhoIsHere(from);
  }

  /** Answers with the table as it stands. */
  #show(to: ClientConnection, requestId: string): void {
    const follower = this.#followers.get(to);
    if (follower === undefined) return;
    this.send(to, this.#snapshot(follower, requestId), () => this.#show(to, requestId));
  }

  remove(connection: ClientConnection): void {
    if (this.#forget(connection)) this.#tellWhoIsHere();
  }

  /** Whether there was somebody to forget. */
  #forget(connection: ClientConnection): boolean {
    const follower = this.#followers.get(connection);
    if (follower === undefined) return false;
    this.#followers.delete(connection);
    if (follower.member !== null && !follower.watches) this.#attendance.leave(follower.member, this.clock());
    return true;
  }

  /** The table was read again: everybody gets it anew. */
  showAnew(state: TableState): void {
    this.state = state;
    this.#room = new WrittenFields(roomOf(state));
    this.#shown = new Map();
    // A name that was not kept is nobody's, or by now somebody else's.
    const changes = [...this.#followers].filter(([connection, follower]) => this.#recognise(connection, follower));
    for (const [connection, follower] of this.#followers) this.send(connection, this.#snapshot(follower, null));
    if (changes.length > 0) this.changed();
  }

  /** Tells everybody what a row has changed, each what they may see; whoever asked for it gets it as the answer. */
  announce(row: NewRow, request: Request | null): void {
    const { state } = this;
    const isMove = moveLike.has(row.body.do) && !row.change.isBack;
    const room = this.#room.changes(isMove ? changedByMoves(state) : roomOf(state));
    const announcement = new Announcement(state, row, room);
    for (const [connection, follower] of this.#followers) {
      const you = this.#meet(connection, follower) ? `,"you":${follower.member}` : '';
      const viewer = this.#viewerOf(follower);
      const shown = this.#shownTo(viewer);
      const step = announcement.stepFor(viewer, shown);
      const id = request?.from === connection ? `"id":${JSON.stringify(request.id)},` : '';
      this.send(connection, `{"type":"steps",${id}"steps":[${step}${you}}]}`);
    }
    this.#endTelling();
    if (row.body.do === 'removed') this.#showAsSpectator(row.body.member);
    if (request !== null && !this.#followers.has(request.from))
      this.send(request.from, encode({ type: 'done', id: request.id, version: state.version }));
  }

  /** Everybody has to come back. */
  closeAll(): void {
    for (const connection of this.#followers.keys()) connection.close('unavailable');
  }

  broadcast(text: string): void {
    for (const connection of this.#followers.keys()) this.send(connection, text);
  }

  /** Somebody may have taken a name by now. Whether they have. */
  #meet(connection: ClientConnection, follower: Follower): boolean {
    if (follower.member !== null || !this.#recognise(connection, follower)) return false;
    this.#tellWhoIsHere();
    return true;
  }

  /** Looks up who a follower is. Whether that is another than before. */
  #recognise({ guest }: ClientConnection, follower: Follower): boolean {
    const { member: before, watches } = follower;
    const member = this.state.memberOf(guest);
    if (member === before) return false;
    follower.member = member;
    if (watches) return true;
    if (before !== null) this.#attendance.leave(before, this.clock());
    if (member !== null) this.#attendance.arrive(member);
    return true;
  }

  /** A seat's view for who sits there; everybody else, and a screen that others look at, sees what a spectator sees. */
  #viewerOf({ watches, member }: Follower): Viewer {
    const isOut = member !== null && this.state.member(member)?.removed === true;
    return watches || isOut ? 'spectator' : (this.state.seatOf(member) ?? 'spectator');
  }

  /** What a viewer was shown last; where all see the same, they share it. */
  #shownTo(viewer: Viewer): ShownView {
    const whose = this.state.game?.isOpen === true ? 'spectator' : viewer;
    let shown = this.#shown.get(whose);
    if (shown === undefined) {
      shown = new ShownView(whose);
      this.#shown.set(whose, shown);
    }
    return shown;
  }

  /** Forgets the texts, and the views that nobody has who is here. */
  #endTelling(): void {
    for (const [viewer, shown] of this.#shown) {
      shown.told = '';
      if (shown.toldAt !== this.state.version) this.#shown.delete(viewer);
    }
  }

  /** Who was removed sees less from now on. */
  #showAsSpectator(member: MemberId): void {
    for (const [connection, follower] of this.#followers)
      if (follower.member === member) this.send(connection, this.#snapshot(follower, null));
    this.#showWhoIsHere();
  }

  #snapshot(follower: Follower, requestId: string | null): string {
    const { state } = this;
    const viewer = this.#viewerOf(follower);
    const now = Math.max(this.clock(), state.lastAt);
    if (state.game !== null) this.#shownTo(viewer).saw(state.game);
    return encode({
      type: 'table',
      ...(requestId === null ? {} : { id: requestId }),
      version: state.version,
      now,
      room: roomOf(state),
      you: follower.member,
      view: state.game && { ...state.game.view(viewer).written() },
      clocks: state.phase === 'playing' ? state.clocks.kept(now) : {},
      chat: [...state.chat],
      ...this.#whoIsHere(),
    });
  }

  /** Who is here by way of this node, for the others. */
  get own(): Pick<NodePresence, 'members' | 'watchers'> {
    return { members: this.#attendance.own, watchers: this.#watchers };
  }

  /** Another node has told who is there. */
  hear(present: NodePresence): void {
    if (this.#attendance.hear(present, this.clock())) this.#showWhoIsHere();
  }

  /** Nodes that were not heard of for long are believed no more. */
  forgetSilentNodes(): void {
    if (this.#attendance.forgetSilent(this.clock())) this.#showWhoIsHere();
  }

  get #watchers(): number {
    return [...this.#followers.values()].filter(({ member, watches }) => member === null && !watches).length;
  }

  #whoIsHere(): { here: MemberId[]; watchers: number } {
    // Who was removed may watch, and is not one of those at the table.
    const here = this.#attendance.here.filter((member) => this.state.member(member)?.removed !== true);
    return { here, watchers: this.#watchers + this.#attendance.watchersElsewhere };
  }

  #tellWhoIsHere(except?: ClientConnection): void {
    this.#showWhoIsHere(except);
    this.changed();
  }

  #showWhoIsHere(except?: ClientConnection): void {
    const text = encode({ type: 'here', ...this.#whoIsHere() });
    for (const connection of this.#followers.keys()) if (connection !== except) this.send(connection, text);
  }
}

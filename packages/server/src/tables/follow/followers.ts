/** Who follows a table, which member each of them is, and what they were sent last. */

import type { Viewer } from '@riverstone/rules';
import type { ClientConnection } from '../../connections/connection.js';
import type { GuestId } from '../../store/store.js';
import { serializeChange, serializeMessage } from '../../wire/serialize-message.js';
import type { EffectBuffer } from '../effects/effect-buffer.js';
import type { CommandRequest, TableRequest } from '../effects/table-request.js';
import type { MemberId, RowKind } from '../log/row.js';
import type { AppliedRow } from '../state/applied-row.js';
import { type Presence, PresenceTracker } from '../state/presence.js';
import { changedByMoves, roomOf } from '../state/room-of.js';
import type { TableState } from '../state/table-state.js';
import { RowBroadcast } from './row-broadcast.js';
import { SentRoom } from './sent-room.js';
import { ShownView } from './shown-view.js';

interface Follower {
  /** A big screen: it shows what a spectator sees, whoever opened it. */
  readonly watches: boolean;
  /** Null as long as they have not joined. */
  member: MemberId | null;
}

/** After rows of these kinds, only the fields of the room that moves can change are compared. */
const likeMoves: ReadonlySet<RowKind> = new Set(['played', 'undone', 'said']);

export class Followers {
  readonly #followers = new Map<ClientConnection, Follower>();
  readonly #tracker: PresenceTracker;
  #room: SentRoom;
  #shown = new Map<Viewer, ShownView>();
  #isPresenceDue = false;

  constructor(
    private state: TableState,
    private readonly effects: EffectBuffer,
    now: number,
  ) {
    this.#tracker = new PresenceTracker(now);
    this.#room = new SentRoom(roomOf(state));
  }

  get presence(): Presence {
    return this.#tracker;
  }

  get count(): number {
    return this.#followers.size;
  }

  has(connection: ClientConnection): boolean {
    return this.#followers.has(connection);
  }

  /** Whether a guest has the table open, at any node. */
  isHere(guest: GuestId): boolean {
    const member = this.state.memberOf(guest);
    return member !== null && this.#tracker.isHere(member);
  }

  add({ from, id, watches }: TableRequest & { readonly type: 'follow' }, now: number): void {
    this.#delete(from, now);
    const follower = { watches, member: this.state.memberOf(from.guest) };
    this.#followers.set(from, follower);
    if (follower.member !== null && !watches) this.#tracker.arrive(follower.member);
    this.sendSnapshot(from, id, now);
    this.#presenceChanged();
  }

  /** Replies with the table as it is, if they still follow it. */
  sendSnapshot(to: ClientConnection, id: string, now: number): void {
    const follower = this.#followers.get(to);
    if (follower === undefined) return;
    this.effects.send(to, this.#snapshot(follower, id, now), { type: 'snapshot', from: to, id });
  }

  remove(connection: ClientConnection, now: number): void {
    if (this.#delete(connection, now)) this.#presenceChanged();
  }

  /** Returns whether the connection followed the table. */
  #delete(connection: ClientConnection, now: number): boolean {
    const follower = this.#followers.get(connection);
    if (follower === undefined) return false;
    this.#followers.delete(connection);
    if (follower.member !== null && !follower.watches) this.#tracker.leave(follower.member, now);
    return true;
  }

  /** The table was loaded again: everybody gets a new snapshot. */
  replaceState(state: TableState, now: number): void {
    this.state = state;
    this.#room = new SentRoom(roomOf(state));
    this.#shown = new Map();
    // The row of a join may be lost. Then the number may belong to another member now.
    let isChanged = false;
    for (const [connection, follower] of this.#followers)
      if (this.#identify(connection, follower, now)) isChanged = true;
    for (const [connection, follower] of this.#followers)
      this.effects.send(connection, this.#snapshot(follower, null, now));
    if (isChanged) this.#presenceChanged();
  }

  /**
   * Sends each follower what a row has changed and they may see. For the author it is the reply to their request.
   */
  announce(applied: AppliedRow, request: CommandRequest | null, now: number): void {
    const { state } = this;
    const { row } = applied;
    const isLikeMove = likeMoves.has(row.kind) && !applied.isBack;
    const room = this.#room.takeChanges(isLikeMove ? changedByMoves(state) : roomOf(state));
    const broadcast = new RowBroadcast(state, applied, room);
    for (const [connection, follower] of this.#followers) {
      const you = this.#meet(connection, follower, now) ? follower.member : undefined;
      const viewer = this.#viewerOf(follower);
      const change = broadcast.changeFor(viewer, this.#shownTo(viewer), you);
      const id = request?.from === connection ? request.id : undefined;
      this.effects.send(connection, serializeChange(change, id));
    }
    this.#dropViews(broadcast);
    if (row.kind === 'removed') this.#showAsSpectator(row.member, now);
    // Open pages must also drop the name and the chat lines.
    if (row.kind === 'forgotten') this.replaceState(state, now);
    if (request !== null && !this.#followers.has(request.from))
      this.effects.send(request.from, serializeMessage({ type: 'done', id: request.id, version: state.version }));
  }

  closeAll(reason: 'unavailable' | 'restart'): void {
    for (const connection of this.#followers.keys()) this.effects.add({ kind: 'close', connection, reason });
  }

  broadcast(text: string): void {
    for (const connection of this.#followers.keys()) this.effects.send(connection, text);
  }

  /** A follower may have joined by now. Returns whether they have. */
  #meet(connection: ClientConnection, follower: Follower, now: number): boolean {
    if (follower.member !== null || !this.#identify(connection, follower, now)) return false;
    this.#presenceChanged();
    return true;
  }

  /** Looks up which member a follower is. Returns whether that has changed. */
  #identify({ guest }: ClientConnection, follower: Follower, now: number): boolean {
    const { member: before, watches } = follower;
    const member = this.state.memberOf(guest);
    if (member === before) return false;
    follower.member = member;
    if (watches) return true;
    if (before !== null) this.#tracker.leave(before, now);
    if (member !== null) this.#tracker.arrive(member);
    return true;
  }

  /** Players see the view of their seat. Everybody else, and a big screen, sees a spectator's view. */
  #viewerOf({ watches, member }: Follower): Viewer {
    const isOut = member !== null && this.state.member(member)?.removed === true;
    return watches || isOut ? 'spectator' : (this.state.seatOf(member) ?? 'spectator');
  }

  /** What a viewer was shown last; where all see the same, they share it. */
  #shownTo(viewer: Viewer): ShownView {
    const whose = this.state.game?.sameViewForAll === true ? 'spectator' : viewer;
    let shown = this.#shown.get(whose);
    if (shown === undefined) {
      shown = new ShownView(whose);
      this.#shown.set(whose, shown);
    }
    return shown;
  }

  /** Drops the views that no follower has. */
  #dropViews(broadcast: RowBroadcast): void {
    for (const [viewer, shown] of this.#shown) if (!broadcast.isFollowed(shown)) this.#shown.delete(viewer);
  }

  /** A removed member gets a spectator's view from now on. */
  #showAsSpectator(member: MemberId, now: number): void {
    for (const [connection, follower] of this.#followers)
      if (follower.member === member) this.effects.send(connection, this.#snapshot(follower, null, now));
    this.#presenceChanged();
  }

  #snapshot(follower: Follower, requestId: string | null, time: number): string {
    const { state } = this;
    const viewer = this.#viewerOf(follower);
    const now = Math.max(time, state.lastAt);
    if (state.game !== null) this.#shownTo(viewer).saw(state.game);
    return serializeMessage({
      type: 'table',
      ...(requestId === null ? {} : { id: requestId }),
      version: state.version,
      now,
      room: roomOf(state),
      you: follower.member,
      view: state.game && { ...state.game.writeView(state.game.view(viewer)) },
      clocks: state.phase === 'playing' ? state.clocks.kept(now) : {},
      chat: state.chat.filter(({ text, phrase }) => text !== null || phrase !== null),
      ...this.#whoIsHere(),
    });
  }

  get #watchers(): number {
    return [...this.#followers.values()].filter(({ member, watches }) => member === null && !watches).length;
  }

  #whoIsHere(): { here: MemberId[]; watchers: number } {
    // Removed members may watch, but do not count as present.
    const here = this.#tracker.here.filter((member) => this.state.member(member)?.removed !== true);
    return { here, watchers: this.#watchers };
  }

  /** Followers are told a moment later, once for all who came and went meanwhile. */
  #presenceChanged(): void {
    if (this.#isPresenceDue) return;
    this.#isPresenceDue = true;
    this.effects.add({ kind: 'tell-presence' });
  }

  /** Tells everybody who is here. */
  tellPresence(): void {
    this.#isPresenceDue = false;
    this.broadcast(serializeMessage({ type: 'here', ...this.#whoIsHere() }));
  }
}

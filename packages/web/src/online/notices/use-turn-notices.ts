/** Notices about the table that this page follows, for a hidden tab. */

import type { Room } from '@riverstone/protocol';
import { useEffect, useRef } from 'preact/hooks';
import type { OnlineRoom } from '../client/online-room';
import { freeSeats, isHost } from '../room/room-facts';
import { hear } from './turn-notices';

/** My turn has begun or ended. */
export function useTurnNote({ table, game }: Room, isMyTurn: boolean): void {
  useEffect(() => hear({ table, game, kind: isMyTurn ? 'your-turn' : 'turn-over' }), [table, isMyTurn]);
}

/** The game begins while I wait for it. */
export function useStartNote(room: Room | null): void {
  const before = useRef<Room['phase'] | null>(null);
  const phase = room?.phase ?? null;
  useEffect(() => {
    if (room !== null && before.current === 'gathering' && phase === 'playing') hear({ ...room, kind: 'started' });
    before.current = phase;
  }, [phase]);
}

/** Others want a rematch while the tab is hidden. */
export function useRematchNote({ rematch, game }: Room, isPlayer: boolean): void {
  const before = useRef(rematch);
  useEffect(() => {
    if (isPlayer && before.current === null && rematch !== null && document.hidden)
      hear({ table: rematch, game, kind: 'rematch' });
    before.current = rematch;
  }, [rematch]);
}

/** Every seat of my table was taken while I wait. */
export function useFullNote(online: OnlineRoom): void {
  const room = online.room.value;
  const isFull = room !== null && room.phase === 'gathering' && isHost(online) && freeSeats(room).length === 0;
  const before = useRef(isFull);
  useEffect(() => {
    if (room !== null && before.current !== isFull && room.phase === 'gathering')
      hear({ table: room.table, game: room.game, kind: isFull ? 'full' : 'turn-over' });
    before.current = isFull;
  }, [isFull]);
}

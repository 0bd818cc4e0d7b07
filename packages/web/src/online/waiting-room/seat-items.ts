/** The host's menu of a seat before the game. */

import { type BotLevel, botLevels } from '@riverstone/protocol';
import type { Seat } from '@riverstone/rules';
import { words } from '../../messages/words';
import type { MenuItem } from '../../ui/controls/menu';
import type { OnlineRoom } from '../client/online-room';
import { isFree } from '../room/room-facts';
import { runCommand } from '../room/run-command';

export function seatItems(online: OnlineRoom, seat: Seat): readonly MenuItem[] {
  const seats = online.room.value?.seats ?? [];
  const taken = seats[seat];
  if (taken === undefined) return [];
  const bots = taken.member === null ? botItems(online, seat, taken.bot) : [];
  return [...bots, ...(isFree(taken) ? [] : moveItems(online, seat, seats.length))];
}

function botItems(online: OnlineRoom, seat: Seat, now: BotLevel | null): readonly MenuItem[] {
  const text = words().online.room;
  const put = (level: BotLevel | null): void => void runCommand(online, { type: 'bot', seat, level });
  const levels = botLevels.map((level) => ({
    label: text.putBot({ level: words().app.levels[level] }),
    icon: 'bot' as const,
    disabled: level === now,
    onSelect: () => put(level),
  }));
  return now === null ? levels : [...levels, { label: text.freeSeat, icon: 'person', onSelect: () => put(null) }];
}

function moveItems(online: OnlineRoom, seat: Seat, seats: number): readonly MenuItem[] {
  const text = words().online.room;
  const swap = (to: Seat): void => void runCommand(online, { type: 'arrange', from: seat, to });
  const up: MenuItem = { label: text.moveUp, icon: 'up', onSelect: () => swap(seat - 1) };
  const down: MenuItem = { label: text.moveDown, icon: 'down', onSelect: () => swap(seat + 1) };
  return [...(seat === 0 ? [] : [up]), ...(seat === seats - 1 ? [] : [down])];
}

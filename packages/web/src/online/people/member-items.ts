/** The menu of a member: everybody may mute them on this device, members may report them, the host may do more. */

import { words } from '../../messages/words';
import type { MenuItem } from '../../ui/controls/menu';
import type { ConfirmQuestion } from '../../ui/dialogs/confirm';
import type { OnlineRoom } from '../client/online-room';
import { preferencesAt, toggleMuted } from '../room/preferences';
import { isHost, memberOf } from '../room/room-facts';
import { runCommand } from '../room/run-command';
import { startReport } from './report';

/** The menu items for a member; none for myself. `ask` asks for confirmation first. */
export function memberItems(
  online: OnlineRoom,
  member: number,
  ask: (question: ConfirmQuestion) => void,
): readonly MenuItem[] {
  const room = online.room.value;
  const who = room === null ? null : memberOf(room, member);
  if (who === null || member === online.me.value) return [];
  const text = words().online.people;
  const isMuted = preferencesAt(online.table).value.muted.includes(member);
  const mute: MenuItem = {
    label: isMuted ? text.unmute : text.mute,
    icon: isMuted ? 'sound' : 'sound-off',
    onSelect: () => toggleMuted(online.table, member),
  };
  const forAll = online.me.value === null ? [mute] : [mute, reportItem(online, who)];
  if (isHost(online)) return who.removed ? forAll : [...forAll, ...hostItems(online, who, ask)];
  return isGoneHost(online, member) ? [...forAll, takeOverItem(online)] : forAll;
}

function reportItem({ table }: OnlineRoom, { id, name }: { readonly id: number; readonly name: string }): MenuItem {
  const { report } = words().online.people;
  return { label: report, icon: 'flag', onSelect: () => startReport({ table, member: id, name }) };
}

/** The host is away, and I sit at the table. */
function isGoneHost(online: OnlineRoom, member: number): boolean {
  const isAway = online.room.value?.host === member && !online.here.value.includes(member);
  return isAway && online.mySeat.value !== null;
}

/** Lets a player become the host when the host has left. */
function takeOverItem(online: OnlineRoom): MenuItem {
  return { label: words().online.people.takeOver, icon: 'star', onSelect: () => takeOverHost(online) };
}

export function takeOverHost(online: OnlineRoom): void {
  const me = online.me.value;
  const soon = words().online.people.takeOverSoon;
  if (me !== null) void runCommand(online, { type: 'host', member: me }, { 'not-host': soon });
}

function hostItems(
  online: OnlineRoom,
  { id, name, muted }: { readonly id: number; readonly name: string; readonly muted: boolean },
  ask: (question: ConfirmQuestion) => void,
): readonly MenuItem[] {
  const text = words().online.people;
  return [
    {
      label: muted ? text.unmuteForAll : text.muteForAll,
      icon: muted ? 'sound' : 'sound-off',
      onSelect: () => void runCommand(online, { type: 'mute', member: id, muted: !muted }),
    },
    {
      label: text.handOver,
      icon: 'star',
      onSelect: () =>
        ask({
          title: text.handOverTitle({ name }),
          text: text.handOverText,
          yes: text.handOver,
          no: text.keep,
          run: () => void runCommand(online, { type: 'host', member: id }),
        }),
    },
    {
      label: text.remove,
      icon: 'trash',
      danger: true,
      onSelect: () =>
        ask({
          title: text.removeTitle({ name }),
          text: isPlaying(online, id) ? text.removePlaying : text.removeText,
          yes: text.remove,
          no: text.keep,
          isDanger: true,
          run: () => void runCommand(online, { type: 'remove', member: id }),
        }),
    },
  ];
}

/** Whether a computer would have to play on for a member. */
function isPlaying({ room }: OnlineRoom, member: number): boolean {
  const { phase, seats = [] } = room.value ?? {};
  return phase === 'playing' && seats.some((seat) => seat.member === member);
}

/** The menu items that only online tables have. */

import type { Room } from '@riverstone/protocol';
import { words } from '../../messages/words';
import type { BaseTable } from '../../table/game-table';
import { undoRefusal } from '../../table/undo-refusal';
import type { MenuItem } from '../../ui/controls/menu';
import { toast } from '../../ui/feedback/toast';
import type { TableClient } from '../client/table-client';
import { preferencesAt, setPreferences } from '../room/preferences';
import type { SheetName } from './sheets';

export interface MenuTable {
  readonly online: TableClient;
  readonly room: Room;
  readonly table: BaseTable;
  readonly hasTurns: boolean;
}

export function tableMenu(menuTable: MenuTable, show: (sheet: SheetName) => void): readonly MenuItem[] {
  const { online, room } = menuTable;
  const { play, people, luck } = words().online;
  return [
    { label: people.title, icon: 'people', onSelect: () => show('people') },
    { label: play.invite, icon: 'share', onSelect: () => show('invite') },
    { label: luck.title, icon: 'check', onSelect: () => show('luck') },
    ...(online.mySeat.value === null ? [] : handItems(menuTable)),
    ...(online.acting.value === null || room.phase !== 'playing'
      ? []
      : [
          undoItem(menuTable),
          { label: words().app.resigning.resign, icon: 'flag' as const, danger: true, onSelect: () => show('resign') },
        ]),
  ];
}

/** Asks the others; where there is nothing to ask for, it says why. */
function undoItem({ online, room, table }: MenuTable): MenuItem {
  const seat = online.acting.value;
  const refusal = seat === null ? 'none' : undoRefusal(room.undoable, online.steps.value ?? [], seat);
  return {
    label: words().online.table.askUndo,
    icon: 'step-back',
    unavailable: refusal === null ? undefined : words().app.undoBars[refusal],
    onSelect: () => void table.undoing.undo(),
  };
}

/** Switches between the whole table and the hand alone, for a phone beside a big screen. */
function handItems({ room: { table }, hasTurns }: MenuTable): readonly MenuItem[] {
  const text = words().online.play;
  const { handOnly } = preferencesAt(table).value;
  if (!hasTurns && !handOnly) return [];
  const onSelect = (): void => {
    setPreferences(table, { handOnly: !handOnly });
    // On my own turn the board stays, so nothing else shows that the choice was made.
    toast(handOnly ? text.wholeTableNow : text.handOnlyNow);
  };
  return [{ label: handOnly ? text.wholeTable : text.handOnly, icon: 'screen', onSelect }];
}

/** The dialogs of an online table: chat, people, invitation, luck, and resigning. */

import type { Room } from '@riverstone/protocol';
import { words } from '../../messages/words';
import type { BaseTable } from '../../table/game-table';
import { Confirm } from '../../ui/dialogs/confirm';
import { Dialog } from '../../ui/dialogs/dialog';
import { Chat } from '../chat/chat';
import type { OnlineRoom } from '../client/online-room';
import { Invite } from '../invite/invite';
import { LuckDialog } from '../luck/luck-dialog';
import { NotifySwitch } from '../notices/notify-switch';
import { People } from '../people/people';
import { runCommand } from '../room/run-command';
import './sheets.css';
import { TakeName } from '../people/take-name';
import { beforeResigningOnline } from './resign-words';

export type SheetName = 'talk' | 'people' | 'invite' | 'luck' | 'resign';

export interface SheetsProps {
  readonly online: OnlineRoom;
  readonly room: Room;
  readonly table: BaseTable;
  readonly open: SheetName | null;
  onClose(): void;
}

export function Sheets({ online, room, table, open, onClose }: SheetsProps) {
  const mySeat = online.mySeat.value;
  const { chat, people, invite } = words().online;
  const { resigning } = words().app;
  const resign = {
    title: resigning.title,
    text: mySeat === null ? '' : beforeResigningOnline(room, mySeat, table.status.value),
    yes: resigning.resign,
    no: resigning.keep,
    isDanger: true,
    run: () => void runCommand(online, { type: 'resign' }),
  };
  return (
    <>
      <Dialog open={open === 'talk'} kind="sheet" title={chat.title} onClose={onClose}>
        <div class="sheets-part">
          <Chat online={online} />
          <TakeName online={online} />
        </div>
      </Dialog>
      <Dialog open={open === 'people'} kind="sheet" title={people.title} onClose={onClose}>
        <div class="sheets-part">
          <People online={online} />
          <NotifySwitch />
        </div>
      </Dialog>
      <Dialog open={open === 'invite'} title={invite.title} onClose={onClose}>
        <Invite room={room} />
      </Dialog>
      <LuckDialog room={room} open={open === 'luck'} onClose={onClose} />
      <Confirm question={open === 'resign' ? resign : null} onClose={onClose} />
    </>
  );
}

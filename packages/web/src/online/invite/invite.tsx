/** The invitation: a link to copy or share, and a QR code. */

import type { Room } from '@riverstone/protocol';
import { useId } from 'preact/hooks';
import { words } from '../../messages/words';
import { hrefOf } from '../../navigation/address';
import { Button } from '../../ui/controls/button';
import { CopyButton } from '../../ui/feedback/copy-button';
import { Qr } from '../../ui/pictures/qr';
import './invite.css';
import { freeSeats } from '../room/room-facts';
import { useInviteLink } from './invite-link';
import { ShareLink, sharesBySystem } from './share-link';

export interface InviteProps {
  readonly room: Room;
  /** Whether the main way to share is offered elsewhere on the screen. */
  readonly hasShare?: boolean;
}

export function Invite({ room, hasShare = false }: InviteProps) {
  const { table, phase } = room;
  const text = words().online.invite;
  const link = useInviteLink(table);
  const id = useId();
  const canSit = phase === 'gathering' && freeSeats(room).length > 0;
  return (
    <div class="invite">
      <div class="invite-code">
        <Qr text={link} label={text.code} />
      </div>
      <div class="invite-words">
        <p>{canSit ? text.text : text.textToWatch}</p>
        <label class="visually-hidden" for={id}>
          {text.link}
        </label>
        <input
          id={id}
          class="invite-link"
          readOnly
          value={link}
          dir="ltr"
          onFocus={(event) => event.currentTarget.select()}
        />
        <div class="invite-actions">
          {(!hasShare || sharesBySystem()) && (
            <CopyButton text={link} label={text.copy} done={text.copied} failed={text.copyFailed} />
          )}
          {!hasShare && sharesBySystem() && <ShareLink room={room} />}
          <Button kind="quiet" icon="screen" href={hrefOf({ screen: 'big-screen', id: table })}>
            {text.bigScreen}
          </Button>
        </div>
      </div>
    </div>
  );
}

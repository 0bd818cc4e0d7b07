/** The invitation: a link to copy or share, and a QR code. */

import type { Room } from '@riverstone/protocol';
import type { GameId } from '@riverstone/rules';
import { useId } from 'preact/hooks';
import { words } from '../../messages/words';
import { hrefOf } from '../../navigation/address';
import { Button } from '../../ui/controls/button';
import { CopyButton } from '../../ui/feedback/copy-button';
import { Qr } from '../../ui/pictures/qr';
import './invite.css';
import { freeSeats } from '../room/room-facts';
import { useInviteLink } from './invite-link';

export function Invite({ room }: { readonly room: Room }) {
  const { table, game, phase } = room;
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
          <CopyButton text={link} label={text.copy} done={text.copied} failed={text.copyFailed} />
          <ShareButton link={link} game={game} />
          <Button kind="quiet" icon="screen" href={hrefOf({ screen: 'big-screen', id: table })}>
            {text.bigScreen}
          </Button>
        </div>
      </div>
    </div>
  );
}

/** Opens the system's share dialog, where there is one. */
function ShareButton({ link, game }: { readonly link: string; readonly game: GameId }) {
  if (typeof navigator.share !== 'function') return null;
  const text = words().online.invite;
  const share = (): void => {
    const shared = navigator.share({ title: text.shareText({ game: words()[game].name }), url: link });
    // The user has closed the share dialog.
    shared.catch(() => undefined);
  };
  return (
    <Button icon="share" onClick={share}>
      {text.share}
    </Button>
  );
}

/** The main way to invite: the system's share dialog on phones, elsewhere the link is copied. */

import type { Room } from '@riverstone/protocol';
import { words } from '../../messages/words';
import { Button } from '../../ui/controls/button';
import { copyText } from '../../ui/feedback/copy-text';
import { toast } from '../../ui/feedback/toast';
import { useInviteLink } from './invite-link';

/** Whether the system has a share dialog that people use: on desks they copy. */
export function sharesBySystem(): boolean {
  return typeof navigator.share === 'function' && matchMedia('(pointer: coarse)').matches;
}

export function ShareLink({ room: { table, game } }: { readonly room: Room }) {
  const text = words().online.invite;
  const link = useInviteLink(table);
  const share = (): void => {
    const shared = navigator.share({ title: text.shareText({ game: words()[game].name }), url: link });
    // The user has closed the share dialog.
    shared.catch(() => undefined);
  };
  const copy = async (): Promise<void> => {
    toast((await copyText(link)) ? text.copied : text.copyFailed);
  };
  return sharesBySystem() ? (
    <Button kind="primary" size="large" icon="share" onClick={share}>
      {text.share}
    </Button>
  ) : (
    <Button kind="primary" size="large" icon="copy" onClick={() => void copy()}>
      {text.copy}
    </Button>
  );
}

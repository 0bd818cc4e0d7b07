/** Shows the server's commitment and my own share, to write down before the game and compare after it. */

import type { Room } from '@riverstone/protocol';
import { words } from '../../messages/words';
import { Dialog } from '../../ui/dialogs/dialog';
import { CopyButton } from '../../ui/feedback/copy-button';
import { storedLuck } from '../client/stored-luck';
import './luck-dialog.css';

export interface LuckDialogProps {
  readonly room: Room;
  readonly open: boolean;
  onClose(): void;
}

export function LuckDialog({ room, open, onClose }: LuckDialogProps) {
  return (
    <Dialog open={open} title={words().online.luck.title} onClose={onClose}>
      <LuckFacts room={room} />
    </Dialog>
  );
}

function LuckFacts({ room }: { readonly room: Room }) {
  const text = words().online.luck;
  const kept = storedLuck(room.table);
  const share = kept?.share ?? null;
  return (
    <div class="luck-dialog">
      <p>{text.text}</p>
      <h3>{text.promise}</h3>
      <Digits digits={kept?.commitment ?? room.commitment} copy={text.copyPromise} />
      <h3>{text.share}</h3>
      {share === null ? <p>{text.noShare}</p> : <Digits digits={share} copy={text.copyShare} />}
    </div>
  );
}

function Digits({ digits, copy }: { readonly digits: string; readonly copy: string }) {
  const { copied, copyFailed } = words().online.luck;
  return (
    <>
      <code class="luck-dialog-digits">{digits}</code>
      <div class="luck-dialog-copy">
        <CopyButton text={digits} label={copy} done={copied} failed={copyFailed} />
      </div>
    </>
  );
}

/** A text with buttons, in the bar under the header of an online table. */

import type { Command } from '@riverstone/protocol';
import type { ComponentChildren } from 'preact';
import { Button } from '../../ui/controls/button';
import type { OnlineRoom } from '../client/online-room';
import { runCommand } from '../room/run-command';
import './notice.css';

export interface NoticeProps {
  readonly text: string;
  /** It stays for the rest of the game, so it has a line of its own. */
  readonly isSteady?: boolean;
  readonly children?: ComponentChildren;
}

export function Notice({ text, isSteady = false, children }: NoticeProps) {
  return (
    <div class={isSteady ? 'notice notice-steady' : 'notice'}>
      <span class="notice-text">{text}</span>
      {children !== undefined && <span class="notice-buttons">{children}</span>}
    </div>
  );
}

export interface CommandButtonProps {
  readonly online: OnlineRoom;
  readonly command: Command;
  readonly text: string;
  readonly isMain?: boolean;
  /** Called before the command is sent. */
  onPress?(): void;
  /** Texts for refusals that mean more here than elsewhere. */
  readonly refused?: Readonly<Record<string, string>>;
}

/** A button that sends one command. It disappears when that is done, so the focus moves to the board. */
export function CommandButton({ online, command, text, isMain = false, onPress, refused = {} }: CommandButtonProps) {
  const run = async (): Promise<void> => {
    onPress?.();
    await runCommand(online, command, refused);
    requestAnimationFrame(rescueFocus);
  };
  return (
    <Button size="small" kind={isMain ? 'primary' : 'plain'} onClick={() => void run()}>
      {text}
    </Button>
  );
}

function rescueFocus(): void {
  if (document.activeElement !== document.body) return;
  const square = document.querySelector<HTMLElement>('.play-layout [role=grid] [tabindex="0"]');
  (square ?? document.getElementById('content'))?.focus({ preventScroll: true });
}

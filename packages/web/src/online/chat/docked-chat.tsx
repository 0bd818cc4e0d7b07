/** The chat beside the board, on screens that have room for it. */

import { words } from '../../messages/words';
import { useMedia } from '../../ui/use-media';
import type { OnlineRoom } from '../client/online-room';
import { TakeName } from '../people/take-name';
import { Chat } from './chat';
import './docked-chat.css';

/** As large as the board's panel where it grows: see `play-layout.css`. */
const ROOMY = '(orientation: landscape) and (min-width: 1300px) and (min-height: 820px)';

export const useDocked = (): boolean => useMedia(ROOMY);

export function DockedChat({ online }: { readonly online: OnlineRoom }) {
  return (
    <section class="docked-chat" aria-label={words().online.chat.title}>
      <h2 class="docked-chat-title">{words().online.chat.title}</h2>
      <Chat online={online} />
      <TakeName online={online} />
    </section>
  );
}

/** Puts the cursor into the docked chat. */
export function focusDockedChat(): void {
  document.querySelector<HTMLElement>('.docked-chat input, .docked-chat [tabindex]')?.focus();
}

/** Opens the chat, and shows the number of unread lines. */

import { grammar, words } from '../../messages/words';
import { Button } from '../../ui/controls/button';
import './chat-button.css';

export function ChatButton({ unread, onClick }: { readonly unread: number; onClick(): void }) {
  const text = words().online.chat;
  return (
    <span class="talk-button">
      <Button
        kind="quiet"
        icon="talk"
        label={unread === 0 ? text.title : text.unread({ number: unread })}
        onClick={onClick}
      />
      {unread > 0 && (
        <span class="talk-button-badge" aria-hidden="true">
          {grammar().number(unread)}
        </span>
      )}
    </span>
  );
}

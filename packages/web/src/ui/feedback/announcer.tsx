/** Messages for screen readers. Each is a line of its own, so that none is lost and a repeated one is read again. */

import { signal } from '@preact/signals';
import { useState } from 'preact/hooks';

interface Message {
  id: number;
  text: string;
  urgency: 'polite' | 'assertive';
}

/** Long enough for any screen reader to notice a line. */
const keptFor = 15_000;

const messages = signal<readonly Message[]>([]);
let lastId = 0;

/** Says `text`, after whatever is being said (`polite`) or at once. */
export function announce(text: string, urgency: 'polite' | 'assertive' = 'polite'): void {
  if (text === '') return;
  lastId += 1;
  const message = { id: lastId, text, urgency };
  messages.value = [...messages.value, message];
  setTimeout(() => {
    messages.value = messages.value.filter(({ id }) => id !== message.id);
  }, keptFor);
}

/** Announces counts from now on, not the one at the start. */
function LiveRegion({ urgency, since }: { urgency: Message['urgency']; since: number }) {
  return (
    <div aria-live={urgency} aria-relevant="additions" aria-atomic="false">
      {messages.value
        .filter((message) => message.urgency === urgency && message.id > since)
        .map(({ id, text }) => (
          <p key={id}>{text}</p>
        ))}
    </div>
  );
}

/** The live regions; a dialog has a pair of its own, because everything outside it is silent. */
export function Announcer() {
  const [since] = useState(lastId);
  return (
    <div class="visually-hidden">
      <LiveRegion urgency="polite" since={since} />
      <LiveRegion urgency="assertive" since={since} />
    </div>
  );
}

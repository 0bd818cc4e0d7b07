/** Short messages at the edge of the screen that need no answer. */

import { signal } from '@preact/signals';
import { Button } from '../controls/button';
import './toast.css';
import { uiWords } from '../words';

interface ToastAction {
  label: string;
  run(): void;
  /** Whether the toast stays until it is answered. */
  stays?: boolean;
}

interface ToastMessage {
  id: number;
  text: string;
  action: ToastAction | undefined;
}

const shownFor = 5_000;
/** Enough time to read it and reach for the button. */
const shownWithAction = 12_000;
const toasts = signal<readonly ToastMessage[]>([]);
let lastId = 0;

function dismiss(id: number): void {
  toasts.value = toasts.value.filter((message) => message.id !== id);
}

/** Shows `text` for some seconds, longer where there is something to do. Gives a way to take it off. */
export function toast(text: string, action?: ToastAction): () => void {
  lastId += 1;
  const id = lastId;
  const others = toasts.value.filter((message) => message.text !== text);
  toasts.value = [...others, { id, text, action }];
  if (!action?.stays) setTimeout(() => dismiss(id), action ? shownWithAction : shownFor);
  return () => dismiss(id);
}

/** Shows `text` until it is dismissed. Gives a way to take it off. */
export function stayingToast(text: string): () => void {
  lastId += 1;
  const id = lastId;
  toasts.value = [...toasts.value, { id, text, action: undefined }];
  return () => dismiss(id);
}

/** The current toasts. Rendered once in the page. */
export function Toasts() {
  return (
    <div class="toasts" role="status">
      {toasts.value.map(({ id, text, action }) => (
        <div key={id} class="toast">
          <span class="toast-text">{text}</span>
          {action && (
            <Button
              kind="primary"
              size="small"
              onClick={() => {
                dismiss(id);
                action.run();
              }}
            >
              {action.label}
            </Button>
          )}
          <Button kind="quiet" size="small" icon="close" label={uiWords.value.dismiss} onClick={() => dismiss(id)} />
        </div>
      ))}
    </div>
  );
}

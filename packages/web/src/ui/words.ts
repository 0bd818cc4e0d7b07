/** The few messages that `ui/` itself needs. The app fills them in the current language. */

import { signal } from '@preact/signals';

interface UiWords {
  /** Closes a dialog. */
  close: string;
  /** Takes a message off the screen. */
  dismiss: string;
  /** Something did not work. */
  failed: string;
  /** Tries it again. */
  retry: string;
  /** A step down of the number with this name. */
  less(args: { readonly label: string }): string;
  /** A step up. */
  more(args: { readonly label: string }): string;
}

/** The messages in the current language. */
export const uiWords = signal<UiWords>({
  close: '',
  dismiss: '',
  failed: '',
  retry: '',
  less: ({ label }) => `${label} −`,
  more: ({ label }) => `${label} +`,
});

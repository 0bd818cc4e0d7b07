/** The few words the kit itself needs; whoever sets the language fills them from the catalogue. */

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

/** The words in the language of the moment. */
export const uiWords = signal<UiWords>({
  close: '',
  dismiss: '',
  failed: '',
  retry: '',
  less: ({ label }) => `${label} −`,
  more: ({ label }) => `${label} +`,
});

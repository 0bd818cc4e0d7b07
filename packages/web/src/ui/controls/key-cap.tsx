/** A key as it looks on a keyboard; for eyes only, where there is likely to be one. */

import './key-cap.css';

/** The key cap beside a button or in the list of keys. */
export function KeyCap({ text }: { text: string }) {
  return (
    <span class="key-cap" aria-hidden="true">
      {text}
    </span>
  );
}

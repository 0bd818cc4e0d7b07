/** The pieces that can be laid on the chosen square, as large keys. */

import type { ComponentChildren } from 'preact';
import './position.css';

export interface PadKey {
  readonly name: string;
  readonly face: ComponentChildren;
  readonly isDisabled?: boolean;
  press(): void;
}

export function PiecePad({ label, keys }: { readonly label: string; readonly keys: readonly PadKey[] }) {
  return (
    <fieldset class="piece-pad">
      <legend class="visually-hidden">{label}</legend>
      {keys.map(({ name, face, isDisabled, press }, index) => (
        <button
          key={`${index} ${name}`}
          type="button"
          class="piece-pad-key"
          aria-label={name}
          title={name}
          aria-disabled={isDisabled || undefined}
          onClick={() => {
            if (!isDisabled) press();
          }}
        >
          {face}
        </button>
      ))}
    </fieldset>
  );
}

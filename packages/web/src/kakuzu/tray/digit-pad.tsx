/** The digits 1 to 9 to choose from: one to announce, or some to note. */

import type { ComponentChildren } from 'preact';
import './digit-pad.css';
import { digits } from '../table/units';

interface PadKey {
  /** The spoken name. */
  readonly label: string;
  readonly isOn: boolean;
  readonly isOff: boolean;
  /** Whether it can't be chosen any more. */
  readonly isStruck?: boolean;
}

interface DigitPadProps {
  readonly label: string;
  keyOf(digit: number): PadKey;
  onDigit(digit: number): void;
  /** Shown after the digits. */
  readonly children?: ComponentChildren;
}

export function DigitPad({ label, keyOf, onDigit, children }: DigitPadProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be laid out as a grid everywhere
    <div class="kakuzu-pad" role="group" aria-label={label}>
      {digits.map((digit) => {
        const { label: name, isOn, isOff, isStruck = false } = keyOf(digit);
        return (
          <button
            key={digit}
            type="button"
            class={isStruck ? 'kakuzu-pad-key kakuzu-pad-struck' : 'kakuzu-pad-key'}
            aria-label={name}
            aria-pressed={isOn}
            aria-disabled={isOff || undefined}
            onClick={() => !isOff && onDigit(digit)}
          >
            {digit}
          </button>
        );
      })}
      {children}
    </div>
  );
}

/** The number pad on which a claim is stated. */

import { grammar, words } from '../../messages/words';
import { Button } from '../../ui/controls/button';
import './claim-pad.css';

interface ClaimPadProps {
  onDigit(digit: number): void;
  onErase(): void;
  onBack(): void;
  readonly canErase: boolean;
}

const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0] as const;

/** The symbol of a backspace key. */
function EraseIcon() {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M9 5.5h11.5v13H9L3 12zM11.8 9.3l5.4 5.4M17.2 9.3l-5.4 5.4" />
    </svg>
  );
}

export function ClaimPad({ onDigit, onErase, onBack, canErase }: ClaimPadProps) {
  const { claim, tray } = words()['kakuro-challenge'];
  return (
    <fieldset class="challenge-claim-pad">
      <legend class="visually-hidden">{claim.pad}</legend>
      {digits.map((digit) => (
        <button
          key={digit}
          type="button"
          class="challenge-claim-pad-digit"
          aria-label={claim.digit({ digit: grammar().number(digit) })}
          onClick={() => onDigit(digit)}
        >
          {grammar().number(digit)}
        </button>
      ))}
      <Button
        class="challenge-claim-pad-erase"
        label={claim.erase}
        shortcut="Backspace"
        disabled={!canErase}
        onClick={onErase}
      >
        <EraseIcon />
      </Button>
      <Button class="challenge-claim-pad-back" icon="undo" label={tray.putBack} onClick={onBack} />
    </fieldset>
  );
}

/** The number pad on which a claim is stated. */

import { grammar, words } from '../messages/words';
import { Button } from '../ui/button';
import './claim-pad.css';

export interface ClaimPadProps {
  onDigit(digit: number): void;
  onErase(): void;
  onBack(): void;
  readonly canErase: boolean;
}

const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0] as const;

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
          aria-label={claim.digit(grammar().number(digit))}
          onClick={() => onDigit(digit)}
        >
          {grammar().number(digit)}
        </button>
      ))}
      <Button
        class="challenge-claim-pad-erase"
        icon="back"
        label={claim.erase}
        disabled={!canErase}
        onClick={onErase}
      />
      <Button class="challenge-claim-pad-back" icon="undo" label={tray.takeBack} onClick={onBack} />
    </fieldset>
  );
}

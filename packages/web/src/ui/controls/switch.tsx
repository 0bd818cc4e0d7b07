/** On or off, at once. */

import { useId } from 'preact/hooks';
import './switch.css';

interface SwitchProps {
  label: string;
  hint?: string | undefined;
  checked: boolean;
  disabled?: boolean | undefined;
  onChange(checked: boolean): void;
}

/** A checkbox with the role of a switch; the whole line can be tapped. */
export function Switch({ label, hint, checked, disabled, onChange }: SwitchProps) {
  const id = useId();
  return (
    <label class="switch">
      <span class="switch-words">
        <span id={`${id}-label`} class="switch-label">
          {label}
        </span>
        {hint !== undefined && (
          <span id={`${id}-hint`} class="switch-hint">
            {hint}
          </span>
        )}
      </span>
      <input
        class="switch-input"
        type="checkbox"
        role="switch"
        aria-labelledby={`${id}-label`}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        aria-checked={checked}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </label>
  );
}

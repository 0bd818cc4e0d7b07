/** A line of text. */

import { useId } from 'preact/hooks';
import './text-field.css';

export interface TextFieldProps {
  label: string;
  hideLabel?: boolean | undefined;
  value: string;
  maxLength?: number | undefined;
  onInput(value: string): void;
  /** When the field is left or Enter is pressed. */
  onCommit?: ((value: string) => void) | undefined;
}

/** The field with its label. */
export function TextField({ label, hideLabel, value, maxLength, onInput, onCommit }: TextFieldProps) {
  const id = useId();
  return (
    <div class="text-field">
      <label class={hideLabel ? 'visually-hidden' : 'text-field-label'} for={id}>
        {label}
      </label>
      <input
        id={id}
        class="text-field-input"
        type="text"
        value={value}
        maxLength={maxLength}
        autoComplete="off"
        spellcheck={false}
        onInput={(event) => onInput(event.currentTarget.value)}
        onChange={(event) => onCommit?.(event.currentTarget.value)}
      />
    </div>
  );
}

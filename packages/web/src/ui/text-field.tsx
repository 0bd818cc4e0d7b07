/** A line of text. */

import { useId } from 'preact/hooks';
import './text-field.css';

export interface TextFieldProps {
  label: string;
  hideLabel?: boolean | undefined;
  value: string;
  maxLength?: number | undefined;
  onInput(value: string): void;
  /** What it is for, in small print. */
  hint?: string | undefined;
}

/** The field with its label. */
export function TextField({ label, hideLabel, hint, value, maxLength, onInput }: TextFieldProps) {
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
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onInput={(event) => onInput(event.currentTarget.value)}
      />
      {hint !== undefined && (
        <small id={`${id}-hint`} class="text-field-hint">
          {hint}
        </small>
      )}
    </div>
  );
}

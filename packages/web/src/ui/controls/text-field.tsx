/** A line of text. */

import type { Ref } from 'preact';
import { useId } from 'preact/hooks';
import './text-field.css';

interface TextFieldProps {
  label: string;
  hideLabel?: boolean | undefined;
  /** What stands in the empty field. */
  placeholder?: string | undefined;
  value: string;
  maxLength?: number | undefined;
  onInput(value: string): void;
  /** What it is for, in small print. */
  hint?: string | undefined;
  /** What is wrong with it. */
  problem?: string | null | undefined;
  /** The input element, to focus it. */
  field?: Ref<HTMLInputElement> | undefined;
}

/** The field with its label. */
export function TextField({
  label,
  hideLabel,
  placeholder,
  hint,
  problem = null,
  field = null,
  value,
  maxLength,
  onInput,
}: TextFieldProps) {
  const id = useId();
  const described = [problem !== null && `${id}-problem`, hint !== undefined && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div class="text-field">
      <label class={hideLabel ? 'visually-hidden' : 'text-field-label'} for={id}>
        {label}
      </label>
      {problem !== null && (
        <p id={`${id}-problem`} class="text-field-problem" role="alert">
          {problem}
        </p>
      )}
      <input
        ref={field}
        id={id}
        class="text-field-input"
        type="text"
        value={value}
        placeholder={placeholder}
        maxLength={maxLength}
        autoComplete="off"
        spellcheck={false}
        aria-invalid={problem === null ? undefined : true}
        aria-describedby={described === '' ? undefined : described}
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

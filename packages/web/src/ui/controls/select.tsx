/** A choice of many: the browser's own list. */

import { useId } from 'preact/hooks';
import { Icon } from '../pictures/icon';
import type { Choice } from './segmented';
import './select.css';

interface SelectProps<T extends string | number> {
  label: string;
  hideLabel?: boolean | undefined;
  /** What the chosen one means. */
  hint?: string | undefined;
  value: T;
  choices: readonly Choice<T>[];
  onChange(value: T): void;
}

/** The list with its label, and a line under it. */
export function Select<T extends string | number>(props: SelectProps<T>) {
  const { label, hideLabel, hint, value, choices, onChange } = props;
  const id = useId();
  return (
    <div class="select">
      <label class={hideLabel ? 'visually-hidden' : 'select-label'} for={id}>
        {label}
      </label>
      <span class="select-box">
        <select
          id={id}
          class="select-input"
          aria-describedby={hint === undefined ? undefined : `${id}-hint`}
          value={String(value)}
          onChange={(event) => {
            const chosen = choices[event.currentTarget.selectedIndex];
            if (chosen) onChange(chosen.value);
          }}
        >
          {choices.map((choice) => (
            <option key={choice.value} value={String(choice.value)} disabled={choice.disabled}>
              {choice.label}
            </option>
          ))}
        </select>
        <Icon name="down" />
      </span>
      {hint !== undefined && (
        <span id={`${id}-hint`} class="select-hint">
          {hint}
        </span>
      )}
    </div>
  );
}

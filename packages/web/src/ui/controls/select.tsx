/** A choice of many: the browser's own list. */

import { useId } from 'preact/hooks';
import { Icon } from '../pictures/icon';
import type { Choice } from './segmented';
import './select.css';

interface SelectProps<T extends string | number> {
  label: string;
  hideLabel?: boolean | undefined;
  /** The id of a text that says more. */
  describedBy?: string | undefined;
  value: T;
  choices: readonly Choice<T>[];
  onChange(value: T): void;
}

/** The list with its label. */
export function Select<T extends string | number>(props: SelectProps<T>) {
  const { label, hideLabel, describedBy, value, choices, onChange } = props;
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
          aria-describedby={describedBy}
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
    </div>
  );
}

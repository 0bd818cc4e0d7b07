/** A choice of few, all in sight: a real radio group drawn as one bar. */

import { useId } from 'preact/hooks';
import './segmented.css';

export interface Choice<T> {
  value: T;
  label: string;
  /** A second line that explains the choice. */
  hint?: string | undefined;
  disabled?: boolean | undefined;
}

interface SegmentedProps<T extends string | number> {
  label: string;
  hideLabel?: boolean | undefined;
  value: T;
  choices: readonly Choice<T>[];
  onChange(value: T): void;
}

/** The choice; with hints it becomes a list of cards. */
export function Segmented<T extends string | number>(props: SegmentedProps<T>) {
  const { label, hideLabel, value, choices, onChange } = props;
  const name = useId();
  const hinted = choices.some(({ hint }) => hint !== undefined);
  return (
    <fieldset class="segmented">
      <legend class={hideLabel ? 'visually-hidden' : 'segmented-label'}>{label}</legend>
      <div class={hinted ? 'segmented-cards' : 'segmented-bar'}>
        {choices.map((choice) => (
          <label key={choice.value} class="segmented-choice">
            <input
              class="segmented-input"
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              disabled={choice.disabled}
              onChange={() => onChange(choice.value)}
            />
            <span class="segmented-face">
              <span class="segmented-text">{choice.label}</span>
              {choice.hint !== undefined && <span class="segmented-hint">{choice.hint}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

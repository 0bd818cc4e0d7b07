/** A number that is stepped or typed. */

import { useId } from 'preact/hooks';
import { Button } from './button';
import './stepper.css';
import { uiWords } from '../words';

interface StepperProps {
  label: string;
  value: number;
  min: number;
  max: number;
  step?: number | undefined;
  /** The number with its unit, shown beside the field. */
  format?: ((value: number) => string) | undefined;
  onChange(value: number): void;
}

/** Minus, the number, plus; what is typed is taken when the field is left, and kept within bounds. */
export function Stepper({ label, value, min, max, step = 1, format, onChange }: StepperProps) {
  const id = useId();
  const words = uiWords.value;
  const within = (wished: number): number => Math.min(max, Math.max(min, wished));
  const set = (wished: number): void => {
    if (within(wished) !== value) onChange(within(wished));
  };
  return (
    <div class="stepper">
      <label class="stepper-label" for={id}>
        {label}
      </label>
      <span class="stepper-controls">
        <Button icon="minus" label={words.less({ label })} disabled={value <= min} onClick={() => set(value - step)} />
        <input
          id={id}
          class="stepper-input"
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          step="any"
          value={value}
          aria-valuetext={format?.(value)}
          onKeyDown={(event) => {
            const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
            if (direction === undefined) return;
            event.preventDefault();
            set(value + direction * step);
          }}
          onChange={(event) => {
            const typed = Math.round(event.currentTarget.valueAsNumber);
            const next = within(Number.isFinite(typed) ? typed : value);
            event.currentTarget.value = String(next);
            set(next);
          }}
        />
        <Button icon="plus" label={words.more({ label })} disabled={value >= max} onClick={() => set(value + step)} />
        {format && (
          <span class="stepper-unit" aria-hidden="true">
            {format(value)}
          </span>
        )}
      </span>
    </div>
  );
}

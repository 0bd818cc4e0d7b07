/** A compact grid of number fields: how many there are of each kind. Folded at first. */

import type { ComponentChildren } from 'preact';
import { Button } from '../../ui/controls/button';
import './count-grid.css';

interface CountGridProps<T extends string | number> {
  readonly summary: string;
  /** How many there are in all, in words. */
  readonly total: string;
  readonly note?: string | undefined;
  readonly most: number;
  readonly kinds: readonly T[];
  readonly values: readonly T[];
  /** The fewest that there must be of a kind. */
  least(kind: T): number;
  labelOf(kind: T): string;
  pictureOf(kind: T): ComponentChildren;
  readonly reset: string;
  onChange(values: readonly T[]): void;
  onReset(): void;
}

export function CountGrid<T extends string | number>(props: CountGridProps<T>) {
  const { summary, total, note, kinds, reset, onReset } = props;
  return (
    <details class="race-count-grid">
      <summary class="race-count-grid-summary">
        {summary} <span class="race-count-grid-total">{total}</span>
      </summary>
      {note !== undefined && <p class="race-count-grid-note">{note}</p>}
      <div class="race-count-grid-kinds">
        {kinds.map((kind) => (
          <Count key={kind} kind={kind} grid={props} />
        ))}
      </div>
      <Button size="small" icon="undo" onClick={onReset}>
        {reset}
      </Button>
    </details>
  );
}

function Count<T extends string | number>({ kind, grid }: { readonly kind: T; readonly grid: CountGridProps<T> }) {
  const { values, kinds, most, least, labelOf, pictureOf, onChange } = grid;
  const countOf = (each: T): number => values.filter((value) => value === each).length;
  const count = countOf(kind);
  const fewest = least(kind);
  const greatest = count + most - values.length;
  const take = (wished: number): number => {
    const next = Number.isFinite(wished) ? Math.min(greatest, Math.max(fewest, Math.round(wished))) : count;
    // At least one marker or tile must stay.
    const total = values.length - count + next;
    const taken = total === 0 ? 1 : next;
    if (taken !== count)
      onChange(kinds.flatMap((each) => new Array<T>(each === kind ? taken : countOf(each)).fill(each)));
    return taken;
  };
  return (
    <label class="race-count-grid-kind">
      <span class="race-count-grid-picture">{pictureOf(kind)}</span>
      <span class="visually-hidden">{labelOf(kind)}</span>
      <input
        class="race-count-grid-input"
        type="number"
        inputMode="numeric"
        min={fewest}
        max={greatest}
        value={count}
        onChange={(event) => {
          event.currentTarget.value = String(take(event.currentTarget.valueAsNumber));
        }}
      />
    </label>
  );
}

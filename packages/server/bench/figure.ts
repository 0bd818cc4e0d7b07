/** A measured number with the goal beside it. */

export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: '/s' | 'us' | 'ms' | 'MB' | 'kB' | 'B' | 'x' | '';
  /** The upper or lower bound for the number; null if it is only reported. */
  readonly goal: { readonly most: number } | { readonly least: number } | null;
}

/** @example isMet({ name: 'idle', value: 320, unit: 'MB', goal: { most: 400 } }) // true */
export function isMet({ value, goal }: Figure): boolean {
  if (goal === null) return true;
  return 'most' in goal ? value <= goal.most : value >= goal.least;
}

/** One line of the table that is printed. */
export function figureLine(figure: Figure): string {
  const { name, value, unit, goal } = figure;
  const bound = goal === null ? '' : 'most' in goal ? `at most ${short(goal.most)}` : `at least ${short(goal.least)}`;
  const verdict = goal === null ? '' : isMet(figure) ? 'met' : 'MISSED';
  return `${name.padEnd(46)} ${short(value).padStart(9)} ${unit.padEnd(3)} ${bound.padEnd(16)} ${verdict}`.trimEnd();
}

function short(value: number): string {
  if (Number.isInteger(value) || value >= 1000) return Math.round(value).toLocaleString('en');
  return value.toFixed(value >= 100 ? 0 : value >= 10 ? 1 : 2);
}

/** A measured number with the goal beside it. */

export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: 'kB' | 'ms' | 'fps' | 'points' | 'files';
  /** What the number may be at most, or has to be at least; null where it is only told. */
  readonly goal: { readonly most: number } | { readonly least: number } | null;
}

/** @example isMet({ name: 'home', value: 42, unit: 'kB', goal: { most: 90 } }) // true */
export function isMet({ value, goal }: Figure): boolean {
  if (goal === null) return true;
  return 'most' in goal ? value <= goal.most : value >= goal.least;
}

/** One line of the table that is printed. */
export function figureLine(figure: Figure): string {
  const { name, value, unit, goal } = figure;
  const bound = goal === null ? '' : 'most' in goal ? `at most ${goal.most}` : `at least ${goal.least}`;
  const verdict = goal === null ? '' : isMet(figure) ? 'met' : 'MISSED';
  const number = unit === 'kB' ? value.toFixed(1) : `${Math.round(value)}`;
  return `${name.padEnd(52)} ${number.padStart(8)} ${unit.padEnd(7)} ${bound.padEnd(13)} ${verdict}`.trimEnd();
}

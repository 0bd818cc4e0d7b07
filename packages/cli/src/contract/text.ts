/** Small pieces of sentences. `string-width` takes 30 ms to load, so text layout is a file of its own. */

/**
 * Joins names for a sentence.
 * @example listed(['Ada', 'Bo', 'Cy']) // => 'Ada, Bo and Cy'
 */
export function listed(names: readonly string[]): string {
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/**
 * A number with its noun.
 * @example counted(1, 'point') // => '1 point'
 */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 || count === -1 ? '' : 's'}`;
}

/** Which of the compressed forms of a file a visitor takes. */

/** The forms in which a file may lie beside itself, the smallest first. */
export const encodings = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
] as const;

export type Encoding = (typeof encodings)[number]['name'];

/**
 * The smallest form there is that the visitor takes; null for the file as it is.
 * @example chooseEncoding('gzip, br;q=0', ['br', 'gzip']) // 'gzip'
 */
export function chooseEncoding(accepted: string | undefined, available: readonly Encoding[]): Encoding | null {
  const weights = readWeights(accepted ?? '');
  return available.find((name) => (weights.get(name) ?? weights.get('*') ?? 0) > 0) ?? null;
}

/** `gzip;q=0.5, br` as numbers; a weight that is no number counts as a refusal. */
function readWeights(header: string): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((word) => word.trim());
    const weight = parameters.find((word) => word.startsWith('q='));
    weights.set(name, weight === undefined ? 1 : Number(weight.slice(2)) || 0);
  }
  return weights;
}

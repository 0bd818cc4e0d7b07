/** Chooses among the precompressed forms of a file. */

/** The precompressed forms that may be stored beside a file, the smallest first. */
export const encodings = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
] as const;

export type PageEncoding = (typeof encodings)[number]['name'];

/**
 * The smallest available form that the client accepts; null for the file as it is.
 * @example chooseEncoding('gzip, br;q=0', ['br', 'gzip']) // => 'gzip'
 */
export function chooseEncoding(accepted: string | undefined, available: readonly PageEncoding[]): PageEncoding | null {
  const weights = readWeights(accepted ?? '');
  return available.find((name) => (weights.get(name) ?? weights.get('*') ?? 0) > 0) ?? null;
}

/** `gzip;q=0.5, br` as numbers. A weight that is not a number counts as 0. */
function readWeights(header: string): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((word) => word.trim());
    const weight = parameters.find((word) => word.startsWith('q='));
    weights.set(name, weight === undefined ? 1 : Number(weight.slice(2)) || 0);
  }
  return weights;
}

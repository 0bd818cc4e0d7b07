/** Chooses a language by what the client prefers. */

/**
 * The language that `Accept-Language` ranks first among the available ones; else the first one.
 * @example preferredLanguage('pt, de-AT;q=0.8, fr;q=0.9', ['en', 'fr', 'de']) // => 'fr'
 */
export function preferredLanguage(header: string | undefined, available: readonly string[]): string {
  const wanted = (header ?? '').split(',').map((part) => {
    const [range = '', ...parameters] = part.split(';').map((word) => word.trim().toLowerCase());
    const weight = parameters.find((word) => word.startsWith('q='));
    return { language: range.split('-')[0] ?? '', weight: weight === undefined ? 1 : Number(weight.slice(2)) || 0 };
  });
  const best = wanted
    .filter(({ language, weight }) => weight > 0 && available.includes(language))
    .sort((one, other) => other.weight - one.weight)[0];
  return best?.language ?? available[0] ?? 'en';
}

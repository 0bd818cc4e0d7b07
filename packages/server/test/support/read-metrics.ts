/** What `/metrics` says, as Prometheus would read it. */

export interface ReadMetrics {
  /** Every metric, by its kind. */
  readonly kinds: ReadonlyMap<string, string>;
  /** Every line with a number: `name{labels}`. */
  readonly values: ReadonlyMap<string, number>;
  /** The sum over all labels. */
  sum(name: string): number;
}

export function readMetrics(text: string): ReadMetrics {
  const kinds = new Map([...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name = '', kind = '']) => [name, kind]));
  const values = new Map(
    [...text.matchAll(/^([a-z]\S*) (\S+)$/gm)].map(([, name = '', value]) => [name, Number(value)]),
  );
  return {
    kinds,
    values,
    sum: (name) =>
      [...values].reduce((sum, [key, value]) => (key.replace(/\{.*$/, '') === name ? sum + value : sum), 0),
  };
}

export async function metricsOf(url: string): Promise<ReadMetrics> {
  return readMetrics(await (await fetch(new URL('/metrics', url))).text());
}

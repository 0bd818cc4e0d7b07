/** Does something many times, a few at once. */

export async function inBatches<T>(count: number, atOnce: number, work: (index: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let first = 0; first < count; first += atOnce) {
    const size = Math.min(atOnce, count - first);
    results.push(...(await Promise.all(Array.from({ length: size }, (_, offset) => work(first + offset)))));
  }
  return results;
}

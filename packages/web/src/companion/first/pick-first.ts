/** Draws one of several, each equally likely. */

/** A whole random number below 2 to the 32nd. */
export type RandomWord = () => number;

const WORDS = 2 ** 32;

export const cryptoWord: RandomWord = () => crypto.getRandomValues(new Uint32Array(1))[0] as number;

/** A number below `count`. Words above the largest multiple of `count` are redrawn, to avoid bias. */
export function pickFirst(count: number, next: RandomWord): number {
  const fair = WORDS - (WORDS % count);
  for (;;) {
    const word = next();
    if (word < fair) return word % count;
  }
}

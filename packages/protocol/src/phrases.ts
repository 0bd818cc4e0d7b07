/** Quick phrases. They are sent as keys, so that everybody reads them in their own language. */

export const phrases = [
  'hello',
  'good-luck',
  'well-played',
  'thanks',
  'one-moment',
  'your-turn',
  'oops',
  'again',
  'goodbye',
] as const;
export type Phrase = (typeof phrases)[number];

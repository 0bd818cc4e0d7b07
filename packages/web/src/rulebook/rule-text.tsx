/** A text of the rules: what stands between backticks is code, or a row of tiles. */

import type { Rulebook } from './rulebook';

interface RuleTextProps {
  readonly text: string;
  readonly book: Pick<Rulebook, 'exampleOf'>;
}

export function RuleText({ text, book: { exampleOf } }: RuleTextProps) {
  return (
    <>
      {text.split('`').map((part, place) => {
        if (place % 2 === 0) return part;
        return exampleOf?.(part) ?? <code class="rule-code">{part}</code>;
      })}
    </>
  );
}

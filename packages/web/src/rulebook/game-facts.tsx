/** The facts of the box: for how many, how old, how long, what is in it, and whose it is. */

import type { Rulebook } from './rulebook';

export function GameFacts({ book: { texts, words } }: { readonly book: Pick<Rulebook, 'texts' | 'words'> }) {
  const { facts } = texts;
  const rows = (['players', 'age', 'time', 'material'] as const).map((name) => [words[name], facts[name]] as const);
  return (
    <section class="game-facts" aria-label={words.facts}>
      <dl class="game-facts-list">
        {rows.map(([term, fact]) => (
          <div key={term} class="game-facts-row">
            <dt>{term}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
      <p class="game-facts-credit">
        {facts.credit} {words.notAffiliated}
      </p>
    </section>
  );
}

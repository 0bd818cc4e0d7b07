/** "How to play": the content of the sheet, with drawn examples. */

import type { GameId } from '@riverstone/rules';
import { words } from '../messages/words';
import type { HowToPictures } from '../rulebook/game-help';
import './how-to-play.css';

interface HowToPlayProps {
  readonly game: GameId;
  readonly pictures: HowToPictures;
}

export function HowToPlay({ game, pictures }: HowToPlayProps) {
  const { goal, options } = words()[game].howTo;
  return (
    <div class="how-to">
      <p class="how-to-goal">{goal}</p>
      <Steps game={game} pictures={pictures} />
      <Words game={game} pictures={pictures} />
      <p class="how-to-options">{options}</p>
    </div>
  );
}

function Steps({ game, pictures }: HowToPlayProps) {
  const { ofSteps } = pictures;
  return (
    <ol class="how-to-steps">
      {words()[game].howTo.steps.map(({ title, text }, index) => {
        const Picture = ofSteps[index];
        return (
          <li key={title} class="how-to-step">
            <h3 class="how-to-step-title">{title}</h3>
            <p>{text}</p>
            {Picture !== undefined && (
              <div class="how-to-examples">
                <Picture />
              </div>
            )}
          </li>
        );
      })}
    </ol>
  );
}

function Words({ game, pictures }: HowToPlayProps) {
  const { howToWords } = words().app;
  const { OfWord } = pictures;
  return (
    <section>
      <h3 class="how-to-heading">{howToWords}</h3>
      <dl class="how-to-words">
        {words()[game].howTo.words.map(({ term, meaning }, index) => (
          <div key={term} class="how-to-word">
            <dt>
              <span class="how-to-word-picture" aria-hidden="true">
                <OfWord index={index} />
              </span>
              {term}
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** "How to play": the content of the sheet, with drawn examples. */

import { words } from '../messages/words';
import type { HowTo } from '../rulebook/game-help';
import './how-to-play.css';

interface HowToPlayProps {
  readonly howTo: HowTo;
}

export function HowToPlay({ howTo }: HowToPlayProps) {
  const { goal, options } = howTo.texts;
  return (
    <div class="how-to">
      <p class="how-to-goal">{goal}</p>
      <Steps howTo={howTo} />
      <Words howTo={howTo} />
      <p class="how-to-options">{options}</p>
    </div>
  );
}

function Steps({ howTo: { texts, pictures } }: HowToPlayProps) {
  return (
    <ol class="how-to-steps">
      {texts.steps.map(({ title, text }, index) => {
        const Picture = pictures.ofSteps[index];
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

function Words({ howTo: { texts, pictures } }: HowToPlayProps) {
  const { howToWords } = words().app;
  const { OfWord } = pictures;
  return (
    <section>
      <h3 class="how-to-heading">{howToWords}</h3>
      <dl class="how-to-words">
        {texts.words.map(({ term, meaning }, index) => (
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

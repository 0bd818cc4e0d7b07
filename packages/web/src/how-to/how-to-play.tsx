/** How a game is played, to be read in a minute: the content of a sheet, with drawn examples. */

import type { GameId } from '@riverstone/rules';
import type { ComponentType } from 'preact';
import { words } from '../messages/words';
import { ChallengeWord, FlipExample, KakuroExamples } from './challenge-examples';
import './how-to-play.css';
import { KakuzuWord, OutcomeExamples, SureExample } from './kakuzu-examples';
import { HelpedLineExamples, RaceWord, WholeLineExample } from './race-examples';

/** The drawings of a game: each below the step with that index, and one for each of its words. */
interface Pictures {
  readonly ofSteps: Readonly<Record<number, ComponentType>>;
  readonly OfWord: ComponentType<{ index: number }>;
}

const pictures: Readonly<Record<GameId, Pictures>> = {
  'kakuro-challenge': { ofSteps: { 1: KakuroExamples, 3: FlipExample }, OfWord: ChallengeWord },
  'kakuro-race': { ofSteps: { 1: WholeLineExample, 2: HelpedLineExamples }, OfWord: RaceWord },
  kakuzu: { ofSteps: { 2: SureExample, 4: OutcomeExamples }, OfWord: KakuzuWord },
};

export interface HowToPlayProps {
  readonly game: GameId;
}

export function HowToPlay({ game }: HowToPlayProps) {
  const { goal, options } = words().howToPlay[game];
  return (
    <div class="how-to">
      <p class="how-to-goal">{goal}</p>
      <Steps game={game} />
      <Words game={game} />
      <p class="how-to-options">{options}</p>
    </div>
  );
}

function Steps({ game }: HowToPlayProps) {
  const { ofSteps } = pictures[game];
  return (
    <ol class="how-to-steps">
      {words().howToPlay[game].steps.map(({ title, text }, index) => {
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

function Words({ game }: HowToPlayProps) {
  const text = words().howToPlay;
  const { OfWord } = pictures[game];
  return (
    <section>
      <h3 class="how-to-heading">{text.words}</h3>
      <dl class="how-to-words">
        {text[game].words.map(({ term, meaning }, index) => (
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

/** About: the games, their authors, and credits. */

import { gameIds } from '@riverstone/rules';
import { words } from '../messages/words';
import { Page } from '../page/page';
import { settingsWords } from './settings-words';

declare const RIVERSTONE_VERSION: string;

/** Loads the screen with its messages. */
export async function loadAbout(): Promise<typeof About> {
  await settingsWords.load();
  return About;
}

function About() {
  settingsWords.useLanguage();
  const text = settingsWords.words().about;
  return (
    <Page title={words().app.about.title}>
      <p>{text.intro}</p>
      <p>{text.nothingLeaves}</p>
      <section class="page-section">
        <h2>{text.credits}</h2>
        {gameIds.map((game) => (
          <p key={game}>{words()[game].credit}</p>
        ))}
        <p>{text.affiliation}</p>
      </section>
      <section class="page-section">
        <h2>{words().app.name}</h2>
        <p>{text.licence}</p>
        <p>{text.fonts}</p>
        <p>{text.software}</p>
        <p>{text.version({ version: RIVERSTONE_VERSION })}</p>
      </section>
    </Page>
  );
}

/** The catalogue: pieces first, then the games' tables, each in a frame of its own. */

import { gameIds } from '@riverstone/rules';
import { useState } from 'preact/hooks';
import { gameUis } from '../src/games';
import { type Language, languageNames, languages, switchLanguage, words } from '../src/messages/words';
import { Segmented } from '../src/ui/controls/segmented';
import { Select } from '../src/ui/controls/select';
import { Announcer } from '../src/ui/feedback/announcer';
import { Toasts } from '../src/ui/feedback/toast';
import './catalogue.css';
import { examplesOf } from './examples';
import { pieces } from './pieces';
import { setTheme, type ThemeName, themeNames } from './theme';

/** Width and height of a frame, in CSS pixels. */
const sizes = { phone: [390, 780], landscape: [780, 390], tablet: [820, 1100], desktop: [1280, 800] } as const;
type FrameSize = keyof typeof sizes;

interface Look {
  readonly theme: ThemeName;
  readonly language: Language;
  readonly size: FrameSize;
}

export function Catalogue() {
  const [look, setLook] = useState<Look>({ theme: 'light', language: 'en', size: 'phone' });
  const change = (changes: Partial<Look>): void => {
    const next = { ...look, ...changes };
    setTheme(next.theme);
    void switchLanguage(next.language).then(() => setLook(next));
  };
  return (
    <>
      <header class="catalogue-head">
        <Segmented
          label="Theme"
          value={look.theme}
          choices={themeNames.map((value) => ({ value, label: value }))}
          onChange={(theme) => change({ theme })}
        />
        <Segmented
          label="Width"
          value={look.size}
          choices={(Object.keys(sizes) as FrameSize[]).map((value) => ({ value, label: value }))}
          onChange={(size) => change({ size })}
        />
        <Select
          label="Language"
          value={look.language}
          choices={languages.map((value) => ({ value, label: languageNames[value] }))}
          onChange={(language) => change({ language })}
        />
      </header>
      <main class="catalogue">
        <h1>Parts</h1>
        <Pieces width={sizes[look.size][0]} />
        {gameIds.map((game) => (
          <section key={game}>
            <h2>{words()[game].name}</h2>
            <div class="catalogue-miniature">{miniatureOf(game)}</div>
            <div class="catalogue-frames">
              {examplesOf(game).map(({ name }) => (
                <ExampleFrame key={name} table={`${game}/${name}`} look={look} />
              ))}
            </div>
          </section>
        ))}
      </main>
      <Toasts />
      <Announcer />
    </>
  );
}

function miniatureOf(game: keyof typeof gameUis) {
  const { Miniature } = gameUis[game];
  return <Miniature />;
}

function Pieces({ width }: { readonly width: number }) {
  return (
    <>
      {Object.entries(pieces).map(([file, Piece]) => (
        <section key={file} class="catalogue-piece" style={{ maxWidth: `${width}px` }}>
          <h2>{file}</h2>
          <Piece />
        </section>
      ))}
    </>
  );
}

function ExampleFrame({ table, look }: { readonly table: string; readonly look: Look }) {
  const [width, height] = sizes[look.size];
  const address = `?${new URLSearchParams({ table, theme: look.theme, language: look.language })}`;
  return (
    <figure class="catalogue-frame">
      <figcaption>
        <a href={address}>{table}</a>
      </figcaption>
      <iframe title={table} src={address} width={width} height={height} loading="lazy" />
    </figure>
  );
}

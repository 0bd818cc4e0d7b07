/** `notification-texts.js`: what the service worker says in each language while the page is closed. */

import type { Plugin } from 'vite';
import { findLanguages } from './messages/areas.ts';
import { gameAreas, textFinder } from './messages/find-text.ts';

/** The kinds of news that the server pushes, and their messages. */
const messages = { 'your-turn': 'notify.yourTurn', full: 'notify.full', over: 'notify.over', off: 'notify.off' };

/** @param source the folder of the page's sources */
export function notificationTexts(source: string): Plugin {
  return {
    name: 'notification-texts',
    apply: 'build',
    generateBundle() {
      const texts = Object.fromEntries(findLanguages(source).map((each) => [each, textsIn(source, each)]));
      const code = `self.notificationTexts = ${JSON.stringify(texts)};\n`;
      this.emitFile({ type: 'asset', fileName: 'notification-texts.js', source: code });
    },
  };
}

function textsIn(source: string, language: string): object {
  const text = textFinder(source, language);
  const said = Object.entries(messages).map(([kind, path]) => [kind, text('online', path)]);
  const games = gameAreas(source).map(({ name }) => [name, text(name, 'name')]);
  return { ...Object.fromEntries(said), games: Object.fromEntries(games) };
}

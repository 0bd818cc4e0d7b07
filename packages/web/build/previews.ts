/**
 * `previews.json`: the words and pictures by which other programs show a link to a table. The server fills them in; it
 * knows no game and no language by itself.
 */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { findLanguages } from './messages/areas.ts';
import { gameAreas, textFinder } from './messages/find-text.ts';

/** @param root the folder of the page's package */
export function previewsPlugin(root: string): Plugin {
  const source = join(root, 'src');
  return {
    name: 'previews',
    apply: 'build',
    generateBundle() {
      const languages = Object.fromEntries(findLanguages(source).map((each) => [each, previewWords(source, each)]));
      const images = Object.fromEntries(
        gameAreas(source).flatMap(({ name }) => {
          const path = `previews/${name}.png`;
          return existsSync(join(root, 'public', path)) ? [[name, path]] : [];
        }),
      );
      this.emitFile({ type: 'asset', fileName: 'previews.json', source: JSON.stringify({ images, languages }) });
    },
  };
}

function previewWords(source: string, language: string): object {
  const text = textFinder(source, language);
  return {
    site: text('app', 'name'),
    tagline: text('app', 'tagline'),
    invites: text('online', 'joinForm.invites'),
    invitesNameless: text('online', 'joinForm.invitesNameless'),
    sit: text('online', 'invite.text'),
    watch: text('online', 'invite.textToWatch'),
    move: text('replay', 'moveNumber'),
    games: Object.fromEntries(
      gameAreas(source).map(({ name }) => [name, { name: text(name, 'name'), pitch: text(name, 'pitch') }]),
    ),
  };
}

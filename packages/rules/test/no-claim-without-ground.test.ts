/** No text claims that something is as in the box, in any language: that is not proven. The word is *standard*. */

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const claims =
  /as in the box|the box has|comme dans la boîte|come nella scatola|zoals in de doos|wie in der Schachtel/i;

it('no source and no page of the docs claims to know the box', () => {
  const files = ['packages', 'docs'].flatMap((folder) =>
    readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:tsx?|json|md)$/.test(file) && !/node_modules|dist\/|\.test\./.test(file))
      .map((file) => `${folder}/${file}`),
  );
  expect(files).toContain('packages/web/src/kakuro-race/messages/fr.json');
  expect(files.filter((file) => claims.test(readFileSync(`${root}${file}`, 'utf8')))).toEqual([]);
});

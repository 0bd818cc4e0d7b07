/** The licences of what comes along besides scripts: Vite lists only packages that are in a script of the page. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

export const licenceFile = 'third-party-licences.md';

/** The type, and what the service worker is made of. */
const others = ['@fontsource/young-serif', 'workbox-core'];

const { resolve } = createRequire(import.meta.url);

export const otherLicences: Plugin = {
  name: 'other-licences',
  generateBundle: {
    order: 'post',
    handler: (_, bundle) => {
      const file = bundle[licenceFile];
      if (file?.type !== 'asset') throw new Error(`${licenceFile} is not there to be added to`);
      file.source = [file.source, ...others.map(licenceOf)].join('\n\n');
    },
  },
};

function licenceOf(name: string): string {
  const about = resolve(`${name}/package.json`);
  const { version, license } = JSON.parse(readFileSync(about, 'utf8'));
  const text = readFileSync(join(dirname(about), 'LICENSE'), 'utf8').trim();
  return `## ${name} - ${version} (${license})\n\n${text}`;
}

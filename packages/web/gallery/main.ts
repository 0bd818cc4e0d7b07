/** `npm run gallery`: goes through the screens and keeps a picture of each in `gallery/`, which git ignores. */

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { launchChromium } from '../test/support/chromium';
import { type Picture, takePictures } from './camera';
import type { GalleryScreen } from './gallery-screen';
import { onlineScreens } from './online-screens';
import { takePreviews } from './previews';
import { galleryPage } from './readme';
import { screens } from './screens';
import { serveTables } from './serve';

const usage = `npm run gallery -- [--only NAME] [--out DIR] [--previews]

  --only NAME    only screens whose name begins like this; the others and the page about them are left as they are
  --out DIR      where the pictures go (default gallery)
  --previews     only the pictures for links to tables, into packages/web/public/previews`;

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    out: { type: 'string', default: fileURLToPath(new URL('../../../gallery', import.meta.url)) },
    previews: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

if (values.help) console.log(usage);
else if (values.previews) await runPreviews();
else await run(values.out, values.only);

async function runPreviews(): Promise<void> {
  const [site, browser] = await Promise.all([serveTables(), launchChromium()]);
  try {
    await takePreviews(browser, site.url, fileURLToPath(new URL('../public/previews', import.meta.url)));
  } finally {
    await browser.close();
    await site.close();
  }
}

async function run(folder: string, only: string | undefined): Promise<void> {
  if (only === undefined) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const shown = await takeAll(
    folder,
    [...screens, ...onlineScreens].filter(({ name }) => name.startsWith(only ?? '')),
  );
  if (only === undefined) writeFileSync(join(folder, 'README.md'), galleryPage(shown));
  const pictures = shown.flatMap(([, taken]) => taken);
  const megabytes = pictures.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6;
  console.log(`${pictures.length} pictures of ${shown.length} screens, ${megabytes.toFixed(1)} MB, in ${folder}`);
}

async function takeAll(
  folder: string,
  chosen: readonly GalleryScreen[],
): Promise<[GalleryScreen, readonly Picture[]][]> {
  const [site, browser] = await Promise.all([serveTables(), launchChromium()]);
  const shown: [GalleryScreen, readonly Picture[]][] = [];
  try {
    for (const screen of chosen) {
      console.log(screen.title);
      shown.push([screen, await takePictures(browser, site.url, screen, folder)]);
    }
  } finally {
    await browser.close();
    await site.close();
  }
  return shown;
}

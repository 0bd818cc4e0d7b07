/** Takes the pictures of one screen in every size and theme, without motion and with fixed chance. */

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { type SizeName, sizeNames } from '../test/support/sizes';
import { contextOptions, fixedRandom, knowsTheRules } from '../test/support/visit-options';
import type { GalleryScreen, Theme } from './gallery-screen';

export interface Picture {
  readonly file: string;
  readonly size: SizeName;
  readonly theme: Theme;
  readonly bytes: number;
}

/** Writes the pictures into a folder. */
export async function takePictures(
  browser: Browser,
  url: string,
  screen: GalleryScreen,
  folder: string,
): Promise<Picture[]> {
  const themes = screen.themes ?? (['light', 'dark'] as const);
  const taken = await Promise.all(
    themes.map(async (theme) => {
      const pictures: Picture[] = [];
      for (const size of sizeNames) {
        const file = `${screen.name}-${size}-${theme}.png`;
        const image = await takePicture(browser, url, screen, size, theme);
        writeFileSync(join(folder, file), image);
        pictures.push({ file, size, theme, bytes: image.length });
      }
      return pictures;
    }),
  );
  return taken.flat();
}

async function takePicture(
  browser: Browser,
  url: string,
  screen: GalleryScreen,
  size: SizeName,
  theme: Theme,
): Promise<Buffer> {
  const touch = size === 'phone' || size === 'landscape';
  const context = await browser.newContext(contextOptions({ size, touch, dark: theme === 'dark' }));
  try {
    await context.addInitScript({ path: fixedRandom });
    await context.addInitScript(knowsTheRules);
    const page = await context.newPage();
    await page.goto(url);
    await screen.go(page);
    await settled(page);
    return await shrink(await page.screenshot({ animations: 'disabled', scale: 'css' }));
  } finally {
    await context.close();
  }
}

/** Fonts are there, and what was to be painted has been. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}

/** The same picture in at most 256 colours: small enough to keep beside the code. */
function shrink(png: Buffer): Promise<Buffer> {
  return sharp(png).png({ palette: true, quality: 80, effort: 10 }).toBuffer();
}

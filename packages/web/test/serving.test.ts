/** The built page as it is served: every file answers, and the browser finds nothing against the content policy. */

import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { useBrowser } from './support/browser';
import { builtPage } from './support/built-page';
import { useSite } from './support/site';

const site = useSite();
const browser = useBrowser();

const files = readdirSync(builtPage, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
  .map((entry) => `${entry.parentPath.slice(builtPage.length + 1)}/${entry.name}`.replace(/^\//, ''));

describe('the built page', () => {
  it('has a page, scripts, icons and a manifest', () => {
    for (const part of ['index.html', 'sw.js', 'manifest.webmanifest', 'third-party-licences.md']) {
      expect(files).toContain(part);
    }
    expect(files.some((file) => /^assets\/.*\.js$/.test(file))).toBe(true);
  });

  it('answers for every file, with a type and a compressed form where that is worth it', async () => {
    for (const file of files) {
      const response = await fetch(`${site.url}${file}`, { headers: { 'accept-encoding': 'br' } });
      expect(response.status, file).toBe(200);
      expect(response.headers.get('content-type'), file).not.toBe('application/octet-stream');
      if (/\.(?:js|css|html|svg)$/.test(file)) expect(response.headers.get('content-encoding'), file).toBe('br');
      await response.arrayBuffer();
    }
  });

  it('names in its manifest only what there is', async () => {
    const manifest = await (await fetch(`${site.url}manifest.webmanifest`)).json();
    for (const { src } of manifest.icons) expect(files).toContain(src);
    expect(manifest).toMatchObject({ start_url: './', scope: './', display: 'standalone' });
  });

  it('brings the licences of scripts, type and service worker', async () => {
    const licences = await (await fetch(`${site.url}third-party-licences.md`)).text();
    for (const name of ['preact', '@preact/signals', 'idb', '@fontsource/young-serif', 'workbox-core']) {
      expect(licences).toContain(`## ${name} - `);
    }
  });

  it('comes up without a fault', async () => {
    const page = await browser.visit(site.url);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.title()).toContain('Riverstone');
  });

  it('has a page for addresses where there is nothing', async () => {
    const page = await browser.visit(`${site.url}nowhere/at/all`, { forgive: /404/ });
    await page.getByRole('link').click();
    await page.waitForURL(site.url);
  });
});

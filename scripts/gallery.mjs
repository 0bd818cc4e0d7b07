/** `npm run gallery`: builds, then takes a picture of every screen in every size and theme, into `gallery/`. */

import { root, run } from './install.mjs';
import { ensureChromium } from './system-packages.mjs';

await import('./build.mjs');
run(process.execPath, ['--import', 'tsx', `${root}packages/web/gallery/main.ts`, ...process.argv.slice(2)], {
  env: { ...process.env, CHROME_PATH: ensureChromium() },
});

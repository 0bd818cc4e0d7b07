/** `npm run bench:web`: builds, then measures the page in a real browser. */

import { root, run } from './install.mjs';
import { ensureChromium } from './system-packages.mjs';

await import('./build.mjs');
run(process.execPath, ['--import', 'tsx', `${root}packages/web/bench/main.ts`, ...process.argv.slice(2)], {
  env: { ...process.env, CHROME_PATH: ensureChromium() },
});

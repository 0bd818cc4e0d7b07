/**
 * Finds a Chromium for the browser tests, and installs one through the system's package manager where there is none.
 */

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'microsoft-edge'];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** How each package manager installs Chromium. */
const managers = [
  { name: 'apt-get', steps: [['update'], ['install', '-y', '--no-install-recommends', 'chromium']] },
  { name: 'dnf', steps: [['install', '-y', 'chromium']] },
  { name: 'apk', steps: [['add', 'chromium']] },
  { name: 'pacman', steps: [['-Sy', '--noconfirm', 'chromium']] },
  { name: 'zypper', steps: [['--non-interactive', 'install', 'chromium']] },
  { name: 'brew', steps: [['install', '--cask', 'chromium']], asUser: true },
];

function onPath(name) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
}

/** The path of a browser, or undefined. `CHROME_PATH` overrules the search. */
export function findChromium() {
  if (process.env.CHROME_PATH) return process.env.CHROME_PATH;
  return names.map(onPath).find(Boolean) ?? places.find((file) => existsSync(file));
}

/** The path of a browser, installed if need be; ends the process with what to do where that can't be done. */
export function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  const manager = managers.find(({ name }) => onPath(name));
  if (manager) installWith(manager);
  const installed = findChromium();
  if (installed) return installed;
  console.error(
    'The browser tests need Chromium. Install it, or set CHROME_PATH to a Chrome, Chromium or Edge, and run again.',
  );
  process.exit(1);
}

function installWith({ name, steps, asUser }) {
  console.log(`Installing Chromium with ${name} (once) ...`);
  const isRoot = process.getuid?.() === 0;
  for (const step of steps) {
    const [command, ...args] = isRoot || asUser ? [name, ...step] : ['sudo', name, ...step];
    const { status } = spawnSync(command, args, {
      stdio: ['inherit', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (status !== 0) return;
  }
}

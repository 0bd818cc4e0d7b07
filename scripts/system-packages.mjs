/**
 * Programs that tests use and npm does not bring: browsers, a screen reader. They are looked for, and installed through
 * the system's package manager where they are missing.
 */

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The system's own Python: another one does not find what the system's packages bring. */
export const systemPython = '/usr/bin/python3';

/** Chromium without windows: the same engine for a fifth less work. Not every system has it. */
const headlessName = 'chromium-headless-shell';
const chromiumNames = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'microsoft-edge'];
const chromiumPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];
const firefoxNames = ['firefox-esr', 'firefox'];

/** How each package manager installs. Only Debian's names are known for everything but Chromium. */
const managers = [
  { name: 'apt-get', steps: (packages) => [['update'], ['install', '-y', '--no-install-recommends', ...packages]] },
  { name: 'dnf', steps: (packages) => [['install', '-y', ...packages]] },
  { name: 'apk', steps: (packages) => [['add', ...packages]] },
  { name: 'pacman', steps: (packages) => [['-Sy', '--noconfirm', ...packages]] },
  { name: 'zypper', steps: (packages) => [['--non-interactive', 'install', ...packages]] },
  { name: 'brew', steps: (packages) => [['install', '--cask', ...packages]], asUser: true },
];

const program = (name, debian) => ({ name, debian, isThere: () => onPath(name) !== undefined });
const pythonModule = (name, code, debian) => ({
  name,
  debian,
  isThere: () => spawnSync(systemPython, ['-c', code], { stdio: 'ignore' }).status === 0,
});

/** What a set of tests needs, by the names of Debian's packages. */
const sets = {
  engines: {
    purpose: 'The tests in Firefox and WebKit',
    needs: [
      { name: 'Firefox', debian: ['firefox-esr'], isThere: () => findFirefox() !== undefined },
      program('WebKitWebDriver', ['webkit2gtk-driver']),
      pythonModule('WebKitGTK', "import gi; gi.require_version('WebKit2', '4.1')", [
        'gir1.2-webkit2-4.1',
        'python3-gi',
      ]),
      program('Xvfb', ['xvfb']),
    ],
  },
  ear: {
    purpose: 'The tests with a screen reader',
    needs: [
      program('orca', ['orca', 'gir1.2-wnck-3.0', 'gsettings-desktop-schemas']),
      pythonModule('pyatspi', 'import pyatspi, speechd', ['python3-pyatspi', 'python3-speechd', 'at-spi2-core']),
      program('speech-dispatcher', ['speech-dispatcher']),
      program('dbus-run-session', ['dbus', 'dbus-x11']),
      program('gdbus', ['libglib2.0-bin']),
      program('xdotool', ['xdotool']),
      program('openbox', ['openbox']),
      program('Xvfb', ['xvfb']),
    ],
  },
};

function onPath(name) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
}

/** The path of a Chromium, or undefined. `CHROME_PATH` overrules the search. */
export function findChromium() {
  if (process.env.CHROME_PATH) return process.env.CHROME_PATH;
  return chromiumNames.map(onPath).find(Boolean) ?? chromiumPlaces.find((file) => existsSync(file));
}

/** The path of a Firefox, or undefined. */
export function findFirefox() {
  return firefoxNames.map(onPath).find(Boolean);
}

/** The path of a Chromium, installed if need be; ends the process with what to do where that can't be done. */
export function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  const manager = managers.find(({ name }) => onPath(name));
  if (manager) installWith(manager, ['chromium']);
  // An older Debian does not have this one: then the tests use the other.
  if (manager?.name === 'apt-get') installWith(manager, [headlessName]);
  const installed = findChromium();
  if (installed) return installed;
  console.error(
    'The browser tests need Chromium. Install it, or set CHROME_PATH to a Chrome, Chromium or Edge, and run again.',
  );
  process.exit(1);
}

/** The path of a Chromium without windows, or undefined. `CHROME_PATH` overrules the search. */
export function findHeadlessChromium() {
  return process.env.CHROME_PATH ?? onPath(headlessName);
}

/** Installs what these sets of tests lack. Where that can't be done, the tests fail and say what to install. */
export function ensurePrograms(...names) {
  const packages = [...new Set(names.flatMap((name) => lackingIn(name)).flatMap(({ debian }) => debian))];
  if (packages.length === 0) return;
  const manager = managers[0];
  if (onPath(manager.name)) installWith(manager, packages);
}

/** What to tell somebody whose system lacks programs for a set of tests; null where nothing is lacking. */
export function whatIsLacking(set) {
  const lacking = lackingIn(set);
  if (lacking.length === 0) return null;
  const programs = lacking.map(({ name }) => name).join(', ');
  const packages = [...new Set(lacking.flatMap(({ debian }) => debian))].join(' ');
  return `${sets[set].purpose} need ${programs}. Install them and run again. On Debian: apt-get install ${packages}`;
}

/** Why a set of tests can't run on this system, which has not Debian's packages; null where it can, or could. */
export function whyNotHere(set) {
  return onPath(managers[0].name) ? null : whatIsLacking(set);
}

function lackingIn(set) {
  return sets[set].needs.filter(({ isThere }) => !isThere());
}

function installWith({ name, steps, asUser }, packages) {
  console.log(`Installing ${packages.join(' ')} with ${name} (once) ...`);
  const isRoot = process.getuid?.() === 0;
  for (const step of steps(packages)) {
    const [command, ...args] = isRoot || asUser ? [name, ...step] : ['sudo', name, ...step];
    const { status } = spawnSync(command, args, {
      stdio: ['inherit', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (status !== 0) return;
  }
}

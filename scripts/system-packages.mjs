/**
 * Programs that tests use and npm does not bring: browsers, databases, a balancer, a screen reader. They are looked
 * for, and installed through the system's package manager where they are missing.
 */

import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

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
/** Debian keeps each version of PostgreSQL's server in a folder of its own, off the path. */
const postgresVersions = '/usr/lib/postgresql';

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

const postgres = { name: 'PostgreSQL', debian: ['postgresql'], isThere: () => findPostgres() !== undefined };
const redis = program('redis-server', ['redis-server']);
const haproxy = { name: 'HAProxy', debian: ['haproxy'], isThere: () => findHaproxy() !== undefined };

/** What a set of tests or a cluster on this machine needs, by the names of Debian's packages. */
const sets = {
  databases: { purpose: 'The tests with PostgreSQL and Redis', needs: [postgres, redis, haproxy] },
  postgres: { purpose: 'Throwaway databases', needs: [postgres] },
  redis: { purpose: 'Throwaway buses', needs: [redis] },
  balancer: { purpose: 'Balanced servers', needs: [haproxy] },
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

/** The path of PostgreSQL's server, the newest if there are several, or undefined. */
export function findPostgres() {
  const versions = existsSync(postgresVersions) ? readdirSync(postgresVersions) : [];
  const places = versions
    .sort((one, other) => Number(other) - Number(one))
    .map((version) => join(postgresVersions, version, 'bin', 'postgres'));
  return places.find((file) => existsSync(file)) ?? onPath('postgres');
}

/** The path of HAProxy, or undefined. Debian puts it where only root looks. */
export function findHaproxy() {
  return onPath('haproxy') ?? ['/usr/sbin/haproxy', '/usr/local/sbin/haproxy'].find((file) => existsSync(file));
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

/** Installs what these sets lack. Where that can't be done, the tests fail and say what to install. */
export function ensurePrograms(...names) {
  const packages = [...new Set(names.flatMap((name) => missingIn(name)).flatMap(({ debian }) => debian))];
  if (packages.length === 0) return;
  const manager = managers[0];
  if (onPath(manager.name)) installWith(manager, packages);
}

/** A message that names the missing programs for a set of tests; null if nothing is missing. */
export function missingProgramsMessage(set) {
  const missing = missingIn(set);
  if (missing.length === 0) return null;
  const programs = missing.map(({ name }) => name).join(', ');
  const packages = [...new Set(missing.flatMap(({ debian }) => debian))].join(' ');
  return `${sets[set].purpose} need ${programs}. Install them and run again. On Debian: apt-get install ${packages}`;
}

/** Why a set of tests can't run on a system without Debian's packages; null if it can run or be installed. */
export function unsupportedReason(set) {
  return onPath(managers[0].name) ? null : missingProgramsMessage(set);
}

function missingIn(set) {
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

// `node scripts/system-packages.mjs databases engines`: Chromium, and what these sets need.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  ensureChromium();
  ensurePrograms(...process.argv.slice(2));
}

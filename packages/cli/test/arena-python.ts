/** Finds a Python 3 for the example bot, and installs one through the system's package manager where there is none. */

import { spawnSync } from 'node:child_process';

const names = ['python3', 'python'];

/** How each package manager installs Python. */
const managers: readonly { readonly name: string; readonly steps: readonly (readonly string[])[] }[] = [
  { name: 'apt-get', steps: [['update'], ['install', '-y', '--no-install-recommends', 'python3']] },
  { name: 'dnf', steps: [['install', '-y', 'python3']] },
  { name: 'apk', steps: [['add', 'python3']] },
  { name: 'pacman', steps: [['-Sy', '--noconfirm', 'python']] },
  { name: 'zypper', steps: [['--non-interactive', 'install', 'python3']] },
  { name: 'brew', steps: [['install', 'python3']] },
];

function findPython(): string | undefined {
  return names.find((name) => {
    const { stdout, status } = spawnSync(name, ['--version'], { encoding: 'utf8' });
    return status === 0 && stdout.startsWith('Python 3');
  });
}

/** The command of a Python 3; an error that says what is missing where there is none and none can be installed. */
export function ensurePython(): string {
  const found = findPython();
  if (found !== undefined) return found;
  const manager = managers.find(({ name }) => spawnSync(name, ['--version']).error === undefined);
  for (const step of manager?.steps ?? []) {
    const needsRoot = manager?.name !== 'brew' && process.getuid?.() !== 0;
    const [program = '', ...args] = [...(needsRoot ? ['sudo'] : []), manager?.name ?? '', ...step];
    const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    if (spawnSync(program, args, { stdio: 'ignore', env: environment }).status !== 0) break;
  }
  const installed = findPython();
  if (installed === undefined) throw new Error('examples/bot.py needs Python 3: install it and run the tests again.');
  return installed;
}

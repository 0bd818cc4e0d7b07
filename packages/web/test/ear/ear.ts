/**
 * The page as a screen reader tells it: Orca reads a real Chromium on a display that nobody sees, with a voice that is
 * written down. Keys are keys of the display, so Orca hears them, too.
 */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { appendFile, chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { findChromium, missingProgramsMessage } from '../../../../scripts/system-packages.mjs';
import { type HiddenDisplay, startDisplay } from '../support/display';

export interface Ear {
  readonly page: Page;
  /** Presses keys, by their names in `KeyboardEvent.key`. */
  press(...keys: readonly string[]): Promise<void>;
  /** All that was said since the last press of a key, one line for each calm. */
  heard(): string;
  /** Everything that was said from the beginning. */
  everything(): readonly string[];
  /** Waits until all of these were said since the last press, in this order; gives all that was said since. */
  hears(...parts: readonly (string | RegExp)[]): Promise<string>;
  /** Says that a page is about to be loaded. */
  turnPage(): void;
  /** Waits until the reader has said that the page is loaded, or that it has left focus mode for it. */
  hearsLoaded(): Promise<void>;
  close(): Promise<void>;
}

/** Words a minute: as fast as a skilled listener likes it. */
const PACE = 450;
const LOOK_AGAIN_MS = 20;
/** Longer than anything takes, also on a machine that has much else to do. */
const PATIENCE_MS = 45_000;

/** Keys whose names in X are others. */
const namesInX: Readonly<Record<string, string>> = {
  ' ': 'space',
  '?': 'question',
  Enter: 'Return',
  ArrowUp: 'Up',
  ArrowDown: 'Down',
  ArrowLeft: 'Left',
  ArrowRight: 'Right',
};

interface Spoken {
  readonly what: 'begin' | 'end' | 'cut';
  readonly text: string;
}

const beside = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Starts everything; says what to install where it can't. */
export async function openEar(): Promise<Ear> {
  const missing = missingProgramsMessage('ear');
  if (missing !== null) throw new Error(missing);
  const room = await mkdtemp(join(tmpdir(), 'riverstone-ear-'));
  const display = await startDisplay();
  const environment = await prepareHome(room, display);
  const reader = spawn('dbus-run-session', ['--', beside('reader.sh')], {
    env: environment,
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  await until(
    () => existsSync(join(room, 'bus')),
    () => 'the screen reader did not start',
  );
  await until(
    () => spoken(room).length > 0,
    () => 'the screen reader said nothing',
  );
  const bus = await readFile(join(room, 'bus'), 'utf8');
  const context = await openBrowser(room, { ...environment, DBUS_SESSION_BUS_ADDRESS: bus.trim() });
  const page = context.pages()[0] ?? (await context.newPage());
  const everything = (): readonly string[] =>
    spoken(room).flatMap(({ what, text }) => (what === 'begin' ? [text] : []));
  let pressedAt = everything().length;
  let turnedAt = pressedAt;
  const sinceTurn = (): string => everything().slice(turnedAt).join('\n');
  const heard = (): string => everything().slice(pressedAt).join('\n');
  return {
    page,
    heard,
    everything,
    async press(...keys) {
      pressedAt = everything().length;
      const inX = keys.map((key) => namesInX[key] ?? key);
      const pressing = spawn('xdotool', ['key', '--clearmodifiers', ...inX], { env: environment, stdio: 'ignore' });
      const [status] = await once(pressing, 'exit');
      if (status !== 0) throw new Error(`xdotool can't press ${inX.join(' ')}`);
    },
    async hears(...parts) {
      await until(
        () => holdsInOrder(heard(), parts),
        () => `“${parts.join('”, “')}” was not heard, but: ${heard()}`,
      );
      return heard();
    },
    turnPage() {
      turnedAt = everything().length;
    },
    async hearsLoaded() {
      await until(
        () => /Finished loading Riverstone|Browse mode/.test(sinceTurn()),
        () => `the page is not loaded: ${sinceTurn()}`,
      );
    },
    async close() {
      const transcript = process.env.EAR_TRANSCRIPT;
      if (transcript !== undefined) await appendFile(transcript, `${everything().join('\n')}\n`);
      await context.close();
      reader.stdin.end();
      await once(reader, 'exit');
      await display.stop();
      await rm(room, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** A home of its own: no setting of the user is read or written. */
async function prepareHome(room: string, display: HiddenDisplay): Promise<NodeJS.ProcessEnv> {
  for (const folder of ['home', 'run', 'bin', 'config/speech-dispatcher', 'data', 'cache', 'tmp']) {
    await mkdir(join(room, folder), { recursive: true });
  }
  await chmod(join(room, 'run'), 0o700);
  await cp(beside('voice.py'), join(room, 'voice'));
  const configuration = await readFile(beside('speechd.conf'), 'utf8');
  await writeFile(join(room, 'config/speech-dispatcher/speechd.conf'), configuration.replaceAll('ROOM', room));
  await writeFile(join(room, 'heard'), '');
  // Orca looks for another Orca and gives up then; but ours has a display and a bus of its own.
  await writeFile(join(room, 'bin/pgrep'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
  const {
    DBUS_SESSION_BUS_ADDRESS: _bus,
    WAYLAND_DISPLAY: _wayland,
    AT_SPI_BUS_ADDRESS: _other,
    ...rest
  } = process.env;
  return {
    ...rest,
    EAR_ROOM: room,
    EAR_HEARD: join(room, 'heard'),
    EAR_WORDS_A_MINUTE: String(PACE),
    PATH: `${join(room, 'bin')}:${process.env.PATH}`,
    HOME: join(room, 'home'),
    XDG_RUNTIME_DIR: join(room, 'run'),
    XDG_CONFIG_HOME: join(room, 'config'),
    XDG_DATA_HOME: join(room, 'data'),
    XDG_CACHE_HOME: join(room, 'cache'),
    TMPDIR: join(room, 'tmp'),
    DISPLAY: display.name,
    SPEECHD_ADDRESS: `unix_socket:${join(room, 'run/voice.sock')}`,
    GSETTINGS_BACKEND: 'memory',
    GTK_MODULES: 'gail:atk-bridge',
    ACCESSIBILITY_ENABLED: '1',
    LC_ALL: 'C.UTF-8',
  };
}

function openBrowser(room: string, env: NodeJS.ProcessEnv): Promise<BrowserContext> {
  const defined = Object.entries(env).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return chromium.launchPersistentContext(join(room, 'chromium'), {
    executablePath: findChromium() ?? 'chromium',
    headless: false,
    args: [
      '--no-sandbox',
      '--test-type',
      '--disable-gpu',
      '--force-renderer-accessibility',
      '--start-maximized',
      // A window without an address bar: that would have the focus.
      '--app=data:text/html,',
    ],
    env: Object.fromEntries(defined),
    viewport: null,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
}

function spoken(room: string): readonly Spoken[] {
  const lines = readFileSync(join(room, 'heard'), 'utf8').split('\n').slice(0, -1);
  return lines.map((line) => JSON.parse(line) as Spoken);
}

/** Whether a text holds these, one after the other. */
function holdsInOrder(text: string, parts: readonly (string | RegExp)[]): boolean {
  let rest = text;
  for (const part of parts) {
    const found = typeof part === 'string' ? rest.indexOf(part) : rest.search(part);
    if (found < 0) return false;
    const length = typeof part === 'string' ? part.length : (rest.match(part)?.[0].length ?? 0);
    rest = rest.slice(found + length);
  }
  return true;
}

async function until(isTrue: () => boolean, fault: () => string): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (!isTrue()) {
    if (Date.now() > end) throw new Error(fault());
    await pause(LOOK_AGAIN_MS);
  }
}

/** WebKit, driven by its own WebDriver on a display that nobody sees. */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { startDisplay } from '../support/display';
import type { BrowserWindow, WindowOptions } from './browser-window';

const program = fileURLToPath(new URL('webkit-window.py', import.meta.url));

/** The keys that have no letter, as WebDriver writes them. */
const keyCodes: Readonly<Record<string, string>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

interface Answer {
  readonly value: unknown;
}

export async function openWebkit({ folder, size, script }: WindowOptions): Promise<BrowserWindow> {
  const display = await startDisplay();
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
    env: { ...process.env, DISPLAY: display.name },
    stdio: 'ignore',
  });
  const ask = async (method: 'GET' | 'POST' | 'DELETE', path: string, body: unknown = {}): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as Answer;
    const fault = value as { readonly error?: string; readonly message?: string } | null;
    if (fault?.error !== undefined) throw new Error(`WebKit, ${path}: ${fault.error} ${fault.message}`);
    return value;
  };
  await untilUp(port);
  const options = { binary: program, args: [folder, script] };
  const made = await ask('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  });
  const session = `/session/${(made as { readonly sessionId: string }).sessionId}`;
  await ask('POST', `${session}/window/rect`, { ...size, x: 0, y: 0 });
  const act = (actions: unknown): Promise<unknown> => ask('POST', `${session}/actions`, { actions: [actions] });
  return {
    goTo: async (url) => {
      await ask('POST', `${session}/url`, { url });
    },
    reload: async () => {
      await ask('POST', `${session}/refresh`);
    },
    evaluate: async (run, ...args) => {
      const value = await ask('POST', `${session}/execute/async`, { script: called(String(run)), args });
      const { done, failed } = value as { readonly done?: unknown; readonly failed?: string };
      if (failed !== undefined) throw new Error(failed);
      return done as never;
    },
    clickAt: async (x, y) => {
      const actions = [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 20 },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await act({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions });
    },
    press: async (key) => {
      const value = keyCodes[key] ?? key;
      const actions = [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ];
      await act({ type: 'key', id: 'keys', actions });
    },
    close: async () => {
      // It may answer that its window is gone, which is what was asked for.
      await ask('DELETE', session).catch(() => {});
      await end(driver);
      await display.stop();
    },
  };
}

/** A script for WebDriver that runs a function of the page and hands back what came of it. */
function called(run: string): string {
  return `const done = arguments[arguments.length - 1];
    const args = [].slice.call(arguments, 0, -1);
    Promise.resolve().then(() => (${run})(...args)).then(
      (value) => done({ done: value === undefined ? null : value }),
      (error) => done({ failed: String(error) }),
    );`;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('there is no free port');
  return address.port;
}

async function untilUp(port: number): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    const isUp = await fetch(`http://127.0.0.1:${port}/status`).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('WebKitWebDriver does not answer');
}

async function end(started: ChildProcess): Promise<void> {
  if (started.exitCode !== null) return;
  started.kill();
  await once(started, 'exit');
}

/** Whatever an answer throws, the client hears of it and the server goes on. */

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { safeListener } from './safe-listener.js';

type Answer = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

async function listen(answer: Answer): Promise<{ readonly url: string; readonly failures: readonly unknown[] }> {
  const failures: unknown[] = [];
  const apologize = (response: ServerResponse): void => void response.writeHead(500).end('sorry');
  const server = createServer(safeListener(answer, (error) => failures.push(error), apologize));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const address = server.address();
  return { url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`, failures };
}

const bug = new Error('a bug');

it.each<[string, Answer]>([
  [
    'throws',
    () => {
      throw bug;
    },
  ],
  ['rejects', () => Promise.reject(bug)],
])('an answer that %s is a 500', async (_, answer) => {
  const { url, failures } = await listen(answer);
  const response = await fetch(url);
  expect([response.status, await response.text()]).toEqual([500, 'sorry']);
  expect(failures).toEqual([bug]);
});

it('an answer that throws half way is cut off', async () => {
  const { url, failures } = await listen((_request, response) => {
    response.writeHead(200, { 'content-length': 5 }).write('he');
    throw bug;
  });
  await expect(fetch(url).then((response) => response.text())).rejects.toThrow();
  expect(failures).toEqual([bug]);
});

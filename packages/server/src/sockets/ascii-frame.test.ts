import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { asciiFrame } from './ascii-frame.js';

/** What a client reads of texts that were written as frames. */
async function read(texts: readonly string[]): Promise<readonly string[]> {
  const sockets = new WebSocketServer({ noServer: true });
  const server = createServer().on('upgrade', (request, line, head) =>
    sockets.handleUpgrade(request, line, head, (socket) => {
      for (const text of texts) line.write(asciiFrame(text) ?? '', 'latin1');
      socket.close();
    }),
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  const heard: string[] = [];
  client.on('message', (data, isBinary) => heard.push(isBinary ? 'not a text' : String(data)));
  await once(client, 'close');
  server.close();
  return heard;
}

it('makes frames that are read as the texts they hold, of every kind of length', async () => {
  const lengths = [0, 1, 125, 126, 127, 255, 256, 0xffff];
  const texts = lengths.map((length) => 'x'.repeat(length));
  expect(await read(texts)).toEqual(texts);
});

it('makes frames of any ASCII text', async () => {
  const anyTexts = fc.array(fc.string({ unit: 'binary-ascii', maxLength: 300 }), { minLength: 1, maxLength: 50 });
  await fc.assert(
    fc.asyncProperty(anyTexts, async (texts) => {
      expect(await read(texts)).toEqual(texts);
    }),
    { numRuns: 20 },
  );
});

it('leaves what is longer, or has other letters, to the library', () => {
  expect(asciiFrame('x'.repeat(0x10000))).toBeNull();
  expect(asciiFrame('Zoë')).toBeNull();
  expect(asciiFrame('雲')).toBeNull();
});

/** A folder with a page in it, and a way to ask its server for any target, however odd, over a plain socket. */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

export const script = 'console.log("riverstone");\n'.repeat(50);

/** Two languages, and a picture for one game. */
const smallPreviews = {
  images: { kakuzu: 'previews/kakuzu.png' },
  languages: {
    en: {
      site: 'Riverstone',
      tagline: 'Games',
      invites: '{name} invites you to {game}',
      invitesNameless: 'You are invited to {game}',
      sit: 'Sit down or watch.',
      watch: 'Watch.',
      move: 'Move {number}',
      games: {
        kakuzu: { name: 'Kakuzu', pitch: 'Stones.' },
        'kakuro-challenge': { name: 'Kakuro Challenge', pitch: 'Tiles.' },
      },
    },
    de: {
      site: 'Riverstone',
      tagline: 'Spiele',
      invites: '{name} lädt dich ein: {game}',
      invitesNameless: 'Du bist eingeladen: {game}',
      sit: 'Setz dich oder sieh zu.',
      watch: 'Sieh zu.',
      move: 'Zug {number}',
      games: { kakuzu: { name: 'Kakuzu', pitch: 'Steine.' } },
    },
  },
};

export interface SmallSite {
  readonly root: string;
  remove(): void;
}

/** A page, a script with compressed forms, a picture without, and a secret beside the folder. */
export function makeSmallSite(): SmallSite {
  const folder = mkdtempSync(join(tmpdir(), 'riverstone-site-'));
  const root = join(folder, 'page');
  mkdirSync(join(root, 'assets'), { recursive: true });
  mkdirSync(join(root, 'icons'));
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeFileSync(join(root, 'index.html'), '<!doctype html><title>Riverstone</title>');
  writeFileSync(join(root, 'table.html'), '<!doctype html><html><head><title>Riverstone</title></head></html>');
  writeFileSync(join(root, 'moment.html'), '<!doctype html><html><head><title>Moment</title></head></html>');
  writeFileSync(join(root, 'previews.json'), JSON.stringify(smallPreviews));
  writeFileSync(join(root, 'sw.js'), '');
  writeFileSync(join(root, 'manifest.webmanifest'), '{}');
  writeFileSync(join(root, 'assets/main-AbC123.js'), script);
  writeFileSync(join(root, 'assets/main-AbC123.js.br'), brotliCompressSync(script));
  writeFileSync(join(root, 'assets/main-AbC123.js.gz'), gzipSync(script));
  writeFileSync(join(root, 'icons/a b.png'), Buffer.from([0x89, 0x50, 0x4e, 0x47]));
  return { root, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

export interface RawAnswer {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: Buffer;
}

/** One request, written as it stands: `fetch` would tidy it up first. */
export async function ask(
  port: number,
  target: string,
  {
    method = 'GET',
    headers = {},
    body = '',
  }: { readonly method?: string; readonly headers?: Readonly<Record<string, string>>; readonly body?: string } = {},
): Promise<RawAnswer> {
  const lines = Object.entries({ host: 'localhost', connection: 'close', ...headers }).map((pair) => pair.join(': '));
  const head = [`${method} ${target} HTTP/1.1`, ...lines, '', ''].join('\r\n');
  return parse(await exchange(port, head + Buffer.from(body).toString('latin1')));
}

/** Sends some text and gives all that comes back. */
export function exchange(port: number, text: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.write(text, 'latin1'));
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.on('error', (error) => (chunks.length > 0 ? resolve(Buffer.concat(chunks)) : reject(error)));
    socket.on('close', () => resolve(Buffer.concat(chunks)));
  });
}

function parse(whole: Buffer): RawAnswer {
  // "Go on" is no answer yet.
  const answer = whole.subarray(
    /^(?:HTTP\/1\.1 1\d\d [^\r]*\r\n\r\n)*/.exec(whole.toString('latin1'))?.[0].length ?? 0,
  );
  const end = answer.indexOf('\r\n\r\n');
  const [first = '', ...lines] = answer.subarray(0, end).toString('latin1').split('\r\n');
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return { status: Number(first.split(' ')[1]), headers: new Map(headers), body: answer.subarray(end + 4) };
}

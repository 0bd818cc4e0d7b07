/** The page over real sockets: what is there is answered well, and nothing else is answered at all. */

import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createPageServer, type PageServer } from '@riverstone/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, exchange, makeSmallSite, type SmallSite, script } from '../support/small-site.js';

const asset = '/assets/main-AbC123.js';
let site: SmallSite;
let server: PageServer;

beforeAll(async () => {
  site = makeSmallSite();
  server = await createPageServer({ root: site.root, host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await server.close();
  site.remove();
});

const get = (target: string, headers: Readonly<Record<string, string>> = {}) => ask(server.port, target, { headers });

describe('files', () => {
  it.each([
    ['/', 'text/html; charset=utf-8', 'no-cache'],
    ['/index.html', 'text/html; charset=utf-8', 'no-cache'],
    ['/?from=a-link', 'text/html; charset=utf-8', 'no-cache'],
    ['/sw.js', 'text/javascript; charset=utf-8', 'no-cache'],
    ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8', 'no-cache'],
    ['/icons/a%20b.png', 'image/png', 'no-cache'],
    [asset, 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    [`http://elsewhere.example${asset}`, 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
  ])('%s is %s, kept as %s', async (target, type, kept) => {
    const { status, headers } = await get(target);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe(type);
    expect(headers.get('cache-control')).toBe(kept);
  });

  it('come in the smallest form that the visitor takes', async () => {
    const brotli = await get(asset, { 'accept-encoding': 'gzip, deflate, br' });
    expect(brotli.headers.get('content-encoding')).toBe('br');
    expect(brotliDecompressSync(brotli.body).toString()).toBe(script);
    const gzip = await get(asset, { 'accept-encoding': 'br;q=0, gzip;q=0.5' });
    expect(gzip.headers.get('content-encoding')).toBe('gzip');
    expect(gunzipSync(gzip.body).toString()).toBe(script);
    for (const accepted of ['', 'identity', 'zstd', 'br;q=0', '*;q=0', 'gzip;q=much']) {
      const plain = await get(asset, { 'accept-encoding': accepted });
      expect(plain.headers.get('content-encoding'), accepted).toBeUndefined();
      expect(plain.headers.get('vary')).toBe('accept-encoding');
      expect(plain.body.toString()).toBe(script);
    }
  });

  it('are not sent twice', async () => {
    const { headers } = await get(asset, { 'accept-encoding': 'br' });
    const etag = headers.get('etag') ?? '';
    for (const mark of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await get(asset, { 'accept-encoding': 'br', 'if-none-match': mark });
      expect(again.status, mark).toBe(304);
      expect(again.body).toHaveLength(0);
      expect(again.headers.get('etag')).toBe(etag);
    }
    const otherForm = await get(asset, { 'accept-encoding': 'gzip', 'if-none-match': etag });
    expect(otherForm.status).toBe(200);
  });

  it('have a head of their own', async () => {
    const [head, whole] = await Promise.all([ask(server.port, asset, { method: 'HEAD' }), get(asset)]);
    expect(head.status).toBe(200);
    expect(head.body).toHaveLength(0);
    expect(head.headers.get('content-length')).toBe(`${whole.body.length}`);
  });
});

describe('what a page may do', () => {
  it.each(['/', asset, '/nothing', '/%E0%A4%A'])('%s comes with a strict policy', async (target) => {
    const { headers } = await get(target);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
  });
});

describe('what is not there', () => {
  it.each([
    '/nothing',
    '/assets',
    '/assets/',
    `${asset}.br`,
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/..%5csecret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '//secret.txt',
    '/%00',
    '/index.html%00.js',
    '/constructor',
    '/__proto__',
    '/%F0%9F%AA%A8',
    `/${'a'.repeat(8_000)}`,
    `/${'%2e%2e%2f'.repeat(800)}secret.txt`,
  ])('%s is a page that says so', async (target) => {
    const { status, headers, body } = await get(target);
    expect(status).toBe(404);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(body.toString()).toContain('There is no page at this address');
    expect(body.toString()).not.toContain('secret');
  });

  it.each(['/%', '/%E0%A4%A', '/%zz', '/%C0%AF'])('%s can not be read', async (target) => {
    expect((await get(target)).status).toBe(400);
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE'])('%s is refused', async (method) => {
    const { status, headers } = await ask(server.port, '/', { method });
    expect(status).toBe(405);
    expect(headers.get('allow')).toBe('GET, HEAD');
  });

  it.each([
    `GET /${'a'.repeat(100_000)} HTTP/1.1\r\nhost: a\r\n\r\n`,
    'GET / HTTP/9.9\r\n\r\n',
    'BREW / HTTP/1.1\r\nhost: a\r\n\r\n',
    'GET /\u0001 HTTP/1.1\r\nhost: a\r\n\r\n',
    'GET / HTTP/1.1\r\n\r\n',
    'OPTIONS * HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n',
    '\u0016\u0003\u0001\u0002 hello\r\n\r\n',
  ])('%j is turned away, and the server stays', async (text) => {
    const answer = (await exchange(server.port, text)).toString('latin1');
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect((await get('/')).status).toBe(200);
  });
});

describe('starting and stopping', () => {
  it('says where it is', () => expect(server.url).toBe(`http://127.0.0.1:${server.port}/`));

  it('refuses a port that is taken and a folder without a page', async () => {
    const again = createPageServer({ root: site.root, host: '127.0.0.1', port: server.port });
    await expect(again).rejects.toMatchObject({ code: 'EADDRINUSE' });
    const empty = createPageServer({ root: `${site.root}/icons`, host: '127.0.0.1', port: 0 });
    await expect(empty).rejects.toThrow('no index.html');
  });

  it('stops although somebody keeps a connection open, and frees the port', async () => {
    const { port, close } = await createPageServer({ root: site.root, host: '127.0.0.1', port: 0 });
    const visitor = connect(port, '127.0.0.1');
    await new Promise((resolve) => visitor.once('connect', resolve));
    visitor.write('GET / HTTP/1.1\r\n');
    const left = new Promise((resolve) => visitor.once('close', resolve));
    visitor.on('error', () => {}).resume();
    await Promise.all([close(), left]);
    await close();
    const again = await createPageServer({ root: site.root, host: '127.0.0.1', port });
    await again.close();
  });
});

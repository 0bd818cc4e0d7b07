/** How to serve: options before the environment, the environment before the habit, and sentences for what can't be. */

import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSettings, type ServeOptions, usualPorts } from './settings.js';

const data = resolve('/somewhere/tables.sqlite');
const home = { RIVERSTONE_DATA: data };
const usual = {
  host: '0.0.0.0',
  ports: usualPorts,
  data,
  origins: [],
  proxies: 0,
  log: 'warn',
  limits: 'on',
  push: 'on',
};

describe('readSettings', () => {
  it.each<[string, ServeOptions, NodeJS.ProcessEnv, object]>([
    ['nothing asked', {}, {}, {}],
    ['a port', { port: '8080' }, {}, { ports: [8080] }],
    ['any free port', { port: '0' }, {}, { ports: [0] }],
    ['the environment', {}, { RIVERSTONE_PORT: '8081', RIVERSTONE_HOST: '::1' }, { host: '::1', ports: [8081] }],
    ['both', { port: '1234', host: '127.0.0.1' }, { RIVERSTONE_PORT: 'x' }, { host: '127.0.0.1', ports: [1234] }],
    ['empty variables', {}, { RIVERSTONE_PORT: '', RIVERSTONE_LOG: '', RIVERSTONE_ORIGIN: '' }, {}],
    ['a file here', { data: 'mine.sqlite' }, {}, { data: resolve('mine.sqlite') }],
    [
      'public addresses',
      { origin: ['https://Games.example', 'http://10.0.0.1:8080/'] },
      {},
      { origins: ['https://games.example', 'http://10.0.0.1:8080'] },
    ],
    [
      'public addresses of the environment',
      {},
      { RIVERSTONE_ORIGIN: 'https://a.example, https://b.example' },
      { origins: ['https://a.example', 'https://b.example'] },
    ],
    ['a proxy', { trustProxy: true }, {}, { proxies: 1 }],
    ['two proxies', { trustProxy: '2' }, { RIVERSTONE_TRUST_PROXY: '3' }, { proxies: 2 }],
    ['three proxies', {}, { RIVERSTONE_TRUST_PROXY: '3' }, { proxies: 3 }],
    ['a log', { log: 'debug' }, { RIVERSTONE_LOG: 'silent' }, { log: 'debug' }],
    ['no limits', {}, { RIVERSTONE_LIMITS: 'off' }, { limits: 'off' }],
    ['no pushes', { push: 'off' }, { RIVERSTONE_PUSH: 'on' }, { push: 'off' }],
  ])('%s', (_, options, environment, value) => {
    expect(readSettings(options, { ...home, ...environment })).toEqual({ ok: true, value: { ...usual, ...value } });
  });

  it.each<[ServeOptions, NodeJS.ProcessEnv, string]>([
    [{ port: 'eighty' }, {}, '--port takes a whole number from 0 to 65535, not "eighty".'],
    [{ port: '65536' }, {}, '--port takes'],
    [{ port: '-1' }, {}, '--port takes'],
    [{}, { RIVERSTONE_PORT: '80 80' }, 'RIVERSTONE_PORT takes'],
    [{ port: '6000' }, {}, 'Browsers refuse to open port 6000'],
    [{ host: 'http://here/' }, {}, 'is no address'],
    [{ host: '' }, {}, 'is no address'],
    [{ data: ' ' }, {}, '--data is empty'],
    [{ origin: ['games.example'] }, {}, '--origin takes the address that people type'],
    [{ origin: ['https://games.example/riverstone'] }, {}, 'not "https://games.example/riverstone"'],
    [{ origin: ['https://me@games.example'] }, {}, '--origin takes'],
    [{ origin: ['ftp://games.example'] }, {}, '--origin takes'],
    [{}, { RIVERSTONE_ORIGIN: 'https://a.example,,' }, 'RIVERSTONE_ORIGIN takes'],
    [{ trustProxy: 'yes' }, {}, '--trust-proxy takes a whole number from 0 to 10'],
    [{}, { RIVERSTONE_TRUST_PROXY: 'true' }, 'RIVERSTONE_TRUST_PROXY takes'],
    [{ log: 'loud' }, {}, '--log takes debug, info, warn, error or silent, not "loud".'],
    [{ limits: 'none' }, {}, '--limits takes on or off, not "none".'],
  ])('%o with %o is refused', (options, environment, sentence) => {
    const settings = readSettings(options, { ...home, ...environment });
    expect(settings.ok ? '' : settings.error).toContain(sentence);
  });

  it('tries no port that a browser refuses', () => {
    for (const port of usualPorts) expect(readSettings({ port: `${port}` }, home).ok).toBe(true);
  });
});

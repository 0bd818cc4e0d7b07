/** How to serve: options before the environment, the environment before the habit, and sentences for what can't be. */

import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { defaultPorts, readSettings, type ServeOptions } from './settings.js';

const data = resolve('/somewhere/tables.sqlite');
const home = { RIVERSTONE_DATA: data };
const defaults = {
  host: '0.0.0.0',
  ports: defaultPorts,
  data,
  bus: undefined,
  origins: [],
  proxies: 0,
  log: 'warn',
  limits: 'on',
  push: 'on',
  grace: 1000,
  operating: {},
};

describe('readSettings', () => {
  it.each<[string, ServeOptions, NodeJS.ProcessEnv, object]>([
    ['nothing asked', {}, {}, {}],
    ['a port', { port: '8080' }, {}, { ports: [8080] }],
    ['any free port', { port: '0' }, {}, { ports: [0] }],
    ['the environment', {}, { RIVERSTONE_PORT: '8081', RIVERSTONE_HOST: '::1' }, { host: '::1', ports: [8081] }],
    ['both', { port: '1234', host: '127.0.0.1' }, { RIVERSTONE_PORT: 'x' }, { host: '127.0.0.1', ports: [1234] }],
    ['empty variables', {}, { RIVERSTONE_PORT: '', RIVERSTONE_LOG: '', RIVERSTONE_ORIGIN: '' }, {}],
    ['a database', { store: 'postgres://me:word@db/tables' }, {}, { data: 'postgres://me:word@db/tables' }],
    ['a database of the environment', {}, { RIVERSTONE_STORE: 'postgresql://db/t' }, { data: 'postgresql://db/t' }],
    ['a file in place of that', { data }, { RIVERSTONE_STORE: 'postgres://db/t' }, {}],
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
    ['a grace period', { grace: '15' }, { RIVERSTONE_GRACE: '3' }, { grace: 15_000 }],
    ['no grace period', {}, { RIVERSTONE_GRACE: '0' }, { grace: 0 }],
    [
      'how long tables are kept',
      { keepFinished: '90d' },
      { RIVERSTONE_KEEP_UNFINISHED: '36h' },
      { operating: { keepFinished: 90 * 86_400_000, keepUnfinished: 36 * 3_600_000 } },
    ],
    [
      'a bus',
      { bus: 'redis://:word@10.0.0.2:6379/1' },
      {},
      { bus: 'redis://:word@10.0.0.2:6379/1', cluster: { advertise: undefined } },
    ],
    [
      'traces',
      { traces: 'http://127.0.0.1:4318' },
      { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://other', OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a%2Cb, y=1' },
      {
        traces: {
          url: 'http://127.0.0.1:4318/v1/traces',
          share: 0.05,
          headers: { 'x-key': 'a,b', y: '1' },
          service: 'riverstone',
        },
      },
    ],
    [
      'traces of the environment',
      {},
      {
        OTEL_EXPORTER_OTLP_ENDPOINT: 'http://no',
        OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://c/mine',
        OTEL_TRACES_SAMPLER_ARG: '1',
        OTEL_SERVICE_NAME: 'games',
      },
      { traces: { url: 'https://c/mine', share: 1, headers: {}, service: 'games' } },
    ],
    ['an address for other nodes', { advertise: 'http://a:1' }, {}, { cluster: { advertise: 'http://a:1/' } }],
    ['one of the environment', {}, { RIVERSTONE_ADVERTISE: 'https://b' }, { cluster: { advertise: 'https://b/' } }],
    [
      'a bus of the environment',
      {},
      { RIVERSTONE_BUS: 'postgres://db/tables' },
      { bus: 'postgres://db/tables', cluster: { advertise: undefined } },
    ],
    ['no pushes', { push: 'off' }, { RIVERSTONE_PUSH: 'on' }, { push: 'off' }],
  ])('%s', (_, options, environment, value) => {
    expect(readSettings(options, { ...home, ...environment })).toEqual({ ok: true, value: { ...defaults, ...value } });
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
    [{ data: 'a', store: 'postgres://db/t' }, {}, 'Leave --data or --store out.'],
    [{ store: 'mysql://db/t' }, {}, '--store takes the address of a PostgreSQL database, such as'],
    [{}, { RIVERSTONE_STORE: 'postgres://[' }, 'RIVERSTONE_STORE takes'],
    [{ origin: ['games.example'] }, {}, '--origin takes the address that people type'],
    [{ origin: ['https://games.example/riverstone'] }, {}, 'not "https://games.example/riverstone"'],
    [{ origin: ['https://me@games.example'] }, {}, '--origin takes'],
    [{ origin: ['ftp://games.example'] }, {}, '--origin takes'],
    [{}, { RIVERSTONE_ORIGIN: 'https://a.example,,' }, 'RIVERSTONE_ORIGIN takes'],
    [{ trustProxy: 'yes' }, {}, '--trust-proxy takes a whole number from 0 to 10'],
    [{}, { RIVERSTONE_TRUST_PROXY: 'true' }, 'RIVERSTONE_TRUST_PROXY takes'],
    [{ log: 'loud' }, {}, '--log takes debug, info, warn, error or silent, not "loud".'],
    [{ bus: 'http://:word@bus.example' }, {}, '--bus takes the address of a Redis or PostgreSQL server, such as'],
    [{}, { RIVERSTONE_BUS: 'bus' }, 'RIVERSTONE_BUS takes'],
    [{ traces: 'collector:4318' }, {}, '--traces takes the address of a collector of OpenTelemetry, such as'],
    [{}, { OTEL_EXPORTER_OTLP_ENDPOINT: '4318' }, 'OTEL_EXPORTER_OTLP_ENDPOINT takes'],
    [{ traces: 'http://c' }, { OTEL_TRACES_SAMPLER_ARG: '2' }, 'OTEL_TRACES_SAMPLER_ARG takes'],
    [{ traces: 'http://c' }, { OTEL_EXPORTER_OTLP_HEADERS: 'a b=1' }, 'OTEL_EXPORTER_OTLP_HEADERS takes'],
    [{ advertise: '10.0.0.5' }, {}, '--advertise takes the address by which the other servers reach this one'],
    [{ advertise: 'http://a/b' }, {}, '--advertise takes'],
    [{ grace: '601' }, {}, '--grace takes a whole number from 0 to 600'],
    [{ keepFinished: '90' }, {}, '--keep-finished takes a number of days, hours or minutes, such as 90d'],
    [{ keepFinished: '0d' }, {}, '--keep-finished takes'],
    [{}, { RIVERSTONE_KEEP_UNFINISHED: '1y' }, 'RIVERSTONE_KEEP_UNFINISHED takes'],
    [{ limits: 'none' }, {}, '--limits takes on or off, not "none".'],
  ])('%o with %o is refused', (options, environment, sentence) => {
    const settings = readSettings(options, { ...home, ...environment });
    expect(settings.ok ? '' : settings.error).toContain(sentence);
  });

  it('tries no port that a browser refuses', () => {
    for (const port of defaultPorts) expect(readSettings({ port: `${port}` }, home).ok).toBe(true);
  });
});

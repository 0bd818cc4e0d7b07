/** Where to serve: options before the environment, the environment before the habit, and sentences for what can't be. */

import { describe, expect, it } from 'vitest';
import { readSettings, usualPorts } from './settings.js';

describe('readSettings', () => {
  it.each([
    ['nothing asked', {}, {}, { host: '127.0.0.1', ports: usualPorts }],
    ['a port', { port: '8080' }, {}, { host: '127.0.0.1', ports: [8080] }],
    ['any free port', { port: '0' }, {}, { host: '127.0.0.1', ports: [0] }],
    ['the environment', {}, { RIVERSTONE_PORT: '8081', RIVERSTONE_HOST: '::1' }, { host: '::1', ports: [8081] }],
    ['both', { port: '1234', host: '0.0.0.0' }, { RIVERSTONE_PORT: 'x' }, { host: '0.0.0.0', ports: [1234] }],
    ['empty variables', {}, { RIVERSTONE_PORT: '', RIVERSTONE_HOST: '' }, { host: '127.0.0.1', ports: usualPorts }],
  ])('%s', (_, options, environment, value) => {
    expect(readSettings(options, environment)).toEqual({ ok: true, value });
  });

  it.each([
    [{ port: 'eighty' }, {}, '--port takes a whole number from 0 to 65535, not "eighty".'],
    [{ port: '65536' }, {}, '--port takes'],
    [{ port: '-1' }, {}, '--port takes'],
    [{}, { RIVERSTONE_PORT: '80 80' }, 'RIVERSTONE_PORT takes'],
    [{ port: '6000' }, {}, 'Browsers refuse to open port 6000'],
    [{ host: 'http://here/' }, {}, 'is no address'],
    [{ host: '' }, {}, 'is no address'],
  ])('%o with %o is refused', (options, environment, sentence) => {
    const settings = readSettings(options, environment);
    expect(settings.ok ? '' : settings.error).toContain(sentence);
  });

  it('tries no port that a browser refuses', () => {
    for (const port of usualPorts) expect(readSettings({ port: `${port}` }, {}).ok).toBe(true);
  });
});

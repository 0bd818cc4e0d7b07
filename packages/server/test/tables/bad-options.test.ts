/**
 * Options that will not do are refused over HTTP and at the table with what is wrong with them, and the table stays as
 * it was.
 */

import { refusalBody } from '@riverstone/protocol/schemas';
import { unwrap } from '@riverstone/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { badOptions } from '../../../rules/test/bad-options.js';
import { Browser, type HttpServer, startHttp } from '../support/http-server.js';
import { TablesNode } from '../support/tables-node.js';

let server: HttpServer;
let browser: Browser;
let node: TablesNode;
beforeAll(async () => {
  server = await startHttp();
  browser = new Browser(server);
  await browser.get('/api/me');
  node = await TablesNode.open();
});
afterAll(async () => {
  await server.close();
  await node.remove();
});

describe.each(badOptions)('$what', ({ game, seats, options, detail }) => {
  const table = { game, seats: new Array<null>(seats).fill(null), listed: false, name: 'Ada' };

  it('makes no table', async () => {
    const { status, json } = await browser.post('/api/tables', { ...table, options });
    const { error } = refusalBody.parse(json);
    expect([status, error.code, error.detail]).toEqual([400, 'bad-options', detail]);
    expect(error.message).toContain('"detail" names what to change');
  });

  it('changes none', async () => {
    const id = unwrap(await node.catalogue.create({ ...table, options: {} }, 'ada'));
    const ada = node.person('ada');
    await ada.join(id);
    const before = ada.room;
    expect(await ada.do({ type: 'plan', seats, options })).toEqual({
      ok: false,
      error: { code: 'bad-options', detail },
    });
    expect(ada.room).toEqual(before);
  });
});

it.each([[null], [[]], [7], ['expert'], [true]])('options that are %j can not be read', async (options) => {
  const { status, json } = await browser.post('/api/tables', {
    game: 'kakuzu',
    seats: [null],
    options,
    listed: false,
    name: 'Ada',
  });
  const { error } = refusalBody.parse(json);
  expect([status, error.code, error.detail]).toEqual([400, 'bad-message', { field: 'options' }]);
});

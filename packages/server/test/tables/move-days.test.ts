/** Days for each move: who has them, what happens when they are over, and that they last over restarts. */

import { unwrap } from '@riverstone/rules';
import { describe, expect, it } from 'vitest';
import { useTables } from '../support/tables-nodes.js';

const nodes = useTables();
const DAY = 24 * 60 * 60 * 1000;
const MINUTE = 60_000;

const threeDays = { game: 'kakuzu', options: { first: 0 }, days: 3 } as const;

describe('days for each move', () => {
  it('are for games with turns alone', async () => {
    const node = await nodes.open();
    const plan = { seats: [null, null], options: {}, listed: false, name: 'Ada', days: 1 } as const;
    const race = await node.catalogue.create({ ...plan, seats: [null, null], game: 'kakuro-race' }, 'ada');
    expect(race).toMatchObject({ ok: false, error: { code: 'bad-options', detail: { days: 1 } } });
    for (const game of ['kakuzu', 'kakuro-challenge'] as const)
      expect((await node.catalogue.create({ ...plan, seats: [null, null], game }, 'ada')).ok).toBe(true);
  });

  it('may be changed by the host before the game, and stay when only the options change', async () => {
    const node = await nodes.open();
    const [ada, bo] = [node.person('Ada'), node.person('Bo')];
    const table = await node.table(ada, { game: 'kakuzu', seats: [null, null], options: {}, autoStart: false });
    await node.seat(bo, table, 1);
    const plan = { type: 'plan', seats: 2, options: {} } as const;
    expect(await bo.do({ ...plan, days: 3 })).toMatchObject({ error: { code: 'not-host' } });
    unwrap(await ada.do({ ...plan, days: 3 }));
    unwrap(await ada.do({ ...plan, options: { first: 0 } }));
    expect(bo.room).toMatchObject({ days: 3, options: { first: 0 } });
    expect(await node.catalogue.summary(table)).toMatchObject({ days: 3 });
    unwrap(await ada.do({ ...plan, days: null }));
    expect(bo.room.days).toBeNull();
    unwrap(await ada.do({ ...plan, options: { first: 0 }, days: 1 }));
    unwrap(await ada.do({ type: 'start' }));
    expect(bo.table?.clocks).toEqual({ 'days:0': DAY });
    expect(await ada.do({ ...plan, days: 7 })).toMatchObject({ error: { code: 'begun' } });
  });

  it('can not be given later where nobody takes turns', async () => {
    const node = await nodes.open();
    const ada = node.person('Ada');
    await node.table(ada, { game: 'kakuro-race', seats: [null, null], options: {} });
    const plan = { type: 'plan', seats: 2, options: {} } as const;
    expect(await ada.do({ ...plan, days: 1 })).toMatchObject({ error: { code: 'bad-options', detail: { days: 1 } } });
    unwrap(await ada.do({ ...plan, days: null }));
    expect(ada.room.days).toBeNull();
  });

  it('start again with every move', async () => {
    const node = await nodes.open();
    const [ada, bo] = [node.person('Ada'), node.person('Bo')];
    await node.start([ada, bo], threeDays);
    expect(ada.room.days).toBe(3);
    expect(ada.table?.clocks).toEqual({ 'days:0': 3 * DAY });
    node.pass(2 * DAY);
    unwrap((await ada.play('kakuzu', 0)) ?? { ok: false, error: null });
    expect(ada.table?.clocks).toEqual({ 'days:1': 3 * DAY });
  });

  it('make whoever lets them pass resign, and say why', async () => {
    const node = await nodes.open();
    const [ada, bo] = [node.person('Ada'), node.person('Bo')];
    const table = await node.start([ada, bo], threeDays);
    node.pass(3 * DAY - MINUTE);
    unwrap(await bo.do({ type: 'say', phrase: 'hello' }));
    expect(bo.room.phase).toBe('playing');
    node.pass(MINUTE);
    await bo.do({ type: 'say', phrase: 'hello' });
    await bo.until(() => bo.room.phase === 'over');
    expect(bo.room.seats[0]).toMatchObject({ resigned: true, outOfTime: true });
    expect(bo.room.outcome).toMatchObject({ winners: [1], resigned: [0], finished: false });
    expect(unwrap(await node.catalogue.record(table))).toMatchObject({ resigned: [0] });
  });

  it('are over at a table that nobody has open, even after a restart', async () => {
    const node = await nodes.open();
    const [ada, bo] = [node.person('Ada'), node.person('Bo')];
    const table = await node.start([ada, bo], threeDays);
    const began = node.now;
    expect((await node.catalogue.tablesOf('Ada'))[0]).toMatchObject({ days: 3, myTurn: true, dueAt: began + 3 * DAY });
    // The clock of the first node stands still from now on, as if it were gone.
    const later = await nodes.open(node.file);
    later.pass(3 * DAY - MINUTE);
    await expect.poll(async () => (await later.catalogue.summary(table))?.phase).toBe('playing');
    later.pass(2 * MINUTE);
    await expect.poll(async () => (await later.catalogue.summary(table))?.phase, { timeout: 5000 }).toBe('over');
    expect(await later.catalogue.summary(table)).toMatchObject({ outcome: { winners: [1] }, dueAt: null });
  });

  it('take the place of the times of the game, which does what it does when they are over', async () => {
    const node = await nodes.open();
    const [ada, bo] = [node.person('Ada'), node.person('Bo')];
    await node.start([ada, bo], { ...threeDays, game: 'kakuro-challenge', options: { first: 0, moveSeconds: 30 } });
    expect(ada.table?.clocks).toEqual({ 'move:5': 3 * DAY });
    node.pass(3 * DAY);
    await bo.do({ type: 'say', phrase: 'hello' });
    await bo.until(() => bo.table?.clocks['move:6'] === 3 * DAY);
    expect(bo.room.seats[0]).toMatchObject({ resigned: false, outOfTime: false });
  });

  it('call nobody away: no stand-in, and a pause only with everybody', async () => {
    const node = await nodes.open();
    const [ada, bo] = [node.person('Ada'), node.person('Bo')];
    await node.start([ada, bo], threeDays);
    bo.leave();
    node.pass(DAY);
    expect(await ada.do({ type: 'stand-in', seat: 1 })).toMatchObject({ ok: false, error: { code: 'not-away' } });
    unwrap(await ada.do({ type: 'ask', what: 'pause' }));
    expect(ada.room).toMatchObject({ paused: false, proposal: { what: 'pause' } });
  });

  it('are the same at the rematch', async () => {
    const node = await nodes.open();
    const [ada, bo] = [node.person('Ada'), node.person('Bo')];
    await node.start([ada, bo], threeDays);
    unwrap(await ada.do({ type: 'resign' }));
    unwrap(await ada.do({ type: 'rematch' }));
    expect((await node.catalogue.summary(ada.room.rematch ?? ''))?.days).toBe(3);
  });
});

describe('a push', () => {
  it('goes to whose turn it is, not twice for one turn', async () => {
    const node = await nodes.open();
    const [ada, bo] = [node.person('Ada'), node.person('Bo')];
    const table = await node.start([ada, bo], { game: 'kakuzu', options: { first: 0 } });
    bo.leave();
    unwrap((await ada.play('kakuzu', 0)) ?? { ok: false, error: null });
    const turn = { guest: 'Bo', table, game: 'kakuzu', kind: 'your-turn' };
    await expect.poll(() => node.pushed).toEqual([turn]);
    unwrap(await ada.do({ type: 'ask', what: 'pause' }));
    unwrap(await ada.do({ type: 'ask', what: 'resume' }));
    expect(ada.room.paused).toBe(false);
    unwrap(await ada.do({ type: 'resign' }));
    await expect.poll(() => node.pushed).toEqual([turn, { ...turn, kind: 'over' }]);
  });

  it('calls nobody to a race, which has no turns', async () => {
    const node = await nodes.open();
    const [ada, bo] = [node.person('Ada'), node.person('Bo')];
    const table = await node.start([ada, bo], { game: 'kakuro-race' });
    bo.leave();
    unwrap(await ada.do({ type: 'resign' }));
    await expect.poll(() => node.pushed).toEqual([{ guest: 'Bo', table, game: 'kakuro-race', kind: 'over' }]);
  });
});

/** What people settle during a game: pauses, undoing, bots for those who are away, giving up, and playing again. */

import { limits } from '@riverstone/protocol';
import { unwrap } from '@riverstone/rules';
import { describe, expect, it } from 'vitest';
import { answer, ask, codeOf, play, played, sealedRace } from '../support/agreeing.js';
import type { Person } from '../support/person.js';
import { useTables } from '../support/tables-nodes.js';

const nodes = useTables();

describe('a clock', () => {
  it('that has run out counts before a move that comes after it', async () => {
    const { node, ada } = await play(nodes.open(), 2, 'kakuro-challenge', { first: 0, moveSeconds: 60 });
    node.pass(61_000);
    const late = await ada.play('kakuro-challenge', 0);
    expect(late).toMatchObject({ ok: false, error: { code: 'stale' } });
    expect(ada.table?.view).toMatchObject({ turn: 1, last: { seat: 0, byClock: true } });
  });

  it('that ran out while the machine slept is seen to, though its timer slept as well', async () => {
    const { node, ada } = await play(nodes.open(), 2, 'kakuro-challenge', { first: 0, moveSeconds: 3600 });
    node.pass(3_600_000);
    await ada.until(() => ada.view?.turn === 1);
    expect(ada.view).toMatchObject({ last: { seat: 0, byClock: true } });
  });
});

describe('a clock that only reminds', () => {
  const options = { first: 0, moveSeconds: 60, timeUp: 'remind' };

  it('has no deadline: whoever is late moves all the same, and nobody moves for them', async () => {
    const { node, table, ada, bo } = await play(nodes.open(), 2, 'kakuro-challenge', options);
    const version = ada.table?.version;
    node.pass(3_600_000);
    const joined = await node.person('Di').join(table);
    // What it shows is sent: the page does the reminding.
    expect(Object.values(joined.clocks)).toEqual([0]);
    expect(await node.store.due(node.now, 10, null)).toEqual([]);
    expect([ada.table?.version, ada.view?.turn]).toEqual([version, 0]);
    await played(ada, 'kakuro-challenge', 0);
    expect(bo.view).toMatchObject({ turn: 1, last: { seat: 0, byClock: false } });
    expect(Object.values(bo.table?.clocks ?? {})).toEqual([60_000]);
  });
});

describe('a strict game', () => {
  it('plays on after a wrong flip, told to everybody, and nothing is taken back', async () => {
    const { ada, bo } = await play(nodes.open(), 2, 'kakuro-challenge', { first: 0, scoring: 'strict' });
    const [digit] = (ada.view?.hand ?? []) as number[];
    // c2 touches the stone on b2; no Kakuro can hold e5 as well.
    expect(await codeOf(ada, { type: 'act', action: `y${digit}c2/e5`, promptKey: '5' })).toBe('done');
    const { steps } = await bo.history();
    expect(steps.at(-1)?.events).toContainEqual(expect.objectContaining({ type: 'placed', turnedBack: [40] }));
    expect(bo.view).toMatchObject({ turn: 1, last: { seat: 0, credited: 0 } });
    expect(bo.room.undoable).toBeNull();
  });
});

describe('a pause', () => {
  it('needs everybody who is here, and its end everybody', async () => {
    const { node, people, ada, bo, table } = await play(nodes.open(), 3);
    const cy = people[2] as Person;
    expect(await ask(ada, 'pause')).toBe('done');
    expect(bo.room.proposal).toEqual({ what: 'pause', by: 0, agreed: [0] });
    expect(await answer(bo)).toBe('done');
    expect(bo.room).toMatchObject({ paused: false, proposal: { agreed: [0, 1] } });
    expect(await answer(bo)).toBe('no-proposal');
    expect(await answer(cy)).toBe('done');
    expect(bo.room).toMatchObject({ paused: true, proposal: null });
    expect(await node.catalogue.summary(table)).toMatchObject({ paused: true, awaited: [] });
    expect(await ask(bo, 'pause')).toBe('paused');
    cy.leave();
    expect(await ask(bo, 'resume')).toBe('done');
    expect(await answer(ada)).toBe('done');
    // Nobody's clock goes on behind their back.
    expect(ada.room.paused).toBe(true);
    const back = node.person('Cy');
    await back.join(table);
    expect(await answer(back)).toBe('done');
    expect(ada.room.paused).toBe(false);
    expect(await node.catalogue.summary(table)).toMatchObject({ paused: false, awaited: [ada.view?.turn] });
  });

  it('is declined by one', async () => {
    const { people, ada, bo } = await play(nodes.open(), 3);
    await ask(ada, 'pause');
    expect(await answer(bo, false)).toBe('done');
    expect(ada.room).toMatchObject({ paused: false, proposal: null });
    expect(await answer(people[2] as Person)).toBe('no-proposal');
  });

  it('that both ask for is agreed', async () => {
    const { ada, bo } = await play(nodes.open(), 2);
    expect(await ask(ada, 'pause')).toBe('done');
    expect(await ask(bo, 'pause')).toBe('done');
    expect(ada.room).toMatchObject({ paused: true, proposal: null });
  });

  it('is settled by asking again when whoever had not answered has left', async () => {
    const { ada, bo } = await play(nodes.open(), 2);
    expect(await ask(ada, 'pause')).toBe('done');
    expect(await ask(ada, 'pause')).toBe('already-proposed');
    bo.leave();
    expect(await ask(ada, 'pause')).toBe('done');
    expect(ada.room).toMatchObject({ paused: true, proposal: null });
  });

  it('is made at once by who is alone', async () => {
    const { ada, bo } = await play(nodes.open(), 2);
    bo.leave();
    expect(await ask(ada, 'pause')).toBe('done');
    expect(ada.room.paused).toBe(true);
  });

  it('made while the others were away ends as soon as whoever made it wants that', async () => {
    const { node, table, ada, bo } = await play(nodes.open(), 2);
    bo.leave();
    await ask(ada, 'pause');
    expect(ada.room).toMatchObject({ paused: true, pausedBy: [0] });
    expect(await ask(ada, 'resume')).toBe('done');
    expect(ada.room).toMatchObject({ paused: false, pausedBy: [], proposal: null });
    // Whoever comes back meanwhile has no say in it either.
    await ask(ada, 'pause');
    const back = node.person('Bo');
    await back.join(table);
    expect(await ask(ada, 'resume')).toBe('done');
    expect(ada.room.paused).toBe(false);
  });

  it('ends by itself some minutes after somebody asked to go on, whether nobody answers or somebody says no', async () => {
    for (const declines of [false, true]) {
      const { node, ada, bo } = await play(nodes.open(), 2);
      await ask(ada, 'pause');
      await answer(bo);
      expect(ada.room.resumesAt).toBeNull();
      const from = node.now;
      await ask(ada, 'resume');
      expect(ada.room).toMatchObject({ paused: true, resumesAt: from + limits.pauseAfterAsking });
      node.pass(60_000);
      if (declines) {
        await answer(bo, false);
        await ask(ada, 'resume');
        // To ask again does not make it longer, nor shorter.
        expect(ada.room.resumesAt).toBe(from + limits.pauseAfterAsking);
        await answer(bo, false);
      }
      node.pass(limits.pauseAfterAsking - 60_000);
      await bo.until(() => !bo.room.paused);
      expect(bo.room).toMatchObject({ resumesAt: null, pausedBy: [], proposal: null });
    }
  });

  it('ends when a bot plays for whoever agreed to it and has left', async () => {
    const { node, ada, bo } = await play(nodes.open(), 2);
    await ask(ada, 'pause');
    await answer(bo);
    bo.leave();
    await ask(ada, 'resume');
    expect(ada.room.paused).toBe(true);
    node.pass(limits.awayBeforeVote);
    expect(await codeOf(ada, { type: 'stand-in', seat: 1 })).toBe('done');
    await ada.until(() => !ada.room.paused);
    expect(ada.room.seats[1]?.bot).toBe('casual');
  });

  it('stops the clocks', async () => {
    const { node, table, ada, bo } = await play(nodes.open(), 2, 'kakuro-challenge', { first: 0, moveSeconds: 60 });
    node.pass(20_000);
    await ask(ada, 'pause');
    await answer(bo);
    const shown = ada.table?.clocks;
    node.pass(3_600_000);
    expect((await node.person('Di').join(table)).clocks).toEqual(shown);
    await ask(ada, 'resume');
    await answer(bo);
    expect(ada.table?.clocks).toEqual(shown);
    expect(Object.values(shown ?? {})).toEqual([40_000]);
  });
});

describe('an undo', () => {
  const history = async (person: Person): Promise<unknown[]> =>
    (await person.history()).steps.map(({ events }) => events);

  it('brings back what was there, once all have agreed', async () => {
    const { node, table, ada, bo } = await play(nodes.open(), 2, 'kakuro-race', sealedRace);
    const before = ada.view;
    const told = await history(bo);
    await played(ada, 'kakuro-race', 0);
    expect(bo.room.undoable).toBe(0);
    expect(ada.view).not.toEqual(before);
    expect(await ask(bo, 'undo')).toBe('nothing-to-undo');
    expect(await ask(ada, 'undo')).toBe('done');
    expect(await answer(bo)).toBe('done');
    expect(ada.view).toEqual(before);
    const news = ada.messages.findLast(({ type }) => type === 'changes');
    expect(news).toMatchObject({ changes: [{ undone: 1 }] });
    expect(await history(bo)).toEqual(told);
    expect((await node.person('Ada').join(table)).view).toEqual(before);
    await played(ada, 'kakuro-race', 0);
    expect((await history(bo)).length).toBe(told.length + 1);
  });

  it('needs those who are away as well', async () => {
    const { node, table, ada, bo } = await play(nodes.open(), 2, 'kakuro-race', sealedRace);
    await played(ada, 'kakuro-race', 0);
    bo.leave();
    await ask(ada, 'undo');
    expect(ada.room.proposal).toMatchObject({ what: 'undo' });
    const back = node.person('Bo');
    await back.join(table);
    expect(await answer(back)).toBe('done');
    expect(ada.room.undoable).toBeNull();
  });

  it('is declined, or comes to nothing when the game goes on', async () => {
    const { people, ada, bo } = await play(nodes.open(), 3, 'kakuro-race', sealedRace);
    await played(ada, 'kakuro-race', 0);
    await ask(ada, 'undo');
    expect(await answer(bo, false)).toBe('done');
    expect(ada.room).toMatchObject({ proposal: null, undoable: 0 });
    await ask(ada, 'undo');
    await played(bo, 'kakuro-race', 1);
    expect(ada.room).toMatchObject({ proposal: null, undoable: 1 });
    expect(await answer(people[2] as Person)).toBe('no-proposal');
  });

  it('is too late when something was shown', async () => {
    const { ada, bo } = await play(nodes.open(), 2, 'kakuro-race', sealedRace);
    await played(ada, 'kakuro-race', 0);
    await ask(ada, 'undo');
    await played(bo, 'kakuro-race', 1);
    expect(ada.room).toMatchObject({ proposal: null, undoable: null });
    expect(await ask(bo, 'undo')).toBe('nothing-to-undo');
    expect(await answer(bo)).toBe('no-proposal');
  });

  it('is refused for every stone and every drawn tile', async () => {
    for (const game of ['kakuzu', 'kakuro-challenge'] as const) {
      const { ada } = await play(nodes.open(), 2, game, { first: 0 });
      await played(ada, game, 0);
      expect(await ask(ada, 'undo')).toBe('nothing-to-undo');
    }
  });
});

describe('somebody who is away', () => {
  const standIn = (person: Person, seat = 1): Promise<string> => codeOf(person, { type: 'stand-in', seat });

  it('is played for by a bot when all others who are here want that', async () => {
    const { node, people, ada, bo } = await play(nodes.open(), 4);
    const [cy, di] = people.slice(2) as [Person, Person];
    di.leave();
    bo.leave();
    node.pass(limits.awayBeforeVote - 1);
    expect(await ada.do({ type: 'stand-in', seat: 1 })).toMatchObject({
      error: { code: 'not-away', detail: { wait: 1 } },
    });
    node.pass(1);
    expect(await standIn(ada)).toBe('done');
    expect(ada.room.seats[1]).toMatchObject({ bot: null, votes: [0] });
    expect(await standIn(ada)).toBe('already-proposed');
    expect(await standIn(cy)).toBe('done');
    expect(ada.room.seats[1]).toMatchObject({ member: 2, name: 'Bo', bot: 'casual', votes: [] });
    expect(await standIn(ada)).toBe('not-away');
  });

  it('is played for when the host alone wants it after two minutes', async () => {
    const { node, people, ada, bo } = await play(nodes.open(), 3);
    const cy = people[2] as Person;
    bo.leave();
    node.pass(limits.awayBeforeStandIn);
    expect(await standIn(cy)).toBe('done');
    expect(ada.room.seats[1]?.bot).toBeNull();
    expect(await standIn(ada)).toBe('done');
    expect(ada.room.seats[1]?.bot).toBe('casual');
  });

  it('plays again when they want to', async () => {
    const { node, table, ada, bo } = await play(nodes.open(), 2, 'kakuzu', { first: 1 });
    bo.leave();
    node.pass(limits.awayBeforeVote);
    expect(await standIn(ada)).toBe('done');
    const back = node.person('Bo');
    await back.join(table);
    expect(await codeOf(back, { type: 'act', action: 'e5', promptKey: '0:0' })).toBe('bot-plays');
    expect(await codeOf(ada, { type: 'back' })).toBe('not-away');
    expect(await codeOf(back, { type: 'back' })).toBe('done');
    await played(back, 'kakuzu', 1);
  });

  it('is not away on another device', async () => {
    const { node, table, ada, bo } = await play(nodes.open(), 2);
    const phone = node.person('Bo');
    await phone.join(table);
    bo.leave();
    node.pass(limits.awayBeforeStandIn);
    expect(await standIn(ada)).toBe('not-away');
    phone.leave();
    expect(await standIn(ada)).toBe('not-away');
  });

  it('was wanted gone before they came back, and is not any more', async () => {
    const { node, table, people, ada, bo } = await play(nodes.open(), 3);
    const cy = people[2] as Person;
    bo.leave();
    node.pass(limits.awayBeforeVote);
    expect(await standIn(ada)).toBe('done');
    const back = node.person('Bo');
    await back.join(table);
    await played(ada, 'kakuzu', 0);
    await played(back, 'kakuzu', 1);
    back.leave();
    node.pass(limits.awayBeforeVote);
    expect(await standIn(cy)).toBe('done');
    expect(ada.room.seats[1]?.bot).toBeNull();
  });

  it('is removed, and a bot plays on while they see what everybody sees', async () => {
    const { node, table, ada, bo } = await play(nodes.open(), 2, 'kakuro-challenge', { first: 0 });
    expect(bo.view?.hand).toHaveLength(2);
    unwrap(await ada.do({ type: 'remove', member: 2 }));
    await node.tables.queue.settled();
    expect(ada.room.seats[1]).toMatchObject({ bot: 'casual', name: 'Bo' });
    expect(bo.view).toMatchObject({ viewer: 'spectator', hand: null });
    expect((await node.person('Bo').join(table)).view).toMatchObject({ viewer: 'spectator', hand: null });
    expect(await codeOf(bo, { type: 'back' })).toBe('removed');
  });
});

describe('giving up', () => {
  it('ends a game of two', async () => {
    const { ada, bo } = await play(nodes.open(), 2);
    unwrap(await ada.do({ type: 'resign' }));
    expect(bo.room.outcome).toEqual({ scores: [0, 0], winners: [1], resigned: [0], finished: false });
    expect(bo.room.luck?.secret).toMatch(/^[0-9a-f]{64}$/);
    expect(await codeOf(ada, { type: 'resign' })).toBe('over');
  });

  it('lets three play on with a bot that can not win', async () => {
    const { node, people, ada } = await play(nodes.open(), 3);
    const turnOf = (): number => (ada.view as { turn: number }).turn;
    const lifted = (): number => String(ada.view?.uncovered).replaceAll(/[^1-9]/g, '').length;
    while (lifted() < 80) await played(people[turnOf()] as Person, 'kakuzu', turnOf());
    const scores = (ada.view as { status: { scores: number[] } }).status.scores;
    const best = scores.indexOf(Math.max(...scores));
    unwrap(await (people[best] as Person).do({ type: 'resign' }));
    expect(ada.room).toMatchObject({ phase: 'playing' });
    expect(ada.room.seats[best]).toMatchObject({ resigned: true, bot: 'casual' });
    expect(await codeOf(people[best] as Person, { type: 'back' })).toBe('resigned');
    while (ada.room.phase === 'playing') {
      const { version } = ada.table ?? { version: 0 };
      if (turnOf() !== best) await played(people[turnOf()] as Person, 'kakuzu', turnOf());
      else {
        node.pass(60_000);
        await ada.until(() => (ada.table?.version ?? 0) > version);
      }
    }
    expect(ada.room.outcome).toMatchObject({ finished: true, resigned: [best] });
    expect(ada.room.outcome?.winners).not.toContain(best);
    expect(ada.room.outcome?.winners.length).toBeGreaterThan(0);
  });

  it('ends when nobody but bots is left', async () => {
    const { people, ada, bo } = await play(nodes.open(), 3);
    unwrap(await ada.do({ type: 'resign' }));
    unwrap(await bo.do({ type: 'resign' }));
    expect((people[2] as Person).room.outcome).toMatchObject({ winners: [2], resigned: [0, 1], finished: false });
  });
});

describe('a host who does not play', () => {
  it('ends a pause by removing the last who could, and lets a bot play for who is away', async () => {
    const node = await nodes.open();
    const [ada, bo] = [node.person('Ada'), node.person('Bo')];
    const table = await node.table(ada, { game: 'kakuzu', seats: [null, 'novice'], options: { first: 0 } });
    unwrap(await ada.do({ type: 'stand' }));
    await node.seat(bo, table, 0);
    unwrap(await ada.do({ type: 'start' }));
    unwrap(await bo.do({ type: 'ask', what: 'pause' }));
    expect(ada.room.paused).toBe(true);
    bo.leave();
    node.pass(limits.awayBeforeVote);
    expect(await codeOf(ada, { type: 'stand-in', seat: 0 })).toBe('not-away');
    node.pass(limits.awayBeforeStandIn);
    expect(await codeOf(ada, { type: 'stand-in', seat: 0 })).toBe('done');
    expect(ada.room).toMatchObject({ paused: false, seats: [{ bot: 'casual' }, { bot: 'novice' }] });
  });
});

describe('a rematch', () => {
  it('does not let anybody in who was removed', async () => {
    const { people, ada, bo } = await play(nodes.open(), 3);
    const cy = people[2] as Person;
    unwrap(await ada.do({ type: 'remove', member: 2 }));
    await ada.until(() => String(ada.table?.here) === '1,3');
    for (const person of [cy, ada]) unwrap(await person.do({ type: 'resign' }));
    unwrap(await ada.do({ type: 'rematch' }));
    await bo.join(ada.room.rematch as string);
    expect(await codeOf(bo, { type: 'enter', name: 'Bo again' })).toBe('removed');
    expect(bo.room.seats[1]).toMatchObject({ member: null, name: '' });
  });

  it('has the same people, seats and spectators, and its own luck', async () => {
    const { node, table, ada, bo } = await play(nodes.open(), 2);
    const cy = node.person('Cy');
    await cy.join(table);
    unwrap(await cy.do({ type: 'enter', name: 'Cy' }));
    expect(await codeOf(cy, { type: 'rematch' })).toBe('not-over');
    unwrap(await bo.do({ type: 'resign' }));
    expect(await codeOf(node.person('Di'), { type: 'rematch' })).toBe('not-joined');
    // Whoever watches leaves it to the players.
    expect(await codeOf(cy, { type: 'rematch' })).toBe('not-seated');
    unwrap(await bo.do({ type: 'rematch' }));
    await node.tables.queue.settled();
    const next = ada.room.rematch as string;
    expect(ada.room.rematchBy).toBe(2);
    const { room, you } = await cy.join(next);
    expect(you).toBe(3);
    expect(room).toMatchObject({ phase: 'gathering', previous: table, host: 1, game: 'kakuzu' });
    expect(room.seats.map(({ name }) => name)).toEqual(['Ada', 'Bo']);
    expect(room.members.map(({ name }) => name)).toEqual(['Ada', 'Bo', 'Cy']);
    expect(room.commitment).not.toBe(ada.room.commitment);
    await ada.join(next);
    unwrap(await ada.do({ type: 'start' }));
    expect(cy.room.phase).toBe('playing');
  });

  it('takes along who plays and who watches, not who only looked in', async () => {
    const { node, table, ada, bo } = await play(nodes.open(), 2);
    const [gone, cy] = [node.person('Gone'), node.person('Cy')];
    for (const person of [gone, cy]) {
      await person.join(table);
      unwrap(await person.do({ type: 'enter', name: person.guest }));
    }
    gone.leave();
    bo.leave();
    unwrap(await ada.do({ type: 'resign' }));
    unwrap(await ada.do({ type: 'host', member: 4 }));
    unwrap(await ada.do({ type: 'rematch' }));
    await node.tables.queue.settled();
    const next = ada.room.rematch as string;
    const { room, you } = await cy.join(next);
    expect([room.members.map(({ name }) => name), room.host, you]).toEqual([['Ada', 'Bo', 'Cy'], 3, 3]);
    expect(room.seats.map(({ name }) => name)).toEqual(['Ada', 'Bo']);
    expect(await node.catalogue.tablesOf('Gone')).toHaveLength(1);
    const made = node.logged.flatMap((line) => (line.includes('"table-made"') ? [JSON.parse(line).table] : []));
    expect(made).toEqual([table, next]);
  });

  it('counts no win from a game in which somebody was removed', async () => {
    const { people, ada } = await play(nodes.open(), 2);
    unwrap(await ada.do({ type: 'remove', member: 2 }));
    unwrap(await ada.do({ type: 'resign' }));
    expect(ada.room.phase).toBe('over');
    expect(people).toHaveLength(2);
    expect(ada.room.seats.map(({ wins }) => wins)).toEqual([0, 0]);
    expect(ada.room.outcome).toMatchObject({ removed: [1] });
  });

  it('tells in the outcome, for good, who was removed before the end, and not who was after it', async () => {
    const { node, table, people, ada } = await play(nodes.open(), 3);
    unwrap(await ada.do({ type: 'remove', member: 2 }));
    for (const person of [people[0], people[2]] as Person[]) unwrap(await person.do({ type: 'resign' }));
    expect(ada.room.outcome).toMatchObject({ removed: [1] });
    unwrap(await ada.do({ type: 'remove', member: 3 }));
    expect((await node.catalogue.summary(table))?.outcome).toMatchObject({ removed: [1] });
  });

  it('that two ask for at once is one table', async () => {
    const { node, ada, bo } = await play(nodes.open(), 2);
    unwrap(await ada.do({ type: 'resign' }));
    const both = await Promise.all([ada.do({ type: 'rematch' }), bo.do({ type: 'rematch' })]);
    expect(both.every(({ ok }) => ok)).toBe(true);
    expect(ada.room.rematch).toBe(bo.room.rematch);
    expect(await node.catalogue.tablesOf('Ada')).toHaveLength(2);
    unwrap(await bo.do({ type: 'rematch' }));
    expect(await node.catalogue.tablesOf('Bo')).toHaveLength(2);
  });
});

describe('another screen', () => {
  it('of the same person shows the same hand, and a big one only what everybody sees', async () => {
    const { node, table, ada } = await play(nodes.open(), 2, 'kakuro-challenge', { first: 0 });
    const [phone, wall] = [node.person('Ada'), node.person('Ada')];
    await phone.join(table);
    await wall.join(table, true);
    for (const game of ['kakuro-challenge'] as const) await played(phone, game, 0);
    await node.tables.queue.settled();
    expect(phone.view).toEqual(ada.view);
    expect(phone.view?.hand).toHaveLength(2);
    expect(wall.view).toEqual({ ...ada.view, viewer: 'spectator', hand: null });
    expect(wall.table?.here).toEqual([1, 2]);
  });
});

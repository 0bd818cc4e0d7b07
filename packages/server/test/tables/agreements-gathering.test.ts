/** What people settle before a game and around it: seats, bots, the host, talk, and who hears of it elsewhere. */

import { limits, phrases } from '@riverstone/protocol';
import { unwrap } from '@riverstone/rules';
import { describe, expect, it, vi } from 'vitest';
import { createLimits } from '../../src/limits/limits.js';
import { socketRates } from '../../src/limits/rates.js';
import { Person } from '../support/person.js';
import type { TablesNode } from '../support/tables-node.js';
import { useTables } from '../support/tables-nodes.js';

const nodes = useTables();

interface Gathered {
  readonly node: TablesNode;
  readonly table: string;
  readonly ada: Person;
  readonly bo: Person;
}

/** Ada is the host and sits in the first of three seats; Bo has a name. */
async function gather(): Promise<Gathered> {
  const node = await nodes.open();
  const [ada, bo] = [node.person('Ada'), node.person('Bo')];
  const table = await node.table(ada, { game: 'kakuzu', seats: [null, null, null], options: {} });
  await bo.join(table);
  unwrap(await bo.do({ type: 'enter', name: 'Bo' }));
  return { node, table, ada, bo };
}

const seatsOf = (person: Person): string[] => person.room.seats.map(({ name, bot }) => name || (bot ?? '-'));
const codeOf = async (answer: ReturnType<Person['do']>): Promise<string> => {
  const done = await answer;
  return done.ok ? 'done' : done.error.code;
};

describe('seats', () => {
  it('are taken, changed and left', async () => {
    const { ada, bo } = await gather();
    unwrap(await bo.do({ type: 'sit', seat: 2 }));
    expect(seatsOf(ada)).toEqual(['Ada', '-', 'Bo']);
    unwrap(await bo.do({ type: 'sit', seat: 1 }));
    expect(seatsOf(ada)).toEqual(['Ada', 'Bo', '-']);
    expect(await codeOf(bo.do({ type: 'sit', seat: 0 }))).toBe('seat-taken');
    unwrap(await bo.do({ type: 'stand' }));
    unwrap(await ada.do({ type: 'stand' }));
    expect(seatsOf(bo)).toEqual(['-', '-', '-']);
  });

  it('are swapped by the host, whatever is in them', async () => {
    const { ada, bo } = await gather();
    unwrap(await bo.do({ type: 'sit', seat: 1 }));
    unwrap(await ada.do({ type: 'bot', seat: 2, level: 'master' }));
    unwrap(await ada.do({ type: 'arrange', from: 0, to: 2 }));
    expect(seatsOf(bo)).toEqual(['master', 'Bo', 'Ada']);
    unwrap(await ada.do({ type: 'arrange', from: 1, to: 1 }));
    expect(seatsOf(bo)).toEqual(['master', 'Bo', 'Ada']);
  });

  it('have bots of any level while nobody sits there', async () => {
    const { ada, bo } = await gather();
    unwrap(await ada.do({ type: 'bot', seat: 1, level: 'novice' }));
    unwrap(await ada.do({ type: 'bot', seat: 1, level: 'strong' }));
    expect(seatsOf(bo)).toEqual(['Ada', 'strong', '-']);
    expect(await codeOf(bo.do({ type: 'sit', seat: 1 }))).toBe('seat-taken');
    expect(await codeOf(ada.do({ type: 'bot', seat: 0, level: 'novice' }))).toBe('seat-taken');
    unwrap(await ada.do({ type: 'bot', seat: 1, level: null }));
    unwrap(await bo.do({ type: 'sit', seat: 1 }));
    expect(seatsOf(bo)).toEqual(['Ada', 'Bo', '-']);
  });

  it('may become fewer: who has none left stands', async () => {
    const { ada, bo } = await gather();
    unwrap(await bo.do({ type: 'sit', seat: 2 }));
    unwrap(await ada.do({ type: 'plan', seats: 2, options: { variant: 'announce' } }));
    expect(seatsOf(bo)).toEqual(['Ada', '-']);
    expect(bo.room.options).toEqual({ variant: 'announce' });
    expect(await codeOf(bo.do({ type: 'stand' }))).toBe('not-seated');
  });

  it('are not for the same person twice', async () => {
    const { node, table, ada } = await gather();
    const again = node.person('Ada');
    expect((await again.join(table)).you).toBe(1);
    unwrap(await again.do({ type: 'sit', seat: 2 }));
    expect(seatsOf(ada)).toEqual(['-', '-', 'Ada']);
  });
});

describe('the host', () => {
  it('removes somebody, who may still watch', async () => {
    const { ada, bo } = await gather();
    unwrap(await bo.do({ type: 'sit', seat: 1 }));
    unwrap(await ada.do({ type: 'remove', member: 2 }));
    expect(seatsOf(bo)).toEqual(['Ada', '-', '-']);
    for (const command of [
      { type: 'sit', seat: 1 },
      { type: 'say', phrase: 'hello' },
      { type: 'enter', name: 'Bob' },
    ])
      expect(await codeOf(bo.do(command as never))).toBe('removed');
    unwrap(await ada.do({ type: 'say', text: 'Alone at last' }));
    expect(bo.table?.chat.at(-1)?.text).toBe('Alone at last');
    expect(await codeOf(ada.do({ type: 'remove', member: 1 }))).toBe('no-such-member');
  });

  it('hands over', async () => {
    const { ada, bo } = await gather();
    unwrap(await ada.do({ type: 'host', member: 2 }));
    expect(bo.room.host).toBe(2);
    expect(await codeOf(ada.do({ type: 'list', listed: true }))).toBe('not-host');
    unwrap(await bo.do({ type: 'list', listed: true }));
  });

  it('is replaced by somebody in a seat only when gone for long', async () => {
    const { node, ada, bo } = await gather();
    const takeOver = (): Promise<string> => codeOf(bo.do({ type: 'host', member: 2 }));
    ada.leave();
    node.pass(limits.awayBeforeTakeOver);
    expect(await takeOver()).toBe('not-host');
    unwrap(await bo.do({ type: 'sit', seat: 1 }));
    expect(await codeOf(bo.do({ type: 'host', member: 1 }))).toBe('not-host');
    expect(await takeOver()).toBe('done');
  });

  it('is not replaced a moment before, or while here', async () => {
    const { node, ada, bo } = await gather();
    unwrap(await bo.do({ type: 'sit', seat: 1 }));
    const takeOver = (): Promise<string> => codeOf(bo.do({ type: 'host', member: 2 }));
    node.pass(limits.awayBeforeTakeOver);
    expect(await takeOver()).toBe('not-host');
    ada.leave();
    node.pass(limits.awayBeforeTakeOver - 1);
    expect(await takeOver()).toBe('not-host');
    node.pass(1);
    expect(await takeOver()).toBe('done');
  });

  it('shows the table in the lobby until the game begins', async () => {
    const { node, table, ada, bo } = await gather();
    const listed = async (): Promise<string[]> => (await node.catalogue.lobby()).map((each) => each.table);
    expect(await listed()).toEqual([]);
    unwrap(await ada.do({ type: 'list', listed: true }));
    expect(await node.catalogue.lobby()).toMatchObject([{ table, host: 'Ada', listed: true, phase: 'gathering' }]);
    unwrap(await ada.do({ type: 'list', listed: false }));
    expect(await listed()).toEqual([]);
    unwrap(await ada.do({ type: 'list', listed: true }));
    unwrap(await bo.do({ type: 'sit', seat: 1 }));
    unwrap(await ada.do({ type: 'plan', seats: 2, options: {} }));
    unwrap(await ada.do({ type: 'start' }));
    expect(await listed()).toEqual([]);
  });
});

describe('what is so already', () => {
  it('is done, and nothing is written', async () => {
    const { node, ada, bo } = await gather();
    unwrap(await ada.do({ type: 'bot', seat: 1, level: 'novice' }));
    const { version } = ada.table as { version: number };
    for (const command of [
      { type: 'enter', name: ' Ada ' },
      { type: 'list', listed: false },
      { type: 'host', member: 1 },
      { type: 'mute', member: 2, muted: false },
      { type: 'arrange', from: 2, to: 2 },
      { type: 'bot', seat: 1, level: 'novice' },
    ] as const)
      expect(await ada.do(command), command.type).toEqual({ ok: true, value: version });
    expect(await bo.do({ type: 'enter', name: 'Bo' })).toEqual({ ok: true, value: version });
    await node.tables.queue.settled();
    expect(bo.table?.version).toBe(version);
  });
});

describe('names, seats and options', () => {
  it('can be changed often, and not without end: every change is kept', async () => {
    const { node, table } = await gather();
    const clock = (): number => node.now;
    const services = { tables: node.tables, clock, limits: createLimits('on', clock), count: () => {} };
    const restless = new Person('Cy', { ...services, report: () => {} });
    await restless.join(table);
    const { burst } = socketRates.arrangements.guest;
    for (let change = 0; change < burst; change++) {
      unwrap(await restless.do({ type: 'enter', name: `Cy ${change}` }));
      node.pass(100);
    }
    let more = 0;
    while ((await restless.do({ type: 'enter', name: `Cy ${burst + more}` })).ok) more++;
    expect(more).toBeLessThan(5);
    const refused = await restless.do({ type: 'enter', name: 'Cy' });
    expect(refused).toMatchObject({ error: { code: 'too-fast', detail: { retryAfter: expect.any(Number) } } });
    unwrap(await restless.do({ type: 'say', text: 'Why not?' }));
    node.pass(refused.ok ? 0 : Number(refused.error.detail.retryAfter));
    unwrap(await restless.do({ type: 'enter', name: 'Cy' }));
  });
});

describe('names', () => {
  it('are not all taken from one place, and others still find one', async () => {
    const { node, table } = await gather();
    const enter = async (guest: string, network: string): Promise<string> => {
      const person = node.person(guest, network);
      await person.join(table);
      return codeOf(person.do({ type: 'enter', name: guest }));
    };
    const answers: string[] = [];
    for (let each = 0; each < 16; each++) answers.push(await enter(`Flood ${each}`, '203.0.113.9'));
    expect(answers).toEqual([...Array(12).fill('done'), ...Array(4).fill('table-full')]);
    // Who has a name keeps it, and may change it.
    expect(await enter('Flood 3', '203.0.113.9')).toBe('done');
    expect(await enter('Cy', '198.51.100.1')).toBe('done');
  });

  it.each([
    ['removed', { type: 'remove', member: 3 }],
    ['muted', { type: 'mute', member: 3, muted: true }],
  ] as const)('are for nobody new from where somebody was %s', async (code, command) => {
    const { node, table, ada } = await gather();
    const enter = async (guest: string, network: string): Promise<string> => {
      const person = node.person(guest, network);
      await person.join(table);
      return codeOf(person.do({ type: 'enter', name: guest }));
    };
    expect(await enter('Cy', '203.0.113.9')).toBe('done');
    unwrap(await ada.do(command));
    expect(await enter('Cyrus', '203.0.113.9')).toBe(code);
    expect(await enter('Di', '203.0.113.10')).toBe('done');
    if (command.type === 'mute') {
      unwrap(await ada.do({ ...command, muted: false }));
      expect(await enter('Cyrus', '203.0.113.9')).toBe('done');
    }
  });

  it('are for those beside the host, whoever of them was removed', async () => {
    const node = await nodes.open();
    const home = '203.0.113.9';
    const [ada, bo, cy] = [node.person('Ada', home), node.person('Bo', home), node.person('Cy', home)];
    const table = await node.table(ada, { game: 'kakuzu', seats: [null, null], options: {} });
    await node.seat(bo, table, 1);
    unwrap(await ada.do({ type: 'remove', member: 2 }));
    await node.seat(cy, table, 1);
    expect(seatsOf(ada)).toEqual(['Ada', 'Cy']);
  });
});

describe('talk', () => {
  it('is heard by everybody, in words or by a phrase', async () => {
    const { ada, bo } = await gather();
    unwrap(await bo.do({ type: 'say', text: '  <b>Hi</b>\u202e  there ' }));
    for (const phrase of phrases) unwrap(await ada.do({ type: 'say', phrase }));
    expect(ada.table?.chat.map(({ name, text, phrase }) => [name, text, phrase])).toEqual([
      ['Bo', '<b>Hi</b> there', null],
      ...phrases.map((phrase) => ['Ada', null, phrase]),
    ]);
    expect(await codeOf(bo.do({ type: 'say', text: '\u200b \u200b' }))).toBe('bad-message');
  });

  it('is muted and heard again', async () => {
    const { ada, bo } = await gather();
    const speak = (): Promise<string> => codeOf(bo.do({ type: 'say', phrase: 'hello' }));
    expect(await codeOf(bo.do({ type: 'mute', member: 1, muted: true }))).toBe('not-host');
    unwrap(await ada.do({ type: 'mute', member: 2, muted: true }));
    expect(await speak()).toBe('muted');
    // A name is heard as well.
    expect(await codeOf(bo.do({ type: 'enter', name: 'Insult' }))).toBe('muted');
    expect(ada.room.members[1]?.name).toBe('Bo');
    unwrap(await ada.do({ type: 'mute', member: 2, muted: false }));
    expect(await speak()).toBe('done');
  });

  it('ends after so many lines, sooner after the end of the game, and its record is made once', async () => {
    const { node, table, ada, bo } = await gather();
    const say = (): Promise<string> => codeOf(ada.do({ type: 'say', phrase: 'hello' }));
    unwrap(await bo.do({ type: 'sit', seat: 1 }));
    unwrap(await ada.do({ type: 'plan', seats: 2, options: { first: 1 } }));
    unwrap(await ada.do({ type: 'start' }));
    unwrap(await bo.do({ type: 'resign' }));
    for (let line = 0; line < limits.chatLinesAfterEnd; line++) expect(await say()).toBe('done');
    expect(await say()).toBe('chat-full');
    const record = unwrap(await node.catalogue.record(table));
    const { find } = node.store;
    let reads = 0;
    node.store.find = (id) => {
      reads++;
      return find.call(node.store, id);
    };
    expect(unwrap(await node.catalogue.record(table))).toBe(record);
    expect(reads).toBe(0);
    unwrap(await ada.do({ type: 'enter', name: 'Ann' }));
    expect(unwrap(await node.catalogue.record(table)).players).toEqual(['Ann', 'Bo']);
    expect(reads).toBe(1);
  });

  it('is remembered up to so many lines', async () => {
    const { node, table, ada } = await gather();
    for (let line = 1; line <= limits.chatLines + 5; line++) unwrap(await ada.do({ type: 'say', text: `${line}` }));
    const late = await node.person('Cy').join(table);
    expect(late.chat.map(({ text }) => text)).toEqual(Array.from({ length: limits.chatLines }, (_, at) => `${at + 6}`));
  });
});

describe('who is elsewhere', () => {
  const noticesOf = (person: Person): unknown[] =>
    person.messages.flatMap((message) => (message.type === 'notice' ? [[message.table, message.kind]] : []));

  it('hears of the game, and who follows it does not hear it twice', async () => {
    const { node, table, ada, bo } = await gather();
    const phone = node.person('Bo');
    unwrap(await bo.do({ type: 'sit', seat: 1 }));
    unwrap(await ada.do({ type: 'plan', seats: 2, options: { first: 1 } }));
    unwrap(await ada.do({ type: 'start' }));
    expect(noticesOf(phone)).toEqual([
      [table, 'your-turn'],
      [table, 'started'],
    ]);
    unwrap((await bo.play('kakuzu', 1)) ?? { ok: false, error: 'Bo can not play' });
    expect(noticesOf(phone).at(-1)).toEqual([table, 'turn-over']);
    unwrap(await ada.do({ type: 'resign' }));
    unwrap(await ada.do({ type: 'rematch' }));
    expect(noticesOf(phone).slice(3)).toEqual([
      [table, 'over'],
      [ada.room.rematch, 'rematch'],
    ]);
    expect([noticesOf(ada), noticesOf(bo)]).toEqual([[], []]);
  });
});

describe('a table that nobody follows', () => {
  /** Turns of the event loop go by until the node has looked round. */
  async function letGo(node: TablesNode): Promise<void> {
    node.pass(61_000);
    while (node.tables.count > 0) await new Promise(setImmediate);
  }

  it('is woken when its clock runs out, however many others can not be read, each tried once for now', async () => {
    const node = await nodes.open();
    const [ada, bo] = [node.person('Ada'), node.person('Bo')];
    const options = { first: 0, moveSeconds: 3600 };
    const table = await node.start([ada, bo], { game: 'kakuro-challenge', options });
    for (const person of [ada, bo]) person.leave();
    await letGo(node);
    const { store } = node;
    const [summary] = await store.tablesOf('Ada', 1);
    for (let broken = 0; broken < 250; broken++) {
      const row = { version: 1, at: 0, body: 'no JSON', awaited: [] };
      const fixed = { ...(summary as NonNullable<typeof summary>).summary, table: `broken ${broken}` };
      const number = await store.create([row], { summary: fixed, seats: [], guests: [] });
      await store.append([{ table: number, row: { ...row, version: 2 }, wakeAt: node.now + 1 }]);
    }
    node.pass(3_600_000);
    while (!(await node.catalogue.summary(table))?.awaited.includes(1)) await new Promise(setImmediate);
    // All due tables are gone through once more, from the first to the last.
    const due = vi.spyOn(store, 'due');
    const isLast = (found: readonly unknown[]): boolean => found.length < 100;
    for (let rounds = 0; rounds < 3; ) {
      await new Promise(setImmediate);
      const answers = await Promise.all(due.mock.results.map(({ value }) => value));
      rounds = answers.filter(isLast).length;
    }
    const failed = node.logged.filter((line) => line.includes('"store-failed"'));
    const tables = failed.map((line) => /"table":"(broken \d+)"/.exec(line)?.[1]);
    expect(tables).not.toContain(undefined);
    expect(new Set(tables).size).toBe(250);
    expect(tables).toHaveLength(250);
  });

  it('is let go while it waits for a person, though a bot might have something to say', async () => {
    const node = await nodes.open();
    const [ada, bo] = [node.person('Ada'), node.person('Bo')];
    const options = { scoring: 'claim', first: 0 };
    const table = await node.table(ada, { game: 'kakuro-challenge', seats: [null, null, 'novice'], options });
    await node.seat(bo, table, 1);
    unwrap(await ada.do({ type: 'start' }));
    unwrap((await ada.play('kakuro-challenge', 0)) ?? { ok: false, error: 'Ada can not play' });
    for (const person of [ada, bo]) person.leave();
    await letGo(node);
    const back = node.person('Bo');
    expect((await back.join(table)).view).toMatchObject({ turn: 1, last: { seat: 0 } });
  });
});

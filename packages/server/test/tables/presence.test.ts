/**
 * Who is here, where people are at different nodes: known at all of them, and forgotten with a node that falls silent.
 */

import { limits } from '@riverstone/protocol';
import { unwrap } from '@riverstone/rules';
import { describe, expect, it } from 'vitest';
import { type Bus, LocalBus } from '../../src/bus/bus.js';
import type { Person } from '../support/person.js';
import type { TablesNode } from '../support/tables-node.js';
import { useTables } from '../support/tables-nodes.js';

const nodes = useTables();

/** A line between nodes that can be cut. */
class Line {
  isCut = false;

  constructor(private readonly bus: LocalBus) {}

  /** The bus as one node sees it through this line. */
  node(): Bus {
    const bus = this.bus.node();
    return {
      publish: (message) => {
        if (!this.isCut) bus.publish(message);
      },
      subscribe: (hear) =>
        bus.subscribe((message) => {
          if (!this.isCut) hear(message);
        }),
    };
  }
}

describe('who is here', () => {
  interface Apart {
    readonly bus: LocalBus;
    readonly line: Line;
    readonly one: TablesNode;
    readonly other: TablesNode;
    readonly table: string;
    readonly ada: Person;
    readonly bo: Person;
    readonly cy: Person;
    /** Time goes by at both. */
    pass(milliseconds: number): void;
  }

  /** Ada and Cy at one node, Bo at the other, in a game of three. */
  async function playApart(): Promise<Apart> {
    const bus = new LocalBus();
    const line = new Line(bus);
    const one = await nodes.open(undefined, bus.node());
    const other = await nodes.open(one.file, line.node());
    const [ada, bo, cy] = [one.person('Ada'), other.person('Bo'), one.person('Cy')];
    const table = await one.table(ada, { game: 'kakuzu', seats: [null, null, null], options: { first: 0 } });
    await other.seat(bo, table, 1);
    await one.seat(cy, table, 2);
    await ada.until(() => ada.room.seats[1]?.name === 'Bo');
    unwrap(await ada.do({ type: 'start' }));
    await bo.until(() => bo.view !== null);
    const pass = (milliseconds: number): void => {
      for (const node of [one, other]) node.pass(milliseconds);
    };
    return { bus, line, one, other, table, ada, bo, cy, pass };
  }

  const hereFor = ({ table }: Person): readonly number[] => table?.here ?? [];
  const codeOf = async (answer: ReturnType<Person['do']>): Promise<string> => {
    const done = await answer;
    return done.ok ? 'done' : done.error.code;
  };

  it('is known at every node, whoever comes first, watches or leaves', async () => {
    const { bus, one, other, table, ada, bo } = await playApart();
    expect([hereFor(ada), hereFor(bo)]).toEqual([
      [1, 2, 3],
      [1, 2, 3],
    ]);
    const watcher = other.person('Di');
    expect((await watcher.join(table)).here).toEqual([1, 2, 3]);
    await ada.until(() => ada.table?.watchers === 1);
    watcher.leave();
    bo.leave();
    await ada.until(() => hereFor(ada).length === 2 && ada.table?.watchers === 0);
    // A node that comes later asks the others.
    const late = await nodes.open(one.file, bus.node());
    const latecomer = late.person('Bo');
    await latecomer.join(table);
    await latecomer.until(() => hereFor(latecomer).length === 3);
    await ada.until(() => hereFor(ada).length === 3);
  });

  it('counts in votes and pauses, at whichever node somebody is', async () => {
    const { ada, bo, cy, pass } = await playApart();
    pass(limits.awayBeforeStandIn);
    expect(await codeOf(ada.do({ type: 'stand-in', seat: 1 }))).toBe('not-away');
    expect(await codeOf(ada.do({ type: 'ask', what: 'pause' }))).toBe('done');
    expect(await codeOf(cy.do({ type: 'answer', agrees: true }))).toBe('done');
    expect(ada.room.paused).toBe(false);
    await bo.until(() => bo.room.proposal?.agreed.length === 2);
    expect(await codeOf(bo.do({ type: 'answer', agrees: true }))).toBe('done');
    await ada.until(() => ada.room.paused);
    // Bo can't take the host's place while she is here.
    expect(await codeOf(bo.do({ type: 'host', member: 2 }))).toBe('not-host');
  });

  it('is not who came by a node that has fallen silent', async () => {
    const { line, ada, cy, pass } = await playApart();
    line.isCut = true;
    pass(60_000);
    await ada.until(() => hereFor(ada).length === 2);
    expect(hereFor(cy)).toEqual([1, 3]);
    pass(limits.awayBeforeVote);
    expect(await codeOf(ada.do({ type: 'stand-in', seat: 1 }))).toBe('done');
  });

  it('tells a node that has missed something to read on', async () => {
    const { line, ada, bo, pass } = await playApart();
    line.isCut = true;
    unwrap(await ada.do({ type: 'say', text: 'Nobody hears me' }));
    line.isCut = false;
    pass(10_000);
    await bo.until(() => bo.table?.chat.at(-1)?.text === 'Nobody hears me');
  });
});

/**
 * What must hold at a running table whoever leaves and whatever is said: questions end, bots think once, the history is
 * one.
 */

import { limits } from '@riverstone/protocol';
import { unwrap } from '@riverstone/rules';
import { describe, expect, it } from 'vitest';
import { HistoryReply } from '../../src/tables/follow/history-reply.js';
import type { LoadedTable } from '../../src/tables/load/loaded-table.js';
import { answer, ask, codeOf, type Played, play, played, sealedRace } from '../support/agreeing.js';
import type { Person } from '../support/person.js';
import { useTables } from '../support/tables-nodes.js';

const nodes = useTables();

describe('a question', () => {
  /** Ada asks and Bo agrees; Cy says nothing. */
  async function askedOfThree(what: 'pause' | 'resume' | 'undo'): Promise<Played & { readonly cy: Person }> {
    const game = await play(nodes.open(), 3, 'kakuro-race', sealedRace);
    const cy = game.people[2] as Person;
    if (what === 'undo') await played(game.ada, 'kakuro-race', 0);
    if (what === 'resume') {
      await ask(game.ada, 'pause');
      for (const person of [game.bo, cy]) await answer(person);
    }
    await ask(game.ada, what);
    await answer(game.bo);
    expect(game.ada.room.proposal).toEqual({ what, by: 0, agreed: [0, 1] });
    return { ...game, cy };
  }

  it.each(['pause', 'resume', 'undo'] as const)(
    'whether to %s is settled when the last who had not answered gives up',
    async (what) => {
      const { node, ada, cy } = await askedOfThree(what);
      unwrap(await cy.do({ type: 'resign' }));
      await node.tables.queue.settled();
      expect(ada.room).toMatchObject({ proposal: null, paused: what === 'pause', undoable: null });
    },
  );

  it('is settled when a bot plays for who had not answered, or the host removes them', async () => {
    const voted = await askedOfThree('resume');
    voted.cy.leave();
    voted.node.pass(limits.awayBeforeStandIn);
    unwrap(await voted.ada.do({ type: 'stand-in', seat: 2 }));
    await voted.node.tables.queue.settled();
    expect(voted.ada.room).toMatchObject({ proposal: null, paused: false });
    const removed = await askedOfThree('resume');
    unwrap(await removed.ada.do({ type: 'remove', member: 3 }));
    await removed.node.tables.queue.settled();
    expect(removed.ada.room).toMatchObject({ proposal: null, paused: false });
  });

  it('about a pause does not wait for who has left for long', async () => {
    const { node, ada, cy } = await askedOfThree('pause');
    cy.leave();
    node.pass(limits.awayBeforeVote);
    await ada.until(() => ada.room.paused);
    expect(ada.room.proposal).toBeNull();
  });

  it('is off when whoever asked gives up', async () => {
    const { ada, bo } = await askedOfThree('pause');
    unwrap(await ada.do({ type: 'resign' }));
    expect(bo.room).toMatchObject({ proposal: null, paused: false });
    expect(await ask(bo, 'pause')).toBe('done');
  });
});

describe('a bot', () => {
  it('thinks once about its move, whatever is said and whoever changes their name', async () => {
    const node = await nodes.open();
    const ada = node.person('Ada');
    await node.table(ada, { game: 'kakuzu', seats: [null, 'novice'], options: { first: 1 } });
    unwrap(await ada.do({ type: 'start' }));
    for (const name of ['Ann', 'Anna', 'Ada']) unwrap(await ada.do({ type: 'enter', name }));
    unwrap(await ada.do({ type: 'say', text: 'Take your time' }));
    node.pass(60_000);
    await ada.until(() => ada.view?.turn === 0);
    expect(node.thoughts).toBe(1);
  });
});

describe('a late call', () => {
  const call = { type: 'act', action: 'call', promptKey: '1' } as const;
  const none = { ...call, action: 'none' } as const;
  const told = ({ messages }: Person): unknown[] => messages.filter(({ type }) => type === 'late');

  it('is told to everybody, once, however often it comes', async () => {
    const { node, ada, bo } = await play(nodes.open(), 2, 'kakuro-race', { markers: [7, 12, 17] });
    unwrap(await bo.do(call));
    node.pass(120);
    expect(await codeOf(ada, call)).not.toBe('done');
    node.pass(120);
    expect(await codeOf(ada, call)).not.toBe('done');
    await node.tables.queue.settled();
    expect([told(ada), told(bo)]).toEqual([[{ type: 'late', seat: 0, by: 120 }], [{ type: 'late', seat: 0, by: 120 }]]);
  });

  it('may be that of somebody who had said none, and is the only one that is late', async () => {
    const { node, ada, bo } = await play(nodes.open(), 2, 'kakuro-race', { markers: [7, 12, 17] });
    unwrap(await ada.do(none));
    unwrap(await bo.do(call));
    node.pass(80);
    expect(await codeOf(ada, call)).not.toBe('done');
    await node.tables.queue.settled();
    expect(told(bo)).toEqual([{ type: 'late', seat: 0, by: 80 }]);
  });

  it('is not told of who wanted to do something else', async () => {
    const { node, ada, bo } = await play(nodes.open(), 2, 'kakuro-race', { markers: [7, 12, 17] });
    unwrap(await bo.do(call));
    node.pass(80);
    expect(await codeOf(ada, none)).not.toBe('done');
    await node.tables.queue.settled();
    expect(told(bo)).toEqual([]);
  });
});

describe('the history', () => {
  it('is the same whether it was asked for before or not, also after an undo', async () => {
    const { node, table, ada, bo } = await play(nodes.open(), 2, 'kakuro-race', sealedRace);
    const { state } = (await node.tables.openHere(table)) as LoadedTable;
    const resting = new HistoryReply();
    const compare = async (): Promise<void> => {
      const told = await ada.history();
      const anew = new HistoryReply().text(state, told.id, 0);
      expect(ada.texts).toContain(anew);
      expect(resting.text(state, told.id, 0)).toBe(anew);
      resting.expire(60_000);
    };
    await compare();
    await played(ada, 'kakuro-race', 0);
    await compare();
    await ask(ada, 'undo');
    await answer(bo);
    await compare();
    while (ada.room.phase === 'playing') {
      await played(ada, 'kakuro-race', 0);
      if (ada.room.phase === 'playing') await played(bo, 'kakuro-race', 1);
      await compare();
    }
    expect((await ada.history()).steps.length).toBe(state.game?.entryCount);
  });
});

/** A table as a function of its inputs: which effects it returns, in which order, and what it does while it waits. */

import type { Command } from '@riverstone/protocol';
import { dealFrom, unwrap } from '@riverstone/rules';
import { kakuzu } from '@riverstone/rules/kakuzu';
import { describe, expect, it } from 'vitest';
import { adaAndBot } from '../../../test/support/ada-and-bot.js';
import type { ClientConnection } from '../../connections/connection.js';
import type { LogRow } from '../../store/store.js';
import type { AppendEffect, PendingWork, TableEffect } from '../effects/table-effect.js';
import { foldRows } from '../state/apply-row.js';
import { LoadedTable } from './loaded-table.js';

const NOW = 5000;
const ada: ClientConnection = { guest: 'ada', send: () => {}, close: () => {} };
const bo: ClientConnection = { guest: 'bo', send: () => {}, close: () => {} };

function setUp() {
  const { id, rows } = adaAndBot(1000);
  const table = new LoadedTable(7, foldRows(id, rows), 1000);
  table.handle({ type: 'follow', from: ada, id: 'join', watches: false }, NOW);
  const send = (command: Command, from = ada, requestId = `${command.type}-1`): readonly TableEffect[] =>
    table.handle({ type: 'command', from, id: requestId, command }, NOW);
  return { table, rows: rows as readonly LogRow[], send };
}

const kinds = (effects: readonly TableEffect[]): string[] => effects.map(({ kind }) => kind);
const textsIn = (effects: readonly TableEffect[]): Record<string, unknown>[] =>
  effects.flatMap((effect) => (effect.kind === 'send' ? [JSON.parse(effect.text)] : []));
const workIn = (effects: readonly TableEffect[]): PendingWork => {
  for (const effect of effects) if (effect.kind === 'read-log' || effect.kind === 'deal') return effect.work;
  throw new Error('nothing is pending');
};
const appendsIn = (effects: readonly TableEffect[]): AppendEffect[] =>
  effects.filter((effect) => effect.kind === 'append');

const rename: Command = { type: 'enter', name: 'Ann' };

describe('a command', () => {
  it('is appended before anybody is told of it', () => {
    const { send } = setUp();
    const effects = send(rename);
    expect(kinds(effects)).toEqual(['count', 'append', 'send', 'reschedule']);
    expect(appendsIn(effects)[0]?.append.row).toMatchObject({ version: 2, at: NOW });
    expect(textsIn(effects)[0]).toMatchObject({ type: 'changes', id: 'enter-1', changes: [{ version: 2 }] });
  });

  it('that is refused changes nothing', () => {
    const { table, send } = setUp();
    const effects = send({ type: 'sit', seat: 1 }, bo);
    expect(kinds(effects)).toEqual(['count', 'send']);
    expect(textsIn(effects)).toMatchObject([{ type: 'refused', code: 'not-a-member' }]);
    expect(table.state.version).toBe(1);
  });

  it('that is sent twice is done once', () => {
    const { send } = setUp();
    send(rename);
    expect(textsIn(send(rename))).toMatchObject([{ type: 'done', version: 2 }]);
  });
});

describe('while a game is dealt', () => {
  it('inputs wait, and go on in order', () => {
    const { table, send } = setUp();
    const work = workIn(send({ type: 'start' })) as PendingWork & { kind: 'deal' };
    expect(send(rename)).toEqual([]);
    expect(table.isBusy).toBe(true);
    const effects = table.dealFailed(work, new Error('no thread'), NOW);
    expect(kinds(effects).slice(0, 2)).toEqual(['report', 'send']);
    expect(textsIn(effects)).toMatchObject([{ type: 'refused', code: 'unavailable' }, { type: 'changes' }]);
    expect(table.isBusy).toBe(false);
  });

  it('somebody who leaves before their turn does not follow the table', () => {
    const { table, send } = setUp();
    const work = workIn(send({ type: 'start' })) as PendingWork & { kind: 'deal' };
    table.handle({ type: 'follow', from: bo, id: 'join', watches: false }, NOW);
    expect(table.unfollow(bo, NOW)).toMatchObject([{ kind: 'send-now', to: bo }]);
    table.dealFailed(work, new Error('no thread'), NOW);
    expect(table.isFollowedBy(bo)).toBe(false);
  });
});

describe('rows that are lost', () => {
  it('because the store failed are refused, and not tried again', () => {
    const { table, rows, send } = setUp();
    const work = workIn(table.rowsLost(appendsIn(send(rename))));
    const effects = table.logRead(work, rows, NOW);
    expect(textsIn(effects)).toMatchObject([{ type: 'table' }, { type: 'refused', code: 'unavailable' }]);
    expect(appendsIn(effects)).toEqual([]);
    // Clocks and bots look at the table at the next sweep.
    expect(kinds(table.handle({ type: 'sweep', isLate: false }, NOW))).toEqual(['reschedule']);
  });

  it('but are in the log all the same are done', () => {
    const { table, rows, send } = setUp();
    const lost = appendsIn(send(rename));
    const work = workIn(table.rowsLost(lost));
    const stored = lost.map(({ append }) => append.row);
    expect(textsIn(table.logRead(work, [...rows, ...stored], NOW)).at(-1)).toMatchObject({ type: 'done', version: 2 });
  });
});

it('tells other nodes of news only for guests who do not have the table open', () => {
  const { table, send } = setUp();
  for (const guest of ['bo', 'cy']) send({ type: 'enter', name: guest }, { ...bo, guest });
  const end = (): unknown => send({ type: 'resign' }).find(({ kind }) => kind === 'publish-notices');
  const work = workIn(send({ type: 'start' }));
  if (work.kind !== 'deal') throw new Error('no game is dealt');
  const deal = unwrap(dealFrom(kakuzu, 2, work.deal.options, work.deal.seed));
  table.dealt(work, deal, NOW);
  table.handle({ type: 'follow', from: bo, id: 'join', watches: false }, NOW);
  const effect = end();
  const guestsIn = (notices: readonly { guest: string; kind: string }[]): string[] =>
    notices.filter(({ kind }) => kind === 'over').map(({ guest }) => guest);
  expect(effect).toBeDefined();
  const { notices, absent } = effect as Extract<TableEffect, { kind: 'publish-notices' }>;
  expect([guestsIn(notices), guestsIn(absent)]).toEqual([['ada', 'bo', 'cy'], ['cy']]);
});

it('after a fault, everybody is sent away and the table is dropped', () => {
  const { table, rows, send } = setUp();
  const work = workIn(table.rowsLost([]));
  send(rename, bo);
  const effects = table.logRead(work, [...rows.slice(1), { version: 2, at: NOW, body: '{}' }], NOW);
  expect(kinds(effects)).toEqual(['close', 'close', 'drop']);
  expect(kinds(send(rename))).toEqual(['close']);
});

it('that ends sends everybody away, once, and handles nothing more', () => {
  const { table, send } = setUp();
  expect(table.end('restart')).toEqual([{ kind: 'close', connection: ada, reason: 'restart' }]);
  expect(table.end('restart')).toEqual([]);
  expect(kinds(send(rename))).toEqual(['close']);
  expect(table.state.version).toBe(1);
});

it('goes on from its last row where the clock was set back since', () => {
  const { id, rows } = adaAndBot(3_600_000);
  const table = new LoadedTable(7, foldRows(id, rows), 1000);
  table.handle({ type: 'follow', from: ada, id: 'join', watches: false }, table.timeAt(1000));
  const effects = table.handle({ type: 'command', from: ada, id: 'c', command: rename }, table.timeAt(6000));
  expect(appendsIn(effects)[0]?.append.row).toMatchObject({ version: 2, at: 3_605_000 });
});

/** When the bots at a table move: not while it is counted, not in the calm after a marker, and not in a pause. */

import type { Command } from '@riverstone/protocol';
import { HostedGame, unwrap, withGame } from '@riverstone/rules';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { adaAndBot } from '../../../test/support/ada-and-bot.js';
import type { ClientConnection } from '../../connections/connection.js';
import type { LogRow } from '../../store/store.js';
import { foldRows } from '../state/apply-row.js';
import { LoadedTable } from './loaded-table.js';
import { SeatedBots } from './seated-bots.js';

const ada: ClientConnection = { guest: 'ada', send: () => {}, close: () => {} };
/** How long the bot searches for each marker, in milliseconds. */
const SEARCH = 400;

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2025, 0, 1) }));
afterEach(() => void vi.useRealTimers());

/** Ada and a bot that calls as soon as it has searched, at a race that begins now. */
function setUp() {
  const { id, rows } = adaAndBot(Date.now(), { game: 'kakuro-race', options: { claimSeconds: 5 }, autoStart: false });
  const table = new LoadedTable(7, foldRows(id, rows as readonly LogRow[]), Date.now());
  const moves: number[] = [];
  const ask = async ({ view }: { readonly view: unknown }) => {
    const { round } = view as { readonly round: { readonly number: number; readonly caller: number | null } };
    if (round.caller !== null) return null;
    return { action: { type: 'call' }, afterSeconds: SEARCH / 1000, occasion: `${round.number}` };
  };
  const bots = new SeatedBots(
    table,
    { botWorkers: { ask }, clock: () => Date.now() },
    (move) => {
      moves.push(Date.now());
      table.handle(move, Date.now());
      bots.reschedule();
    },
    (error) => {
      throw error;
    },
  );
  let count = 0;
  const send = (command: Command): void => {
    const effects = table.handle({ type: 'command', from: ada, id: `${++count}`, command }, Date.now());
    for (const effect of effects) {
      if (effect.kind !== 'deal') continue;
      const { game, seats, options, seed } = effect.work.deal;
      const deal = withGame(game, (rules) => unwrap(HostedGame.deal(rules, { seats, options, seed })).writtenDeal());
      table.dealt(effect.work, deal, Date.now());
    }
    bots.reschedule();
  };
  table.handle({ type: 'follow', from: ada, id: 'join', watches: false }, Date.now());
  send({ type: 'start' });
  return { table, bots, moves, send, pass: (ms: number) => vi.advanceTimersByTimeAsync(ms) };
}

it('wait until it was counted, then begin to search', async () => {
  const { moves, pass, bots } = setUp();
  const begun = Date.now();
  await pass(3000 + SEARCH - 1);
  expect(moves).toEqual([]);
  await pass(1);
  expect(moves).toEqual([begun + 3000 + SEARCH]);
  bots.close();
});

it('begin to search for the next marker after the calm', async () => {
  const { table, moves, send, pass, bots } = setUp();
  await pass(3000 + SEARCH);
  // The bot shows no line in time and sits out, and Ada finds nothing.
  await pass(5000);
  table.handle({ type: 'clock' }, Date.now());
  send({ type: 'act', action: 'none', promptKey: '1' });
  const turned = Date.now();
  expect(table.state.calmUntil).toBe(turned + 2000);
  await pass(2000 + SEARCH);
  expect(moves.slice(1)).toEqual([turned + 2000 + SEARCH]);
  bots.close();
});

it('do not search during a pause, nor while it is counted after it', async () => {
  const { moves, send, pass, bots } = setUp();
  await pass(3000 + SEARCH - 100);
  send({ type: 'ask', what: 'pause' });
  await pass(60_000);
  send({ type: 'ask', what: 'resume' });
  const resumed = Date.now();
  await pass(3000 + 99);
  expect(moves).toEqual([]);
  await pass(1);
  expect(moves).toEqual([resumed + 3000 + 100]);
  bots.close();
});

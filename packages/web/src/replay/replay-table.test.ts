/** Replays of whole games: views at every moment, hidden things, and records that are wrong. */

import { readFileSync } from 'node:fs';
import { type GameId, gameIds, unwrap, withGame } from '@riverstone/rules';
import { describe, expect, it } from 'vitest';
import type { GameParts, ViewTypes } from '../table/game-page';
import { readRecord } from './read-record';
import { ReplayTable } from './replay-table';

const exampleOf = (id: GameId): Record<string, unknown> =>
  JSON.parse(readFileSync(new URL(`../../../../docs/examples/${id}.riverstone.json`, import.meta.url), 'utf8'));

/** A replay needs no more of a game's parts. */
function replayOf(id: GameId, record: unknown) {
  return withGame(id, (game) => {
    const parts = { id, game } as unknown as GameParts<ViewTypes>;
    return unwrap(ReplayTable.open(parts, unwrap(readRecord(record)).played));
  });
}

describe.each(gameIds)('a replay of %s', (id) => {
  const record = exampleOf(id);
  const table = replayOf(id, record);

  it('begins before the first move and ends with the result', () => {
    table.moment.value = 0;
    expect(table.steps.value).toEqual([]);
    expect(table.status.value).toMatchObject({ over: false, winners: [] });
    table.moment.value = table.all.length;
    expect(table.status.value.over).toBe(true);
    expect(table.steps.value).toEqual(table.all);
    table.moment.value = null;
    expect(table.version.value).toBe(table.all.length);
  });

  it('shows whoever is to act, a seat or a spectator', () => {
    table.moment.value = 3;
    table.look.value = 'turn';
    expect(table.viewer.value).toBe(table.status.value.awaited[0]);
    table.look.value = 1;
    expect(table.view.value.viewer).toBe(1);
    table.look.value = 'spectator';
    expect(table.view.value.viewer).toBe('spectator');
  });

  it('writes the same record again', async () => {
    const { players, moves, chance } = await table.record();
    expect(JSON.parse(JSON.stringify({ moves, chance }))).toEqual({ moves: record.moves, chance: record.chance });
    expect(players).toEqual(record.players);
  });

  it('lets nobody act', () => {
    expect(table.act()).toEqual({ ok: false, error: { code: 'paused', detail: {} } });
  });
});

describe('somebody who resigned', () => {
  const record = { ...exampleOf('kakuzu'), moves: (exampleOf('kakuzu').moves as string[]).slice(0, 12), resigned: [0] };
  const draws = 1;

  it('ends the game at the last moment, not before', () => {
    const chance = record as { chance?: { draws?: number[] } };
    const table = replayOf('kakuzu', shortened(record, chance.chance?.draws ?? [], draws));
    expect(table.status.value.over).toBe(false);
    table.moment.value = table.all.length;
    expect(table.status.value).toMatchObject({ over: true });
    expect(table.status.value.winners).not.toContain(0);
  });

  /** With as many draws as the moves need. */
  function shortened(raw: Record<string, unknown>, all: readonly number[], from: number): unknown {
    for (let number = from; number <= all.length; number++) {
      const tried = { ...raw, chance: { ...(raw.chance as object), draws: all.slice(0, number) } };
      if (readRecord(tried).ok) return tried;
    }
    return raw;
  }
});

describe('what is no record', () => {
  const record = exampleOf('kakuro-challenge');
  const moves = record.moves as string[];

  it.each<[string, unknown, string]>([
    ['a number', 7, 'foreign'],
    ['a list', [], 'foreign'],
    ['another program’s file', { name: 'x', version: 3 }, 'foreign'],
    ['a newer version', { ...record, v: 2 }, 'newer'],
    ['an unknown game', { ...record, game: 'chess' }, 'broken'],
    ['no players', { ...record, players: [] }, 'broken'],
    ['more moves than any game has', { ...record, moves: Array.from({ length: 5001 }, () => moves[0]) }, 'huge'],
    ['a name that fills the page', { ...record, players: ['A'.repeat(201), 'Bo'] }, 'huge'],
    ['another bag', { ...record, chance: { tiles: [1] } }, 'broken'],
  ])('%s is %s', (_name, raw, problem) => {
    expect(readRecord(raw)).toEqual({ ok: false, error: { problem, move: null } });
  });

  it('names the move that is against the rules, counted from 1', () => {
    const wrong = { ...record, moves: [...moves.slice(0, 2), moves[0]] };
    delete (wrong as { at?: unknown }).at;
    expect(readRecord(wrong)).toEqual({ ok: false, error: { problem: 'illegal', move: 3 } });
  });
});

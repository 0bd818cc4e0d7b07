/** What is saved of a table, and what is said of a saved table that can't be read. */

import { unwrap } from '@riverstone/rules';
import { kakuzu } from '@riverstone/rules/kakuzu';
import { describe, expect, test } from 'vitest';
import { dealLog } from '../saved/deal-log';
import { readSavedTable } from '../saved/read-saved-table';
import { TABLE_FORMAT } from '../saved/saved-table';
import { challenge, person, playTable, savedTable, seedOf } from './test-table';

describe('a saved table', () => {
  test('shows nothing of a hand to somebody who reads the storage', () => {
    const { table } = playTable(challenge, [person('Ada'), person('Bo')], { first: 0 });
    const log = table.save();
    const saved = savedTable('kakuro-challenge', table.seats, log);
    const text = JSON.stringify(saved);
    const { tiles } = log.chance as { readonly tiles: readonly number[] };
    for (const spelled of [tiles.join(), tiles.join(''), JSON.stringify(tiles), 'tiles', log.seed]) {
      expect(text).not.toContain(spelled);
    }
    expect(readSavedTable(saved)).toMatchObject({ ok: true, log });
  });

  test.each([
    ['nothing', null, 'damaged'],
    ['a text', 'table', 'damaged'],
    ['an empty object', {}, 'damaged'],
    ['a newer format', { format: TABLE_FORMAT + 1 }, 'newer'],
    ['an older format', { format: TABLE_FORMAT - 1 }, 'older'],
    ['no format', { format: 0 }, 'damaged'],
    ['an unknown game', { game: 'chess' }, 'damaged'],
    ['a game that is only a property of every object', { game: 'constructor' }, 'damaged'],
    ['another key', { logKey: seedOf('b') }, 'damaged'],
    ['no key at all', { logKey: '' }, 'damaged'],
    ['no base64', { obfuscatedLog: '%%%' }, 'damaged'],
    ['an id that is no table’s', { id: '../x' }, 'damaged'],
    ['a time that no calendar has', { createdAt: 1e300 }, 'damaged'],
    ['no time', { touchedAt: 'today' }, 'damaged'],
    ['a seat below 0', { standing: { over: false, scores: [], winners: [-1], awaited: [], entries: 0 } }, 'damaged'],
    ['a bot of an unknown level', { seats: [{ name: 'X', bot: 'god' }] }, 'damaged'],
  ])('tells what is wrong with it: %s', (_name, change, problem) => {
    const log = unwrap(dealLog(kakuzu, 2, {}, seedOf('1')));
    const isWhole = change === null || typeof change !== 'object' || Object.keys(change).length === 0;
    const raw = isWhole ? change : { ...savedTable('kakuzu', [person('A'), person('B')], log), ...change };
    expect(readSavedTable(raw)).toEqual({ ok: false, problem });
  });
});

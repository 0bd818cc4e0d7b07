/** The file with everything: there and back, and what is wrong with others. */

import { describe, expect, it } from 'vitest';
import { type Backup, isNewer, readBackup, writeBackup } from './backup';

const day = {
  id: '2026-11-18/kakuzu',
  day: '2026-11-18',
  game: 'kakuzu',
  table: '0123456789ab',
  startedAt: 1,
  touchedAt: 2,
  own: { score: 40, gains: [3, 5] },
  par: null,
  isCounted: false,
};
const backup: Backup = { savedAt: 5, rows: { tables: [], summaries: [], days: [day] }, texts: { 'riverstone:x': '1' } };
const text = writeBackup(backup);
const changed = (change: object): string => JSON.stringify({ ...JSON.parse(text), ...change });

it('is read as it was written', () => {
  expect(readBackup(text)).toEqual({ ok: true, value: backup });
});

describe('another file', () => {
  it.each([
    ['nothing', '', 'foreign'],
    ['no JSON', 'PNG…', 'foreign'],
    ['a list', '[]', 'foreign'],
    ['a record', '{"v":1,"game":"kakuzu"}', 'foreign'],
    ['half of one', text.slice(0, -20), 'broken'],
    ['a newer version', changed({ v: 2 }), 'newer'],
    ['a newer kind of rows', changed({ rows: { dragons: [] } }), 'newer'],
    ['no version', changed({ v: undefined }), 'broken'],
    ['no rows', changed({ rows: null }), 'broken'],
    ['rows that are no list', changed({ rows: { days: {} } }), 'broken'],
    ['a row without an id', changed({ rows: { days: [{}] } }), 'broken'],
    ['a row that is wrong', changed({ rows: { days: [{ ...day, own: 40 }] } }), 'broken'],
    ['a row under another id', changed({ rows: { days: [{ ...day, id: 'x' }] } }), 'broken'],
    ['a damaged table', changed({ rows: { tables: [{ id: 'x', format: 4 }] } }), 'broken'],
    ['a table of a newer page', changed({ rows: { tables: [{ id: 'x', format: 99 }] } }), 'newer'],
    ['texts that are none', changed({ texts: { a: 1 } }), 'broken'],
  ] as const)('that is %s', (_, file, error) => expect(readBackup(file)).toEqual({ ok: false, error }));

  it('may hold a table that is too old to open', () => {
    expect(readBackup(changed({ rows: { tables: [{ id: 'x', format: 1 }] } })).ok).toBe(true);
  });
});

describe('a row of a file', () => {
  it.each([
    ['where there is none', undefined, true],
    ['that is older', { touchedAt: 1 }, true],
    ['that is as old', { touchedAt: 2 }, false],
    ['that is newer', { touchedAt: 3 }, false],
    ['without a time', {}, true],
  ])('beside one here %s', (_, here, isTaken) => expect(isNewer(day, here)).toBe(isTaken));
});

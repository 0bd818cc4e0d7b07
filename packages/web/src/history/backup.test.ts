/** The file with everything: there and back, and what is wrong with others. */

import { describe, expect, it } from 'vitest';
import { type Backup, countItems, fileRow, readBackup, writeBackup } from './backup';

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

describe('a time', () => {
  const NOW = Date.UTC(2026, 10, 18);
  const DAY = 86_400_000;
  const summary = {
    id: '0123456789ab',
    game: 'kakuzu',
    seats: [],
    you: null,
    endedAt: 1,
    touchedAt: 1,
    options: {},
    scores: [],
    winners: [],
    hasResigned: false,
    bestTurn: null,
    feat: null,
    accuracy: null,
  };
  const solver = { id: 'best-move', rating: 1, deviation: 1, volatility: 1, streak: 1, bestStreak: 1, bestRush: 1 };
  const made = { id: 'best-move/1', first: 'right', solved: true, rating: 1, deviation: 1 };
  const isRead = (change: object): boolean => readBackup(changed(change), NOW).ok;

  it.each([
    ['of the file', (at: number) => ({ savedAt: at })],
    ['of a summary’s end', (endedAt: number) => ({ rows: { summaries: [{ ...summary, endedAt }] } })],
    ['of a day’s start', (startedAt: number) => ({ rows: { days: [{ ...day, startedAt }] } })],
    ['of a solver', (touchedAt: number) => ({ rows: { solvers: [{ ...solver, touchedAt }] } })],
    ['of a try', (touchedAt: number) => ({ rows: { tries: [{ ...made, touchedAt }] } })],
  ])('%s is one that a calendar can show', (_, file) => {
    expect([0, NOW].map((at) => isRead(file(at)))).toEqual([true, true]);
    expect([-1, 8.64e15 + 1, 1e300].map((at) => isRead(file(at)))).toEqual([false, false, false]);
  });

  it.each([
    ['a summary', (touchedAt: number) => ({ rows: { summaries: [{ ...summary, touchedAt }] } })],
    ['a day', (touchedAt: number) => ({ rows: { days: [{ ...day, touchedAt }] } })],
  ])('at which %s was touched is at most a day ahead', (_, file) => {
    expect(isRead(file(NOW + DAY))).toBe(true);
    expect(isRead(file(NOW + DAY + 1))).toBe(false);
  });

  it('that is wrong in a stored row spoils no file', () => {
    expect(fileRow('days', day, NOW)).toBe(day);
    expect(fileRow('days', { ...day, touchedAt: NOW + 5 }, NOW)).toEqual({ ...day, touchedAt: NOW });
    expect(fileRow('days', { ...day, startedAt: 1e300 }, NOW)).toBeNull();
  });
});

it('counts a game once, whatever is kept of it, and everything else by itself', () => {
  const rows = [
    { kind: 'tables', id: 'a' },
    { kind: 'summaries', id: 'a' },
    { kind: 'days', id: '2026-11-18 kakuzu', table: 'a' },
    { kind: 'summaries', id: 'b' },
    { kind: 'days', id: '2026-11-17 kakuzu', table: 'gone' },
    { kind: 'tries', id: 'best-bet/1' },
  ] as const;
  expect(countItems(rows)).toEqual({ games: 2, others: 2 });
});

/** Addresses both ways, and nonsense. */

import { expect, test } from 'vitest';
import { hrefOf, parseRoute, type Route } from './address';

const routes: readonly Route[] = [
  { screen: 'home' },
  { screen: 'new', game: 'kakuzu' },
  { screen: 'learn', game: 'kakuzu' },
  { screen: 'learn', game: 'kakuzu', table: '0123456789ab' },
  { screen: 'learn', game: 'kakuro-race', daily: true },
  { screen: 'new', game: 'kakuzu', online: true },
  { screen: 'new', game: 'kakuzu', together: true },
  { screen: 'table', id: '0123456789ab' },
  { screen: 'replay', id: '0123456789ab' },
  { screen: 'replay', id: '0123456789ab', moment: 34 },
  { screen: 'replay', id: '~eJxT_0-', moment: 0 },
  { screen: 'replay', id: 'abcdefgh234567' },
  { screen: 'replay', id: 'abcdefgh234567', moment: 34 },
  { screen: 'replay', id: 'abcdefgh234567', moment: 34, review: true },
  { screen: 'open-record' },
  { screen: 'online-table', id: 'abcdefgh234567' },
  { screen: 'big-screen', id: 'abcdefgh234567' },
  { screen: 'online' },
  { screen: 'rules', game: 'kakuro-challenge' },
  { screen: 'rules', game: 'kakuro-challenge', clause: 'C5.3' },
  { screen: 'companion' },
  { screen: 'companion', tool: 'score' },
  { screen: 'companion', tool: 'referee/kakuzu/......../5' },
  { screen: 'puzzles' },
  { screen: 'puzzles', kind: 'best-move' },
  { screen: 'puzzles', kind: 'best-move', puzzle: '217' },
  { screen: 'daily' },
  { screen: 'daily', day: '2026-11-18' },
  { screen: 'history' },
  { screen: 'settings' },
  { screen: 'about' },
];

test.each(routes)('%j goes there and back', (route) => {
  const { pathname, hash } = new URL(hrefOf(route), 'http://localhost');
  expect(parseRoute(pathname, hash)).toEqual(route);
});

test.each(['', '#', '#/'])('"%s" is home', (hash) => {
  expect(parseRoute('/', hash)).toEqual({ screen: 'home' });
});

test.each([
  '#/nonsense',
  '#/new',
  '#/new/chess',
  '#/new/toString',
  '#/rules',
  '#/rules/chess',
  '#/rules/kakuzu/K1.1/x',
  '#/table',
  '#/table/zz',
  '#/replay',
  '#/replay/zz',
  '#/replay/abcdefgh234567',
  '#/replay/0123456789ab/x',
  '#/replay/0123456789ab/3/4',
  '#/about/x',
  '#//',
  '#/home',
  '#/t',
  '#/t/abcdefgh234567',
  '#/online/x',
  '#/puzzles/best-move/217/x',
  '#/new/kakuzu/x',
  '#/new/kakuzu/online/x',
  '#/table/0123456789ab/x',
  '#/daily/today',
  '#/daily/18-11-2026',
  '#/daily/2026-11-18/x',
  '#/history/x',
])('"%s" leads nowhere', (hash) => {
  expect(parseRoute('/', hash)).toEqual({ screen: 'lost' });
});

test.each([
  '/replay/abc',
  '/replay/abcdefgh234567/x',
  '/t/abc',
  '/t/abcdefgh23456',
  '/t/ABCDEFGH234567',
  '/games/screen/abc',
])('"%s" was meant to lead to a table', (path) => {
  expect(parseRoute(path, '')).toEqual({ screen: 'no-table' });
});

test('the path of a table counts, whatever comes after it', () => {
  expect(parseRoute('/games/t/abcdefgh234567', '#/settings')).toEqual({ screen: 'online-table', id: 'abcdefgh234567' });
});

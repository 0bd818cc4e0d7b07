/** Addresses both ways, and nonsense. */

import { expect, test } from 'vitest';
import { hrefOf, parseRoute, type Route } from './address';

const routes: readonly Route[] = [
  { screen: 'home' },
  { screen: 'new', game: 'kakuzu' },
  { screen: 'learn', game: 'kakuzu' },
  { screen: 'new', game: 'kakuzu', online: true },
  { screen: 'new', game: 'kakuzu', together: true },
  { screen: 'table', id: '0123456789ab' },
  { screen: 'online-table', id: 'abcdefgh234567' },
  { screen: 'big-screen', id: 'abcdefgh234567' },
  { screen: 'online' },
  { screen: 'rules', game: 'kakuro-challenge' },
  { screen: 'rules', game: 'kakuro-challenge', clause: 'C5.3' },
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
  '#/about/x',
  '#//',
  '#/home',
  '#/t',
  '#/t/abcdefgh234567',
  '#/online/x',
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

test.each(['/t/abc', '/t/abcdefgh23456', '/t/ABCDEFGH234567', '/games/screen/abc'])(
  '"%s" was meant to lead to a table',
  (path) => {
    expect(parseRoute(path, '')).toEqual({ screen: 'no-table' });
  },
);

test('the path of a table counts, whatever comes after it', () => {
  expect(parseRoute('/games/t/abcdefgh234567', '#/settings')).toEqual({ screen: 'online-table', id: 'abcdefgh234567' });
});

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
  { screen: 'settings' },
  { screen: 'about' },
];

test.each(routes)('%j goes there and back', (route) => {
  expect(parseRoute(hrefOf(route))).toEqual(route);
});

test.each(['', '#', '#/'])('"%s" is home', (hash) => {
  expect(parseRoute(hash)).toEqual({ screen: 'home' });
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
  '#/online/x',
  '#/new/kakuzu/x',
  '#/new/kakuzu/online/x',
  '#/table/0123456789ab/x',
])('"%s" leads nowhere', (hash) => {
  expect(parseRoute(hash)).toEqual({ screen: 'lost' });
});

test.each([
  '#/t/',
  '#/t/abc',
  '#/t/abcdefgh23456',
  '#/t/ABCDEFGH234567',
  '#/t/abcdefgh234567/',
  '#/t/abcdefgh234567/hand',
  '#/t/abcdefgh234567/screen/x',
])('"%s" was meant to lead to a table', (hash) => {
  expect(parseRoute(hash)).toEqual({ screen: 'no-table' });
});

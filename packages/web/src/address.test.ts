/** Addresses both ways, and nonsense. */

import { expect, test } from 'vitest';
import { hrefOf, parseRoute, type Route } from './address';

const routes: readonly Route[] = [
  { screen: 'home' },
  { screen: 'new', game: 'kakuzu' },
  { screen: 'table', id: '0123456789ab' },
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
  '#/table',
  '#/table/zz',
  '#/about/x',
  '#//',
  '#/home',
])('"%s" leads nowhere', (hash) => {
  expect(parseRoute(hash)).toEqual({ screen: 'lost' });
});

/** The addresses of the page: the part after `#`, so that any file server will do. */

import type { GameId } from '@riverstone/rules';
import { isGameName } from './game-names';

export type Route =
  | { readonly screen: 'home' }
  | { readonly screen: 'new'; readonly game: GameId }
  | { readonly screen: 'table'; readonly id: string }
  | { readonly screen: 'settings' }
  | { readonly screen: 'about' }
  /** A link that leads nowhere. */
  | { readonly screen: 'lost' };

const TABLE_ID = /^[0-9a-f]{12}$/;

/**
 * The route that a hash stands for.
 * @example parseRoute('#/new/kakuzu') // { screen: 'new', game: 'kakuzu' }
 */
export function parseRoute(hash: string): Route {
  const [screen = '', detail, ...rest] = hash.replace(/^#\/?/, '').split('/');
  if (rest.length > 0) return { screen: 'lost' };
  if (screen === 'new' && detail !== undefined && isGameName(detail)) return { screen, game: detail };
  if (screen === 'table' && detail !== undefined && TABLE_ID.test(detail)) return { screen, id: detail };
  if (detail !== undefined) return { screen: 'lost' };
  if (screen === '') return { screen: 'home' };
  return screen === 'settings' || screen === 'about' ? { screen } : { screen: 'lost' };
}

/** The address of a route. */
export function hrefOf(route: Route): string {
  switch (route.screen) {
    case 'home':
    case 'lost':
      return '#/';
    case 'new':
      return `#/new/${route.game}`;
    case 'table':
      return `#/table/${route.id}`;
    default:
      return `#/${route.screen}`;
  }
}

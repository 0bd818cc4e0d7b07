/**
 * The addresses of the page. They are after the `#`, so that any file server works; but an online table is a path, so
 * that its server can tell what the link leads to.
 */

import { type GameId, isGameId } from '@riverstone/rules';
import { rootOf, siteRoot } from './site-root';

export type Route =
  | { readonly screen: 'home' }
  /** A new table: on this device, against bots or together; or online. */
  | { readonly screen: 'new'; readonly game: GameId; readonly online?: true; readonly together?: true }
  | { readonly screen: 'table'; readonly id: string }
  /** A finished game: of a table on this device or online, or packed into the link; the moment to show, reviewed. */
  | { readonly screen: 'replay'; readonly id: string; readonly moment?: number; readonly review?: true }
  /** An online table: the link that friends get. */
  | { readonly screen: 'online-table'; readonly id: string }
  /** The same table on a big screen. */
  | { readonly screen: 'big-screen'; readonly id: string }
  /** My tables online, the open lobby, another device. */
  | { readonly screen: 'online' }
  /** The rules of a game, and a clause in them. */
  | { readonly screen: 'rules'; readonly game: GameId; readonly clause?: string }
  /** The lesson of a game; and what it leads back to: the table that it was opened from, or the day's deal. */
  | { readonly screen: 'learn'; readonly game: GameId; readonly table?: string; readonly daily?: true }
  /** Help for the real box, and one of its tools: `score`, `referee/kakuzu/<position>`. */
  | { readonly screen: 'companion'; readonly tool?: string }
  /** All puzzles, those of a kind, one of them, or a rush; whether there are such puzzles, the screen finds out. */
  | { readonly screen: 'puzzles'; readonly kind?: string; readonly puzzle?: string }
  /** A record to open: from a file, or what was shared with the page. */
  | { readonly screen: 'open-record' }
  /** The day's deal: today's, or that of an earlier day. */
  | { readonly screen: 'daily'; readonly day?: string }
  /** Statistics, and the games that were played. */
  | { readonly screen: 'history' }
  | { readonly screen: 'settings' }
  | { readonly screen: 'about' }
  /** A link to an online table that is incomplete. */
  | { readonly screen: 'no-table' }
  /** A link that leads nowhere. */
  | { readonly screen: 'lost' };

/** The id of a table on this device. */
export const TABLE_ID = /^[0-9a-f]{12}$/;
const ONLINE_ID = /^[a-z0-9]{14}$/;
/** A saved table, or a whole record. */
const PLAYED_ID = /^(?:[0-9a-f]{12}|~[\w-]+)$/;
const MOMENT = /^(\d{1,4})(-review)?$/;
const DAY = /^\d{4}-\d\d-\d\d$/;
/** Screens whose address is one word. */
const plain = ['online', 'companion', 'open-record', 'daily', 'history', 'settings', 'about'] as const;

/**
 * The route that a path and its hash stand for.
 * @example parseRoute('/', '#/new/kakuzu') // => { screen: 'new', game: 'kakuzu' }
 * @example parseRoute('/t/abcdefgh234567', '') // => { screen: 'online-table', id: 'abcdefgh234567' }
 */
export function parseRoute(path: string, hash: string): Route {
  const [kind, id, moment] = path.slice(rootOf(path).length).split('/');
  if (id !== undefined) return onlineRoute(kind, id, moment);
  const [screen = '', ...details] = hash.replace(/^#\/?/, '').split('/');
  const [detail] = details;
  if (screen === 'puzzles') return puzzlesRoute(details);
  if (detail === undefined) return plainRoute(screen);
  if (screen === 'new') return newRoute(details);
  if (screen === 'rules') return rulesRoute(details);
  if (screen === 'learn') return learnRoute(details);
  // What the tool makes of the rest, it says itself.
  if (screen === 'companion') return { screen, tool: details.join('/') };
  if (screen === 'replay') return replayRoute(details, PLAYED_ID) ?? { screen: 'lost' };
  if (screen === 'daily') return dailyRoute(details);
  return screen === 'table' && TABLE_ID.test(details.join('/')) ? { screen, id: detail } : { screen: 'lost' };
}

function plainRoute(word: string): Route {
  if (word === '') return { screen: 'home' };
  const screen = plain.find((each) => each === word);
  return { screen: screen ?? 'lost' };
}

function newRoute([game, place, ...rest]: readonly string[]): Route {
  if (!isGameId(game) || rest.length > 0) return { screen: 'lost' };
  if (place === undefined) return { screen: 'new', game };
  if (place === 'together') return { screen: 'new', game, together: true };
  return place === 'online' ? { screen: 'new', game, online: true } : { screen: 'lost' };
}

/** Whether the clause exists, the rules screen finds out. */
function rulesRoute([game, clause, ...rest]: readonly string[]): Route {
  if (!isGameId(game) || rest.length > 0) return { screen: 'lost' };
  return clause === undefined || clause === '' ? { screen: 'rules', game } : { screen: 'rules', game, clause };
}

function learnRoute([game, next, ...rest]: readonly string[]): Route {
  if (!isGameId(game) || rest.length > 0) return { screen: 'lost' };
  if (next === undefined) return { screen: 'learn', game };
  if (next === 'daily') return { screen: 'learn', game, daily: true };
  return TABLE_ID.test(next) ? { screen: 'learn', game, table: next } : { screen: 'lost' };
}

function puzzlesRoute([kind = '', puzzle = '', ...rest]: readonly string[]): Route {
  if (rest.length > 0) return { screen: 'lost' };
  if (puzzle !== '') return { screen: 'puzzles', kind, puzzle };
  return kind === '' ? { screen: 'puzzles' } : { screen: 'puzzles', kind };
}

function replayRoute([id = '', shown, ...rest]: readonly string[], ids: RegExp): Route | null {
  if (!ids.test(id) || rest.length > 0) return null;
  if (shown === undefined) return { screen: 'replay', id };
  const [, moment, review] = MOMENT.exec(shown) ?? [];
  if (moment === undefined) return null;
  return { screen: 'replay', id, moment: Number(moment), ...(review === undefined ? {} : { review: true }) };
}

/** Which days there are, the screen finds out. */
function dailyRoute([day = '', ...rest]: readonly string[]): Route {
  return DAY.test(day) && rest.length === 0 ? { screen: 'daily', day } : { screen: 'lost' };
}

function onlineRoute(kind: string | undefined, id: string, moment: string | undefined): Route {
  if (kind === 'replay')
    return replayRoute(moment === undefined ? [id] : [id, moment], ONLINE_ID) ?? { screen: 'no-table' };
  if (!ONLINE_ID.test(id)) return { screen: 'no-table' };
  return { screen: kind === 'screen' ? 'big-screen' : 'online-table', id };
}

/** The address of a route, from anywhere on this server. */
export function hrefOf(route: Route): string {
  return siteRoot + addressOf(route);
}

function addressOf(route: Route): string {
  switch (route.screen) {
    case 'home':
    case 'no-table':
    case 'lost':
      return '#/';
    case 'new':
      return `#/new/${route.game}${route.online ? '/online' : route.together ? '/together' : ''}`;
    case 'rules':
      return `#/rules/${route.game}${route.clause === undefined ? '' : `/${route.clause}`}`;
    case 'learn':
      return ['#/learn', route.game, route.daily === true ? 'daily' : route.table].filter(Boolean).join('/');
    case 'companion':
      return `#/companion${route.tool === undefined ? '' : `/${route.tool}`}`;
    case 'puzzles':
      return ['#', 'puzzles', route.kind, route.puzzle].filter((part) => part !== undefined).join('/');
    case 'daily':
      return `#/daily${route.day === undefined ? '' : `/${route.day}`}`;
    case 'table':
      return `#/table/${route.id}`;
    case 'online-table':
      return `t/${route.id}`;
    case 'replay':
      return replayAddress(route);
    case 'big-screen':
      return `screen/${route.id}`;
    default:
      return `#/${route.screen}`;
  }
}

function replayAddress({ id, moment, review }: Route & { readonly screen: 'replay' }): string {
  const shown = review ? `/${moment ?? 0}-review` : moment === undefined ? '' : `/${moment}`;
  return `${ONLINE_ID.test(id) ? '' : '#/'}replay/${id}${shown}`;
}

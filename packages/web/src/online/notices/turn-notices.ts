/** At how many tables it is my turn: before the page's title, on the app's icon, and as a notification for whoever wants one. */

import { effect, signal } from '@preact/signals';
import type { ServerMessage } from '@riverstone/protocol';
import { words } from '../../messages/words';
import { go, route } from '../../navigation/route';
import { waitingTables } from '../../navigation/title';
import { settings } from '../../settings/settings';
import { server } from '../connection/server';
import { listenForNotices } from './notices';

/** Something at one of my tables: the server tells it of those that this page does not follow. */
export type TurnNotice = Pick<Extract<ServerMessage, { type: 'notice' }>, 'table' | 'game' | 'kind'>;

/** The tables that wait for me. */
const waiting = signal<ReadonlySet<string>>(new Set());
const isHidden = signal(document.hidden);
let isFollowing = false;
/** Whether it was asked before which tables wait for me: what waited then is no news. */
let isKnown = false;

/** Begins to follow all my tables; asked again it does nothing. */
export function followTurns(): void {
  if (isFollowing) return;
  isFollowing = true;
  document.addEventListener('visibilitychange', () => {
    isHidden.value = document.hidden;
  });
  effect(count);
  listenForNotices(hear, () => void lookAgain());
}

/** What became of my tables while the line was broken is nobody's to tell but the server's. */
async function lookAgain(): Promise<void> {
  const me = await server.me();
  if (!me.ok) return;
  const mine = me.value.tables.filter(({ myTurn }) => myTurn);
  for (const { table, game } of mine) if (isKnown) hear({ table, game, kind: 'your-turn' });
  waiting.value = new Set(mine.map(({ table }) => table));
  isKnown = true;
}

/** The table before my eyes need not call me. */
function isSeen(table: string): boolean {
  const here = route.value;
  return !isHidden.value && here.screen === 'online-table' && here.id === table;
}

function count(): void {
  const number = [...waiting.value].filter((table) => !isSeen(table)).length;
  waitingTables.value = number;
  if (typeof navigator.setAppBadge !== 'function') return;
  // A badge is an extra: where the system does not allow it, the title still tells.
  (number === 0 ? navigator.clearAppBadge() : navigator.setAppBadge(number)).catch(() => undefined);
}

/** Counts and tells; what was told before is not told again. */
export function hear(notice: TurnNotice): void {
  const { table, kind } = notice;
  if (kind === 'your-turn' && waiting.value.has(table)) return;
  const others = new Set([...waiting.value].filter((each) => each !== table));
  if (kind === 'your-turn') waiting.value = others.add(table);
  else if (kind !== 'started') waiting.value = others;
  if (!isSeen(table)) notify(notice);
}

function textOf({ kind, game }: TurnNotice): string | null {
  const text = words().online.notify;
  const { name } = words()[game];
  if (kind === 'your-turn') return text.yourTurn({ game: name });
  if (kind === 'started') return text.started({ game: name });
  return kind === 'rematch' ? text.rematch({ game: name }) : null;
}

function notify(notice: TurnNotice): void {
  const text = textOf(notice);
  if (text === null || !settings.notify.value || !mayNotify()) return;
  const options = { tag: notice.table, icon: './icons/icon-192.png' };
  try {
    const shown = new Notification(text, options);
    shown.onclick = () => {
      window.focus();
      shown.close();
      go({ screen: 'online-table', id: notice.table });
    };
  } catch {
    // Phones show notifications through the service worker only.
    void navigator.serviceWorker?.getRegistration().then((worker) => worker?.showNotification(text, options));
  }
}

export function mayNotify(): boolean {
  return typeof Notification === 'function' && Notification.permission === 'granted';
}

/** Asks the browser, because somebody has asked for it; whether it may be done. */
export async function askToNotify(): Promise<boolean> {
  if (typeof Notification !== 'function') return false;
  return (await Notification.requestPermission()) === 'granted';
}

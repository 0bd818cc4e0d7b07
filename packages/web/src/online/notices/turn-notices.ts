/** Counts the tables that wait for me: in the title, as a badge of the app, and as notifications. */

import { effect, signal } from '@preact/signals';
import type { ServerMessage } from '@riverstone/protocol';
import { words } from '../../messages/words';
import { go, route } from '../../navigation/route';
import { siteRoot } from '../../navigation/site-root';
import { waitingTables } from '../../navigation/title';
import { settings } from '../../settings/settings';
import { play } from '../../ui/feedback/sound';
import { server } from '../connection/server';
import { listenForNotices } from './notices';
import { renewSubscription } from './push';

/** News from one of my tables. */
export type TurnNotice = Pick<Extract<ServerMessage, { type: 'notice' }>, 'table' | 'game' | 'kind'>;

/** Why a table waits for me: it is my turn, or I host it and it is full. */
type WaitingKind = Extract<TurnNotice['kind'], 'your-turn' | 'full'>;

/** The tables that wait for me. */
const waiting = signal<ReadonlyMap<string, WaitingKind>>(new Map());
const isHidden = signal(document.hidden);
let isFollowing = false;
/** Whether the list was fetched before. What waited at the first time is no news. */
let isKnown = false;

/** Starts to follow all my tables; a second call does nothing. */
export function followTurns(): void {
  if (isFollowing) return;
  isFollowing = true;
  document.addEventListener('visibilitychange', () => {
    isHidden.value = document.hidden;
  });
  effect(count);
  void renewSubscription();
  listenForNotices(hear, () => void lookAgain());
}

/** Fetches what was missed while the connection was lost. */
async function lookAgain(): Promise<void> {
  const me = await server.me();
  if (!me.ok) return;
  const mine = me.value.tables.filter(({ myTurn }) => myTurn);
  for (const { table, game } of mine) if (isKnown) hear({ table, game, kind: 'your-turn' });
  waiting.value = new Map(mine.map(({ table }) => [table, 'your-turn']));
  isKnown = true;
}

/** Whether the table is on the screen, so that no notice is needed. */
function isSeen(table: string): boolean {
  const here = route.value;
  return !isHidden.value && here.screen === 'online-table' && here.id === table;
}

function count(): void {
  const number = [...waiting.value.keys()].filter((table) => !isSeen(table)).length;
  waitingTables.value = number;
  if (typeof navigator.setAppBadge !== 'function') return;
  // Where badges are not allowed, the title still shows the number.
  (number === 0 ? navigator.clearAppBadge() : navigator.setAppBadge(number)).catch(() => undefined);
}

/** Counts the notice and shows it, unless it was shown before. */
export function hear(notice: TurnNotice): void {
  const { table, kind } = notice;
  const before = waiting.value.get(table);
  if (before === kind) return;
  const others = new Map([...waiting.value].filter(([each]) => each !== table));
  if (kind === 'your-turn' || kind === 'full') waiting.value = others.set(table, kind);
  // The news of a start comes after that of a first turn.
  else if (kind !== 'started' || before === 'full') waiting.value = others;
  if (kind === 'full') play('turn');
  if (!isSeen(table)) notify(notice);
}

function textOf({ kind, game }: TurnNotice): string | null {
  const text = words().online.notify;
  const { name } = words()[game];
  if (kind === 'your-turn') return text.yourTurn({ game: name });
  if (kind === 'full') return text.full({ game: name });
  if (kind === 'started') return text.started({ game: name });
  if (kind === 'over') return text.over({ game: name });
  return kind === 'rematch' ? text.rematch({ game: name }) : null;
}

function notify(notice: TurnNotice): void {
  const text = textOf(notice);
  if (text === null || !settings.notify.value || !mayNotify()) return;
  const options = { tag: notice.table, icon: `${siteRoot}icons/icon-192.png` };
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

/** Asks the browser for permission. */
export async function askToNotify(): Promise<boolean> {
  if (typeof Notification !== 'function') return false;
  return (await Notification.requestPermission()) === 'granted';
}

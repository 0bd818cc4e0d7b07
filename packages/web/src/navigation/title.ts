/** The name of the page in the browser: the screen, and before it at how many online tables it is my turn. */

import { effect, signal } from '@preact/signals';
import { grammar, words } from '../messages/words';

const screenTitle = signal<string | null>(null);

/** How many tables wait for me. */
export const waitingTables = signal(0);

/** Names the screen that is shown. */
export function showTitle(title: string): void {
  screenTitle.value = title;
}

effect(() => {
  if (screenTitle.value === null) return;
  const { name } = words().app;
  const title = screenTitle.value === name ? name : `${screenTitle.value} · ${name}`;
  const number = waitingTables.value;
  document.title = number === 0 ? title : `(${grammar().number(number)}) ${title}`;
});

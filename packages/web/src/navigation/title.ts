/** The document's title: the screen, after the number of online tables that wait for me. */

import { effect, signal } from '@preact/signals';
import { grammar, words } from '../messages/words';

const screenTitle = signal<string | null>(null);

/** The number of online tables that wait for me. */
export const waitingTables = signal(0);

/** Sets the title of the current screen. */
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

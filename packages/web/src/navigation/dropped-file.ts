/** A file that is dropped on any screen is opened as a record. Without this the browser would leave the page for it. */

import { type Signal, signal } from '@preact/signals';
import { go } from './route';

/** Taken by the screen that opens records. */
export const droppedFile: Signal<File | null> = signal(null);

export function followDrops(): void {
  addEventListener('dragover', (event) => {
    if (event.dataTransfer?.types.includes('Files') === true) event.preventDefault();
  });
  addEventListener('drop', (event) => {
    const [file] = event.dataTransfer?.files ?? [];
    if (file === undefined || event.defaultPrevented) return;
    event.preventDefault();
    droppedFile.value = file;
    go({ screen: 'open-record' });
  });
}

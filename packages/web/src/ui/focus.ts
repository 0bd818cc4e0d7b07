/** Moves the focus, and shows it to people who use keys. */

let last: 'keys' | 'pointer' | null = null;

/** Notes from now on whether keys or a pointer are used. */
export function watchInput(): void {
  const note = (used: 'keys' | 'pointer') => (): void => {
    last = used;
  };
  addEventListener('keydown', note('keys'), { capture: true });
  addEventListener('pointerdown', note('pointer'), { capture: true });
}

/** Whether a pointer was used last. Who presses by a screen reader uses neither. */
export const usesPointer = (): boolean => last === 'pointer';

/** WebKit hides the focus after a pointer was used, until Tab is pressed: so it is told to show it after any key. */
export function focusOn(element: HTMLElement | null | undefined): void {
  element?.focus(last === 'keys' ? { focusVisible: true } : {});
}

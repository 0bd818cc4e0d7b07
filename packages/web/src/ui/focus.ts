/** Moves the focus, and shows where it is to whoever uses keys. */

let isByKey = false;

/** Notes from now on whether keys or a pointer are used. */
export function watchInput(): void {
  const note = (): void => {
    isByKey = true;
  };
  const forget = (): void => {
    isByKey = false;
  };
  addEventListener('keydown', note, { capture: true });
  addEventListener('pointerdown', forget, { capture: true });
}

/** WebKit hides the focus after a pointer was used, until Tab is pressed: so it is told to show it after any key. */
export function focusOn(element: HTMLElement | null | undefined): void {
  element?.focus(isByKey ? { focusVisible: true } : {});
}

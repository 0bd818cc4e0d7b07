/** Moves the focus to the content of a new screen, unless something in it has taken it already. */
export function focusContent(): void {
  const content = document.getElementById('content');
  if (content?.contains(document.activeElement) !== true) content?.focus({ preventScroll: true });
}

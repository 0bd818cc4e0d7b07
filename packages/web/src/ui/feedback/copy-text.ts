/** Copies a text to the clipboard. */

/** Returns whether it worked. Browsers have no clipboard API over plain http; there the text is selected and copied. */
export async function copyText(text: string): Promise<boolean> {
  if (navigator.clipboard === undefined) return copyBySelection(text);
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => copyBySelection(text),
  );
}

/** Selects the text in a field for a moment and lets the browser copy the selection. */
function copyBySelection(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'visually-hidden';
  // Where the page is: focus must not scroll it.
  field.style.position = 'fixed';
  field.style.top = '0';
  // What lies behind an open dialog can't be selected.
  (document.querySelector('dialog[open]') ?? document.body).append(field);
  field.focus({ preventScroll: true });
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return isCopied;
}

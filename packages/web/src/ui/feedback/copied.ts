/** Copies a text to the clipboard. */

/** Whether it worked; where the browser has no clipboard (a plain address in the home network) the old way is taken. */
export async function copied(text: string): Promise<boolean> {
  if (navigator.clipboard === undefined) return copiedByHand(text);
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => copiedByHand(text),
  );
}

/** Selects the text in a field for a moment and lets the browser copy the selection. */
function copiedByHand(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'visually-hidden';
  // What lies behind an open dialog can't be selected.
  (document.querySelector('dialog[open]') ?? document.body).append(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return isCopied;
}

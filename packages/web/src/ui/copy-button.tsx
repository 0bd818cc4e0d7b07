/** Copies a text, and says whether it worked. */

import { useState } from 'preact/hooks';
import { announce } from './announcer';
import { Button } from './button';
import './copy-button.css';

export interface CopyButtonProps {
  text: string;
  label: string;
  /** What is said then. */
  done: string;
  failed: string;
}

/** The button; where the browser has no clipboard (a plain address in the home network) the old way is taken. */
export function CopyButton({ text, label, done, failed }: CopyButtonProps) {
  // Beside the button: a short message at the edge of the screen would lie under an open dialog.
  const [said, setSaid] = useState<string | null>(null);
  const copy = async (): Promise<void> => {
    const result = (await copied(text)) ? done : failed;
    setSaid(result);
    announce(result);
  };
  return (
    <>
      <Button icon="copy" onClick={() => void copy()}>
        {label}
      </Button>
      {said !== null && <small class="copy-button-said">{said}</small>}
    </>
  );
}

async function copied(text: string): Promise<boolean> {
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

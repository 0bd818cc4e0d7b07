/** Copies a text, and says whether it worked. */

import { useState } from 'preact/hooks';
import { Button } from '../controls/button';
import { announce } from './announcer';
import './copy-button.css';
import { copyText } from './copy-text';

interface CopyButtonProps {
  text: string;
  label: string;
  /** What is said then. */
  done: string;
  failed: string;
}

/** The button, with its result beside it. */
export function CopyButton({ text, label, done, failed }: CopyButtonProps) {
  // Beside the button: a short message at the edge of the screen would lie under an open dialog.
  const [said, setSaid] = useState<string | null>(null);
  const copy = async (): Promise<void> => {
    const result = (await copyText(text)) ? done : failed;
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

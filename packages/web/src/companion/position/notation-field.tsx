/** A line for a move or a claim in notation: typed, or spoken where the browser can listen. */

import { useState } from 'preact/hooks';
import { language } from '../../messages/words';
import { Button } from '../../ui/controls/button';
import { TextField } from '../../ui/controls/text-field';
import { useCompanionWords } from '../companion-words';
import { canListen, listen } from './speech';

interface NotationFieldProps {
  readonly label: string;
  readonly hint: string;
  /** The move on the board. */
  readonly value: string;
  /** Lays out what was typed or said; false if it can't be read. */
  onRead(text: string): boolean;
}

export function NotationField({ label, hint, value, onRead }: NotationFieldProps) {
  const { position: text } = useCompanionWords();
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isListening, setListening] = useState(false);
  const type = (next: string): void => {
    const isRead = onRead(next);
    setTyped(isRead ? null : next);
    setProblem(null);
  };
  const hear = async (): Promise<void> => {
    setListening(true);
    const heard = await listen(language());
    setListening(false);
    const understood = heard.some((each) => onRead(each));
    setTyped(null);
    setProblem(understood ? null : heard[0] === undefined ? text.unheard : text.misheard({ heard: heard[0] }));
  };
  return (
    <div class="position-pasted">
      <TextField label={label} hint={hint} problem={problem} value={typed ?? value} onInput={type} />
      {canListen() && (
        <Button icon="microphone" pressed={isListening} disabled={isListening} onClick={() => void hear()}>
          {isListening ? text.listening : text.speak}
        </Button>
      )}
    </div>
  );
}

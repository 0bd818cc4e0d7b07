/** Below a board that is laid out: back and forth, from the start, as text, and on to another phone. */

import type { GameId, Refusal, Result } from '@riverstone/rules';
import { useId, useState } from 'preact/hooks';
import { Button } from '../../ui/controls/button';
import { TextField } from '../../ui/controls/text-field';
import { Dialog } from '../../ui/dialogs/dialog';
import { announce } from '../../ui/feedback/announcer';
import { CopyButton } from '../../ui/feedback/copy-button';
import { Qr } from '../../ui/pictures/qr';
import { useCompanionWords } from '../companion-words';
import type { KeptPosition } from './position-history';
import { pastedPosition, positionLink } from './position-text';
import { problemWords } from './problem-words';
import './position.css';

interface Start {
  readonly label: string;
  readonly text: string;
}

interface PositionToolsProps {
  readonly tool: string;
  readonly game: GameId;
  readonly kept: KeptPosition;
  /** Positions to begin with. */
  readonly starts: readonly Start[];
  check(text: string): Result<unknown, Refusal<'bad-notation'>>;
}

export function PositionTools({ tool, game, kept, starts, check }: PositionToolsProps) {
  const { position: text } = useCompanionWords();
  const [isShared, setShared] = useState(false);
  return (
    <>
      <div class="position-buttons">
        <Button size="small" icon="undo" label={text.undo} disabled={!kept.canUndo} onClick={kept.undo} />
        <Button size="small" icon="forward" label={text.redo} disabled={!kept.canRedo} onClick={kept.redo} />
        {starts.map(({ label, text: start }) => (
          <Button key={label} size="small" onClick={() => kept.set(start)}>
            {label}
          </Button>
        ))}
        <Button size="small" icon="share" onClick={() => setShared(true)}>
          {text.share}
        </Button>
      </div>
      <PastedPosition kept={kept} check={check} />
      <Dialog open={isShared} title={text.share} onClose={() => setShared(false)}>
        <SharedPosition tool={tool} game={game} text={kept.text} />
      </Dialog>
    </>
  );
}

/** A field for a position from elsewhere. */
function PastedPosition({ kept, check }: Pick<PositionToolsProps, 'kept' | 'check'>) {
  const words = useCompanionWords();
  const { position: text } = words;
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const take = (): void => {
    const position = pastedPosition(typed);
    const read = check(position);
    setProblem(read.ok ? null : problemWords(words, read.error));
    if (!read.ok) return;
    kept.set(position);
    setTyped('');
    announce(text.taken);
  };
  return (
    <form
      class="position-pasted"
      onSubmit={(event) => {
        event.preventDefault();
        take();
      }}
    >
      <TextField label={text.notation} hint={text.notationHint} problem={problem} value={typed} onInput={setTyped} />
      <Button type="submit" disabled={typed.trim() === ''}>
        {text.take}
      </Button>
    </form>
  );
}

/** Host names that lead every device to itself. */
const ownNames: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

function SharedPosition({ tool, game, text }: { readonly tool: string; readonly game: GameId; readonly text: string }) {
  const { position: words } = useCompanionWords();
  const link = positionLink(tool, game, text, location.origin);
  const id = useId();
  return (
    <div class="position-shared">
      <div class="position-code">
        <Qr text={link} label={words.code} />
      </div>
      <p>{ownNames.includes(location.hostname) ? words.shareHere : words.shareText}</p>
      <label class="visually-hidden" for={id}>
        {words.notation}
      </label>
      <input
        id={id}
        class="text-field-input"
        readOnly
        value={link}
        dir="ltr"
        onFocus={(event) => event.currentTarget.select()}
      />
      <CopyButton text={link} label={words.copy} done={words.copied} failed={words.copyFailed} />
    </div>
  );
}

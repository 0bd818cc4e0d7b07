/** Dialogs, toasts, announcements and other answers to what somebody did. */

import { useState } from 'preact/hooks';
import { Stone } from '../../src/art/stone';
import { Button } from '../../src/ui/controls/button';
import { Confirm, type ConfirmQuestion } from '../../src/ui/dialogs/confirm';
import { Dialog } from '../../src/ui/dialogs/dialog';
import { announce } from '../../src/ui/feedback/announcer';
import { CopyButton } from '../../src/ui/feedback/copy-button';
import { EmptyState } from '../../src/ui/feedback/empty-state';
import { toast } from '../../src/ui/feedback/toast';

function Dialogs() {
  const [shown, setShown] = useState<'modal' | 'sheet' | null>(null);
  const close = (): void => setShown(null);
  return (
    <p class="catalogue-row">
      <Button onClick={() => setShown('modal')}>Modal</Button>
      <Button onClick={() => setShown('sheet')}>Sheet</Button>
      <Dialog
        open={shown !== null}
        kind={shown ?? 'modal'}
        title="A dialog"
        onClose={close}
        actions={
          <Button kind="primary" onClick={close}>
            Done
          </Button>
        }
      >
        <p>It closes with Escape, its button, or a press outside.</p>
      </Dialog>
    </p>
  );
}

const question: ConfirmQuestion = {
  title: 'Remove the game?',
  text: 'It can’t be brought back.',
  yes: 'Remove',
  no: 'Keep',
  isDanger: true,
  run: () => undefined,
};

function Confirming() {
  const [asked, setAsked] = useState<ConfirmQuestion | null>(null);
  return (
    <p class="catalogue-row">
      <Button onClick={() => setAsked(question)}>Ask</Button>
      <Confirm question={asked} onClose={() => setAsked(null)} />
    </p>
  );
}

const Toasting = () => (
  <p class="catalogue-row">
    <Button onClick={() => void toast('Something was done.')}>Toast</Button>
    <Button onClick={() => void toast('Notes cleared.', { label: 'Undo', run: () => undefined })}>
      With an action
    </Button>
  </p>
);

const Announcing = () => <Button onClick={() => announce('Only a screen reader says this.')}>Announce</Button>;

const Copying = () => <CopyButton text="riverstone" label="Copy" done="Copied" failed="Could not copy" />;

const Emptiness = () => (
  <EmptyState
    art={
      <span class="catalogue-small">
        <Stone variant={2} />
      </span>
    }
    title="Nothing here"
    text="What to do about it."
  >
    <Button kind="primary">Start</Button>
  </EmptyState>
);

export const feedback = {
  'dialogs/confirm': Confirming,
  'dialogs/dialog': Dialogs,
  'feedback/announcer': Announcing,
  'feedback/copy-button': Copying,
  'feedback/empty-state': Emptiness,
  'feedback/toast': Toasting,
};

/** Asks for confirmation before something that can't be undone. */

import { Button } from '../controls/button';
import { Dialog } from './dialog';

export interface ConfirmQuestion {
  readonly title: string;
  readonly text: string;
  /** The label of the button that does it. */
  readonly yes: string;
  readonly no: string;
  readonly isDanger?: boolean;
  run(): void;
}

export function Confirm({ question, onClose }: { readonly question: ConfirmQuestion | null; onClose(): void }) {
  const run = (): void => {
    onClose();
    question?.run();
  };
  return (
    <Dialog
      open={question !== null}
      title={question?.title ?? ''}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{question?.no}</Button>
          <Button kind={question?.isDanger ? 'danger' : 'primary'} onClick={run}>
            {question?.yes}
          </Button>
        </>
      }
    >
      <p>{question?.text}</p>
    </Dialog>
  );
}

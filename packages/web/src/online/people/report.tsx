/** Lets a member report another one to the people who run the server. */

import { signal } from '@preact/signals';
import { limits, type ReportReason } from '@riverstone/protocol';
import { useState } from 'preact/hooks';
import { words } from '../../messages/words';
import { Button } from '../../ui/controls/button';
import { Select } from '../../ui/controls/select';
import { TextField } from '../../ui/controls/text-field';
import { Dialog } from '../../ui/dialogs/dialog';
import { toast } from '../../ui/feedback/toast';
import { server } from '../connection/server';
import './report.css';
import { refusalWords } from '../room/refusal-words';

interface Reported {
  readonly table: string;
  readonly member: number;
  readonly name: string;
}

const reported = signal<Reported | null>(null);
const reasons: readonly ReportReason[] = ['insult', 'name', 'cheating', 'spam', 'other'];

/** Opens the dialog. */
export function startReport(who: Reported): void {
  reported.value = who;
}

/** Rendered once on the screen of a table. */
export function ReportDialog() {
  const who = reported.value;
  return who === null ? null : <OpenReport who={who} />;
}

function OpenReport({ who }: { readonly who: Reported }) {
  const text = words().online.report;
  const [reason, setReason] = useState<ReportReason>('insult');
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const close = (): void => {
    reported.value = null;
  };
  const send = async (): Promise<void> => {
    const sent = await server.report(who.table, { member: who.member, reason, text: note.trim() });
    if (!sent.ok) {
      setProblem(refusalWords(sent.error));
      return;
    }
    close();
    toast(text.sent);
  };
  return (
    <Dialog
      open
      title={text.title({ name: who.name })}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{words().online.people.keep}</Button>
          <Button kind="primary" onClick={() => void send()}>
            {text.send}
          </Button>
        </>
      }
    >
      <div class="report-fields">
        <Select<ReportReason>
          label={text.reason}
          value={reason}
          choices={reasons.map((value) => ({ value, label: text.reasons[value] }))}
          onChange={setReason}
        />
        <TextField
          label={text.note}
          value={note}
          maxLength={limits.reportLength}
          hint={text.hint}
          problem={problem}
          onInput={setNote}
        />
      </div>
    </Dialog>
  );
}

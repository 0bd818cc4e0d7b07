/** Asks the only person once before a game ends too soon: to resign, or to deal again. */

import { words } from '../../messages/words';
import { Confirm, type ConfirmQuestion } from '../../ui/dialogs/confirm';
import type { BaseTable } from '../game-table';
import { beforeResigning } from '../resign-words';
import { speakerAt } from '../speaker';
import { useTableShell } from '../table-shell';

export type EndingSheet = 'resign' | 'restart';

interface EndingQuestionsProps {
  readonly table: BaseTable;
  /** The sheet that is open, whichever it is. */
  readonly open: string | null;
  onClose(): void;
}

export function EndingQuestions({ table, open, onClose }: EndingQuestionsProps) {
  const { restart } = useTableShell();
  const question = open === 'resign' ? resignQuestion(table) : open === 'restart' ? restartQuestion(restart) : null;
  return <Confirm question={question} onClose={onClose} />;
}

function resignQuestion(table: BaseTable): ConfirmQuestion | null {
  const { resigning } = table;
  if (resigning === undefined) return null;
  const text = words().app.resigning;
  const speaker = speakerAt(table);
  return {
    title: text.title,
    text: beforeResigning(table.status.value, [resigning.seat], (seat) => speaker.nameOf(seat)),
    yes: text.resign,
    no: text.keep,
    isDanger: true,
    run: () => resigning.resign(),
  };
}

function restartQuestion(restart: (() => void) | undefined): ConfirmQuestion | null {
  if (restart === undefined) return null;
  const { restarting: text, resigning } = words().app;
  return { title: text.title, text: text.text, yes: text.restart, no: resigning.keep, isDanger: true, run: restart };
}

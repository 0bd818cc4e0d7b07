/** Saves everything as a file, and adds the contents of such a file. */

import { useRef, useState } from 'preact/hooks';
import { region, words } from '../messages/words';
import { Button } from '../ui/controls/button';
import { Dialog } from '../ui/dialogs/dialog';
import { announce } from '../ui/feedback/announcer';
import { attempt } from '../ui/feedback/attempt';
import { toast } from '../ui/feedback/toast';
import type { Backup, ItemCount } from './backup';
import { historyWords } from './history-words';

/** In bytes. */
const MAX_FILE_SIZE = 100_000_000;

interface FoundBackup {
  readonly backup: Backup;
  readonly items: ItemCount;
}

export function BackupSection({ onAdded }: { onAdded(): void }) {
  const text = historyWords.words().backup;
  const file = useRef<HTMLInputElement>(null);
  const [found, setFound] = useState<FoundBackup | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const say = (result: string): void => {
    setSaid(result);
    announce(result);
  };
  const read = async (chosen: File): Promise<void> => {
    const { readBackup, countFile } = await import('./backup');
    const backup =
      chosen.size > MAX_FILE_SIZE ? { ok: false as const, error: 'foreign' as const } : readBackup(await chosen.text());
    if (backup.ok) setFound({ backup: backup.value, items: countFile(backup.value) });
    else say(text.problems[backup.error]);
  };
  const add = async (backup: Backup): Promise<void> => {
    setFound(null);
    const { addBackup } = await import('./keep-backup');
    const result = await addBackup(backup);
    if (!result.ok) return say(text.problems[result.problem]);
    const items = itemWords(result);
    say(items.length === 0 ? text.nothingNew : text.done({ items }));
    onAdded();
  };
  return (
    <section class="page-section">
      <h2>{text.title}</h2>
      <p>{text.text}</p>
      <div class="history-buttons">
        <Button icon="download" onClick={() => attempt(saveAll())}>
          {text.save}
        </Button>
        <Button icon="folder" onClick={() => file.current?.click()}>
          {text.open}
        </Button>
        <input
          ref={file}
          class="visually-hidden"
          type="file"
          accept="application/json,.json"
          tabIndex={-1}
          aria-label={text.open}
          onChange={({ currentTarget }) => {
            const [chosen] = currentTarget.files ?? [];
            if (chosen !== undefined) attempt(read(chosen));
            // So that the same file can be chosen again.
            currentTarget.value = '';
          }}
        />
      </div>
      {said !== null && <p role="status">{said}</p>}
      <Dialog
        open={found !== null}
        title={text.confirmTitle}
        onClose={() => setFound(null)}
        actions={
          <>
            <Button onClick={() => setFound(null)}>{words().app.kit.close}</Button>
            <Button kind="primary" icon="plus" onClick={() => found !== null && attempt(add(found.backup))}>
              {text.add}
            </Button>
          </>
        }
      >
        <p>{found === null ? '' : text.confirmText({ items: itemWords(found.items), day: dayOf(found.backup) })}</p>
      </Dialog>
    </section>
  );
}

/** `1 game`, `2 other items`; without what there is none of. */
function itemWords({ games, others }: ItemCount): readonly string[] {
  const text = historyWords.words().backup;
  const rest = games > 0 ? text.otherItems : text.items;
  return [games > 0 && text.games({ number: games }), others > 0 && rest({ number: others })].filter(
    (each) => each !== false,
  );
}

function dayOf({ savedAt }: Backup): string {
  return new Intl.DateTimeFormat(region(), { dateStyle: 'long' }).format(savedAt);
}

async function saveAll(): Promise<void> {
  const [{ writeBackup }, { collectBackup }] = await Promise.all([import('./backup'), import('./keep-backup')]);
  const url = URL.createObjectURL(new Blob([writeBackup(await collectBackup())], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  const file = `riverstone-${new Date().toISOString().slice(0, 10)}.json`;
  link.download = file;
  link.click();
  URL.revokeObjectURL(url);
  toast(historyWords.words().backup.saved({ file }));
}

/** Opens a record from a file: chosen, dropped, or shared with the page by the system. */

import { useEffect, useState } from 'preact/hooks';
import { words } from '../../messages/words';
import { droppedFile } from '../../navigation/dropped-file';
import { go, replaceRoute } from '../../navigation/route';
import { Page } from '../../page/page';
import { pack, type ReadText, readFile } from '../../replay/record-text';
import type { ReplayFault } from '../../replay/replay-source';
import { loadReplayWords, replayWords, useReplayLanguage } from '../../replay/replay-words';
import { Button } from '../../ui/controls/button';
import { NoReplay } from './replay-screen';
import { sharedFile } from './shared-file';
import './open-record-screen.css';

export function OpenRecordScreen() {
  const [isReady, setReady] = useState(false);
  const [fault, setFault] = useState<ReplayFault | null>(null);
  useReplayLanguage();
  const take = async (file: Blob, from: 'here' | 'system'): Promise<void> => {
    const id = await idOf(await readFile(file));
    if (typeof id !== 'string') setFault(id);
    else if (from === 'here') go({ screen: 'replay', id });
    else replaceRoute({ screen: 'replay', id });
  };
  useEffect(() => {
    const begin = async (): Promise<void> => {
      await loadReplayWords();
      setReady(true);
      const shared = await sharedFile();
      if (shared !== null) await take(shared, 'system');
    };
    void begin();
  }, []);
  const dropped = droppedFile.value;
  useEffect(() => {
    if (!isReady || dropped === null) return;
    droppedFile.value = null;
    void take(dropped, 'here');
  }, [isReady, dropped]);
  if (!isReady) return <p class="app-loading">{words().app.loading}</p>;
  if (fault !== null) return <NoReplay {...fault} onRetry={() => setFault(null)} onOpen={() => setFault(null)} />;
  return <Choosing onFile={(file) => void take(file, 'here')} />;
}

/** The link to what the file holds; or what is wrong with it. */
async function idOf(read: ReadText): Promise<string | ReplayFault> {
  if (!read.ok) return { problem: read.problem, move: null };
  const { readRecord } = await import('../../replay/read-record');
  const record = readRecord(read.raw);
  return record.ok ? pack(read.raw) : record.error;
}

function Choosing({ onFile }: { onFile(file: Blob): void }) {
  const { open: text } = replayWords();
  const [isOver, setOver] = useState(false);
  return (
    <Page title={text.title}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same */}
      <div
        class={isOver ? 'open-record open-record-over' : 'open-record'}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          const file = event.dataTransfer?.files[0];
          if (file !== undefined) onFile(file);
        }}
      >
        <p>{isOver ? text.drop : text.text}</p>
        <ChooseButton onFile={onFile} />
      </div>
    </Page>
  );
}

function ChooseButton({ onFile }: { onFile(file: Blob): void }) {
  const { open: text } = replayWords();
  return (
    <Button
      kind="primary"
      icon="folder"
      onClick={() => {
        const input = document.createElement('input');
        input.type = 'file';
        input.accept = '.json,application/json';
        input.onchange = () => {
          const file = input.files?.[0];
          if (file !== undefined) onFile(file);
        };
        input.click();
      }}
    >
      {text.choose}
    </Button>
  );
}

/** What the server knows of me: as a file, or deleted. */

import { useState } from 'preact/hooks';
import { words } from '../../messages/words';
import { tabStore } from '../../settings/text-store';
import { Button } from '../../ui/controls/button';
import { Confirm, type ConfirmQuestion } from '../../ui/dialogs/confirm';
import { toast } from '../../ui/feedback/toast';
import { saveFile } from '../../ui/save-file';
import './online-screen.css';
import { server } from '../connection/server';
import { refusalWords } from '../room/refusal-words';

/** Set while the page is reloaded after the data was deleted. */
const DELETED = 'riverstone:data-deleted';

/** Says that the data is deleted, once, after the reload. */
export function tellDeleted(): void {
  if (tabStore.read(DELETED) === null) return;
  tabStore.write(DELETED, null);
  toast(words().online.myData.deleted);
}

export function MyData() {
  const text = words().online.myData;
  const [question, setQuestion] = useState<ConfirmQuestion | null>(null);
  const save = async (): Promise<void> => {
    const file = await server.myData();
    if (file.ok) saveFile(file.value, 'riverstone-my-data.json');
    else toast(refusalWords(file.error));
  };
  const forget = async (): Promise<void> => {
    const deleted = await server.deleteMyData();
    if (!deleted.ok) {
      toast(refusalWords(deleted.error));
      return;
    }
    // To the server this browser is nobody now, so reload everything.
    tabStore.write(DELETED, '1');
    location.reload();
  };
  const ask: ConfirmQuestion = {
    title: text.deleteTitle,
    text: text.deleteText,
    yes: text.delete,
    no: words().online.people.keep,
    isDanger: true,
    run: () => void forget(),
  };
  return (
    <section class="page-section">
      <h2>{text.title}</h2>
      <p>{text.text}</p>
      <div class="online-screen-games">
        <Button icon="download" onClick={() => void save()}>
          {text.save}
        </Button>
        <Button icon="trash" onClick={() => setQuestion(ask)}>
          {text.delete}
        </Button>
      </div>
      <Confirm question={question} onClose={() => setQuestion(null)} />
    </section>
  );
}

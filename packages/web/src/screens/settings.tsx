/** Settings: language, theme, sound, pace, and stored games. */

import { useState } from 'preact/hooks';
import { languageNames, languages, preferredLanguage, words } from '../messages/words';
import { offlineState } from '../offline/updates';
import { LazyComponent } from '../page/lazy-component';
import { Page } from '../page/page';
import { withOnlineMessages } from '../page/with-online-messages';
import { hasBeenOnline } from '../settings/been-online';
import { motions, paces, settings, themes } from '../settings/settings';
import { StorageNotice } from '../table/saved/storage-notice';
import { Button } from '../ui/controls/button';
import { Segmented } from '../ui/controls/segmented';
import { Select } from '../ui/controls/select';
import { Switch } from '../ui/controls/switch';
import { TextField } from '../ui/controls/text-field';
import { Dialog } from '../ui/dialogs/dialog';
import { attempt } from '../ui/feedback/attempt';
import { toast } from '../ui/feedback/toast';
import { store } from './device-tables';
import { settingsWords } from './settings-words';

/** Loads the screen with its messages. */
export async function loadSettings(): Promise<typeof Settings> {
  await settingsWords.load();
  return Settings;
}

function Settings() {
  settingsWords.useLanguage();
  const text = settingsWords.words();
  const { theme, motion, sound, pace, hints, myName } = settings;
  return (
    <Page title={words().app.settings.title}>
      <StorageNotice health={store.health.value} />
      <LanguageChoice />
      <Segmented
        label={text.theme}
        value={theme.value}
        choices={themes.map((value) => ({ value, label: text.themes[value] }))}
        onChange={(value) => {
          theme.value = value;
        }}
      />
      <Segmented
        label={text.motion}
        value={motion.value}
        choices={motions.map((value) => ({ value, label: text.motions[value] }))}
        onChange={(value) => {
          motion.value = value;
        }}
      />
      <Switch
        label={words().app.settings.sound}
        hint={text.soundHint}
        checked={sound.value}
        onChange={(value) => {
          sound.value = value;
        }}
      />
      <div>
        <Segmented
          label={text.pace}
          value={pace.value}
          choices={paces.map((value) => ({ value, label: text.paces[value] }))}
          onChange={(value) => {
            pace.value = value;
          }}
        />
        <p>
          <small>{text.paceHint}</small>
        </p>
      </div>
      <Switch
        label={text.hints}
        hint={text.hintsHint}
        checked={hints.value}
        onChange={(value) => {
          hints.value = value;
        }}
      />
      <TextField
        label={text.myName}
        hint={text.myNameHint}
        value={myName.value}
        maxLength={20}
        onInput={(value) => {
          myName.value = value;
        }}
      />
      <Online />
      <OfflineNote />
      <FinishedGames />
    </Page>
  );
}

/** For somebody who has been at an online table. */
function Online() {
  if (!hasBeenOnline()) return null;
  return (
    <LazyComponent
      load={() =>
        withOnlineMessages(import('../online/lobby/online-settings')).then((each) => each.FetchedOnlineSettings)
      }
    />
  );
}

function LanguageChoice() {
  const text = settingsWords.words();
  const { language } = settings;
  const own = languageNames[preferredLanguage(navigator.languages)];
  const choices = [
    { value: 'auto' as const, label: text.languageAuto({ name: own }) },
    ...languages.map((value) => ({ value, label: languageNames[value] })),
  ];
  return (
    <Select
      label={text.language}
      value={language.value}
      choices={choices}
      onChange={(value) => {
        language.value = value;
      }}
    />
  );
}

function OfflineNote() {
  const text = settingsWords.words();
  const note = {
    ready: text.offlineReady,
    waiting: text.offlineWaiting,
    unavailable: text.offlineUnavailable,
  }[offlineState.value];
  return (
    <section class="page-section">
      <h2>{text.offline}</h2>
      <p>{note}</p>
    </section>
  );
}

function FinishedGames() {
  const text = settingsWords.words();
  const { keep, remove } = words().app.home;
  const [finished, setFinished] = useState<readonly string[] | null>(null);
  const ask = async (): Promise<void> => {
    const tables = (await store.list()).filter(({ table }) => table?.standing.over === true);
    if (tables.length === 0) toast(text.noneFinished);
    else setFinished(tables.map(({ id }) => id));
  };
  const clear = async (ids: readonly string[]): Promise<void> => {
    setFinished(null);
    for (const id of ids) await store.remove(id);
    toast(text.deleteFinishedDone({ number: ids.length }));
  };
  return (
    <section class="page-section">
      <h2>{text.games}</h2>
      <Button icon="trash" onClick={() => attempt(ask())}>
        {text.deleteFinished}
      </Button>
      <Dialog
        open={finished !== null}
        title={text.deleteFinishedTitle}
        onClose={() => setFinished(null)}
        actions={
          <>
            <Button onClick={() => setFinished(null)}>{keep}</Button>
            <Button kind="danger" icon="trash" onClick={() => attempt(clear(finished ?? []))}>
              {remove}
            </Button>
          </>
        }
      >
        <p>{text.deleteFinishedText({ number: finished?.length ?? 0 })}</p>
      </Dialog>
    </section>
  );
}

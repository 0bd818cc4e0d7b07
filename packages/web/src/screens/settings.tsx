/** Settings: language, looks, sounds, pace, and what is kept on the device. */

import { store } from '../app/services';
import { languageNames, languages, preferredLanguage, words } from '../messages/words';
import { offlineState } from '../offline/updates';
import { motions, paces, settings, themes } from '../settings/settings';
import { Button } from '../ui/button';
import { Segmented } from '../ui/segmented';
import { Select } from '../ui/select';
import { Switch } from '../ui/switch';
import { TextField } from '../ui/text-field';
import { toast } from '../ui/toast';
import { Page } from './page';
import { StorageNotice } from './storage-notice';

export function Settings() {
  const text = words().app.settings;
  const { theme, motion, sound, pace, hints, myName } = settings;
  return (
    <Page title={text.title}>
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
        label={text.sound}
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
        value={myName.value}
        maxLength={20}
        onInput={(value) => {
          myName.value = value;
        }}
      />
      <OfflineNote />
      <FinishedGames />
    </Page>
  );
}

function LanguageChoice() {
  const text = words().app.settings;
  const { language } = settings;
  const own = languageNames[preferredLanguage(navigator.languages)];
  const choices = [
    { value: 'auto' as const, label: text.languageAuto(own) },
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
  const text = words().app.settings;
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
  const text = words().app.settings;
  const clear = async (): Promise<void> => {
    const finished = (await store.list()).filter(({ table }) => table?.standing.over === true);
    for (const { id } of finished) await store.remove(id);
    toast(text.deleteFinishedDone(finished.length));
  };
  return (
    <section class="page-section">
      <h2>{text.games}</h2>
      <Button icon="trash" onClick={() => void clear()}>
        {text.deleteFinished}
      </Button>
    </section>
  );
}

/** The entry point: settings, language, then the screen that the address names. */

import { effect } from '@preact/signals';
import { render } from 'preact';
import { followDrops } from '../navigation/dropped-file';
import { followAddress } from '../navigation/route';
import { App } from './app';
import '../design/design.css';
import { preferredLanguage, switchLanguage, words } from '../messages/words';
import { keepOffline } from '../offline/updates';
import { followSettings, settings } from '../settings/settings';
import { setSound } from '../ui/feedback/sound';
import { watchInput } from '../ui/focus';
import { uiWords } from '../ui/words';

/** How long the first screen waits for the display face. In milliseconds. */
const FACE_MS = 500;

followSettings();
followAddress();
followDrops();
watchInput();
keepOffline();
effect(() => setSound(settings.sound.value));

const root = document.getElementById('app');
if (root === null) throw new Error('the page has no #app element');

/** The language follows the setting. Nothing is rendered before the first one is loaded. */
const firstLanguage = new Promise<void>((resolve, reject) => {
  effect(() => {
    const { value } = settings.language;
    switchLanguage(value === 'auto' ? preferredLanguage(navigator.languages) : value).then(resolve, reject);
  });
});

/** The display face, as long as it does not take long: else what is laid out with a stand-in would jump. */
const face = Promise.race([
  document.fonts.load('1em "Young Serif"'),
  new Promise((resolve) => setTimeout(resolve, FACE_MS)),
]).catch(() => {});

Promise.all([firstLanguage, face]).then(
  () => {
    // The script in the page has said so already.
    if (document.documentElement.hasAttribute('data-too-old')) return;
    effect(() => {
      uiWords.value = words().app.kit;
    });
    render(<App />, root);
  },
  () => {
    // Without a language there are no messages.
    root.textContent = 'Riverstone could not be loaded. Check the network and reload the page.';
  },
);

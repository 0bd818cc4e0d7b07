/** The English messages, for tests. */

import { lazyMessages } from 'virtual:lazy-messages';
import { firstMessages } from 'virtual:messages';

const [first, online, rulebook, settings] = await Promise.all([
  firstMessages.en(),
  lazyMessages.online.en(),
  lazyMessages.rulebook.en(),
  lazyMessages.settings.en(),
]);

export const english = {
  ...first.messages,
  online: online.messages,
  rulebook: rulebook.messages,
  settings: settings.messages,
};

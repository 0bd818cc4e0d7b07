/** The English messages, for tests. */

import { lazyMessages } from 'virtual:lazy-messages';
import { firstMessages } from 'virtual:messages';

const [first, online, rulebook] = await Promise.all([
  firstMessages.en(),
  lazyMessages.online.en(),
  lazyMessages.rulebook.en(),
]);

export const english = { ...first.messages, online: online.messages, rulebook: rulebook.messages };

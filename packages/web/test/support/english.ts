/** The English messages, for tests: all that the first screen has, and those of online tables. */

import { firstMessages, lazyMessages } from 'virtual:messages';

const [first, online] = await Promise.all([firstMessages.en(), lazyMessages.online.en()]);

export const english = { ...first.messages, online: online.messages };

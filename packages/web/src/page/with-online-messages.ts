/** What every part of the page that is about tables online brings along: its words. */

import { loadOnlineWords } from '../messages/words';

/** The part, when its words are there as well. */
export async function online<Part>(part: Promise<Part>): Promise<Part> {
  const [loaded] = await Promise.all([part, loadOnlineWords()]);
  return loaded;
}

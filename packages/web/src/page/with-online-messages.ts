/** Loads the messages of online tables together with an online part of the page. */

import { loadOnlineWords } from '../messages/words';

export async function withOnlineMessages<Part>(part: Promise<Part>): Promise<Part> {
  const [loaded] = await Promise.all([part, loadOnlineWords()]);
  return loaded;
}

/** The address of the replay of a table. */

import { siteRoot } from './site-root';

export function replayHref(id: string): string {
  return `${siteRoot}#/replay/${id}`;
}

/** Copies a link, and says whether it worked. */

import { replayWords } from '../../replay/replay-words';
import { announce } from '../../ui/feedback/announcer';
import { copyText } from '../../ui/feedback/copy-text';
import { toast } from '../../ui/feedback/toast';

export async function copyLink(link: () => Promise<string>): Promise<void> {
  const text = replayWords();
  const said = (await copyText(await link())) ? text.copied : text.notCopied;
  toast(said);
  announce(said);
}

/** Sends a command for a button, and shows a toast when it is refused. */

import type { Command } from '@riverstone/protocol';
import { toast } from '../../ui/feedback/toast';
import type { OnlineRoom } from '../client/online-room';
import { refusalWords } from './refusal-words';

/** Returns whether it was done. `here` has texts for codes that mean more in this place. */
export async function runCommand(
  online: OnlineRoom,
  command: Command,
  here: Readonly<Record<string, string>> = {},
): Promise<boolean> {
  const result = await online.do(command);
  if (!result.ok) toast(here[result.error.code] ?? refusalWords(result.error.code));
  return result.ok;
}

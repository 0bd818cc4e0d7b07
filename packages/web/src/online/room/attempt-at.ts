/** Does something at a table for a button, and tells when it is refused. */

import type { Command } from '@riverstone/protocol';
import { toast } from '../../ui/feedback/toast';
import type { OnlineRoom } from '../client/online-room';
import { refusalWords } from './refusal-words';

/** Whether it was done. `here` has sentences for codes that mean more in this place than elsewhere. */
export async function attemptAt(
  online: OnlineRoom,
  command: Command,
  here: Readonly<Record<string, string>> = {},
): Promise<boolean> {
  const result = await online.do(command);
  if (!result.ok) toast(here[result.error.code] ?? refusalWords(result.error.code));
  return result.ok;
}

/** Seals the log of a saved table, and opens it again. */

import { deobfuscate, obfuscate } from './obfuscate';
import type { SavedTable, TableLog } from './saved-table';

export function sealLog(log: TableLog, key: string): string {
  return obfuscate(JSON.stringify(log), key);
}

/** The log as it was sealed, unchecked. Throws if the text is no base64, the key no key, or the result no JSON. */
export function unsealLog({ obfuscatedLog, logKey }: SavedTable): unknown {
  return JSON.parse(deobfuscate(obfuscatedLog, logKey));
}

/**
 * Obfuscates the log of a saved table. It holds hands, the bag and sealed claims, and people hand the device to each
 * other: nobody should see them by a glance into the storage. It is no encryption: the key is stored beside the text.
 */

import { createRng, seedFromHex } from '@riverstone/rules';

/** Makes a text unreadable without its key (64 hexadecimal digits). */
export function obfuscate(text: string, key: string): string {
  const bytes = blend(new TextEncoder().encode(text), key);
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}

/** The original text; throws if the input is no obfuscated text. */
export function deobfuscate(obfuscated: string, key: string): string {
  const bytes = Uint8Array.from(atob(obfuscated), (sign) => sign.charCodeAt(0));
  return new TextDecoder('utf-8', { fatal: true }).decode(blend(bytes, key));
}

function blend(bytes: Uint8Array, key: string): Uint8Array {
  const seed = seedFromHex(key);
  if (seed === undefined) throw new Error('a key has 64 hexadecimal digits');
  const stream = createRng(seed);
  let word = 0;
  return bytes.map((byte, index) => {
    if (index % 4 === 0) word = stream.word();
    return byte ^ ((word >>> ((index % 4) * 8)) & 0xff);
  });
}

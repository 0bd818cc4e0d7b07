/**
 * A veil over what a saved table holds: hands, the bag and sealed claims lie on the device all are handed, so nobody should
 * come upon them by looking into its storage. It keeps honest people honest; a lock it is not, for its key lies beside it.
 */

import { createRng, seedFromHex } from '@riverstone/rules';

/** The text, unreadable without its key (64 hexadecimal digits). */
export function obfuscate(text: string, key: string): string {
  const bytes = blend(new TextEncoder().encode(text), key);
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}

/** The text under a veil; throws where there is none. */
export function deobfuscate(veiled: string, key: string): string {
  const bytes = Uint8Array.from(atob(veiled), (sign) => sign.charCodeAt(0));
  return new TextDecoder('utf-8', { fatal: true }).decode(blend(bytes, key));
}

/** A key, or a seed: 32 bytes of the system's own chance, in hexadecimal. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
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

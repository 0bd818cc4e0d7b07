/** Random keys, seeds and ids. */

/** 32 bytes from the system's random source, as 64 hexadecimal digits. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The path that a request asks for. */

/**
 * The path without its query, decoded; null where it can't be read.
 * @example requestPath('/a%20b?c') // '/a b'
 */
export function requestPath(target: string): string | null {
  // A proxy may send the whole address.
  const path = target.replace(/^https?:\/\/[^/?#]*/i, '').replace(/[?#].*$/s, '');
  try {
    return decodeURIComponent(path === '' ? '/' : path);
  } catch {
    return null;
  }
}

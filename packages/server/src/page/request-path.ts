/** The path of a request. */

/**
 * The path without its query, decoded; null if it is malformed.
 * @example requestPath('/a%20b?c') // => '/a b'
 */
export function requestPath(target: string): string | null {
  // A proxy may send the whole URL.
  const path = target.replace(/^https?:\/\/[^/?#]*/i, '').replace(/[?#].*$/s, '');
  try {
    return decodeURIComponent(path === '' ? '/' : path);
  } catch {
    return null;
  }
}

/** The folder that the page lies in, on any server. Its files and addresses are below it. */

/** What online tables add to the folder: `t/<id>`, `screen/<id>`, `replay/<id>/<moment>`. A file has a dot in it. */
const TABLE_PATH = /(?:(?:t|screen)\/[^/.]+|replay\/[^/.]+(?:\/[^/.]+)?)$/;

/**
 * The folder of the page that is at a path.
 * @example rootOf('/games/t/abcdefgh234567') // => '/games/'
 */
export function rootOf(path: string): string {
  return path.replace(TABLE_PATH, '').replace(/[^/]*$/, '');
}

/** Tests run without an address. */
export const siteRoot = rootOf(globalThis.location?.pathname ?? '/');

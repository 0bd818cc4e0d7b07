/**
 * `table.html`: the same page for the paths of online tables, which lie one folder deeper. The server answers with it
 * and puts a preview of the table in; offline, the service worker does. `moment.html` lies one folder deeper still, for
 * the moments of their replays, which need the server anyway.
 */

import type { Plugin } from 'vite';

export const TABLE_PAGE = 'table.html';

const MOMENT_PAGE = 'moment.html';

/** The paths of online tables, with whatever is asked after a "?". */
export const tablePaths = /\/(?:t|screen|replay)\/[^/.?]+(?:\?|$)/;

export const tablePage: Plugin = {
  name: 'table-page',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') return this.error('there is no index.html to make the page of tables from');
      for (const [fileName, root] of [
        [TABLE_PAGE, '../'],
        [MOMENT_PAGE, '../../'],
      ] as const) {
        const source = String(page.source).replaceAll(/(?<= (?:href|src)=")\.\//g, root);
        this.emitFile({ type: 'asset', fileName, source });
      }
    },
  },
};

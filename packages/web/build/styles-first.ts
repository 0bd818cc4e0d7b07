/** Lets styles come before scripts: the first thing to see is in the page itself and needs no script. */

import type { Plugin } from 'vite';

export const stylesFirst: Plugin = {
  name: 'styles-first',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => html.replaceAll(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"'),
  },
};

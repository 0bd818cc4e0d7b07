import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const source = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** The page reads the other packages' sources, so that only what a screen uses comes into its file. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  resolve: {
    alias: [
      { find: /^@riverstone\/bots\/worker$/, replacement: source('bots/src/worker/entry.ts') },
      { find: /^@riverstone\/(rules|bots)$/, replacement: source('$1/src/index.ts') },
      { find: /^@riverstone\/(rules|bots)\/(.+)$/, replacement: source('$1/src/$2/index.ts') },
    ],
  },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: { format: 'es' },
  build: { outDir: 'dist', target: 'es2022', sourcemap: false },
});

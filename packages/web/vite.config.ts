import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import prefresh from '@prefresh/vite';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { sourceAliases } from '../../scripts/source-aliases.mjs';
import { chunkGroups } from './build/chunk-groups.ts';
import { chunkModules } from './build/chunk-modules.ts';
import { licenceFile, otherLicences } from './build/licences.ts';
import { manifest } from './build/manifest.ts';
import { messagesPlugin } from './build/messages/plugin.ts';
import { notificationTexts } from './build/notification-texts.ts';
import { previewsPlugin } from './build/previews.ts';
import { stylesFirst } from './build/styles-first.ts';
import { TABLE_PAGE, tablePage, tablePaths } from './build/table-page.ts';

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as {
  readonly version: string;
};

/** The page reads the other packages' sources, so that only what a screen uses comes into its file. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  // relative, so that the page works in any folder of any server
  base: './',
  resolve: { alias: sourceAliases },
  define: { RIVERSTONE_VERSION: JSON.stringify(version) },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: {
    format: 'es',
    rolldownOptions: {
      output: { entryFileNames: 'assets/worker-[name]-[hash].js' },
      checks: { pluginTimings: false },
    },
  },
  build: {
    outDir: 'dist',
    target: 'es2022',
    sourcemap: false,
    // the first file is there already when it asks for others; Firefox takes a preload of it for an error
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files) => files.filter((file) => !/(?:^|\/)index-[^/]*\.js$/.test(file)),
    },
    // the content policy allows small drawings inside a style sheet, and nothing else
    assetsInlineLimit: (file) => (file.endsWith('.svg') ? undefined : false),
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } }, checks: { pluginTimings: false } },
    license: { fileName: licenceFile },
  },
  cacheDir: '../../.cache/vite',
  plugins: [
    // Hot refresh in development: components are replaced, their state stays.
    await prefresh(),
    messagesPlugin(fileURLToPath(new URL('src', import.meta.url))),
    stylesFirst,
    tablePage,
    previewsPlugin(fileURLToPath(new URL('.', import.meta.url))),
    notificationTexts(fileURLToPath(new URL('src', import.meta.url))),
    otherLicences,
    chunkModules,
    VitePWA({
      // an update waits until somebody asks for it
      registerType: 'prompt',
      injectRegister: false,
      manifest,
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,png,woff2,md}'],
        // only other programs want the pictures of links
        globIgnores: ['previews/**'],
        // the first visit is enough: the open page gets what it loads later from the store, too
        clientsClaim: true,
        skipWaiting: false,
        cleanupOutdatedCaches: true,
        // there is one page, whatever is asked of it after a "?", and the same for the paths of tables; other addresses
        // are the server's to answer
        navigateFallback: TABLE_PAGE,
        navigateFallbackAllowlist: [tablePaths],
        ignoreURLParametersMatching: [/./],
        importScripts: ['notification-texts.js', 'notifications.js', 'shared-files.js'],
        inlineWorkboxRuntime: true,
        sourcemap: false,
      },
    }),
  ],
});

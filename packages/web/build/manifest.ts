/** How the page presents itself where it is installed as an app. */

import type { ManifestOptions } from 'vite-plugin-pwa';

export const manifest: Partial<ManifestOptions> = {
  id: './',
  name: 'Riverstone',
  short_name: 'Riverstone',
  description: 'Kakuro Challenge, Kakuro the race and Kakuzu: alone, against bots or round one device, offline.',
  lang: 'en',
  start_url: './',
  scope: './',
  display: 'standalone',
  theme_color: '#f4efe4',
  background_color: '#f4efe4',
  // A record of a game, from the system's share sheet or opened with the installed app.
  share_target: {
    action: './open-record',
    method: 'POST',
    enctype: 'multipart/form-data',
    params: {
      files: [{ name: 'record', accept: ['.json', 'application/json', 'text/plain'] }],
    },
  },
  file_handlers: [{ action: './#/open-record', accept: { 'application/json': ['.riverstone.json', '.json'] } }],
  categories: ['games', 'board', 'puzzle'],
  icons: [
    { src: 'icons/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: 'icons/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: 'icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml' },
  ],
};

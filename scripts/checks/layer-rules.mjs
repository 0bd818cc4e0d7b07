/** Who may import whom: rules <- bots <- server, web, cli; protocol <- server, web, cli. */

import { existsSync, readdirSync } from 'node:fs';
import { root } from '../install.mjs';

/** The ids of the games: each has a folder with these files in `rules`. */
function gameFolders(folder = `${root}packages/rules/src`) {
  return readdirSync(folder).filter((name) =>
    ['game.ts', 'index.ts'].every((file) => existsSync(`${folder}/${name}/${file}`)),
  );
}

const games = gameFolders();
const anyGame = `(${games.join('|')})`;
if (games.length === 0) throw new Error('no game was found: the check itself does not work');

/** The packages that a package may import, besides itself. */
const mayImport = {
  rules: [],
  bots: ['rules'],
  protocol: ['rules'],
  server: ['rules', 'bots', 'protocol'],
  web: ['rules', 'bots', 'protocol'],
  cli: ['rules', 'bots', 'protocol', 'server', 'web'],
};

const layers = Object.entries(mayImport).map(([name, allowed]) => ({
  name: `layer of ${name}`,
  severity: 'error',
  from: { path: `^packages/${name}/src/` },
  to: { path: '^packages/', pathNot: `^packages/(${[name, ...allowed].join('|')})/` },
}));

const noOutsideWorld = {
  name: 'rules and bots stand alone',
  severity: 'error',
  from: { path: '^packages/(rules|bots)/src/', pathNot: '\\.test\\.ts$' },
  to: { dependencyTypes: ['core', 'npm', 'npm-dev', 'npm-no-pkg', 'npm-unknown'], pathNot: '^packages/' },
};

const gamesApart = ['rules', 'bots', 'cli', 'web'].flatMap((layer) =>
  games.map((game) => ({
    name: `${game} knows no other game`,
    severity: 'error',
    from: { path: `^packages/${layer}/src/${game}/` },
    to: { path: `^packages/[a-z]+/src/${anyGame}/`, pathNot: `/${game}/` },
  })),
);

const serverKnowsNoGame = {
  name: 'the server knows no game by name',
  severity: 'error',
  from: { path: '^packages/(server|protocol)/src/', pathNot: '\\.test\\.ts$' },
  to: { path: `^packages/(rules|bots)/src/${anyGame}/` },
};

/** Inside the page: what each folder may not import. */
const insideThePage = [
  [
    ['ui', 'art', 'design'],
    ['app', 'screens', 'page', 'table', 'online', 'messages', 'settings', 'offline', 'how-to', 'rulebook', ...games],
  ],
  [
    ['messages'],
    ['app', 'screens', 'page', 'table', 'online', 'ui', 'art', 'settings', 'offline', 'how-to', 'rulebook', ...games],
  ],
  [['how-to'], ['app', 'screens', 'page', 'table', 'online', 'settings', 'offline', ...games]],
  [
    ['figures', 'rulebook'],
    ['app', 'screens', 'page', 'table', 'online', 'settings', 'offline', ...games],
  ],
  [
    ['navigation', 'settings', 'page'],
    ['app', 'screens', 'table', 'online', ...games],
  ],
  [['table'], ['app', 'screens', 'page', 'online', ...games]],
  [['online'], ['app', 'screens', ...games]],
  [games, ['app', 'screens', 'page', 'online']],
].map(([folders, others]) => ({
  name: `layers inside the page: ${folders.join(', ')}`,
  severity: 'error',
  from: { path: `^packages/web/src/(${folders.join('|')})/` },
  to: { path: `^packages/web/src/(${others.join('|')})/` },
}));

/**
 * Play on this device loads no online code: what is online is loaded lazily, and only that knows the protocol; but
 * everybody computes the day's deal, also without a network.
 */
const offlinePlay = [
  {
    name: 'online parts of the page are loaded lazily',
    severity: 'error',
    from: { path: '^packages/web/src/', pathNot: '^packages/web/src/online/' },
    to: { path: '^packages/web/src/online/', dynamic: false },
  },
  {
    name: 'only online parts of the page know the protocol',
    severity: 'error',
    from: { path: '^packages/web/src/', pathNot: '^packages/web/src/online/' },
    to: { path: '^packages/protocol/', pathNot: '^packages/protocol/(src|dist)/daily/' },
  },
];

export const layerRules = [
  ...layers,
  noOutsideWorld,
  ...gamesApart,
  serverKnowsNoGame,
  ...insideThePage,
  ...offlinePlay,
  { name: 'no cycles', severity: 'error', from: {}, to: { circular: true } },
  // what stands behind a "?" (`?worker`) is made by the page's bundler
  // and what benchmarks measure against is installed by them
  {
    name: 'resolvable',
    severity: 'error',
    from: { pathNot: '/bench/baselines/' },
    to: { couldNotResolve: true, pathNot: '\\?[a-z]+$|^virtual:' },
  },
];

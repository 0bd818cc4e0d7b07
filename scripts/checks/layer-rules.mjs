/** Who may import whom: rules <- bots <- server, web, cli; protocol <- server, web, cli. */

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
  ['kakuro-challenge', 'kakuro-race', 'kakuzu'].map((game) => ({
    name: `${game} knows no other game`,
    severity: 'error',
    from: { path: `^packages/${layer}/src/${game}/` },
    to: { path: '^packages/[a-z]+/src/(kakuro-challenge|kakuro-race|kakuzu)/', pathNot: `/${game}/` },
  })),
);

const serverKnowsNoGame = {
  name: 'the server knows no game by name',
  severity: 'error',
  from: { path: '^packages/(server|protocol)/src/', pathNot: '\\.test\\.ts$' },
  to: { path: '^packages/(rules|bots)/src/(kakuro-challenge|kakuro-race|kakuzu)/' },
};

/** Inside the page: what each folder may not know. */
const insideThePage = [
  [
    '(ui|art|design)',
    '(app|screens|page|table|online|messages|settings|offline|how-to|rulebook|kakuro-challenge|kakuro-race|kakuzu)/',
  ],
  [
    'messages',
    '(app|screens|page|table|online|ui|art|settings|offline|how-to|rulebook|kakuro-challenge|kakuro-race|kakuzu)/',
  ],
  ['how-to', '(app|screens|page|table|online|settings|offline|kakuro-challenge|kakuro-race|kakuzu)/'],
  ['(figures|rulebook)', '(app|screens|page|table|online|settings|offline|kakuro-challenge|kakuro-race|kakuzu)/'],
  ['(navigation|settings|page)', '(app|screens|table|online|kakuro-challenge|kakuro-race|kakuzu)/'],
  ['table', '(app|screens|page|online|kakuro-challenge|kakuro-race|kakuzu)/'],
  ['online', '(app|screens|kakuro-challenge|kakuro-race|kakuzu)/'],
  ['(kakuro-challenge|kakuro-race|kakuzu)', '(app|screens|page|online)/'],
].map(([folder, others]) => ({
  name: `the page's ${folder} stands below what it may not know`,
  severity: 'error',
  from: { path: `^packages/web/src/${folder}/` },
  to: { path: `^packages/web/src/${others}` },
}));

/** Play on this device loads no online code: what is online is loaded lazily, and only that knows the protocol. */
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
    from: { path: '^packages/web/src/', pathNot: '^packages/web/src/(online|messages/[a-z]+/online)' },
    to: { path: '^packages/protocol/' },
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

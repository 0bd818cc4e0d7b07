/** The messages of `riverstone serve`. */

export const sentences = {
  badHost: (host: string) => `"${host}" is no address. Write one such as --host 127.0.0.1 or --host 0.0.0.0.`,
  badPort: (port: number) => `Browsers refuse to open port ${port}. Choose another, such as --port 8080.`,
  badOrigin: (source: string, text: string) =>
    `${source} takes the address that people type, such as https://games.example, not "${text}".`,
  badAdvertise: (source: string, text: string) =>
    `${source} takes the address by which the other servers reach this one, such as http://10.0.0.5:4180, not "${text}".`,
  badChoice: (source: string, choices: readonly string[], text: string) =>
    `${source} takes ${choices.slice(0, -1).join(', ')} or ${choices.at(-1)}, not "${text}".`,
  badDuration: (source: string, text: string) =>
    `${source} takes a number of days, hours or minutes, such as 90d, 12h or 30m, not "${text}".`,
  badTokenFile: (file: string, reason: string) =>
    `The operators' token can't be read from ${file}: ${reason}. Name a file that holds nothing else.`,
  shortToken: (source: string, least: number) =>
    `The operators' token of ${source} is too short: at least ${least} characters. Make one: openssl rand -hex 24`,
  badWordList: (file: string, reason: string) =>
    `The word list can't be read from ${file}: ${reason}. Name a text file with one word a line.`,
  noToken: "Name the file of the operators' token with --token-file, or set RIVERSTONE_ADMIN_TOKEN.",
  wrongToken: 'The server does not know this token. Use the one that it was started with.',
  triedTooOften: 'Too many wrong tokens came from here. Try again in ten minutes.',
  noServer: (url: string) =>
    `No server answers at ${url}. Name its address with --url, such as --url https://games.example.`,
  badServer: (url: string) => `"${url}" is no address of a server. Write one such as --url https://games.example.`,
  adminNotFound:
    'The server has no such thing. Check the id. If nothing works, it may run without a token: start it with --admin-token-file.',
  adminRefused: (code: string) => `The server refused: ${code}. Try again, or look into its log.`,
  adminBadField: (field: string) => `The server can't read "${field}". Check what you typed.`,
  noDataFile: (source: string) => `${source} is empty. Name a file for the tables, such as tables.sqlite.`,
  noHome: 'Riverstone finds no home folder to keep the tables in. Name a file for them, such as --data tables.sqlite.',
  badDataFile: (file: string, reason: string) =>
    `The tables can't be kept in ${file}: ${reason}. Name another file with --data.`,
  damagedDataFile: (file: string, reason: string) =>
    `The tables in ${file} are damaged: ${reason}. The file is left as it is. riverstone check --data ${file} says more, riverstone restore puts a backup in its place.`,
  diskFull: (file: string) =>
    `The tables can't be kept in ${file}: the disk is full. Make room, or name another file with --data.`,
  // Without the address, which may hold a password.
  badStore: (source: string) =>
    `${source} takes the address of a PostgreSQL database, such as postgres://riverstone@db.example/riverstone.`,
  twoPlaces: 'Tables are kept in a file or in a database. Leave --data or --store out.',
  badDatabase: (reason: string) =>
    `The tables can't be kept in the database: ${reason}. Check the address that --store names.`,
  badBus: (source: string) =>
    `${source} takes the address of a Redis or PostgreSQL server, such as redis://bus.example:6379.`,
  busRefused: (reason: string) => `The bus refuses the server: ${reason}. Check the address that --bus names.`,
  noBus:
    'The bus does not answer. The server goes on without it and keeps trying. Until then each node counts limits on its own, and news from other nodes come late. Check the address that --bus names, or without it the one of --store.',
  // Without the address, which may hold a password.
  badTraces: (source: string) =>
    `${source} takes the address of a collector of OpenTelemetry, such as http://127.0.0.1:4318.`,
  badTraceShare: 'OTEL_TRACES_SAMPLER_ARG takes the share of requests that are recorded, from 0 to 1, such as 0.05.',
  badTraceHeaders: 'OTEL_EXPORTER_OTLP_HEADERS takes headers such as name=value,name=value.',
  notBuilt: 'The page is not built yet. Run npm run build first.',
  portsTaken: (first: number, last: number) =>
    `Other programs use all the ports from ${first} to ${last}. Name a free one, such as --port 8080.`,
  portTaken: (port: number) =>
    `Another program uses port ${port}. Stop it, name another port, or leave --port out: Riverstone then finds a free one.`,
  portForbidden: (port: number) =>
    `You are not allowed to use port ${port}. Choose one above 1023, such as --port 8080.`,
  noSuchHost: (host: string) =>
    `This machine has no address "${host}". Use 127.0.0.1 for this machine alone, 0.0.0.0 for everybody on the network.`,
  notPossible: (reason: string) => `The server can't start: ${reason}`,
  here: (url: string) => `Riverstone is at ${url}`,
  forEverybody: (url: string) => `For everybody:    ${url}`,
  onNetwork: (url: string) => `On your network:  ${url}`,
  keptIn: (file: string) => `Tables are kept in ${file}`,
  howToStop: 'Stop it with Ctrl+C.',
} as const;

/** The messages of `riverstone serve`. */

export const sentences = {
  badHost: (host: string) => `"${host}" is no address. Write one such as --host 127.0.0.1 or --host 0.0.0.0.`,
  badPort: (port: number) => `Browsers refuse to open port ${port}. Choose another, such as --port 8080.`,
  badOrigin: (source: string, text: string) =>
    `${source} takes the address that people type, such as https://games.example, not "${text}".`,
  badChoice: (source: string, choices: readonly string[], text: string) =>
    `${source} takes ${choices.slice(0, -1).join(', ')} or ${choices.at(-1)}, not "${text}".`,
  noDataFile: (source: string) => `${source} is empty. Name a file for the tables, such as tables.sqlite.`,
  noHome: 'Riverstone finds no home folder to keep the tables in. Name a file for them, such as --data tables.sqlite.',
  badDataFile: (file: string, reason: string) =>
    `The tables can't be kept in ${file}: ${reason}. Name another file with --data.`,
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

/** The messages of `riverstone serve`. */

export const sentences = {
  badHost: (host: string) => `"${host}" is no address: --host takes one such as 127.0.0.1 or 0.0.0.0.`,
  badPort: (port: number) => `Browsers refuse to open port ${port}: choose another, such as 8080.`,
  badOrigin: (source: string, text: string) =>
    `${source} takes the address that people type, such as https://games.example, not "${text}".`,
  badChoice: (source: string, choices: readonly string[], text: string) =>
    `${source} takes ${choices.slice(0, -1).join(', ')} or ${choices.at(-1)}, not "${text}".`,
  noDataFile: (source: string) => `${source} takes the name of a file.`,
  noHome: 'There is no folder for the data of programs here: name a file with --data.',
  badDataFile: (file: string, reason: string) =>
    `The tables can't be kept in ${file}: ${reason}. Name another file with --data.`,
  notBuilt: 'The page is not built yet: run npm run build.',
  portsTaken: (first: number, last: number) =>
    `The ports ${first} to ${last} are all taken: name a free one, such as --port 8080.`,
  portTaken: (port: number) =>
    `Port ${port} is taken: stop what uses it, name another, or leave --port out to take the next free one.`,
  portForbidden: (port: number) =>
    `Port ${port} needs rights that you do not have: choose one above 1023, such as --port 8080.`,
  noSuchHost: (host: string) =>
    `This machine has no address "${host}": use 127.0.0.1 for this machine alone, 0.0.0.0 for everybody on the network.`,
  notPossible: (reason: string) => `It can't be served: ${reason}`,
  here: (url: string) => `Riverstone is at ${url}`,
  forEverybody: (url: string) => `For everybody:    ${url}`,
  onNetwork: (url: string) => `On your network:  ${url}`,
  keptIn: (file: string) => `Tables are kept in ${file}`,
  howToStop: 'Stop it with Ctrl+C.',
} as const;

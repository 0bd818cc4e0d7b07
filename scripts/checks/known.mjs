/** What breaks a convention today. These lists only get shorter; the aim is that each is empty. */

/** Sorted folders, separated by spaces. */
export const knownFolderCycles = [
  'packages/cli/src/judge packages/cli/src/kakuro-challenge packages/cli/src/kakuro-race packages/cli/src/kakuzu packages/cli/src/messages packages/cli/src/review packages/cli/src/terminal',
];

/** Exported type names with several definitions. */
export const knownDuplicates = 'Command Heard Line PlayedGame Screen'.split(' ');

/** Folders with too many files. */
export const knownFullFolders = ['packages/cli/src/arena', 'packages/cli/src/terminal'];

/** How many comment lines may be too long. */
export const KNOWN_LONG_COMMENTS = 215;

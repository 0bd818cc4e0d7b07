/** What breaks a convention today. These lists only get shorter; the aim is that each is empty. */

/** Sorted folders, separated by spaces. */
export const knownFolderCycles = [];

/** Exported type names with several definitions. */
export const knownDuplicates = [];

/** Folders with too many files. */
export const knownFullFolders = [];

/** How many comment lines may be too long. */
export const KNOWN_LONG_COMMENTS = 215;

/**
 * Checks conventions that no other tool knows: unique type names, folders that are not too full, short comment lines.
 */

import { longComments, MOST_CHARACTERS } from './comment-lines.mjs';
import { fullFolders, MOST_FILES } from './folder-sizes.mjs';
import { duplicateTypes } from './unique-types.mjs';

/** Fewer exported types than this means that the reader is broken. */
const FEWEST_TYPES = 100;

const { types, duplicates } = duplicateTypes();
const full = fullFolders();
const long = longComments();
const problems = [
  ...duplicates.map(([name, paths]) => `the type ${name} is defined more than once: ${paths.join(', ')}`),
  ...full.map(([folder, count]) => `${folder} has ${count} files: at most ${MOST_FILES} are easy to look through`),
  ...long.map((place) => `${place} is a comment line of more than ${MOST_CHARACTERS} characters`),
  ...(types < FEWEST_TYPES ? ['Too few types were read: the check itself does not work.'] : []),
];
for (const problem of problems) console.error(problem);
console.log(
  `${types} exported types, ${duplicates.length} duplicates; ${full.length} full folders; ${long.length} long comment lines`,
);
process.exitCode = problems.length === 0 ? 0 : 1;

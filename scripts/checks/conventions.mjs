/**
 * Checks conventions that no other tool knows: unique type names, folders and files that are not too large, short
 * comment lines, pure rules, one host.
 */

import { longComments, MAX_CHARACTERS } from './comment-lines.mjs';
import { fullFolders, MAX_FILES } from './folder-sizes.mjs';
import { longFiles, MAX_LINES } from './long-files.mjs';
import { bannedUses } from './pure-code.mjs';
import { duplicateTypes } from './unique-types.mjs';

/** Fewer exported types than this means that the reader is broken. */
const MIN_TYPES = 100;

const { types, duplicates } = duplicateTypes();
const full = fullFolders();
const long = longComments();
const banned = bannedUses();
const large = longFiles();
const problems = [
  ...duplicates.map(([name, paths]) => `the type ${name} is defined more than once: ${paths.join(', ')}`),
  ...full.map(([folder, count]) => `${folder} has ${count} files: at most ${MAX_FILES} are easy to look through`),
  ...long.map((place) => `${place} is a comment line of more than ${MAX_CHARACTERS} characters`),
  ...banned,
  ...large.map(([path, lines]) => `${path} has ${lines} lines: more than ${MAX_LINES} are too many to read at once`),
  ...(types < MIN_TYPES ? ['Too few types were read: the check itself does not work.'] : []),
];
for (const problem of problems) console.error(problem);
console.log(
  `${types} exported types, ${duplicates.length} duplicates; ${full.length} full folders; ${large.length} long files; ${long.length} long comment lines; ${banned.length} banned uses`,
);
process.exitCode = problems.length === 0 ? 0 : 1;

/** The names of a new game, from the one that is typed. */

/** Letters that mark the clauses of a game's rules: one game, one letter. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Why a name can't be a game's id; null when it can. */
export function problemWith(name, taken) {
  if (name === undefined) return 'Name the game: npm run new-game -- race-to-21';
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
    return `"${name}" can't be a game's id. Use lower-case words joined by hyphens, such as race-to-21.`;
  }
  if (taken.includes(name)) return `There is a game called ${name} already. Choose another name.`;
  return null;
}

/** The forms of `race-to-21`: in code, in titles and before clauses. */
export function namesOf(id, usedLetters) {
  const pascal = id.split('-').map(capital).join('');
  const title = id
    .split('-')
    .map((word, index) => (index === 0 ? capital(word) : word))
    .join(' ');
  const own = `${id.toUpperCase().replaceAll(/[^A-Z]/g, '')}${LETTERS}`;
  const letter = [...own].find((each) => !usedLetters.includes(each));
  if (letter === undefined) throw new Error('every letter marks the clauses of a game already');
  return { id, pascal, camel: pascal.charAt(0).toLowerCase() + pascal.slice(1), title, letter };
}

const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1);

/** Replaces the placeholders of a template by the names. */
export function fillTemplate(text, { id, pascal, camel, title, letter }) {
  return text
    .replaceAll('__id__', id)
    .replaceAll('__Name__', pascal)
    .replaceAll('__name__', camel)
    .replaceAll('__Title__', title)
    .replaceAll('__Letter__', letter);
}

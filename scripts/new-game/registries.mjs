/** The lines that register a game outside its own folders. Each is inserted before text that the file already has. */

/** For each registry: its file, and the lines to add with where they go. */
export function registriesFor({ id, camel }) {
  const key = id.includes('-') ? `'${id}'` : id;
  return [
    {
      file: 'packages/rules/src/game-ids.ts',
      edits: [[/(export const gameIds = \[[^\]]*)\]/, `$1, '${id}']`]],
    },
    {
      file: 'packages/rules/src/games.ts',
      edits: [
        [/(import [^\n]*game\.js';\n)(?!import [^\n]*\/game\.js')/, `$1import { ${camel} } from './${id}/game.js';\n`],
        [/(export const games = \{[\s\S]*?)(\n\} )/, `$1\n  ${key === camel ? camel : `${key}: ${camel}`},$2`],
      ],
    },
    {
      file: 'packages/bots/src/registry.ts',
      edits: [
        [
          /(import [^\n]*bots\.js';\n)(?!import [^\n]*\/bots\.js')/,
          `$1import { gameBots as ${camel}Bots } from './${id}/bots.js';\n`,
        ],
        [/(export const gameBots = \{[\s\S]*?)(\n\} )/, `$1\n  ${key}: ${camel}Bots,$2`],
      ],
    },
    {
      file: 'packages/cli/src/games.ts',
      edits: [
        [
          /(import [^\n]*index\.js';\n)(?!import [^\n]*\/index\.js')/,
          `$1import { cliGame as ${camel} } from './${id}/index.js';\n`,
        ],
        [/(export const cliGames[^=]*= \{[\s\S]*?)(\n\};)/, `$1\n  ${key === camel ? camel : `${key}: ${camel}`},$2`],
      ],
    },
    {
      file: 'packages/web/src/games.ts',
      edits: [
        [/(import [^\n]*game-ui';\n)(?!import [^\n]*\/game-ui')/, `$1import { ${camel}Ui } from './${id}/game-ui';\n`],
        [/(export const gameUis[^{]*\{[\s\S]*?)(\n\};)/, `$1\n  ${key}: ${camel}Ui,$2`],
      ],
    },
    {
      file: 'packages/rules/test/test-kits.ts',
      edits: [
        [
          /(import [^\n]*test-kit\.js';\n)(?!import [^\n]*\/test-kit\.js')/,
          `$1import { testKit as ${camel}Kit } from './${id}/test-kit.js';\n`,
        ],
        [/(const testKits = \{[\s\S]*?)(\n\} )/, `$1\n  ${key}: ${camel}Kit,$2`],
      ],
    },
  ];
}

/** Inserts the lines into a file's text. Throws if an edit finds no place. */
export function applyEdits(text, { file, edits }) {
  return edits.reduce((before, [place, line]) => {
    const after = before.replace(place, line);
    if (after === before) throw new Error(`${file} has changed: there is no place for ${line.trim()}`);
    return after;
  }, text);
}

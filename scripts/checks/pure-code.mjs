/** Checks that `rules` and `bots` use no clock and no chance, and that only `HostedGame` plays games. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../install.mjs';
import { projectFiles } from './sources.mjs';

const bans = [
  {
    what: 'a clock, chance or the outside world in rules or bots',
    files: /^packages\/(?:rules|bots)\/src\//,
    // the time limit of bots
    except: ['packages/bots/src/core/clock.ts'],
    pattern: /\b(?:Date\.now|new Date|performance\.now|Math\.random|setTimeout|setInterval|fetch)\(|\bconsole\./,
  },
  {
    what: 'a game that is set up or played past HostedGame',
    files: /^packages\/[^/]+\/src\//,
    // the picture of a position; another action in place of a step; a single question
    except: [
      'packages/rules/src/hosting/hosted-game.ts',
      'packages/server/src/pictures/moment-pictures.ts',
      'packages/web/src/replay/replay-table.ts',
      'packages/web/src/task/task-table.ts',
    ],
    pattern: /\b(?:game|rules)\.(?:apply|setup)\(/i,
  },
];

const comment = /^\s*(?:\/\*|\*|\/\/)/;

/** Lines that use what is banned there, as `file:line: what`. */
export function bannedUses(folder = root) {
  return projectFiles(['packages'], folder)
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|\/tests?\//.test(path))
    .flatMap((path) => {
      const here = bans.filter(({ files, except }) => files.test(path) && !except.includes(path));
      if (here.length === 0) return [];
      const lines = readFileSync(join(folder, path), 'utf8').split('\n');
      return here.flatMap(({ what, pattern }) =>
        lines.flatMap((line, index) =>
          pattern.test(line) && !comment.test(line) ? [`${path}:${index + 1}: ${what}`] : [],
        ),
      );
    });
}

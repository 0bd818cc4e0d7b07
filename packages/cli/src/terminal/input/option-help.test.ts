/** Help and set-up questions follow from the description of the options. */

import { type GameId, gameIds, games, type TableOptions, withGame } from '@riverstone/rules';
import { describe, expect, it, test } from 'vitest';
import { hiddenOptions, programDefaults } from '../../arena/programs/program-options.js';
import { withCliGame } from '../../games.js';
import { offeredValues, optionHelp } from './option-help.js';

const helpOf = (id: GameId): readonly string[] =>
  withCliGame(id, ({ game, terminal }) => optionHelp(game.options, terminal.options));

describe.each(gameIds)('%s', (id) => {
  const { seats } = games[id];
  const options: TableOptions = games[id].options;

  it('says of every option what it takes and what it does', () => {
    for (const [index, [name, option]] of Object.entries(options).entries()) {
      const line = helpOf(id)[index] ?? '';
      expect(line).toContain(`${name}=`);
      if (option.kind !== 'flag') expect(line).toContain(option.expected);
      expect(line).not.toContain('undefined');
    }
  });

  it('does not write a bound a second time', () => {
    const meanings = withCliGame(id, ({ terminal }) => Object.values(terminal.options).join(' '));
    const bounds = Object.values(options).flatMap((option) => ('max' in option ? [option.max] : []));
    expect(bounds.filter((bound) => bound > 9 && new RegExp(`\\b${bound}\\b`).test(meanings))).toEqual([]);
  });

  it('asks about options that exist, and offers values that the rules accept', () => {
    const questions = withCliGame(id, ({ terminal }) => terminal.questions);
    for (const { option: name, label } of questions) {
      const { [name]: option } = options;
      if (option === undefined) throw new Error(`no option ${name}`);
      const values = offeredValues(option);
      expect(values[0]).toBe(option.default);
      expect(new Set(values.map(label)).size).toBe(values.length);
      for (const value of values) expect(option.read(value)).toBe(value);
    }
  });

  it('has options for programs that the rules accept', () => {
    const parsed = withGame(id, (game) => game.parseOptions(programDefaults(id), seats.max));
    expect(parsed.ok).toBe(true);
  });
});

test('a few lines of help', () => {
  expect(helpOf('kakuro-challenge')).toContain('moveSeconds=off|1..3600 (off): seconds for a move');
  expect(helpOf('kakuro-challenge').find((line) => line.startsWith('timeUp'))).toMatch(/; needs moveSeconds$/);
  expect(helpOf('kakuro-race')).toContain(
    'claimSeconds=1..3600 (30): how long a caller has to show the line; only for 2 to 5 players; matters only with sealed=false',
  );
});

test('programs have a clock and do not hear which sheet it is', () => {
  expect(programDefaults('kakuro-challenge')).toEqual({ moveSeconds: 30 });
  expect(programDefaults('kakuzu')).toEqual({ clockMinutes: 180 });
  expect(hiddenOptions('kakuzu')).toEqual(['sheet']);
});

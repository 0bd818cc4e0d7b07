/** What is heard at a table: a short stretch of each game, with a real screen reader. */

import { afterEach, describe, expect, it } from 'vitest';
import { english } from '../support/english';
import { dealtTable } from '../support/next-inputs';
import {
  comeToBoard,
  expectSaidOnce,
  hearsPrompt,
  move,
  nextInputsAfter,
  openTable,
  perform,
  playedTable,
  sitDown,
  useEar,
} from './by-ear';

const here = useEar();

afterEach(() => expectSaidOnce(here()));

describe('Kakuzu', () => {
  it('names the board and its squares, not its rows', async () => {
    await sitDown(here(), 'kakuzu');
    await hearsPrompt(here());
    await comeToBoard(here());
    const { ear } = here();
    const came = await ear.hears(/stones over a sudoku/, /[a-i]\d, stone/);
    expect(came).not.toMatch(/\brow\b/i);
  });

  it('tells a turn in order: what I found, what the other did, what I am asked', async () => {
    const { ear } = here();
    await move(here(), await nextInputsAfter(here(), -1));
    await ear.hears(/You open [a-i]\d: \d/, /Brook opens [a-i]\d: \d/, 'Lift any stone in a closed box');
  });

  it('names an open square, repeats the news, and says the scores with their unit', async () => {
    const { ear } = here();
    await ear.press('ArrowUp');
    await ear.hears(/[a-i]\d, stone/);
    await ear.press('ArrowDown');
    await ear.hears(/[a-i]\d, \d/);
    await ear.press('alt+r');
    // What I opened may have been news of its own, if the other took time.
    await ear.hears(/Brook opens [a-i]\d: \d/, 'Lift any stone in a closed box');
    await ear.press('alt+s');
    await ear.hears('You: 0 stones, Brook: 0 stones');
  });

  it('says that a dialog has opened, and the square that it leads back to', async () => {
    const { ear } = here();
    await ear.press('?');
    await ear.hears(english.app.table.keysTitle);
    await ear.press('Escape');
    await ear.hears(/[a-i]\d, \d/);
  });

  it('says a hint', async () => {
    const { ear } = here();
    await ear.press('h');
    await ear.hears(/Look at the (?:\w+ )+box/);
  });

  it('says who has won, and by how much', async () => {
    const { ear } = here();
    const game = { game: 'kakuzu', options: {}, level: 'novice' } as const;
    const { standing } = playedTable({ ...game, entries: Number.POSITIVE_INFINITY });
    await openTable(here(), playedTable({ ...game, entries: standing.entries - 4 }));
    await comeToBoard(here());
    let next = await nextInputsAfter(here(), -1);
    while (!next.status.over) {
      for (const input of next.inputs) await perform(here(), input);
      next = await nextInputsAfter(here(), next.entries);
    }
    await ear.hears(/(?:You win|Brook wins), \d+ stones? to \d+|You and Brook win: \d+ stones?/);
  });
});

describe('the race', () => {
  it('says that it is ready, what is sought, and how long I have; never that I should drag', async () => {
    const { ear } = here();
    await openTable(here(), dealtTable('kakuro-race'));
    await ear.hears('Ready?', 'Start', 'The clock starts at once');
    await ear.press('Enter');
    await ear.hears(/Which whole line makes \d+/);
    await comeToBoard(here());
    const called = await nextInputsAfter(here(), -1);
    await perform(here(), { key: ' ' });
    await ear.hears('You call after', /\d+ seconds to show the line for \d+. Press Enter on both ends/);
    expect(ear.everything().join('\n')).not.toContain('drag');
    expect(called.inputs).toEqual([{ key: ' ' }]);
  });

  it('says a sum in words, and what is sought next', async () => {
    const { ear } = here();
    await move(here(), await nextInputsAfter(here(), 0));
    await ear.hears(/You: \d+ is \d+(?: plus \d+)+, \d+ points?/, /Which whole line makes \d+/);
  });
});

describe('Kakuro Challenge', () => {
  it('names the line that a hint means, and goes on speaking', async () => {
    const { ear } = here();
    await openTable(here(), playedTable({ game: 'kakuro-challenge', options: {}, entries: 8 }));
    await hearsPrompt(here());
    await comeToBoard(here());
    await ear.press('h');
    await ear.hears(/Hint: (?:row|column) \w, [a-i]\d to [a-i]\d/);
    await ear.press('1');
    await ear.hears(/Place your (?:yellow|red) \d next to a tile/);
    await ear.press('Escape');
    await ear.hears(/Hint: (?:row|column) \w, [a-i]\d to [a-i]\d/);
  });

  it('tells a turn in order: what I laid, what the other did, what I am asked', async () => {
    const { ear } = here();
    await move(here(), await nextInputsAfter(here(), -1));
    await ear.hears(
      /You: (?:yellow|red) \d on [a-i]\d/,
      /Brook: (?:yellow|red) \d on [a-i]\d/,
      'Your turn: choose a tile',
    );
  });
});

/** What is heard at a table: a short stretch of each game, with a real screen reader. */

import { describe, expect, it } from 'vitest';
import { playAhead } from '../support/play-ahead';
import { keepInstead } from '../support/stored-tables';
import { comeToBoard, pressAll, sitDown, useEar, wayTo } from './by-ear';

const here = useEar();

/** Where each of these begins in what was heard; they have to come in this order. */
function expectInOrder(heard: string, ...parts: readonly string[]): void {
  let from = 0;
  for (const part of parts) {
    const found = heard.indexOf(part, from);
    expect(found, `“${part}” in its place in: ${heard}`).toBeGreaterThanOrEqual(0);
    from = found + part.length;
  }
}

describe('Kakuzu', () => {
  it('tells a turn in order: what I found, what the other did, what I am asked', async () => {
    await sitDown(here(), 'kakuzu');
    const came = await comeToBoard(here());
    expect(came).toMatch(/\ba1, stone/);
    expect(came).not.toContain('Row');
    const way = await wayTo(here(), '.kakuzu-covered:not(.kakuzu-spent)');
    const turn = await pressAll(here(), ...(way ?? []), 'Return', 'Return');
    expectInOrder(turn, 'Player 1: ', 'Brook: ', 'Open a box');
  });

  it('names an open square, repeats the news, and says the scores with their unit', async () => {
    const way = await wayTo(here(), '.kakuzu-open:not([tabindex="0"])');
    expect(await pressAll(here(), ...(way ?? []))).toMatch(/[a-i]\d, \d\./);
    expectInOrder(await pressAll(here(), 'alt+r'), 'Brook: ', 'Open a box');
    expect(await pressAll(here(), 'alt+s')).toContain('Player 1: 0 stones, Brook: 0 stones');
  });

  it('says that a dialog has opened, and the square that it leads back to', async () => {
    expect(await pressAll(here(), 'question')).toContain('Playing by keyboard');
    expect(await pressAll(here(), 'Escape')).toMatch(/[a-i]\d, \d/);
  });

  it('says who has won, and by how much', async () => {
    const { ear, url } = here();
    const seats = [
      { name: 'Ada', bot: null },
      { name: 'Brook', bot: 'casual' },
    ] as const;
    const { saved } = playAhead({ game: 'kakuzu', seats, options: {}, entries: 1000, level: 'novice' });
    await keepInstead(ear.page, saved);
    await ear.page.goto('about:blank');
    await ear.page.goto(`${url}#/table/${saved.id}`);
    await ear.page.getByRole('dialog').waitFor();
    expect((await ear.listen(1500)).join('\n')).toMatch(/wins?, \d+ stones? to \d+/);
  });
});

describe('the race', () => {
  it('says that it is ready, what is sought, and how long I have; never that I should drag', async () => {
    const ready = await sitDown(here(), 'kakuro-race');
    expectInOrder(ready, 'Ready?', 'Start push button', 'Time counts');
    expect(await pressAll(here(), 'Return')).toContain('Which whole line makes');
    const called = await pressAll(here(), 'space');
    expectInOrder(called, 'Player 1: Kakuro!', 'seconds to show the line that makes', 'Enter on both its ends');
    expect(called).not.toContain('drag');
  });
});

describe('Kakuro Challenge', () => {
  it('names the line that a hint means, and goes on speaking', async () => {
    await sitDown(here(), 'kakuro-challenge');
    await comeToBoard(here());
    const { ear } = here();
    const said = await ear.press('h');
    await ear.page.getByText(/^Hint: /).waitFor();
    expect([...said, ...(await ear.listen(1500))].join('\n')).toMatch(/Hint: (?:row|column) \w, [a-i]\d to [a-i]\d/);
    expect(await pressAll(here(), '1')).toContain('You hold');
  });
});

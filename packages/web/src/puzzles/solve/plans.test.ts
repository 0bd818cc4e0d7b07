/** Puzzles on their tables: the answer solves, anything else costs nothing and is explained, in every language. */

import { readFileSync } from 'node:fs';
import { lazyMessages } from 'virtual:lazy-messages';
import { signal } from '@preact/signals';
import { parseMovePuzzle } from '@riverstone/bots/kakuro-challenge/puzzles';
import { parseStonePuzzle } from '@riverstone/bots/kakuzu/puzzles';
import { type PuzzleKind, puzzleGames, puzzleKinds, readPuzzles } from '@riverstone/bots/puzzles';
import { type Game, type GameTypes, games, unwrap } from '@riverstone/rules';
import { legalMoves } from '@riverstone/rules/kakuro-challenge';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { movePlan } from '../../kakuro-challenge/puzzles/plan';
import { linePlan } from '../../kakuro-race/puzzles/plan';
import { stonePlan } from '../../kakuzu/puzzles/plan';
import { openDigitsAround } from '../../kakuzu/table/units';
import { type Language, languages, switchLanguage } from '../../messages/words';
import type { ViewTypes } from '../../table/game-page';
import type { PuzzlePlan } from './puzzle-plan';
import { PuzzleTable } from './puzzle-table';

type AnyPlan = PuzzlePlan<ViewTypes, unknown>;

/** At the table nobody reads more at once. */
const MAX_WORDS = 40;
const SAMPLE = [1, 4, 7, 10, 12];

const planners: Readonly<Record<PuzzleKind, (text: string) => unknown>> = {
  'best-move': (text) => movePlan(false, text),
  'expert-move': (text) => movePlan(true, text),
  'best-line': (text) => linePlan(true, text),
  'any-line': (text) => linePlan(false, text),
  'certain-stone': (text) => stonePlan(true, text),
  'best-bet': (text) => stonePlan(false, text),
};

/** Some puzzles of a kind, from the easiest to the hardest. */
function sample(kind: PuzzleKind): readonly string[] {
  return SAMPLE.flatMap((file) => {
    const url = new URL(`../files/${kind}/${file}.txt`, import.meta.url);
    return readPuzzles(readFileSync(url, 'utf8'))
      .slice(10, 11)
      .map(({ text }) => text);
  });
}

async function textsIn(kind: PuzzleKind, language: Language): Promise<unknown> {
  return (await lazyMessages[`${puzzleGames[kind]}/puzzles`][language]()).messages;
}

/** What the rules allow; of a strict game, where every flip may be tried, only what they do not punish. */
function actionsIn(
  kind: PuzzleKind,
  text: string,
  game: Game<ViewTypes>,
  { view }: AnyPlan,
): readonly GameTypes['Action'][] {
  if (puzzleGames[kind] !== 'kakuro-challenge') return game.legal(view, 0).actions;
  const { board, hand } = parseMovePuzzle(text);
  const moves = legalMoves(board, hand, kind === 'expert-move');
  return moves.map(({ placement }) => ({ type: 'place', claim: null, ...placement }));
}

async function open(kind: PuzzleKind, text: string) {
  const game = games[puzzleGames[kind]] as unknown as Game<ViewTypes>;
  const plan = planners[kind](text) as AnyPlan;
  const tries: boolean[] = [];
  let helped = 0;
  const puzzle = new PuzzleTable(game, plan, {
    name: 'Ada',
    givesHints: true,
    texts: signal(await textsIn(kind, 'en')),
    onTry: (isRight) => tries.push(isRight),
    onHelp: () => {
      helped++;
    },
  });
  const actions = actionsIn(kind, text, game, plan);
  const right = actions.filter((action) => plan.judge(action) === null);
  const wrong = actions.filter((action) => plan.judge(action) !== null);
  return { game, plan, puzzle, right, wrong, tries, helped: () => helped };
}

// The words in use belong to a document.
beforeAll(() => {
  vi.stubGlobal('document', { documentElement: {} });
  return switchLanguage('en');
});
afterAll(() => {
  vi.unstubAllGlobals();
});

describe.each(puzzleKinds)('%s', (kind) => {
  // Legal actions of the race are calls and none: claims are too many to list.
  const isListed = puzzleGames[kind] !== 'kakuro-race';

  it('takes one action for right among all that the rules allow', async () => {
    for (const text of isListed ? sample(kind) : []) {
      const { right, wrong } = await open(kind, text);
      expect(right.length, text).toBe(1);
      expect(wrong.length, text).toBeGreaterThan(0);
    }
  });

  it('explains a wrong answer, changes nothing, and is solved by the right one', async () => {
    for (const text of sample(kind)) {
      const { puzzle, right, wrong, tries } = await open(kind, text);
      const before = puzzle.table.view.value;
      const [first] = wrong;
      if (first !== undefined) {
        expect(puzzle.table.act(0, first)).toMatchObject({ ok: false, error: { code: 'lesson' } });
        expect(puzzle.table.view.value).toBe(before);
        expect(puzzle.phase.value).toBe('open');
      }
      const [answer] = right;
      if (answer !== undefined) {
        unwrap(puzzle.table.act(0, answer));
        expect(puzzle.phase.value).toBe('solved');
      }
      const expected = [...(first === undefined ? [] : [false]), ...(answer === undefined ? [] : [true])];
      expect(tries).toEqual(expected);
    }
  });

  it('gives three hints, each nearer, and then the solution', async () => {
    for (const text of sample(kind)) {
      const { puzzle, helped } = await open(kind, text);
      const said: string[] = [];
      while (puzzle.hintsLeft.value > 0) {
        puzzle.askHint();
        said.push(puzzle.advice.value ?? '');
      }
      expect(said.length).toBe(3);
      expect(said.every((each) => each.length > 3)).toBe(true);
      puzzle.showSolution();
      expect(puzzle.phase.value).toBe('shown');
      expect(helped()).toBe(4);
    }
  });

  it.each(languages)('says question and explanation in a few words in %s', async (language) => {
    await switchLanguage(language);
    const texts = await textsIn(kind, language);
    for (const text of sample(kind)) {
      const { plan, puzzle } = await open(kind, text);
      const scenes = plan.explain();
      expect(scenes.length).toBeGreaterThan(0);
      for (const said of [plan.ask(texts), ...scenes.map((scene) => scene.tell(texts))]) {
        expect(said.split(/\s+/).length, said).toBeLessThanOrEqual(MAX_WORDS);
        expect(said, said).not.toMatch(/undefined|NaN|\{/);
      }
      for (const scene of scenes) expect(puzzle.tableOf(scene).status.value.awaited).toEqual([]);
    }
    await switchLanguage('en');
  });
});

describe('lines', () => {
  it('are right when they are as long as the best one, however they are laid', async () => {
    for (const text of sample('best-line')) {
      const { puzzle, game } = await open('best-line', text);
      const claim = text.split(' ').slice(4).join(' ');
      const action = unwrap(game.parseAction(claim, 0));
      unwrap(puzzle.table.act(0, action));
      expect(puzzle.phase.value).toBe('solved');
    }
  });

  it('are asked for with a word on tiles only where there are some, and no proof counts to 0', async () => {
    const plansOf = (kind: 'best-line' | 'any-line') => {
      const url = new URL(`../files/${kind}/1.txt`, import.meta.url);
      return readPuzzles(readFileSync(url, 'utf8')).map(({ text }) => linePlan(kind === 'best-line', text));
    };
    const texts = (await textsIn('best-line', 'en')) as Parameters<ReturnType<typeof linePlan>['ask']>[0];
    const asked = plansOf('best-line').map(({ view, ask }) => ({ has: view.tiles[0]?.length !== 0, said: ask(texts) }));
    expect(new Set(asked.map(({ has }) => has)).size).toBe(2);
    for (const { has, said } of asked) expect(said.includes('Tiles cost nothing.'), said).toBe(has);
    const proofs = plansOf('any-line').flatMap(({ explain }) => explain()[0]?.tell(texts) ?? []);
    expect(proofs.filter((proof) => /^None of the .*\. \d+ /.test(proof)).length).toBeGreaterThan(5);
    for (const proof of proofs) expect(proof).not.toMatch(/\b0 /);
  });

  it('saying none is right exactly where there is none', async () => {
    for (const text of sample('any-line')) {
      const { plan } = await open('any-line', text);
      expect(plan.judge({ type: 'none' }) === null).toBe(text.endsWith(' none'));
    }
  });
});

describe.each(['certain-stone', 'best-bet'] as const)('hints of %s', (kind) => {
  it('name only stones that may hide the digit, the answer among them', () => {
    for (const file of SAMPLE) {
      const url = new URL(`../files/${kind}/${file}.txt`, import.meta.url);
      for (const { text } of readPuzzles(readFileSync(url, 'utf8'))) {
        const { uncovered, digit, stone } = parseStonePuzzle(text);
        const plan = stonePlan(kind === 'certain-stone', text);
        const marks = plan.hint('which')?.marks ?? [];
        expect(marks, text).toContain(stone);
        for (const square of marks) expect(openDigitsAround(uncovered, square).has(digit), text).toBe(false);
      }
    }
  });
});

describe('flips against the rules', () => {
  it('are refused with the reason, and are no try', async () => {
    const [text = ''] = sample('best-move');
    const { puzzle, right, tries } = await open('best-move', text);
    const { board } = parseMovePuzzle(text);
    const laid = [...board.keys()].filter((square) => board[square] !== 0);
    const answer = { ...(right[0] as object), flips: laid };
    const refused = puzzle.table.act(0, answer);
    expect(refused).toMatchObject({ ok: false, error: { code: 'lesson' } });
    expect(JSON.stringify(refused)).toContain('Try again.');
    expect([tries, puzzle.phase.value]).toEqual([[], 'open']);
  });
});

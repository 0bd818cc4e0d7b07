import { describe, expect, test } from 'vitest';
import { parseSeating, speakerOf } from './seating.js';
import { parseTableOptions } from './table-options.js';

describe('seats', () => {
  test('people by name, bots by their word and numbered when there are several', () => {
    expect(parseSeating('Ada, bot ,Bo')).toEqual({
      ok: true,
      value: { names: ['Ada', 'Bot', 'Bo'], people: [0, 2], bots: [{ seat: 1, name: 'casual' }] },
    });
    expect(parseSeating('BOT,bot')).toMatchObject({ value: { names: ['Bot 1', 'Bot 2'] } });
  });

  test('bots of a level', () => {
    expect(parseSeating('bot:master,Ada,Bot:Novice')).toMatchObject({
      value: {
        names: ['Bot 1', 'Ada', 'Bot 2'],
        bots: [
          { seat: 0, name: 'master' },
          { seat: 2, name: 'novice' },
        ],
      },
    });
    expect(parseSeating('Ada,bot:genius')).toEqual({
      ok: false,
      error: 'There is no "bot:genius"; bots are bot:plain, bot:novice, bot:casual, bot:strong, bot:master.',
    });
  });

  test.each([['Ada,'], ['Ada,ADA'], ['Ada,12'], ['A name that is far too long'], ['bot,Bot 1,bot'], ['A\u001b[1m']])(
    'not %j',
    (list) => {
      expect(parseSeating(list).ok).toBe(false);
    },
  );
});

describe('who speaks', () => {
  const names = ['Ada', 'Bo', 'Bo Li'];
  test.each([
    ['2 none', 1, 'none'],
    ['bo none', 1, 'none'],
    ['Ada: a2-e2 d', 0, 'a2-e2 d'],
    ['ADA', 0, ''],
  ])('%j', (line, seat, rest) => {
    expect(speakerOf(line, names, true)).toEqual({ seat, rest });
  });

  test('nobody', () => {
    expect(speakerOf('none', names, true)).toBeNull();
    expect(speakerOf('Adam none', names, true)).toBeNull();
    expect(speakerOf('2 none', names, false)).toBeNull();
    expect(speakerOf('9 none', names, true)).toBeNull();
  });

  test('the longer name where one begins like another', () => {
    expect(speakerOf('Bo Li none', names, true)).toEqual({ seat: 2, rest: 'none' });
  });
});

describe('table options', () => {
  test('booleans, whole numbers, words and lists', () => {
    expect(parseTableOptions(['a=true', 'b=-3', 'c=lot', 'd=9,x', 'e=15,', 'f=07'])).toEqual({
      ok: true,
      value: { a: true, b: -3, c: 'lot', d: [9, 'x'], e: [15], f: '07' },
    });
  });

  test.each([['expert'], ['=1'], ['expert=']])('not %j', (word) => {
    expect(parseTableOptions([word]).ok).toBe(false);
  });

  test('nothing is guessed, not even a name that objects have of their own', () => {
    const parsed = parseTableOptions(['__proto__=1']);
    expect(parsed.ok && Object.keys(parsed.value)).toEqual(['__proto__']);
    expect(parseTableOptions(['a=1', 'a=1']).ok).toBe(false);
  });
});

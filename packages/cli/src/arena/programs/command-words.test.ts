import { describe, expect, it } from 'vitest';
import { commandWords } from './command-words.js';

describe('a command line', () => {
  it.each<[string, string[]]>([
    ['python3 bot.py', ['python3', 'bot.py']],
    ['  python3\t bot.py  ', ['python3', 'bot.py']],
    ['"my bots/bot" --level=3', ['my bots/bot', '--level=3']],
    ["'my bots/bot' a", ['my bots/bot', 'a']],
    ['my\\ bot', ['my bot']],
    ['--name="a b"c', ['--name=a bc']],
    ['"say \\"hi\\"" \'\\n\'', ['say "hi"', '\\n']],
    ['a "" b', ['a', '', 'b']],
    ['bot; rm -rf $HOME | cat', ['bot;', 'rm', '-rf', '$HOME', '|', 'cat']],
    ['', []],
  ])('%j has its words', (text, words) => expect(commandWords(text)).toEqual({ ok: true, value: words }));

  it.each(['"open', "it's", 'end\\'])('%j is refused', (text) => expect(commandWords(text).ok).toBe(false));
});

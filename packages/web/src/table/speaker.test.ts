/** "You" for the only person at the screen, and names for everybody else. */

import { expect, test } from 'vitest';
import { onlyOne, Speaker } from './speaker';

const forms = {
  you: ({ digit }: { digit: number }) => `You drew ${digit}.`,
  other: ({ name, digit }: { name: string; digit: number }) => `${name} drew ${digit}.`,
};

test('says "you" to the only person here, and names the others', () => {
  const speaker = new Speaker(['Player 1', 'Brook'], 0, 'You');
  expect([0, 1].map((seat) => speaker.nameOf(seat))).toEqual(['You', 'Brook']);
  expect(speaker.say(0, forms, { digit: 0 })).toBe('You drew 0.');
  expect(speaker.say(1, forms, { digit: 0 })).toBe('Brook drew 0.');
  expect(speaker.say(0, { ...forms, you: 'Your turn ends.' }, { digit: 0 })).toBe('Your turn ends.');
});

test('names everybody where several people share the screen, or nobody plays', () => {
  expect([onlyOne([0, 1]), onlyOne([]), onlyOne([2])]).toEqual([null, null, 2]);
  expect(new Speaker(['Ada', 'Bo']).say(0, forms, { digit: 4 })).toBe('Ada drew 4.');
});

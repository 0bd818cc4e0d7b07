/** Who asks too often gets the last answer again, be it a failure. */

import { expect, it } from 'vitest';
import { throttledAnswer } from './throttled-answer.js';

it('is asked for so often and no more, and shared beyond', async () => {
  let time = 0;
  let asked = 0;
  const ask = async (): Promise<number> => {
    if (++asked === 3) throw new Error('the third one fails');
    return asked;
  };
  const answer = throttledAnswer({ burst: 2, perSecond: 1 }, ask, () => time);
  expect(await Promise.all([answer(), answer(), answer(), answer()])).toEqual([1, 2, 2, 2]);
  time += 1000;
  await expect(answer()).rejects.toThrow('the third');
  await expect(answer()).rejects.toThrow('the third');
  time += 1000;
  expect(await answer()).toBe(4);
  expect(asked).toBe(4);
});

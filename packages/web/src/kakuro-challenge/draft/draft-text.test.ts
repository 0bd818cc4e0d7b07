/** A draft as text, and what is believed of it. */

import { describe, expect, it } from 'vitest';
import { toggleFlip } from './draft';
import { readDraft, writeDraft } from './draft-text';
import { laid, position, sq } from './test-positions';

describe('a kept draft', () => {
  const table = position('.F972....', [5, 1]);
  const staging = toggleFlip(laid(table, 0, 'f5'), table, sq('d5'));

  it('comes back as it was', () => {
    expect(readDraft(writeDraft(staging.now), table)).toEqual({ now: staging.now, before: [] });
  });

  it('is worth nothing at another moment, with another hand, or when it is no draft', () => {
    const text = writeDraft(staging.now);
    expect(readDraft(text, position('.F9725...', [1, 2]))).toBeNull();
    expect(readDraft(text, { ...table, hand: [5] })).toBeNull();
    expect(readDraft('', table)).toBeNull();
    expect(readDraft('{"laid":4', table)).toBeNull();
    expect(readDraft('{"laid":4}', table)).toBeNull();
    expect(readDraft(text.replace(`"square":${sq('f5')}`, '"square":81'), table)).toBeNull();
    expect(readDraft(text.replace(`"flips":[${sq('d5')}]`, `"flips":[${sq('a1')}]`), table)).toBeNull();
  });
});

/** Drafts as text: written, read back, and rejected where they don't fit. */

import { describe, expect, it } from 'vitest';
import { toggleFlip } from './draft';
import { formatDraft, parseDraft } from './draft-text';
import { laid, position, sq } from './test-positions';

describe('a kept draft', () => {
  const table = position('.F972....', [5, 1]);
  const history = toggleFlip(laid(table, 0, 'f5'), table, sq('d5'));

  it('comes back as it was', () => {
    expect(parseDraft(formatDraft(history.now), table)).toEqual({ now: history.now, before: [] });
  });

  it('is worth nothing at another moment, with another hand, or when it is no draft', () => {
    const text = formatDraft(history.now);
    expect(parseDraft(text, position('.F9725...', [1, 2]))).toBeNull();
    expect(parseDraft(text, { ...table, hand: [5] })).toBeNull();
    expect(parseDraft('', table)).toBeNull();
    expect(parseDraft('{"laid":4', table)).toBeNull();
    expect(parseDraft('{"laid":4}', table)).toBeNull();
    expect(parseDraft(text.replace(`"square":${sq('f5')}`, '"square":81'), table)).toBeNull();
    expect(parseDraft(text.replace(`"flips":[${sq('d5')}]`, `"flips":[${sq('a1')}]`), table)).toBeNull();
  });
});

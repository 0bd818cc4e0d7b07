/** The quick checks of frames let through what the schemas do, and nothing else. */

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isMoveFrame, isTextFrame, replyFrames, requestFrames } from './frames.js';

const text = fc.string({ maxLength: 66, size: 'medium' });
const channel = fc.oneof({ arbitrary: fc.integer({ min: 0, max: 9 }), weight: 8 }, fc.double(), text);
const command = fc.record({ type: fc.constantFrom('act', 'act', 'act', 'say'), action: text, promptKey: text });
const frames = fc.oneof(
  fc.record({ type: fc.constant('command'), channel, id: text, command }),
  fc.record({ type: fc.constant('text'), channel, text }),
  fc.jsonValue(),
);

/** A frame in which one field may be missing, or one be added. */
const nearFrame = fc
  .tuple(frames, fc.option(fc.constantFrom('type', 'channel', 'id', 'command', 'text', 'more')), fc.jsonValue())
  .map(([frame, name, value]): unknown => {
    if (name === null || typeof frame !== 'object' || frame === null) return frame;
    const { [name]: changed, ...others } = frame as Record<string, unknown>;
    return changed === undefined ? { ...others, [name]: value } : others;
  });

it('lets a frame through exactly if its schema does', () => {
  let common = 0;
  fc.assert(
    fc.property(nearFrame, (made) => {
      const raw = JSON.parse(JSON.stringify(made)) as { type?: unknown; command?: { type?: unknown } } | null;
      const isMove = raw?.type === 'command' && raw.command?.type === 'act';
      expect(isMoveFrame(raw)).toBe(isMove && requestFrames.safeParse([raw]).success);
      expect(isTextFrame(raw)).toBe(raw?.type === 'text' && replyFrames.safeParse([raw]).success);
      if (isMoveFrame(raw) || isTextFrame(raw)) common++;
    }),
    { numRuns: 3000 },
  );
  expect(common).toBeGreaterThan(100);
});

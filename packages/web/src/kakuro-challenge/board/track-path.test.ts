import { describe, expect, it } from 'vitest';
import { FIELDS, fieldBox, fieldCentre, pawnCentre, RING, walk } from './track-path';

describe('the score track', () => {
  it('is a closed ring: every field touches the next, and none covers another', () => {
    const boxes = Array.from({ length: FIELDS }, (_, field) => fieldBox(field));
    const area = boxes.reduce((sum, { width, height }) => sum + width * height, 0);
    expect(area).toBeCloseTo(100 * 100 - (100 - 2 * RING) ** 2);
    for (const [field, box] of boxes.entries()) {
      const next = boxes[(field + 1) % FIELDS];
      if (next === undefined) throw new Error('a ring has no end');
      const gapX = Math.max(box.x, next.x) - Math.min(box.x + box.width, next.x + next.width);
      const gapY = Math.max(box.y, next.y) - Math.min(box.y + box.height, next.y + next.height);
      expect(Math.max(gapX, gapY)).toBeCloseTo(0);
    }
  });

  it('has its corners at 0, 25, 50 and 75, clockwise from the top left', () => {
    const near = RING / 2;
    const far = 100 - RING / 2;
    const corners = [
      [0, near, near],
      [25, far, near],
      [50, far, far],
      [75, near, far],
    ] as const;
    for (const [field, x, y] of corners) {
      expect(fieldCentre(field).x).toBeCloseTo(x);
      expect(fieldCentre(field).y).toBeCloseTo(y);
    }
  });

  it('lets pawns on one field stand side by side', () => {
    const [one, other] = [pawnCentre(10, 0, 2), pawnCentre(10, 1, 2)];
    expect(other.x - one.x).toBeGreaterThan(2);
    expect(one.y).toBe(other.y);
    expect(pawnCentre(30, 0, 2).x).toBe(pawnCentre(30, 1, 2).x);
    expect(pawnCentre(10, 0, 1)).toEqual(fieldCentre(10));
  });

  it('keeps a crowd on a corner within the ring', () => {
    for (const corner of [0, 25, 50, 75]) {
      for (const index of [0, 1, 2, 3]) {
        const { x, y } = pawnCentre(corner, index, 4);
        for (const each of [x, y]) {
          expect(each).toBeGreaterThanOrEqual(RING / 2 - 1e-9);
          expect(each).toBeLessThanOrEqual(100 - RING / 2 + 1e-9);
        }
      }
    }
  });

  it('is walked field by field, past 99 and below 0 too', () => {
    expect(walk(97, 102)).toEqual([97, 98, 99, 0, 1, 2]);
    expect(walk(2, -1)).toEqual([2, 1, 0, 99]);
    expect(walk(7, 7)).toEqual([7]);
  });
});

import { describe, expect, it } from 'vitest';
import { squareAfterKey } from './grid-keys';

const size = { rows: 3, columns: 4 };

describe('keys on a grid', () => {
  it('moves by arrows and stops at the edge', () => {
    expect(squareAfterKey(5, 'ArrowRight', false, size)).toBe(6);
    expect(squareAfterKey(5, 'ArrowLeft', false, size)).toBe(4);
    expect(squareAfterKey(5, 'ArrowUp', false, size)).toBe(1);
    expect(squareAfterKey(5, 'ArrowDown', false, size)).toBe(9);
    expect(squareAfterKey(3, 'ArrowRight', false, size)).toBe(3);
    expect(squareAfterKey(4, 'ArrowLeft', false, size)).toBe(4);
    expect(squareAfterKey(2, 'ArrowUp', false, size)).toBe(2);
    expect(squareAfterKey(10, 'ArrowDown', false, size)).toBe(10);
  });

  it('goes to the ends of the row, with Control to the ends of the board', () => {
    expect(squareAfterKey(6, 'Home', false, size)).toBe(4);
    expect(squareAfterKey(6, 'End', false, size)).toBe(7);
    expect(squareAfterKey(6, 'Home', true, size)).toBe(0);
    expect(squareAfterKey(6, 'End', true, size)).toBe(11);
  });

  it('leaves every other key alone', () => {
    expect(squareAfterKey(6, 'a', false, size)).toBeNull();
    expect(squareAfterKey(6, 'Enter', false, size)).toBeNull();
  });
});

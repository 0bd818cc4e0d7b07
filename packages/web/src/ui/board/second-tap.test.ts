import { describe, expect, it } from 'vitest';
import { SecondTap } from './second-tap';

class Click extends Event {
  constructor(override readonly timeStamp: number) {
    super('click');
  }
}

describe('a second tap', () => {
  Object.assign(globalThis, { MouseEvent: globalThis.MouseEvent ?? Click });

  it('confirms what is chosen, unless it follows at once', () => {
    const tap = new SecondTap();
    tap.chosen(new Click(1000));
    expect(tap.confirms(new Click(1200))).toBe(false);
    expect(tap.confirms(new Click(1450))).toBe(true);
  });

  it('confirms by a key however soon', () => {
    const tap = new SecondTap();
    tap.chosen(new Click(1000));
    expect(tap.confirms(new Event('keydown'))).toBe(true);
  });
});

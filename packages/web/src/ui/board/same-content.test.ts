import { h } from 'preact';
import { describe, expect, it } from 'vitest';
import { sameContent } from './same-content';

const Tile = ({ digit }: { digit: number }) => h('b', null, digit);

describe('content that would draw the same', () => {
  it('compares elements by type, key and properties, however deep', () => {
    expect(sameContent(h(Tile, { digit: 7 }), h(Tile, { digit: 7 }))).toBe(true);
    expect(sameContent(h('i', null, h(Tile, { digit: 7 }), 'x'), h('i', null, h(Tile, { digit: 7 }), 'x'))).toBe(true);
  });

  it('sees every difference', () => {
    expect(sameContent(h(Tile, { digit: 7 }), h(Tile, { digit: 8 }))).toBe(false);
    expect(sameContent(h(Tile, { digit: 7, key: 'a' }), h(Tile, { digit: 7, key: 'b' }))).toBe(false);
    expect(sameContent(h('i', null, h(Tile, { digit: 7 })), h('i', null, h(Tile, { digit: 1 })))).toBe(false);
    expect(sameContent(h('i', { class: 'a' }), h('i', { title: 'a' }))).toBe(false);
    expect(sameContent(h('i', null), null)).toBe(false);
    expect(sameContent([h('i', null)], [h('i', null), 'more'])).toBe(false);
  });
});

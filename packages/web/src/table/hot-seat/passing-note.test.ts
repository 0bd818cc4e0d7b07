/** A refusal is heard each time, and seen as long as its moment lasts. */

import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import { PassingNote } from './passing-note';

describe('a passing note', () => {
  it('is said at once, and said again when it is repeated', () => {
    const spoken: unknown[] = [];
    const note = new PassingNote(
      () => 1,
      (...words) => spoken.push(words),
    );
    note.say('No.');
    note.say('No.');
    expect(spoken).toEqual([
      ['No.', 'assertive'],
      ['No.', 'assertive'],
    ]);
    expect(note.text.value).toBe('No.');
  });

  it('is gone when the table has changed, or something else was done', () => {
    const version = signal(1);
    const note = new PassingNote(
      () => version.value,
      () => {},
    );
    note.say('No.');
    version.value = 2;
    expect(note.text.value).toBeNull();
    note.say('No.');
    note.clear();
    expect(note.text.value).toBeNull();
  });
});

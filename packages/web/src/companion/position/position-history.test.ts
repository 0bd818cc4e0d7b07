import { expect, it } from 'vitest';
import { historyOf, readHistory, redoPosition, undoPosition, withPosition } from './position-history';

it('goes back and forth, until something new is laid', () => {
  const history = withPosition(withPosition(historyOf('a'), 'b'), 'c');
  expect(undoPosition(undoPosition(history))).toEqual({ past: [], present: 'a', future: ['b', 'c'] });
  expect(redoPosition(undoPosition(history))).toEqual(history);
  expect(withPosition(undoPosition(history), 'd').future).toEqual([]);
  expect(withPosition(history, 'c')).toBe(history);
  expect(undoPosition(historyOf('a'))).toEqual(historyOf('a'));
  expect(redoPosition(historyOf('a'))).toEqual(historyOf('a'));
});

it('survives a reload, and nothing else is taken for it', () => {
  const history = withPosition(historyOf('a'), 'b');
  expect(readHistory(JSON.stringify(history))).toEqual(history);
  for (const text of [null, '', '[]', '{"past":[1],"present":"a","future":[]}', '{"past":[],"future":[]}']) {
    expect(readHistory(text), String(text)).toBeNull();
  }
});

/** The CHANGELOG that a release writes. */

import { expect, it } from 'vitest';
import { summaryOf, withSection } from './changelog.mjs';

it('reads the summary of a changeset', () => {
  expect(summaryOf('---\n"riverstone": minor\n---\n\nAdds puzzles.\n\nThree kinds.\n')).toBe(
    'Adds puzzles.\n\nThree kinds.',
  );
  expect(summaryOf('---\n---\n\nNothing for users.\n')).toBe('Nothing for users.');
  expect(() => summaryOf('Adds puzzles.')).toThrow('front matter');
});

it('puts the new section above the older ones', () => {
  const before = '# Changelog\n\nAll changes.\n\n## 0.1.0 (2026-11-18)\n\n- First.\n';
  expect(withSection(before, '0.2.0', '2026-12-01', ['Adds puzzles.', 'Mends\na fault.'])).toBe(
    '# Changelog\n\nAll changes.\n\n## 0.2.0 (2026-12-01)\n\n- Adds puzzles.\n- Mends\n  a fault.\n\n## 0.1.0 (2026-11-18)\n\n- First.\n',
  );
});

it('refuses an empty release and a version that is there', () => {
  expect(() => withSection('# Changelog\n', '0.2.0', '2026-12-01', [])).toThrow('no changeset');
  expect(() => withSection('# C\n\n## 0.2.0 (x)\n', '0.2.0', '2026-12-01', ['Again.'])).toThrow('already');
});

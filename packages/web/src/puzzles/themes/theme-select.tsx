/** Chooses a theme of a kind's puzzles. All files of the kind are loaded for it, which are kept anyway. */

import type { PuzzleKind } from '@riverstone/bots/puzzles';
import { useEffect, useState } from 'preact/hooks';
import type { PuzzlesMessages } from '../../messages/generated/puzzles';
import { words } from '../../messages/words';
import { Select } from '../../ui/controls/select';
import { loadKind } from '../shelf';
import { type ThemedPuzzles, themeChoice, themedPuzzles } from './theme-choice';

interface ThemeSelectProps {
  readonly text: PuzzlesMessages;
  readonly kind: PuzzleKind;
}

export function ThemeSelect({ text, kind }: ThemeSelectProps) {
  const [themes, setThemes] = useState<readonly ThemedPuzzles[] | 'failed' | null>(null);
  const choice = themeChoice(kind);
  useEffect(() => {
    let isCancelled = false;
    loadKind(kind).then(
      (puzzles) => !isCancelled && setThemes(themedPuzzles(puzzles)),
      () => !isCancelled && setThemes('failed'),
    );
    return () => {
      isCancelled = true;
    };
  }, [kind]);
  if (themes === null) return null;
  if (themes === 'failed') return <p>{words().app.table.loadFailedText}</p>;
  const choices = themes.map(({ theme, numbers }) => ({
    value: theme,
    label: text.themeCount({ theme: text.themes[theme], count: numbers.length }),
  }));
  return (
    <Select<string>
      label={text.theme}
      value={choice.value?.theme ?? ''}
      choices={[{ value: '', label: text.anyTheme }, ...choices]}
      onChange={(value) => {
        choice.value = themes.find(({ theme }) => theme === value) ?? null;
      }}
    />
  );
}

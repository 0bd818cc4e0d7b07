/** Hints for a person who plays alone: each request tells more, until the situation changes. */

import type { Hint, HintStrength } from '@riverstone/bots';
import type { GameTypes } from '@riverstone/rules';
import { useEffect, useRef, useState } from 'preact/hooks';
import { words } from '../../messages/words';
import { settings } from '../../settings/settings';
import { toast } from '../../ui/feedback/toast';
import type { BaseTable, GameTable } from '../game-table';

const strengths: readonly HintStrength[] = ['where', 'which', 'move'];

export interface Hinting<Action> {
  readonly hint: Hint<Action, unknown> | null;
  /** Whether a hint is shown that was asked for. */
  readonly isOpen: boolean;
  /** Whether the next request tells more. */
  readonly hasMore: boolean;
  ask(): void;
  clear(): void;
}

/** A hint stays as long as the situation that `situationOf` names: by default until the next move. */
export function useHint<T extends GameTypes>(
  table: GameTable<T>,
  situationOf: (view: T['View']) => unknown = () => table.version.value,
): Hinting<T['Action']> {
  const [hint, setHint] = useState<Hint<T['Action'], unknown> | null>(null);
  const situation = situationOf(table.view.value);
  const latest = useRef(situation);
  latest.current = situation;
  useEffect(() => setHint(null), [situation]);

  const next = strengths[hint === null ? 0 : strengths.indexOf(hint.strength) + 1];
  const ask = (): void => {
    const [seat] = table.people;
    if (seat === undefined || next === undefined) return;
    table.hint(seat, next).then(
      async (found) => {
        if (latest.current !== situation) return;
        if (found === null) toast(words().app.table.noHint);
        else if (!(await table.hints.count(seat, situation)) || latest.current !== situation) return;
        setHint(found);
      },
      () => toast(words().app.table.hintFailed),
    );
  };
  const marked = table.marked?.value ?? [];
  const shown: typeof hint =
    marked.length === 0 ? hint : { strength: 'where', squares: marked, digit: null, move: null };
  return { hint: shown, isOpen: hint !== null, hasMore: next !== undefined, ask, clear: () => setHint(null) };
}

/** Whether the table gives hints at all. */
export function givesHints(table: BaseTable): boolean {
  return settings.hints.value && table.allowsHints.value;
}

/** Whether hints are barred because several people play: then whoever asks is told so. */
export function barsHints({ people, allowsHints, status }: BaseTable): boolean {
  return settings.hints.value && people.length > 0 && !allowsHints.value && !status.value.over;
}

/** Whether the button for hints is shown, also while there is nothing to hint at. */
export function showsHintButton(table: BaseTable, hinting: unknown): boolean {
  return hinting !== null && givesHints(table) && !table.status.value.over && !table.paused.value;
}

/** Asks for a hint; null where none is offered now. */
export function offeredHint(table: BaseTable, hinting: Pick<Hinting<unknown>, 'ask' | 'hasMore'> | undefined) {
  const isOffered = givesHints(table) && !table.status.value.over && !table.paused.value;
  return isOffered && hinting?.hasMore === true ? hinting.ask : null;
}

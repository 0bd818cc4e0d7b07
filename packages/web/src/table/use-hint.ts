/** Hints for one who plays alone: each asking gives more away, and the next move forgets them. */

import type { Hint, HintStrength } from '@riverstone/bots';
import { useEffect, useState } from 'preact/hooks';
import { words } from '../messages/words';
import { announce } from '../ui/announcer';
import { toast } from '../ui/toast';
import type { LiveTable } from './live-table';

const strengths: readonly HintStrength[] = ['where', 'which', 'move'];

export interface Hinting<Action> {
  readonly hint: Hint<Action, unknown> | null;
  /** Whether asking once more gives more away. */
  readonly hasMore: boolean;
  ask(): void;
  clear(): void;
}

export function useHint<View, Action, Event, Code extends string>(
  table: LiveTable<View, Action, Event, Code>,
): Hinting<Action> {
  const [hint, setHint] = useState<Hint<Action, unknown> | null>(null);
  const version = table.version.value;
  useEffect(() => setHint(null), [version]);

  const next = strengths[hint === null ? 0 : strengths.indexOf(hint.strength) + 1];
  const ask = (): void => {
    const [seat] = table.people;
    if (seat === undefined || next === undefined) return;
    table.hint(seat, next).then(
      (found) => {
        if (table.version.peek() !== version) return;
        if (found === null) announceNone();
        setHint(found);
      },
      () => toast(words().app.table.hintFailed),
    );
  };
  return { hint, hasMore: next !== undefined, ask, clear: () => setHint(null) };
}

function announceNone(): void {
  const { noHint } = words().app.table;
  toast(noHint);
  announce(noHint);
}

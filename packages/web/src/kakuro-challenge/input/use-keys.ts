/** The keyboard shortcuts of Kakuro Challenge. They work wherever the focus is. */

import type { KakuroChallengeMessages } from '../../messages/generated/kakuro-challenge';
import type { KeyHelp } from '../../table/layout/keys-sheet';
import { useTableKeys } from '../../table/layout/use-table-keys';
import type { ChallengeTable } from '../table/challenge-table';

/** What keys can do. Each returns whether it did anything. */
export interface ChallengeKeyActions {
  digit(digit: number): boolean;
  erase(): boolean;
  turnOver(): boolean;
  confirm(): boolean;
  back(): boolean;
  stepBack(): boolean;
  challenge(): boolean;
  accept(): boolean;
  /** Where hints are against the rules. */
  hint(): boolean;
}

function actionFor(event: KeyboardEvent, actions: ChallengeKeyActions): (() => boolean) | null {
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (event.altKey) return null;
  if (event.ctrlKey || event.metaKey) return key === 'z' && !event.shiftKey ? actions.stepBack : null;
  if (/^[0-9]$/.test(key)) return () => actions.digit(Number(key));
  switch (key) {
    case 'f':
      return actions.turnOver;
    case 'p':
      return actions.confirm;
    case 'c':
      return actions.challenge;
    case 'a':
      return actions.accept;
    case 'h':
      return actions.hint;
    case 'Escape':
      return actions.back;
    case 'Backspace':
      return actions.erase;
    default:
      return null;
  }
}

export function useKeys(table: ChallengeTable, actions: ChallengeKeyActions): void {
  useTableKeys(table, (event) => actionFor(event, actions)?.() ?? false);
}

/** The list of shortcuts. */
export function keyHelp({ keys }: KakuroChallengeMessages, isClaimGame: boolean): readonly KeyHelp[] {
  const always: readonly KeyHelp[] = [
    { keys: ['1', '2'], does: keys.takeUp },
    { keys: ['F'], does: keys.turn },
    { keys: ['Enter'], does: keys.lay },
    { keys: ['P'], does: keys.confirm },
    { keys: ['Escape'], does: keys.back },
    { keys: ['Ctrl+Z'], does: keys.stepBack },
  ];
  if (!isClaimGame) return always;
  return [
    ...always,
    { keys: ['0', '…', '9', 'Backspace'], does: keys.claim },
    { keys: ['C'], does: keys.challenge },
    { keys: ['A'], does: keys.accept },
  ];
}

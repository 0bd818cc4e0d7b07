/** What is asked now: one sentence, or why something was refused. */

import { hasOpened, type KakuzuView } from '@riverstone/rules/kakuzu';
import type { KakuzuMessages } from '../messages/catalogue';
import { words } from '../messages/words';
import type { Desk } from './desk';
import { hintWords } from './hint-words';
import { announces, type KakuzuHint, type KakuzuTable, moverAt, wantedDigit } from './kakuzu-table';
import './prompt.css';
import { refusalWords } from './refusal-words';
import { isStaged, type Pick } from './staging';
import { nameOf } from './units';

export interface PromptProps {
  readonly desk: Desk;
  readonly hint: KakuzuHint | null;
}

export function Prompt({ desk, hint }: PromptProps) {
  const text = words().kakuzu;
  const refusal = desk.picks.refusal.value;
  if (refusal !== null) return <p class="kakuzu-prompt kakuzu-prompt-refused">{refusalWords(text, refusal)}</p>;
  return <p class="kakuzu-prompt">{asked(text, desk, hint)}</p>;
}

function asked(text: KakuzuMessages, desk: Desk, hint: PromptProps['hint']): string {
  const view = desk.table.view.value;
  const staging = desk.picks.staging.value;
  if (view.phase === 'over') return text.prompt.over;
  if (desk.notice.value !== null) return desk.notice.value;
  if (desk.notes.pencil.value) return pencilWords(text.prompt, desk);
  if (isStaged(staging)) return stagedWords(text.prompt, staging, view);
  if (hint !== null) return hintWords(text, hint);
  return askWords(text.prompt, desk.table, view);
}

type Words = KakuzuMessages['prompt'];

function pencilWords(text: Words, { notes }: Desk): string {
  const square = notes.square.value;
  return square === null ? text.pencil : text.pencilOn(nameOf(square));
}

function stagedWords(text: Words, { square, digit }: Pick, view: KakuzuView): string {
  if (square === null) return digit === null ? text.pencil : text.whichSquare(digit);
  if (!announces(view)) return text.confirm(nameOf(square));
  return digit === null ? text.whichDigit(nameOf(square)) : text.confirmDigit(nameOf(square), digit);
}

function askWords(text: Words, table: KakuzuTable, view: KakuzuView): string {
  const name = table.seats[view.turn]?.name ?? '';
  const who = moverAt(view) === null ? 'other' : table.people.length === 1 ? 'you' : 'named';
  if (view.phase === 'setup') return say(text.setup, who, name, boxesLeft(view));
  if (announces(view)) return who === 'you' ? text.announce.you : text.announce[who](name);
  const isAgain = view.options.variant === 'same-digit' && view.kept > 0;
  return say(isAgain ? text.findAnother : text.find, who, name, wantedDigit(view) ?? 0);
}

function say(text: Words['find'], who: 'you' | 'named' | 'other', name: string, number: number): string {
  return who === 'you' ? text.you(number) : text[who](name, number);
}

/** How many boxes have lost no stone yet. */
export function boxesLeft({ uncovered }: KakuzuView): number {
  return [0, 1, 2, 3, 4, 5, 6, 7, 8].filter((box) => !hasOpened(uncovered, box)).length;
}

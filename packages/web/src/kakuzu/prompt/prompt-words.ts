/** What is asked now, in one sentence. */

import { type KakuzuView, sheetNumber } from '@riverstone/rules/kakuzu';
import type { KakuzuMessages } from '../../messages/catalogue';
import type { KakuzuDesk } from '../draft/controller';
import { isStaged, type Picked } from '../draft/draft';
import { announces, type KakuzuHint, type KakuzuTable, moverAt, wantedDigit } from '../table/kakuzu-table';
import { boxesLeft, nameOf } from '../table/units';
import { hintWords } from '../words/hint-words';

/** The sentence of the moment. */
export function promptWords(text: KakuzuMessages, desk: KakuzuDesk, hint: KakuzuHint | null): string {
  const view = desk.table.view.value;
  const staging = desk.picks.staging.value;
  if (view.phase === 'over') return [text.prompt.over, sheetWords(text, view)].filter(Boolean).join(' ');
  if (desk.jotter.notice.value !== null) return desk.jotter.notice.value;
  if (desk.notes.pencil.value) return pencilWords(text.prompt, desk);
  if (isStaged(staging)) return stagedWords(text.prompt, staging, view);
  if (hint !== null) return hintWords(text, hint);
  return askWords(text.prompt, desk.table, view);
}

/** Which of the numbered sheets lay there, once it is open; online it was disguised, and is none of them. */
export function sheetWords(text: KakuzuMessages, { sheet }: KakuzuView): string | undefined {
  const number = sheet === null ? null : sheetNumber(sheet);
  return number === null ? undefined : text.prompt.sheetWas(number);
}

type Words = KakuzuMessages['prompt'];

function pencilWords(text: Words, { notes }: KakuzuDesk): string {
  const square = notes.square.value;
  return square === null ? text.pencil : text.pencilOn(nameOf(square));
}

function stagedWords(text: Words, { square, digit }: Picked, view: KakuzuView): string {
  if (square === null) return digit === null ? text.pencil : text.whichSquare(digit);
  if (!announces(view)) return text.confirm(nameOf(square));
  return digit === null ? text.whichDigit(nameOf(square)) : text.confirmDigit(nameOf(square), digit);
}

function askWords(text: Words, table: KakuzuTable, view: KakuzuView): string {
  const name = table.seats[view.turn]?.name ?? '';
  const who = moverAt(view) === null ? 'other' : table.people.length === 1 ? 'you' : 'named';
  if (view.phase === 'setup') return say(text.setup, who, name, boxesLeft(view.uncovered));
  if (announces(view)) return who === 'you' ? text.announce.you : text.announce[who](name);
  const isAgain = view.options.variant === 'same-digit' && view.kept > 0;
  return say(isAgain ? text.findAnother : text.find, who, name, wantedDigit(view) ?? 0);
}

function say(text: Words['find'], who: 'you' | 'named' | 'other', name: string, number: number): string {
  return who === 'you' ? text.you(number) : text[who](name, number);
}

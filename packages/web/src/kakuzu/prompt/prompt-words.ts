/** The text of the prompt. */

import { type KakuzuView, sheetNumber } from '@riverstone/rules/kakuzu';
import type { KakuzuMessages } from '../../messages/generated/kakuzu';
import { speakerAt } from '../../table/speaker';
import type { KakuzuController } from '../draft/controller';
import { hasPick, type KakuzuPick } from '../draft/draft';
import { announces, type KakuzuHint, type KakuzuTable, moverAt, wantedDigit } from '../table/kakuzu-table';
import { boxesLeft, nameOf } from '../table/units';
import { hintWords } from '../words/hint-words';

/** The prompt as one sentence. */
export function promptWords(text: KakuzuMessages, controller: KakuzuController, hint: KakuzuHint | null): string {
  const view = controller.table.view.value;
  const draft = controller.drafts.draft.value;
  if (view.phase === 'over') return [text.prompt.over, sheetWords(text, view)].filter(Boolean).join(' ');
  if (controller.noteActions.notice.value !== null) return controller.noteActions.notice.value;
  if (controller.notes.pencil.value) return pencilWords(text.prompt, controller);
  if (hasPick(draft)) return draftWords(text.prompt, draft, view);
  if (hint !== null) return hintWords(text, hint, view.uncovered);
  return askWords(text.prompt, controller.table, view);
}

/** The number of the sheet, once it is open. Online the sheet is disguised and has no number. */
export function sheetWords(text: KakuzuMessages, { sheet }: KakuzuView): string | undefined {
  const number = sheet === null ? null : sheetNumber(sheet);
  return number === null ? undefined : text.prompt.sheetWas({ number });
}

type Words = KakuzuMessages['prompt'];

function pencilWords(text: Words, { notes }: KakuzuController): string {
  const square = notes.square.value;
  return square === null ? text.pencil : text.pencilOn({ square: nameOf(square) });
}

function draftWords(text: Words, { square, digit }: KakuzuPick, view: KakuzuView): string {
  if (square === null) return digit === null ? text.pencil : text.whichSquare({ digit });
  if (!announces(view)) return text.confirm({ square: nameOf(square) });
  return digit === null
    ? text.whichDigit({ square: nameOf(square) })
    : text.confirmDigit({ square: nameOf(square), digit });
}

function askWords(text: Words, table: KakuzuTable, view: KakuzuView): string {
  const name = table.seats[view.turn]?.name ?? '';
  const who = moverAt(view) === null ? 'other' : table.people.length === 1 ? 'you' : 'named';
  if (view.phase === 'setup') {
    const left = boxesLeft(view.uncovered);
    return who === 'you' ? text.setup.you({ boxesLeft: left }) : text.setup[who]({ name, boxesLeft: left });
  }
  if (view.phase === 'draw') return speakerAt(table).say(view.turn, text.draws, {});
  if (announces(view)) return who === 'you' ? text.announce.you : text.announce[who]({ name });
  const isAgain = view.options.variant === 'same-digit' && view.kept > 0;
  const find = isAgain ? text.findAnother : text.find;
  const digit = wantedDigit(view) ?? 0;
  return who === 'you' ? find.you({ digit }) : find[who]({ name, digit });
}

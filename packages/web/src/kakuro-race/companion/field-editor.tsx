/** The field of the referee: numbers typed row by row, scored lines and the line in question by their ends. */

import { columnName, rowName, type Square } from '@riverstone/rules';
import { FIELD_SIZE, SUM_SQUARE } from '@riverstone/rules/kakuro-race';
import { useRef, useState } from 'preact/hooks';
import { useCompanionWords } from '../../companion/companion-words';
import { type PadKey, PiecePad } from '../../companion/position/piece-pad';
import { SmallBoard } from '../../figures/small-board';
import { words } from '../../messages/words';
import type { BoardHandle } from '../../ui/board/grid-board';
import { Button } from '../../ui/controls/button';
import { ActionTileFace, NumberTile, SumSquare } from '../pieces/race-tiles';
import { FieldPiece, fieldSquare, lineFrame, SHOWN_COLUMNS, shownSquare, squareInWords } from '../pieces/shown-field';
import { type ClaimEdit, claimEdited } from './claim-edits';
import { judgeRace } from './judge';
import { lineBetween, plainClaim, type RaceQuestion, squareText, withNumber, withScored } from './position';
import type { RaceRefereeWords } from './referee-words';

export type FieldMode = 'field' | 'scored' | 'claim';

interface FieldEditorProps {
  readonly own: RaceRefereeWords;
  readonly mode: FieldMode;
  readonly position: RaceQuestion;
  set(position: RaceQuestion): void;
}

const LAST = FIELD_SIZE * FIELD_SIZE - 1;
const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

export function FieldEditor({ own: { text, figure }, mode, position, set }: FieldEditorProps) {
  const [chosen, setChosen] = useState<Square | null>(mode === 'field' ? 0 : null);
  /** One end of a line, while the other is awaited. */
  const [end, setEnd] = useState<Square | null>(null);
  /** Whether the next two squares are exchanged, and are no line. */
  const [isExchanging, setExchanging] = useState(false);
  const board = useRef<BoardHandle | null>(null);
  const ruling = judgeRace(position);
  const isValid = ruling.type === 'ruled' && ruling.result.ok;
  const field = ruling.type === 'ruled' && ruling.result.ok ? ruling.result.value.field : position.field;

  // Numbers are typed row by row: the next one goes to the next square.
  const type = (square: Square, digit: number): void => {
    if (mode === 'claim') {
      edit({ type: 'new-number', square, digit });
      return;
    }
    set(withNumber(position, square, digit));
    setChosen(Math.min(square + 1, LAST));
  };
  const edit = (how: ClaimEdit): void => {
    const claim = claimEdited(position, how);
    setEnd(null);
    setExchanging(false);
    if (claim !== null) set({ ...position, claim });
  };
  const press = (square: Square): void => {
    setChosen(square);
    if (mode === 'field') return;
    setEnd(end === null ? square : null);
    if (end === null) return;
    if (isExchanging) {
      edit({ type: 'exchange', one: end, other: square });
      return;
    }
    const line = lineBetween(end, square);
    set(mode === 'scored' ? withScored(position, line) : { ...position, claim: plainClaim(line) });
  };
  return (
    <>
      <p class="position-note" role="status">
        {promptFor(text, mode, end, isExchanging)}
      </p>
      <div class="position-board">
        <SmallBoard
          rows={SHOWN_COLUMNS}
          columns={SHOWN_COLUMNS}
          piece={(shown) => <FieldPiece field={field} shown={shown} />}
          lit={position.claim === null ? [] : [lineFrame(field, position.claim, isValid)]}
          live={{
            label: text.board,
            coordinates: {
              row: (row) => (row === 0 ? '' : rowName(row - 1)),
              column: (column) => (column === 0 ? '' : columnName(column - 1)),
            },
            spoken: (shown) => {
              const square = fieldSquare(shown);
              const lies = squareInWords(figure.spoken, field, shown);
              return square === null ? lies : `${squareText(square)}, ${lies}`;
            },
            mark: () => null,
            handle: (handle) => {
              board.current = handle;
            },
            marks: (shown) => (chosen !== null && shown === shownSquare(chosen) ? ['chosen'] : []),
            onPress: (shown) => {
              const square = fieldSquare(shown);
              if (square !== null) press(square);
            },
            onKey: (shown, event) => {
              // Who comes with the Tab key stands on the corner, and may type at once.
              const square = fieldSquare(shown) ?? (mode === 'field' ? chosen : null);
              if (square === null || event.ctrlKey || mode === 'scored' || !/^[1-9#]$/.test(event.key)) return false;
              type(square, event.key === '#' ? SUM_SQUARE : Number(event.key));
              if (mode === 'field') board.current?.focus(shownSquare(Math.min(square + 1, LAST)));
              return true;
            },
          }}
        />
      </div>
      {mode === 'field' && <PiecePad label={text.pad} keys={numberKeys(text, chosen, type)} />}
      {mode === 'claim' && position.claim !== null && (
        <ClaimPad
          text={text}
          chosen={chosen}
          edit={edit}
          isExchanging={isExchanging}
          onExchange={() => {
            setEnd(null);
            setExchanging(!isExchanging);
          }}
          onClear={() => set({ ...position, claim: null })}
        />
      )}
    </>
  );
}

function promptFor(text: RaceRefereeWords['text'], mode: FieldMode, end: Square | null, isExchanging: boolean): string {
  const { pickExchange, pickOther } = words()['kakuro-race'].prompt;
  if (end === null) return isExchanging ? pickExchange : text.modeHints[mode];
  const square = squareText(end);
  return isExchanging ? pickOther({ square }) : text.otherEnd({ square });
}

function numberKeys(
  text: RaceRefereeWords['text'],
  chosen: Square | null,
  type: (square: Square, digit: number) => void,
): readonly PadKey[] {
  const key = (digit: number) => ({
    isDisabled: chosen === null,
    press: () => {
      if (chosen !== null) type(chosen, digit);
    },
  });
  return [
    ...digits.map((digit) => ({
      name: String(digit),
      face: <NumberTile digit={digit} face="silver" />,
      ...key(digit),
    })),
    { name: text.sumSquare, face: <SumSquare />, ...key(SUM_SQUARE) },
  ];
}

interface ClaimPadProps {
  readonly text: RaceRefereeWords['text'];
  readonly chosen: Square | null;
  readonly isExchanging: boolean;
  edit(how: ClaimEdit): void;
  onExchange(): void;
  onClear(): void;
}

/** Action tiles for the line; a New number goes to the square that was pressed last. */
function ClaimPad({ text, chosen, isExchanging, edit, onExchange, onClear }: ClaimPadProps) {
  const { tiles } = words()['kakuro-race'];
  const { erase } = useCompanionWords().position;
  return (
    <>
      <div class="position-buttons">
        <Button size="small" onClick={() => edit({ type: 'sum-square', end: 'before' })}>
          {text.before}
        </Button>
        <Button size="small" onClick={() => edit({ type: 'sum-square', end: 'after' })}>
          {text.after}
        </Button>
        <Button size="small" pressed={isExchanging} onClick={onExchange}>
          {tiles.x}
        </Button>
        <Button size="small" onClick={() => edit({ type: 'double' })}>
          {tiles.d}
        </Button>
        <Button size="small" icon="trash" label={erase} onClick={onClear} />
      </div>
      <PiecePad
        label={text.pad}
        keys={digits.map((digit) => ({
          name: tiles.newNumber({ digit }),
          face: <ActionTileFace tile={`n${digit}`} />,
          isDisabled: chosen === null,
          press: () => {
            if (chosen !== null) edit({ type: 'new-number', square: chosen, digit });
          },
        }))}
      />
    </>
  );
}

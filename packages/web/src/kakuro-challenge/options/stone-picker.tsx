/** Five squares for the river stones, picked on a small board. */

import { parseSquare, type Square } from '@riverstone/rules';
import { SIZE, stoneLayouts } from '@riverstone/rules/kakuro-challenge';
import { useState } from 'preact/hooks';
import { words } from '../../messages/words';
import { coordinates } from '../../table/square-names';
import { GridBoard, type GridSquare } from '../../ui/board/grid-board';
import { announce } from '../../ui/feedback/announcer';
import { nameOf } from '../words/kakuro-words';

interface StonePickerProps {
  readonly stones: readonly string[];
  /** Called with five squares in board order, and never with fewer. */
  onChange(stones: readonly string[]): void;
}

const STONES = stoneLayouts.standard.length;

export function StonePicker({ stones, onChange }: StonePickerProps) {
  const all = words()['kakuro-challenge'];
  const text = all.options;
  const [picked, setPicked] = useState<readonly Square[]>(() => squaresOf(stones));

  const pick = (next: readonly Square[]): void => {
    const inOrder = [...next].sort((one, other) => one - other);
    setPicked(inOrder);
    announce(text.stonesPicked({ number: inOrder.length }));
    if (inOrder.length === STONES) onChange(inOrder.map(nameOf));
  };
  const toggle = (square: Square): void => {
    if (picked.includes(square)) pick(picked.filter((each) => each !== square));
    else if (picked.length < STONES) pick([...picked, square]);
    else announce(text.stoneFull, 'assertive');
  };
  const square = (index: number): GridSquare => {
    const place = picked.indexOf(index);
    const isRed = place === 2 && picked.length === STONES;
    const what = place < 0 ? all.spoken.empty : isRed ? text.stoneRed : text.stoneYellow;
    return {
      label: `${nameOf(index)}, ${what}`,
      class: 'challenge-stone-picker-square',
      marks: place >= 0 ? ['chosen'] : [],
      content:
        place < 0 ? null : <span class={`challenge-stone-picker-stone${isRed ? ' challenge-stone-picker-red' : ''}`} />,
    };
  };
  return (
    <fieldset class="challenge-stone-picker">
      <legend class="visually-hidden">{text.stones}</legend>
      <p class="challenge-options-hint">{text.stonesHint}</p>
      <div class="challenge-stone-picker-board">
        <GridBoard
          rows={SIZE}
          columns={SIZE}
          label={text.stones}
          coordinates={coordinates}
          square={square}
          onPress={toggle}
        />
      </div>
      <p class={picked.length === STONES ? 'challenge-options-hint' : 'challenge-stone-picker-missing'}>
        {picked.length === STONES
          ? text.stonesPicked({ number: STONES })
          : text.stonesMissing({ number: STONES - picked.length })}
      </p>
    </fieldset>
  );
}

function squaresOf(names: readonly string[]): readonly Square[] {
  return names.flatMap((name) => parseSquare(name, SIZE) ?? []);
}

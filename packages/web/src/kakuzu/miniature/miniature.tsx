/** The small board of Kakuzu on the home page: stones are lifted from a sheet. */

import { Miniature, Place } from '../../art/miniature';
import { Stone } from '../../art/stone';
import './miniature.css';

/** A corner of a sheet; `*` marks what lies open, letters the stones that are lifted in turn. */
const sheet = ['534678', '672195', '198342', '859761', '426853', '713924'];
const cover = ['ooo*oo', 'o*oooo', 'ooao*o', '*oobo*', 'oooooo', 'oo*coo'];

/** Stones over a sheet; one after the other is lifted. */
export function KakuzuMiniature() {
  return (
    <Miniature class="miniature-kakuzu">
      {cover.flatMap((line, row) =>
        [...line].map((mark, column) => {
          const square = row * 6 + column;
          return (
            <Place key={square} row={row} column={column} class="miniature-sheet">
              {mark !== 'o' && <span class="miniature-digit">{sheet[row]?.[column]}</span>}
              {mark !== '*' && (
                <span class={`miniature-stone miniature-stone-${mark}`}>
                  <Stone variant={row * 9 + column} />
                </span>
              )}
            </Place>
          );
        }),
      )}
    </Miniature>
  );
}

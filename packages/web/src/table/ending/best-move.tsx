/** The best of a game: what it was, on a small board; a tap shows the large one at that moment. */

import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { words } from '../../messages/words';
import { Button } from '../../ui/controls/button';
import { SeatMark } from '../../ui/pictures/seat-mark';
import { useTableShell } from '../table-shell';
import './best-move.css';

export function BestMove({ onShow }: { onShow(): void }) {
  const { highlight, log, moment } = useTableShell();
  const best = highlight.value;
  const [picture, setPicture] = useState<ComponentChildren>(null);
  useEffect(() => {
    // The move is told in words, too.
    best?.picture().then(setPicture, () => undefined);
  }, [best]);
  // The row of a step that has none of its own is the one before it.
  const row = best && log.value.findLast(({ version, text }) => text !== null && version <= best.version);
  if (best === null || row == null) return null;
  const show = (): void => {
    moment.value = row.version;
    onShow();
  };
  return (
    <figure class="best-move">
      <figcaption class="best-move-words">
        <SeatMark seat={best.seat} />
        <span>
          <small>{best.title}</small> {best.text ?? row.text}
        </span>
        <Button size="small" icon="eye" label={words().app.table.moment.show} onClick={show} />
      </figcaption>
      {picture !== null && (
        <div class="best-move-picture" aria-hidden="true">
          {picture}
        </div>
      )}
    </figure>
  );
}

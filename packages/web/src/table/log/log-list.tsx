/** The log of the game on the screen, latest first. */

import { words } from '../../messages/words';
import { Dialog } from '../../ui/dialogs/dialog';
import { useTableShell } from '../table-shell';
import './log-list.css';

/** The log beside the board, on wide screens. */
export function LogList() {
  return (
    <div class="log-list">
      <h2 class="log-list-title">{words().app.table.log}</h2>
      <Lines />
    </div>
  );
}

/** The log as a sheet, for small screens. */
export function LogSheet({ open, onClose }: { readonly open: boolean; onClose(): void }) {
  return (
    <Dialog open={open} kind="sheet" title={words().app.table.log} onClose={onClose}>
      <Lines onShow={onClose} />
    </Dialog>
  );
}

/** A row shows the board as it was then. */
function Lines({ onShow }: { onShow?(): void }) {
  const { log, moment, replay } = useTableShell();
  const lines = log.value.filter(({ text }) => text !== null);
  const at = moment.value;
  // Not every step has a row.
  const current = at === null ? undefined : lines.findLast(({ version }) => version <= at)?.version;
  if (lines.length === 0) return <p class="log-list-empty">{words().app.table.logEmpty}</p>;
  const latest = lines.at(-1)?.version;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it must be reachable by keyboard
    <ol class="log-list-lines" reversed tabIndex={0} aria-label={words().app.table.log}>
      {lines
        .map(({ version, text }, index) => (
          // The numbers of a replay's rows are those of its slider.
          <li
            key={index}
            value={replay && version}
            class={version === latest ? 'log-list-line log-list-line-latest' : 'log-list-line'}
          >
            <button
              type="button"
              class="log-list-row"
              title={words().app.table.moment.show}
              aria-current={version === current ? 'true' : undefined}
              onClick={() => {
                if (replay) replay.jump(version);
                else moment.value = version;
                onShow?.();
              }}
            >
              {text}
            </button>
          </li>
        ))
        .reverse()}
    </ol>
  );
}

/** The tray of Kakuzu: the wanted digit, the bag, and the buttons. */

import { words } from '../../messages/words';
import { useTableShell } from '../../table/table-shell';
import type { KakuzuController } from '../draft/controller';
import { announces } from '../table/kakuzu-table';
import { AnnouncePad, Kept } from './announce-pad';
import { KakuzuBag } from './bag';
import { BoxMap } from './box-map';
import { DrawnDigit } from './drawn-digit';
import { NotePad } from './note-pad';
import { TrayButtons } from './tray-buttons';
import './tray.css';

export function Tray({ controller }: { readonly controller: KakuzuController }) {
  if (controller.table.status.value.over) return <div class="kakuzu-tray-over" />;
  return (
    <div class="kakuzu-tray">
      <Recent controller={controller} />
      {controller.notes.pencil.value ? (
        <div class="kakuzu-tray-noting">
          <Sought controller={controller} isNoting />
          <NotePad controller={controller} />
        </div>
      ) : (
        <div class="kakuzu-tray-row">
          <Sought controller={controller} />
          {controller.table.people.length > 0 && <TrayButtons controller={controller} />}
        </div>
      )}
    </div>
  );
}

/** The wanted digit, or the digits to choose from. */
function Sought({
  controller,
  isNoting = false,
}: {
  readonly controller: KakuzuController;
  readonly isNoting?: boolean;
}) {
  const view = controller.table.view.value;
  // The pad for announcing would be a second one beside the pad for notes.
  if (isNoting && announces(view)) return <Kept kept={view.kept} />;
  if (view.phase === 'setup') return <BoxMap view={view} />;
  if (announces(view))
    return controller.table.people.length > 0 ? <AnnouncePad controller={controller} /> : <Kept kept={view.kept} />;
  return (
    <div class="kakuzu-tray-sought">
      <DrawnDigit table={controller.table} />
      <KakuzuBag view={view} />
    </div>
  );
}

/** The log since the last stone was lifted. */
function Recent({ controller }: { readonly controller: KakuzuController }) {
  const lines = useTableShell().log.value;
  const steps = controller.table.steps.value;
  const lifted = steps.findLast(({ events }) => events.some(({ type }) => type === 'removed'))?.version;
  // A replay knows what comes next.
  const now = steps.at(-1)?.version ?? 0;
  const recent = lines.filter(({ version }) => lifted !== undefined && version >= lifted && version <= now);
  const text = recent.map((line) => line.text).join(' ');
  const isBegun = controller.table.view.value.phase !== 'setup';
  return <p class="kakuzu-recent">{text === '' && !isBegun ? words().kakuzu.tray.nothingYet : text}</p>;
}

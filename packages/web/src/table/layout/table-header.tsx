/** The header of a table: back, undo, hint, pause, and a menu for the rest. */

import type { GameId } from '@riverstone/rules';
import { words } from '../../messages/words';
import { hrefOf } from '../../navigation/address';
import { go } from '../../navigation/route';
import { settings } from '../../settings/settings';
import { Button } from '../../ui/controls/button';
import { Menu, type MenuItem } from '../../ui/controls/menu';
import { announce } from '../../ui/feedback/announcer';
import { attempt } from '../../ui/feedback/attempt';
import type { BaseTable } from '../game-table';
import { downloadRecord } from '../records/download-record';
import { speakerAt } from '../speaker';
import { useTableShell } from '../table-shell';
import './table-header.css';

export interface TableHeaderProps {
  readonly table: BaseTable;
  /** Whether the table gives hints. */
  readonly hasHints: boolean;
  /** Null where no hint is offered now. */
  readonly onHint: (() => void) | null;
  onKeys(): void;
  onLog(): void;
  onHowTo(): void;
  onRules(): void;
}

export function TableHeader({ table, hasHints, onHint, onKeys, onLog, onHowTo, onRules }: TableHeaderProps) {
  const { game, title, online, lesson } = useTableShell();
  const text = words().app.table;
  const { over } = table.status.value;
  const { pause } = table.pausing.words();
  return (
    <header class="table-header">
      <Button kind="quiet" icon="back" label={text.back} href={hrefOf({ screen: 'home' })} />
      <h1 class="table-header-title">{title}</h1>
      <UndoButton table={table} />
      {hasHints && (
        <Button kind="quiet" icon="hint" label={text.hint} disabled={onHint === null} onClick={() => onHint?.()} />
      )}
      {!over && !table.paused.value && pause !== null && (
        <Button kind="quiet" icon="pause" label={pause} onClick={() => table.pausing.pause()} />
      )}
      {online?.header}
      {lesson?.header}
      <Menu
        label={text.menu}
        icon="more"
        items={[
          // Others would wait for somebody who leaves an online game to learn it.
          ...(lesson === undefined && (online === undefined || over) ? [learnItem(game)] : []),
          ...menuItems(table, { onKeys, onLog, onHowTo, onRules }),
          ...(online?.menu ?? []),
        ]}
      />
    </header>
  );
}

function UndoButton({ table }: { readonly table: BaseTable }) {
  const seat = table.undoing.seat.value;
  if (seat === null) return null;
  const text = words().app.table;
  const speaker = speakerAt(table);
  const undo = (): void => {
    if (table.undoing.undo()) announce(speaker.say(seat, text.undone, {}));
  };
  return <Button kind="quiet" icon="step-back" label={table.undoing.label(seat)} onClick={undo} />;
}

/** Leaves the table, which is kept, for the game's lesson. */
function learnItem(game: GameId): MenuItem {
  return {
    label: words().app.learnNamed({ game: words()[game].name }),
    icon: 'star',
    onSelect: () => go({ screen: 'learn', game }),
  };
}

function menuItems(
  table: BaseTable,
  { onKeys, onLog, onHowTo, onRules }: Pick<TableHeaderProps, 'onKeys' | 'onLog' | 'onHowTo' | 'onRules'>,
): readonly MenuItem[] {
  const text = words().app.table;
  const { sound } = settings;
  return [
    { label: words().app.howTo, icon: 'help', onSelect: onHowTo },
    { label: words().app.rules, icon: 'book', onSelect: onRules },
    { label: text.log, icon: 'menu', onSelect: onLog },
    { label: text.keys, icon: 'info', onSelect: onKeys },
    {
      label: words().app.settings.sound,
      icon: sound.value ? 'sound' : 'sound-off',
      onSelect: () => {
        sound.value = !sound.value;
      },
    },
    // Before the end a record would reveal hands and the bag.
    ...(table.status.value.over
      ? [{ label: text.download, icon: 'download' as const, onSelect: () => attempt(downloadRecord(table)) }]
      : []),
  ];
}

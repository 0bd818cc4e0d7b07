/** The header of a table: back, undo, hint, pause, and a menu for the rest. */

import type { GameId, Seat } from '@riverstone/rules';
import { words } from '../../messages/words';
import { hrefOf } from '../../navigation/address';
import { go, route } from '../../navigation/route';
import { settings } from '../../settings/settings';
import { Button } from '../../ui/controls/button';
import { Menu, type MenuItem } from '../../ui/controls/menu';
import { announce } from '../../ui/feedback/announcer';
import { attempt } from '../../ui/feedback/attempt';
import type { BaseTable } from '../game-table';
import { downloadRecord } from '../records/download-record';
import { speakerAt } from '../speaker';
import { useTableShell } from '../table-shell';
import type { UndoRefusal } from '../undo-refusal';
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
  onRestart(): void;
  onResign(): void;
  /** The menu was opened or closed. */
  onMenu(isOpen: boolean): void;
}

export function TableHeader(props: TableHeaderProps) {
  const { table, hasHints, onHint, onMenu } = props;
  const { game, title, online, lesson, replay, restart, backHref = hrefOf({ screen: 'home' }) } = useTableShell();
  const text = words().app.table;
  const { over } = table.status.value;
  const { pause } = table.pausing.words();
  return (
    <header class="table-header">
      <Button kind="quiet" icon="back" label={lesson?.back?.label ?? text.back} href={lesson?.back?.href ?? backHref} />
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
      {replay?.header}
      <Menu
        label={text.menu}
        icon="more"
        items={[
          ...(replay?.menu ?? []),
          // Others would wait for somebody who leaves an online game to learn it.
          ...(lesson === undefined && (online === undefined || over) ? [learnItem(game, over)] : []),
          ...menuItems(props, replay !== undefined),
          ...(over || (restart === undefined && table.resigning === undefined)
            ? []
            : ownItems(props, restart !== undefined)),
          ...(online?.menu ?? []),
        ]}
        onToggle={onMenu}
      />
    </header>
  );
}

function UndoButton({ table }: { readonly table: BaseTable }) {
  const seat = table.undoing.seat.value;
  if (seat === null) return null;
  return <Button kind="quiet" icon="step-back" label={table.undoing.label(seat)} onClick={() => undo(table, seat)} />;
}

function undo(table: BaseTable, seat: Seat): void {
  if (table.undoing.undo()) announce(speakerAt(table).say(seat, words().app.table.undone, {}));
}

/** What one person decides alone: to undo, to deal again, to give up. */
function ownItems({ table, onRestart, onResign }: TableHeaderProps, mayRestart: boolean): readonly MenuItem[] {
  const { resigning, restarting } = words().app;
  const { undoing, you } = table;
  const items: MenuItem[] = [];
  // A moment of the past has none.
  if (you !== null && undoing.refusal !== undefined) items.push(undoItem(table, you, undoing.refusal(you)));
  if (mayRestart) items.push({ label: restarting.restart, icon: 'restart', onSelect: onRestart });
  if (table.resigning !== undefined) {
    items.push({ label: resigning.resign, icon: 'flag', danger: true, onSelect: onResign });
  }
  return items;
}

/** Undoes the last move; where that can't be, it says why. */
function undoItem(table: BaseTable, seat: Seat, refusal: UndoRefusal | null): MenuItem {
  return {
    label: table.undoing.label(seat),
    icon: 'step-back',
    unavailable: refusal === null ? undefined : words().app.undoBars[refusal],
    onSelect: () => undo(table, seat),
  };
}

/** Leaves the table, which is kept, for the game's lesson. That leads back while the game goes on. */
function learnItem(game: GameId, over: boolean): MenuItem {
  const at = route.value;
  const back = at.screen === 'table' && !over ? { table: at.id } : {};
  return {
    label: words().app.learnNamed({ game: words()[game].name }),
    icon: 'star',
    onSelect: () => go({ screen: 'learn', game, ...back }),
  };
}

function menuItems(
  { table, onKeys, onLog, onHowTo, onRules }: TableHeaderProps,
  isReplay: boolean,
): readonly MenuItem[] {
  const text = words().app.table;
  const { sound } = settings;
  return [
    { label: words().app.howTo, icon: 'help', onSelect: onHowTo },
    { label: words().app.rules, icon: 'book', onSelect: onRules },
    { label: text.log, icon: 'menu', onSelect: onLog },
    // With fingers alone there are no keys; `?` opens the sheet anyhow.
    ...(matchMedia('(any-hover: hover)').matches
      ? [{ label: text.keys, icon: 'info' as const, onSelect: onKeys }]
      : []),
    {
      label: words().app.settings.sound,
      icon: sound.value ? 'sound' : 'sound-off',
      onSelect: () => {
        sound.value = !sound.value;
      },
    },
    // Before the end a record would reveal hands and the bag.
    ...(table.status.value.over
      ? [
          ...(isReplay ? [] : [replayItem(table)]),
          { label: text.download, icon: 'download' as const, onSelect: () => attempt(downloadRecord(table)) },
        ]
      : []),
  ];
}

function replayItem({ id }: BaseTable): MenuItem {
  return { label: words().app.table.replay, icon: 'play', onSelect: () => go({ screen: 'replay', id }) };
}

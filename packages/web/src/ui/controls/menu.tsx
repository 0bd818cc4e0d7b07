/** A button that opens a short list of things to do. */

import { useId, useRef, useState } from 'preact/hooks';
import { focusOn } from '../focus';
import { Icon, type IconName } from '../pictures/icon';
import './menu.css';

export interface MenuItem {
  label: string;
  icon?: IconName | undefined;
  onSelect(): void;
  /** Why this can't be done now; then nothing happens when it is chosen. */
  unavailable?: string | undefined;
  danger?: boolean | undefined;
}

interface MenuProps {
  label: string;
  icon: IconName;
  items: readonly MenuItem[];
  /** The list was opened or closed. */
  onToggle?: ((isOpen: boolean) => void) | undefined;
}

/** Room between the button and its list, and between the list and the edge of the screen. */
const gap = 8;

function placeBelow(list: HTMLElement, button: HTMLElement): void {
  const anchor = button.getBoundingClientRect();
  list.style.maxHeight = '';
  const { width, height } = list.getBoundingClientRect();
  const below = anchor.bottom + gap;
  const top = below + height + gap <= innerHeight ? below : Math.max(gap, anchor.top - gap - height);
  const left = Math.min(Math.max(gap, anchor.right - width), innerWidth - width - gap);
  list.style.top = `${top}px`;
  list.style.maxHeight = `calc(100dvh - ${top + gap}px)`;
  list.style.left = `${left}px`;
}

function itemsIn(list: HTMLElement): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('[role=menuitem]')];
}

function focusBy(list: HTMLElement, key: string): boolean {
  const items = itemsIn(list);
  const now = items.findIndex((item) => item.matches(':focus'));
  const targets: Partial<Record<string, number>> = { ArrowDown: now + 1, ArrowUp: now - 1, Home: 0, End: -1 };
  const byLetter = items.findIndex((item) => item.textContent?.toLowerCase().startsWith(key.toLowerCase()));
  const target = targets[key] ?? (key.length === 1 && byLetter >= 0 ? byLetter : undefined);
  if (target === undefined) return false;
  focusOn(items.at(target % Math.max(1, items.length)));
  return true;
}

/** The button and its list; arrow keys, Home, End and first letters move in it, Escape and Tab close it. */
export function Menu({ label, icon, items, onToggle: toggled }: MenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);

  const onToggle = (event: { newState: string }): void => {
    const opened = event.newState === 'open';
    setOpen(opened);
    toggled?.(opened);
    if (!opened || !list.current || !button.current) return;
    placeBelow(list.current, button.current);
    focusOn(itemsIn(list.current)[0]);
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (!list.current) return;
    if (event.key === 'Tab') list.current.hidePopover();
    else if (focusBy(list.current, event.key)) event.preventDefault();
  };

  const select = (item: MenuItem): void => {
    if (item.unavailable !== undefined) return;
    list.current?.hidePopover();
    focusOn(button.current);
    item.onSelect();
  };

  return (
    <>
      <button
        ref={button}
        class="button button-quiet button-normal button-icon-only"
        type="button"
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={open}
        popoverTarget={id}
      >
        <Icon name={icon} />
      </button>
      <div
        id={id}
        ref={list}
        class="menu"
        role="menu"
        aria-label={label}
        popover="auto"
        onToggle={onToggle}
        onKeyDown={onKeyDown}
      >
        {items.map((item, index) => (
          <button
            key={item.label}
            class={item.danger ? 'menu-item menu-item-danger' : 'menu-item'}
            type="button"
            role="menuitem"
            tabIndex={-1}
            aria-disabled={item.unavailable !== undefined}
            aria-describedby={item.unavailable && `${id}-${index}`}
            onClick={() => select(item)}
          >
            {item.icon && <Icon name={item.icon} />}
            <span>
              {item.label}
              {item.unavailable !== undefined && (
                <small id={`${id}-${index}`} class="menu-item-reason" aria-hidden="true">
                  {item.unavailable}
                </small>
              )}
            </span>
          </button>
        ))}
      </div>
    </>
  );
}

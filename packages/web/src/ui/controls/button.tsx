/** The one button of the page, also as a link that looks like it. */

import type { ComponentChildren, Ref } from 'preact';
import './button.css';
import { Icon, type IconName } from '../pictures/icon';
import { KeyCap } from './key-cap';

export interface ButtonProps {
  kind?: 'primary' | 'plain' | 'quiet' | 'danger' | undefined;
  size?: 'small' | 'normal' | 'large' | undefined;
  icon?: IconName | undefined;
  /** Makes it a toggle that is on or off. */
  pressed?: boolean | undefined;
  /** A disabled button stays focusable, so that a press that disables it does not lose the focus. */
  disabled?: boolean | undefined;
  /** Makes it a link. */
  href?: string | undefined;
  /** The spoken name, where the button shows only a picture. */
  label?: string | undefined;
  /** A key that does the same, as `aria-keyshortcuts` spells it. */
  shortcut?: string | undefined;
  /** The id of a text that says more. */
  describedBy?: string | undefined;
  type?: 'button' | 'submit' | undefined;
  class?: string | undefined;
  onClick?: ((event: MouseEvent) => void) | undefined;
  children?: ComponentChildren;
  ref?: Ref<HTMLButtonElement> | undefined;
}

function classesOf({ kind = 'plain', size = 'normal', children, class: extra }: ButtonProps): string {
  const shape = children === undefined ? ' button-icon-only' : '';
  return `button button-${kind} button-${size}${shape}${extra ? ` ${extra}` : ''}`;
}

/** A button, or a link where it has an `href`. */
export function Button(props: ButtonProps) {
  const {
    icon,
    pressed,
    disabled,
    href,
    label,
    shortcut,
    describedBy,
    type = 'button',
    onClick,
    children,
    ref,
  } = props;
  const inside = (
    <>
      {icon && <Icon name={icon} />}
      {children !== undefined && <span class="button-text">{children}</span>}
      {shortcut && <KeyCap text={shortcut} />}
    </>
  );
  if (href !== undefined && !disabled) {
    return (
      <a class={classesOf(props)} href={href} aria-label={label} title={label} onClick={onClick}>
        {inside}
      </a>
    );
  }
  return (
    <button
      ref={ref ?? null}
      class={classesOf(props)}
      type={type}
      aria-disabled={disabled || undefined}
      aria-label={label}
      aria-describedby={describedBy}
      title={label}
      aria-pressed={pressed}
      aria-keyshortcuts={shortcut}
      onClick={(event) => {
        if (!disabled) onClick?.(event);
        else {
          event.preventDefault();
          event.stopPropagation();
        }
      }}
    >
      {inside}
    </button>
  );
}

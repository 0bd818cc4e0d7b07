/** A window above the page: a native dialog, so that focus stays inside and returns where it was. */

import type { ComponentChildren, RefObject } from 'preact';
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Button } from '../controls/button';
import { Announcer } from '../feedback/announcer';
import './dialog.css';
import { uiWords } from '../words';

interface DialogProps {
  open: boolean;
  title: string;
  onClose(): void;
  children: ComponentChildren;
  /** Buttons at the foot. */
  actions?: ComponentChildren;
  /** A sheet comes from the edge of the screen: for lists and settings beside a board. */
  kind?: 'modal' | 'sheet' | undefined;
}

/** The dialog; its contents exist only while it is open. */
export function Dialog(props: DialogProps) {
  return props.open ? <OpenDialog {...props} /> : null;
}

function OpenDialog({ title, onClose, children, actions, kind = 'modal' }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);
  const titleId = useId();
  const [body, isLong] = useScrolls();

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // By default browsers focus a control. With the dialog focused, screen readers say its title first.
    element?.focus();
    return () => element?.close();
  }, []);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a native dialog, the click is on the shade behind it
    <dialog
      ref={dialog}
      class={`dialog dialog-${kind}`}
      tabIndex={-1}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => {
        pressedOutside.current = event.target === dialog.current;
      }}
      onClick={(event) => {
        if (pressedOutside.current && event.target === dialog.current) onClose();
      }}
    >
      <div class="dialog-paper">
        <header class="dialog-head">
          <h2 id={titleId} class="dialog-title">
            {title}
          </h2>
          <Button kind="quiet" icon="close" label={uiWords.value.close} onClick={onClose} />
        </header>
        {/* what scrolls must be reached by keys */}
        <div ref={body} class="dialog-body" {...((kind === 'sheet' || isLong) && { tabIndex: 0 })}>
          {children}
        </div>
        {actions !== undefined && <footer class="dialog-actions">{actions}</footer>}
      </div>
      <Announcer />
    </dialog>
  );
}

/** A box, and whether it has more than it can show. */
function useScrolls(): readonly [RefObject<HTMLDivElement | null>, boolean] {
  const box = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useLayoutEffect(() => {
    const { current } = box;
    if (current === null) return;
    // It grows with what is in it until it can't, so each change shows in its size.
    const observer = new ResizeObserver(() => setScrolls(current.scrollHeight > current.clientHeight));
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return [box, scrolls];
}

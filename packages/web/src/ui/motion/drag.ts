/** Dragging with mouse, pen and finger, from a hand to a square and along a line of squares. */

interface DragOptions {
  /** What hangs under the pointer; made only once the drag has begun. */
  ghost(): HTMLElement;
  /** The square under the pointer has changed. */
  over(square: number | null): void;
  /** The end: on a square, or on null where it was let go elsewhere or given up. */
  drop(square: number | null): void;
  /** How far the pointer must travel before it is a drag, in CSS pixels. */
  threshold?: number | undefined;
  /** The pointer was let go before it was a drag. */
  onTap?: (() => void) | undefined;
}

const defaultThreshold = 6;
/** A finger covers what it holds, so the ghost floats above it. */
const fingerLift = 44;

interface Follower {
  move(event: PointerEvent): void;
  /** `given` is false where the pointer was taken away or Escape was pressed. */
  end(event: PointerEvent | null, given: boolean): void;
}

/** Gives up the drag that is under way; there is one at a time. */
let giveUp: (() => void) | null = null;

/** Cancels the current drag, as Escape does: for code that covers what is dragged. */
export function endDrags(): void {
  giveUp?.();
}

/** Follows one pointer to its end, also when its element leaves the page meanwhile. */
function follow(pointerId: number, follower: Follower): void {
  endDrags();
  const listeners = new AbortController();
  const options = { capture: true, signal: listeners.signal };
  const mine = (handler: (event: PointerEvent) => void) => (event: PointerEvent) => {
    if (event.pointerId === pointerId) handler(event);
  };
  const end = (event: PointerEvent | null, given: boolean): void => {
    listeners.abort();
    giveUp = null;
    follower.end(event, given);
  };
  giveUp = () => end(null, false);
  addEventListener('pointermove', mine(follower.move), options);
  addEventListener(
    'pointerup',
    mine((event) => end(event, true)),
    options,
  );
  addEventListener(
    'pointercancel',
    mine((event) => end(event, false)),
    options,
  );
  // the window's own blur only: those of elements come by here too
  addEventListener('blur', (event) => event.target === window && end(null, false), options);
  addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      end(null, false);
    },
    options,
  );
}

/** The click that a browser makes of a drag's end must not press anything. */
function swallowClick(): void {
  const swallow = (event: Event): void => {
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }));
}

function squareAt(x: number, y: number): number | null {
  const cell = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-square]');
  return cell ? Number(cell.dataset.square) : null;
}

function placeGhost(ghost: HTMLElement, { clientX, clientY, pointerType }: PointerEvent): void {
  const lift = pointerType === 'touch' ? fingerLift : 0;
  ghost.style.transform = `translate(${clientX}px, ${clientY - lift}px) translate(-50%, -50%)`;
}

function showGhost(ghost: HTMLElement, event: PointerEvent): void {
  Object.assign(ghost.style, {
    position: 'fixed',
    left: '0',
    top: '0',
    zIndex: 'var(--layer-ghost)',
    pointerEvents: 'none',
  });
  ghost.setAttribute('aria-hidden', 'true');
  placeGhost(ghost, event);
  document.body.append(ghost);
}

/** Begins a drag at a `pointerdown`. The class `drag-source` on the element keeps a finger from scrolling. */
export function dragFrom(start: PointerEvent, options: DragOptions): void {
  if (start.button !== 0) return;
  const threshold = options.threshold ?? defaultThreshold;
  let ghost: HTMLElement | null = null;
  let over: number | null = null;
  follow(start.pointerId, {
    move(event) {
      const far = Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) >= threshold;
      if (!ghost && !far) return;
      if (ghost) placeGhost(ghost, event);
      else {
        ghost = options.ghost();
        showGhost(ghost, event);
      }
      const square = squareAt(event.clientX, event.clientY);
      if (square === over) return;
      over = square;
      options.over(square);
    },
    end(event, given) {
      if (!ghost) {
        if (given) options.onTap?.();
        return;
      }
      ghost.remove();
      if (event) swallowClick();
      if (over !== null) options.over(null);
      options.drop(given && event ? squareAt(event.clientX, event.clientY) : null);
    },
  });
}

interface SweepOptions {
  /** The line from the first square to where the pointer is, straight along a row or column. */
  onLine(first: number, last: number): void;
  /** The line as it was let go; null where it was given up or never left its first square. */
  onEnd(line: { first: number; last: number } | null): void;
}

function straightened(first: number, square: number, columns: number): number {
  const rowsApart = Math.floor(square / columns) - Math.floor(first / columns);
  const columnsApart = (square % columns) - (first % columns);
  return Math.abs(columnsApart) >= Math.abs(rowsApart) ? first + columnsApart : first + rowsApart * columns;
}

/** The square of `grid` nearest to the pointer, so that a sweep may run over the edge. */
function nearestSquare(grid: HTMLElement, { clientX, clientY }: PointerEvent): number | null {
  const { left, right, top, bottom } = grid.getBoundingClientRect();
  return squareAt(Math.min(right - 2, Math.max(left + 2, clientX)), Math.min(bottom - 2, Math.max(top + 2, clientY)));
}

/** Follows a pointer along a line of squares, from the square of a `pointerdown` on. */
export function sweepSquares(start: PointerEvent, { onLine, onEnd }: SweepOptions): void {
  const first = start.button === 0 ? squareAt(start.clientX, start.clientY) : null;
  const grid = start.target instanceof Element ? start.target.closest<HTMLElement>('[role=grid]') : null;
  if (first === null || !grid) return;
  const columns = Number(grid.dataset.columns);
  let last = first;
  let swept = false;
  follow(start.pointerId, {
    move(event) {
      const square = nearestSquare(grid, event);
      if (square === null) return;
      const next = straightened(first, square, columns);
      if (next === last) return;
      last = next;
      swept = true;
      onLine(first, last);
    },
    end(event, given) {
      if (swept && event) swallowClick();
      onEnd(given && swept ? { first, last } : null);
    },
  });
}

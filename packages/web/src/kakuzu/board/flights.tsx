/**
 * Animations for each step: a stone flies to a heap, a wrong one is shown first, a 0 comes out of the bag. Nothing
 * waits for them.
 */

import { useSignal } from '@preact/signals';
import type { Square } from '@riverstone/rules';
import type { KakuzuEvent } from '@riverstone/rules/kakuzu';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { Stone } from '../../art/stone';
import type { BoardFocus } from '../../table/layout/use-board-focus';
import { play, type SoundName } from '../../ui/feedback/sound';
import { animate, motionAllowed } from '../../ui/motion/motion';
import { BagDigit } from '../pieces/bag-digit';
import './flights.css';
import { type KakuzuTable, moverAt } from '../table/kakuzu-table';

interface Flight {
  readonly key: string;
  readonly square: Square;
  readonly from: DOMRect;
  /** The heap it flies to; none for a stone that belongs to nobody. */
  readonly pile: Element | null;
  /** Whether it was the wrong stone. */
  readonly isMiss: boolean;
}

interface FlightsProps {
  readonly table: KakuzuTable;
  readonly board: BoardFocus;
}

export function Flights({ table, board }: FlightsProps) {
  const flights = useSignal<readonly Flight[]>([]);
  const zero = useSignal<number | null>(null);
  const steps = table.steps.value;
  const seen = useRef(steps.length);
  useLayoutEffect(() => {
    const fresh = steps.slice(seen.current);
    seen.current = steps.length;
    const latest = fresh.at(-1);
    const begun = fresh.flatMap((step) => {
      const { version, events } = step;
      for (const event of events) sound(event);
      // Where it is shown on its own, the tray shows it.
      if (step !== latest && events.some((event) => event.type === 'drew' && event.digit === 0)) zero.value = version;
      return events.flatMap((event) => (event.type === 'removed' ? flightOf(event, board, version) : []));
    });
    if (begun.length > 0 && motionAllowed()) flights.value = [...flights.value, ...begun];
  }, [steps]);
  useTurnSound(table);
  const land = (key: string): void => {
    flights.value = flights.value.filter((flight) => flight.key !== key);
  };
  return (
    <>
      {flights.value.map((flight) => (
        <FlyingStone key={flight.key} flight={flight} onLand={() => land(flight.key)} />
      ))}
      {zero.value !== null && motionAllowed() && (
        <Zero
          key={zero.value}
          onGone={() => {
            zero.value = null;
          }}
        />
      )}
    </>
  );
}

type Removed = KakuzuEvent & { readonly type: 'removed' };

function flightOf(removed: Removed, board: BoardFocus, version: number): readonly Flight[] {
  const { square, to } = removed;
  const from = board.element(square)?.getBoundingClientRect();
  const pile = to === null ? null : document.querySelector(`[data-pile="${to}"]`);
  return from === undefined ? [] : [{ key: `${version} ${square}`, square, from, pile, isMiss: isMiss(removed) }];
}

function FlyingStone({ flight, onLand }: { readonly flight: Flight; onLand(): void }) {
  const element = useRef<HTMLSpanElement>(null);
  const { square, from, pile, isMiss: isWrong } = flight;
  useLayoutEffect(() => {
    const { current } = element;
    if (current === null) return;
    const to = pile?.getBoundingClientRect() ?? null;
    const frames = isWrong ? pathOfMiss(from, to) : path(from, to);
    void animate(current, frames, { duration: isWrong ? MISS : LIFT }).then(() => {
      onLand();
      if (pile !== null) void animate(pile, settling);
    });
  }, []);
  const { left, top, width, height } = from;
  return (
    <span
      ref={element}
      class={isWrong ? 'kakuzu-flying kakuzu-flying-missed' : 'kakuzu-flying'}
      style={{ left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` }}
    >
      <Stone variant={square} lifted />
    </span>
  );
}

/** How long a stone flies, in milliseconds. */
const LIFT = 720;
const MISS = 1600;

/** First up, so that the digit beneath is visible; then to the heap, or away where there is none. */
function path(from: DOMRect, to: DOMRect | null): Keyframe[] {
  const up = { transform: 'translateY(-35%) scale(1.25)', opacity: 1, offset: 0.3 };
  return [{ transform: 'none' }, up, landing(from, to)];
}

/** A wrong stone stays up until its digit has been read. */
function pathOfMiss(from: DOMRect, to: DOMRect | null): Keyframe[] {
  const up = { transform: 'translateY(-88%) scale(1.1)', opacity: 1 };
  return [{ transform: 'none' }, { ...up, offset: 0.15 }, { ...up, offset: 0.65 }, landing(from, to)];
}

function landing(from: DOMRect, to: DOMRect | null): Keyframe {
  if (to === null) return { transform: 'translateY(-110%) scale(1.1)', opacity: 0 };
  const x = to.left + to.width / 2 - (from.left + from.width / 2);
  const y = to.top + to.height / 2 - (from.top + from.height / 2);
  return { transform: `translate(${x}px, ${y}px) scale(0.4)`, opacity: 0.9 };
}

/** A heap takes a stone. */
const settling: Keyframe[] = [{ transform: 'none' }, { transform: 'scale(1.3)' }, { transform: 'none' }];

function Zero({ onGone }: { onGone(): void }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (element.current !== null) void animate(element.current, appearing, { duration: 1300 }).then(onGone);
  }, []);
  return (
    <div ref={element} class="kakuzu-zero">
      <BagDigit digit={0} />
    </div>
  );
}

const appearing: Keyframe[] = [
  { transform: 'translate(-50%, -30%) scale(0.4)', opacity: 0 },
  { transform: 'translate(-50%, -50%) scale(1.05)', opacity: 1, offset: 0.2 },
  { transform: 'translate(-50%, -50%)', opacity: 1, offset: 0.75 },
  { transform: 'translate(-50%, -60%)', opacity: 0 },
];

function sound(event: KakuzuEvent): void {
  const name = soundOf(event);
  if (name !== null) play(name);
}

function soundOf(event: KakuzuEvent): SoundName | null {
  if (event.type === 'drew') return 'draw';
  if (event.type !== 'removed') return null;
  if (event.wanted === null) return 'stone';
  return isMiss(event) ? 'miss' : 'match';
}

function isMiss({ wanted, digit }: Removed): boolean {
  return wanted !== null && wanted !== digit;
}

/** A sound for the player whose turn begins. */
function useTurnSound(table: KakuzuTable): void {
  const { value: view } = table.view;
  const mover = moverAt(view);
  const isDrawing = view.phase === 'draw';
  const before = useRef(mover);
  useEffect(() => {
    // A draw in between ends no turn.
    if (isDrawing) return;
    if (mover !== null && before.current !== mover) play('turn');
    before.current = mover;
  }, [mover, isDrawing]);
}

/** Animations and sounds for each step: tiles turn over, the marker moves, a call rings. */

import { effect } from '@preact/signals';
import { type RaceEvent, squaresOf } from '@riverstone/rules/kakuro-race';
import { useEffect, useRef } from 'preact/hooks';
import { words } from '../../messages/words';
import type { ShownClock } from '../../table/game-table';
import type { BoardFocus } from '../../table/layout/use-board-focus';
import { announce } from '../../ui/feedback/announcer';
import { play } from '../../ui/feedback/sound';
import { animate, flyBetween } from '../../ui/motion/motion';
import type { RaceTable } from '../table/race-table';

const TURN = 300;
const STAGGER = 70;
const SECOND = 1000;
/** A clock ticks from this many seconds on. */
const TICKS = 5;
const WARNING = 10;

/** Plays the effects of new steps, not of those before the table was opened. */
export function useStepEffects(table: RaceTable, board: BoardFocus): void {
  const steps = table.steps.value;
  const shown = useRef(steps.at(-1)?.version ?? 0);
  // Where the marker was before it was moved or replaced.
  const stand = useRef<DOMRect | null>(null);
  useEffect(() => {
    const fresh = steps.filter(({ version }) => version > shown.current);
    shown.current = steps.at(-1)?.version ?? 0;
    for (const event of fresh.flatMap(({ events }) => events)) show(event, board, stand.current);
    stand.current = standElement()?.getBoundingClientRect() ?? null;
  }, [steps, board]);
}

/** Ticks while a clock runs low, and announces it to screen readers. */
export function useTicking(table: RaceTable): void {
  useEffect(() => {
    let heard = '';
    return effect(() => {
      const clock = table.clocks.value.find(({ running }) => running);
      const seconds = Math.ceil((clock?.left ?? 0) / SECOND);
      if (clock === undefined || `${clock.timer.key} ${seconds}` === heard) return;
      heard = `${clock.timer.key} ${seconds}`;
      if (seconds <= TICKS) play('tick');
      const isOurs = clock.timer.seat === null || table.people.includes(clock.timer.seat);
      if (seconds === WARNING && isOurs && clock.timer.seconds > WARNING) announce(warningOf(clock));
    });
  }, [table]);
}

function warningOf({ timer }: ShownClock): string {
  const { stand } = words()['kakuro-race'];
  return timer.kind === 'claim' ? stand.claim({ seconds: WARNING }) : stand.hourglass({ seconds: WARNING });
}

function standElement(): Element | null {
  return document.querySelector('.race-marker-stand-marker');
}

function show(event: RaceEvent, board: BoardFocus, stand: DOMRect | null): void {
  switch (event.type) {
    case 'solved':
      play('kakuro');
      turnOver(squaresOf(event.claim) ?? [], board);
      layMarker(event.marker, stand);
      break;
    case 'marker-turned':
      turnUp();
      break;
    case 'called':
      play('call');
      break;
    case 'wrong-call':
    case 'unsolved':
      play('wrong');
      shake();
      break;
    case 'said-none':
    case 'sealed':
      play('tick');
      break;
    case 'drew':
      play('draw');
      break;
    default:
  }
}

/** The numbers of the line turn over one after the other. */
function turnOver(squares: readonly number[], board: BoardFocus): void {
  for (const [index, square] of squares.entries()) {
    const tile = board.element(square)?.querySelector('.tile');
    if (!tile) continue;
    // Silver until it has turned by a quarter.
    const frames = [
      { transform: 'none', filter: 'grayscale(1)' },
      { transform: 'rotateY(90deg) scale(1.15)', filter: 'grayscale(1)', offset: 0.5 },
      { transform: 'rotateY(90deg) scale(1.15)', filter: 'none', offset: 0.5 },
      { transform: 'none', filter: 'none' },
    ];
    void animate(tile, frames, { duration: TURN, delay: index * STAGGER, fill: 'backwards' });
  }
}

/** The marker goes from its stand to the Sum square of its line. */
function layMarker(marker: number, stand: DOMRect | null): void {
  const laid = [...document.querySelectorAll<HTMLElement>(`.race-laid-marker[data-marker="${marker}"]`)].at(-1);
  if (laid && stand && stand.width > 0) void flyBetween(stand, laid, { duration: 600, lift: 30 });
}

function turnUp(): void {
  const marker = standElement();
  const frames = [
    { transform: 'rotateY(90deg) scale(0.6)' },
    { transform: 'rotateY(0) scale(1.12)' },
    { transform: 'none' },
  ];
  if (marker) void animate(marker, frames, { duration: 420 });
}

function shake(): void {
  const board = document.querySelector('.race-board');
  const frames = [0, -5, 5, -3, 0].map((x) => ({ transform: `translateX(${x}px)` }));
  if (board) void animate(board, frames, { duration: 260 });
}

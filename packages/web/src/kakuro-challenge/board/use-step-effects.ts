/** Animations and sounds for each step: tiles fall and turn over, new Kakuros light up. Nothing waits for them. */

import type { Square } from '@riverstone/rules';
import type { ChallengeEvent, Kakuro } from '@riverstone/rules/kakuro-challenge';
import { useEffect, useRef } from 'preact/hooks';
import { useLatestStep } from '../../table/log/use-latest-step';
import { play } from '../../ui/feedback/sound';
import { animate } from '../../ui/motion/motion';
import type { ChallengeStep, ChallengeTable } from '../table/challenge-table';

/** How long a new Kakuro stays lit and spelled out, in milliseconds. */
const LIT_MS = 3200;

type Elements = (square: Square) => HTMLElement | null;

/** Plays the effects of new steps. Returns the step that has just made Kakuros. */
export function useStepEffects(table: ChallengeTable, elementOf: Elements): ChallengeStep | null {
  const steps = table.steps.value;
  const seen = useRef(steps.length);
  const [made] = useLatestStep(steps, (step) => madeBy(step).length > 0, LIT_MS);
  useEffect(() => {
    const fresh = steps.slice(seen.current);
    seen.current = steps.length;
    for (const step of fresh) show(step, table, elementOf);
  }, [steps]);
  return made !== null && made === steps.at(-1) ? made : null;
}

/** The Kakuros that a step made; none where the rules keep them secret. */
export function madeBy({ events }: ChallengeStep): readonly Kakuro[] {
  return events.flatMap((event) => (event.type === 'placed' ? (event.kakuros ?? []) : []));
}

/** The tiles that a step flipped against the rules, so that they were turned back. */
export function turnedBackBy({ events }: ChallengeStep): readonly Square[] {
  return events.flatMap((event) => (event.type === 'placed' ? event.turnedBack : []));
}

function show({ events, before }: ChallengeStep, table: ChallengeTable, elementOf: Elements): void {
  for (const event of events) {
    if (event.type === 'placed') showMove(event, table, elementOf);
    else if (event.type === 'challenged') {
      play(event.upheld ? 'wrong' : 'turn');
      if (event.upheld) for (const square of before.last?.flips ?? []) turn(elementOf(square));
    } else if (event.type === 'drew') showDraw(event.seat === table.viewer.peek());
  }
}

function showMove(
  { move, kakuros, turnedBack }: ChallengeEvent & { readonly type: 'placed' },
  table: ChallengeTable,
  elementOf: Elements,
): void {
  play(turnedBack.length > 0 ? 'wrong' : (kakuros ?? []).length > 0 ? 'kakuro' : 'place');
  const wasStaged = table.people.includes(move.seat) && !move.byClock;
  const tile = elementOf(move.square)?.querySelector('.challenge-tile') ?? null;
  if (tile !== null) void animate(tile, wasStaged ? pressed : fallen, { duration: wasStaged ? 180 : 420 });
  if (!wasStaged) for (const square of move.flips) turn(elementOf(square), 200);
  for (const square of turnedBack) turn(elementOf(square), 400);
}

const pressed: Keyframe[] = [{ transform: 'translateY(-6%) scale(1.05)' }, { transform: 'none' }];
const fallen: Keyframe[] = [
  { transform: 'translateY(-70%) scale(1.5)', opacity: 0 },
  { transform: 'translateY(-20%) scale(1.2)', opacity: 1, offset: 0.5 },
  { transform: 'none', opacity: 1 },
];

/** The square shows the new side already, so the animation starts from the tile's edge. */
function turn(square: HTMLElement | null, delay = 0): void {
  const tile = square?.querySelector('.challenge-tile');
  if (!tile) return;
  const frames = [
    { transform: 'perspective(20rem) rotateY(90deg) scale(1.15)' },
    { transform: 'perspective(20rem) rotateY(0) scale(1)' },
  ];
  void animate(tile, frames, { duration: 320, delay });
}

function showDraw(isMine: boolean): void {
  if (!isMine) return;
  play('draw');
  const tiles = document.querySelectorAll('[data-hand]');
  const tile = tiles[tiles.length - 1];
  if (tile)
    void animate(tile, [
      { transform: 'translateY(60%)', opacity: 0 },
      { transform: 'none', opacity: 1 },
    ]);
}

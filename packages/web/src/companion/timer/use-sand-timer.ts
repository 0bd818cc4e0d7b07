/** A sand timer on the screen: it is stored, drawn again as it runs, and heard. */

import { useEffect, useRef, useState } from 'preact/hooks';
import { deviceStore } from '../../settings/text-store';
import { play } from '../../ui/feedback/sound';
import { motionAllowed } from '../../ui/motion/motion';
import { fullTimer, phaseOf, readTimer, type SandTimer, secondsLeft } from './sand-timer';

const KEY = 'riverstone:companion-timer';
const FIRST_SECONDS = 60;
/** The seconds that are heard one by one. */
export const LAST_SECONDS = 10;
/** How often it is drawn where nothing may move; in milliseconds. */
const STEP = 250;
/** In milliseconds: on, off, on. */
const OUT_PULSES = [400, 150, 400, 150, 800];

export interface SandTimerHandle {
  readonly timer: SandTimer;
  /** When the picture was drawn. */
  readonly now: number;
  set(timer: SandTimer): void;
}

export function useSandTimer(onOut: () => void): SandTimerHandle {
  const [timer, setTimer] = useState(() => readTimer(deviceStore.read(KEY)) ?? fullTimer(FIRST_SECONDS));
  const [now, setNow] = useState(() => Date.now());
  const isRunning = phaseOf(timer, now) === 'running';
  useEffect(() => {
    if (timer.since === null || !isRunning) return;
    return untilStopped(() => setNow(Date.now()));
  }, [timer, isRunning]);
  useLastSeconds(timer, now, onOut);
  return {
    timer,
    now,
    set: (next) => {
      deviceStore.write(KEY, JSON.stringify(next));
      setTimer(next);
      setNow(Date.now());
    },
  };
}

/** Calls for every frame; four times a second where nothing may move, and while the page is hidden. */
function untilStopped(draw: () => void): () => void {
  let frame = 0;
  const onFrame = (): void => {
    draw();
    if (motionAllowed()) frame = requestAnimationFrame(onFrame);
  };
  if (motionAllowed()) frame = requestAnimationFrame(onFrame);
  const steps = setInterval(draw, STEP);
  return () => {
    cancelAnimationFrame(frame);
    clearInterval(steps);
  };
}

/** Ticks in the last seconds; sounds and vibrates at the end. Silent if it ran out while the page was closed. */
function useLastSeconds(timer: SandTimer, now: number, onOut: () => void): void {
  const left = secondsLeft(timer, now);
  const before = useRef({ left, since: timer.since });
  useEffect(() => {
    const last = before.current;
    before.current = { left, since: timer.since };
    if (timer.since === null || last.since !== timer.since || left >= last.left) return;
    if (left === 0) {
      play('sandOut');
      navigator.vibrate?.(OUT_PULSES);
      onOut();
    } else if (left <= LAST_SECONDS) play('sand');
  }, [left, timer.since]);
}

/** Animations. None for people who prefer reduced motion. */

import { holdSounds } from '../feedback/sound';

const reduced = matchMedia('(prefers-reduced-motion: reduce)');

/** While a replay jumps, nothing flies and nothing sounds: what happened in between is not shown. */
let isStill = false;

export function setReducedMotion(still: boolean): void {
  isStill = still;
  holdSounds(still);
}

/** Whether things may move. */
export function motionAllowed(): boolean {
  return !isStill && !reduced.matches && document.documentElement.dataset.motion !== 'reduced';
}

interface MotionOptions {
  /** In milliseconds. */
  duration?: number | undefined;
  delay?: number | undefined;
  easing?: string | undefined;
  fill?: FillMode | undefined;
}

const calmly = { duration: 240, delay: 0, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)', fill: 'none' } as const;

/** Plays `keyframes` on `element` and resolves when they are over, at once where nothing may move; it never rejects. */
export async function animate(element: Element, keyframes: Keyframe[], options: MotionOptions = {}): Promise<void> {
  if (!motionAllowed() || !element.isConnected) return;
  const animation = element.animate(keyframes, {
    duration: options.duration ?? calmly.duration,
    delay: options.delay ?? calmly.delay,
    easing: options.easing ?? calmly.easing,
    fill: options.fill ?? calmly.fill,
  });
  // a cancelled motion is over too
  await animation.finished.catch(() => undefined);
}

interface FlightOptions extends MotionOptions {
  /** How high the flight arches, in CSS pixels. */
  lift?: number | undefined;
}

/** Lets `element`, which is in its new place already, fly there from where it was. */
export function flyBetween(from: DOMRect, element: HTMLElement, options: FlightOptions = {}): Promise<void> {
  const to = element.getBoundingClientRect();
  if (to.width === 0 || to.height === 0) return Promise.resolve();
  const x = from.left + from.width / 2 - (to.left + to.width / 2);
  const y = from.top + from.height / 2 - (to.top + to.height / 2);
  const scale = from.width / to.width;
  const start = { transform: `translate(${x}px, ${y}px) scale(${scale})`, zIndex: 10 };
  const middle = {
    transform: `translate(${x / 2}px, ${y / 2 - (options.lift ?? 0)}px) scale(${(1 + scale) / 2})`,
    zIndex: 10,
  };
  const frames = options.lift
    ? [start, middle, { transform: 'none', zIndex: 10 }]
    : [start, { transform: 'none', zIndex: 10 }];
  return animate(element, frames, { duration: 360, ...options });
}

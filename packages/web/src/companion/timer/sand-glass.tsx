/** The hourglass as large as its place: sand above, sand below, and the time left on both sides of the table. */

import { useId } from 'preact/hooks';

interface SandGlassProps {
  /** How much sand is above, from 1 to 0. */
  readonly share: number;
  readonly isRunning: boolean;
}

const glass = 'M14 8h72v10c0 22-28 30-28 52s28 30 28 52v10H14v-10c0-22 28-30 28-52S14 40 14 18z';
/** From the rim to the neck, and from the neck to the foot. */
const TOP = 14;
const NECK = 70;
const FOOT = 132;

export function SandGlass({ share, isRunning }: SandGlassProps) {
  const clip = useId();
  // A glass is wide at the top: the level sinks slowly at first.
  const surface = NECK - (NECK - TOP) * Math.sqrt(share);
  const pile = FOOT - (FOOT - NECK - 6) * (1 - Math.sqrt(share));
  return (
    <svg class="sand-glass" viewBox="0 0 100 140" aria-hidden="true">
      <clipPath id={clip}>
        <path d={glass} />
      </clipPath>
      <path class="sand-glass-inside" d={glass} />
      <g clip-path={`url(#${clip})`} class="sand-glass-sand">
        {share > 0 && <path d={`M0 ${surface}Q50 ${surface + 8 * share} 100 ${surface}V${NECK}H0z`} />}
        <path d={`M0 ${pile + 6}Q50 ${pile - 6} 100 ${pile + 6}V140H0z`} />
      </g>
      {isRunning && share > 0 && <path class="sand-glass-thread" d={`M50 ${NECK - 4}V${pile}`} />}
      <path class="sand-glass-edge" d={glass} />
      <path class="sand-glass-frame" d="M8 6h84M8 134h84" />
    </svg>
  );
}

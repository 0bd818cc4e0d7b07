/** Sand that runs. */

import { useId } from 'preact/hooks';
import './hourglass.css';

interface HourglassProps {
  /** How much sand is still above, from 1 to 0. */
  share: number;
  label: string;
  running: boolean;
}

const glass = 'M12 6h24v5c0 8-8.5 10.5-8.5 17s8.5 9 8.5 17v5H12v-5c0-8 8.5-10.5 8.5-17S12 19 12 11z';

/** The glass with its sand above and below, and a thread of it while it runs. */
export function Hourglass({ share, label, running }: HourglassProps) {
  const clip = useId();
  const left = Math.min(1, Math.max(0, share));
  const surface = 27 - 18 * left;
  const pile = 50 - 18 * (1 - left);
  return (
    <svg class="hourglass" viewBox="0 0 48 56" role="img" aria-label={label}>
      <clipPath id={clip}>
        <path d={glass} />
      </clipPath>
      <path class="hourglass-glass" d={glass} />
      <g clip-path={`url(#${clip})`} class="hourglass-sand">
        {left > 0 && <path d={`M8 ${surface}q16 ${3 * left} 32 0V28H8z`} />}
        <path d={`M8 ${pile + 4}Q24 ${pile - 4} 40 ${pile + 4}V52H8z`} />
      </g>
      {running && left > 0 && <path class="hourglass-thread" d={`M24 27V${pile + 1}`} />}
      <path class="hourglass-glass-edge" d={glass} />
      <path class="hourglass-frame" d="M8 5h32M8 51h32" />
    </svg>
  );
}

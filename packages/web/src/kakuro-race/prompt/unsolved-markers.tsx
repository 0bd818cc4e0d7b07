/** The markers that nobody solved. Hidden from screen readers: the marker stand says the same. */

import { words } from '../../messages/words';
import './unsolved-markers.css';

export function UnsolvedMarkers({ markers }: { readonly markers: readonly number[] }) {
  if (markers.length === 0) return null;
  return (
    <span class="race-unsolved" aria-hidden="true">
      <span class="race-unsolved-markers">
        {markers.map((marker, index) => (
          <span key={index} class="race-unsolved-marker">
            {marker}
          </span>
        ))}
      </span>
      <span class="race-unsolved-caption">{words()['kakuro-race'].stand.unsolvedShort}</span>
    </span>
  );
}

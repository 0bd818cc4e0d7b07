/** The end of a game, loaded when it comes: nobody needs it to begin. */

import { useLoaded } from '../../ui/use-loaded';
import type { EndingProps } from './ending';

export function EndingWhenOver(props: EndingProps) {
  const loaded = useLoaded(props.table.status.value.over, () => import('./ending'));
  return loaded && <loaded.Ending {...props} />;
}

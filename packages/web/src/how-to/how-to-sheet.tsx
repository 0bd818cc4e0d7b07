/** "How to play" as a sheet: all of it is loaded when it is first opened. */

import { useLoaded } from '../ui/use-loaded';
import type { HowToProps } from './how-to-dialog';

export function HowToSheet(props: HowToProps) {
  const loaded = useLoaded(props.open, () => import('./how-to-dialog'));
  return loaded && <loaded.HowToDialog {...props} />;
}

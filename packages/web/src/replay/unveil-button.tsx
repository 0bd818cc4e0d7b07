/** Shows what is hidden from the viewer, or hides it again. */

import { Button } from '../ui/controls/button';
import type { OpenReplay } from './open-replay';
import { replayWords } from './replay-words';

export function UnveilButton({ open: { canUnveil, unveiled } }: { readonly open: OpenReplay }) {
  const text = replayWords();
  if (!canUnveil) return null;
  const isShown = unveiled.value;
  return (
    <Button
      kind="quiet"
      icon={isShown ? 'eye-off' : 'eye'}
      label={isShown ? text.veil : text.unveil}
      pressed={isShown}
      onClick={() => {
        unveiled.value = !isShown;
      }}
    />
  );
}

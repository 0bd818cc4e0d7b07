/** Shows what is hidden from the viewer, or hides it again. */

import { replayWords } from '../../replay/replay-words';
import type { OpenReplay } from '../../review/open-replay';
import { Button } from '../../ui/controls/button';

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

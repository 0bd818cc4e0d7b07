/**
 * The keys of a replay: arrows, Home, End, and the space bar to play. On the board arrows look around; there and
 * everywhere else the comma and the full stop step.
 */

import { useEffect } from 'preact/hooks';
import type { ReplayPlayer } from './player';

export function useReplayKeys(player: ReplayPlayer, isHeard: boolean): void {
  useEffect(() => {
    if (!isHeard) return;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || !isForReplay(event)) return;
      const handler = handlerOf(event, player);
      if (handler === null) return;
      handler();
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener('keydown', onKeyDown, { capture: true });
    return () => removeEventListener('keydown', onKeyDown, { capture: true });
  }, [player, isHeard]);
}

function handlerOf(event: KeyboardEvent, player: ReplayPlayer): (() => void) | null {
  const { key, target } = event;
  if (event.altKey || event.ctrlKey || event.metaKey) return null;
  if (key === ',') return () => player.jump(player.at - 1);
  if (key === '.') return () => player.jump(player.at + 1);
  const isOn = (where: string): boolean => target instanceof Element && target.closest(where) !== null;
  if (key === ' ') return isOn('button, a') ? null : () => player.toggle();
  if (isOn('[role=grid]')) return null;
  switch (key) {
    case 'ArrowLeft':
      return () => player.jump(player.at - 1);
    case 'ArrowRight':
      return () => player.jump(player.at + 1);
    case 'Home':
      return () => player.jump(0);
    case 'End':
      return () => player.jump(player.length);
    default:
      return null;
  }
}

/** Not for a dialog, a menu, a list or a field; the slider's own keys do the same. */
function isForReplay({ target }: KeyboardEvent): boolean {
  if (document.querySelector('dialog[open]') !== null) return false;
  return !(target instanceof Element && target.closest('select, textarea, input:not([type=range]), [role=menu]'));
}

/** The list of keyboard shortcuts, opened by `?`. */

import { words } from '../../messages/words';
import { Dialog } from '../../ui/dialogs/dialog';
import './keys-sheet.css';

/** Keys with the same effect, and its description. A key is a letter or a name in the catalogue. */
export interface KeyHelp {
  readonly keys: readonly string[];
  readonly does: string;
}

export interface KeysSheetProps {
  readonly open: boolean;
  readonly keys: readonly KeyHelp[];
  /** Whether the table gives hints. */
  readonly hasHints: boolean;
  onClose(): void;
}

export function KeysSheet({ open, keys, hasHints, onClose }: KeysSheetProps) {
  const { table, frameKeys, keyNames } = words().app;
  const nameOf = (key: string): string => (Object.hasOwn(keyNames, key) ? keyNames[key as keyof typeof keyNames] : key);
  const all: readonly KeyHelp[] = [
    { keys: ['Arrows'], does: frameKeys.move },
    ...keys,
    ...(hasHints ? [{ keys: ['H'], does: frameKeys.hint }] : []),
    { keys: ['Alt+R'], does: frameKeys.repeat },
    { keys: ['Alt+S'], does: frameKeys.scores },
    { keys: ['Alt+P'], does: frameKeys.pause },
    { keys: ['?'], does: frameKeys.help },
  ];
  return (
    <Dialog open={open} title={table.keysTitle} onClose={onClose}>
      <dl class="keys-sheet">
        {all.map(({ keys: each, does }) => (
          <div key={does} class="keys-sheet-row">
            <dt>
              {each.map((key) => (
                <kbd key={key} class="keys-sheet-key">
                  {nameOf(key)}
                </kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

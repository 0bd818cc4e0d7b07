/** Whose view a replay shows, and how fast it plays. */

import { grammar } from '../../messages/words';
import { type ReplayPlayer, speeds } from '../../replay/player';
import type { ReplayViewer } from '../../replay/replay-table';
import { replayWords } from '../../replay/replay-words';
import type { OpenReplay } from '../../review/open-replay';
import { speakerAt } from '../../table/speaker';
import { Segmented } from '../../ui/controls/segmented';
import { Select } from '../../ui/controls/select';
import { Dialog } from '../../ui/dialogs/dialog';

interface ReplayViewSheetProps {
  readonly open: boolean;
  readonly replay: OpenReplay;
  readonly player: ReplayPlayer;
  onClose(): void;
}

export function ReplayViewSheet({ open, replay, player, onClose }: ReplayViewSheetProps) {
  const text = replayWords();
  return (
    <Dialog open={open} kind="sheet" title={replay.hasSecrets ? text.options : text.speed} onClose={onClose}>
      {replay.hasSecrets && <Look replay={replay} />}
      <Segmented
        label={text.speed}
        value={player.speed.value}
        choices={speeds.map((value) => ({ value, label: text.times({ number: grammar().number(value) }) }))}
        onChange={(value) => {
          player.speed.value = value;
        }}
      />
    </Dialog>
  );
}

function Look({ replay: { table, look } }: { readonly replay: OpenReplay }) {
  const text = replayWords();
  const speaker = speakerAt(table);
  const seats = table.seats.map((_, seat) => ({ value: String(seat), label: speaker.nameOf(seat) }));
  return (
    <Select
      label={text.look}
      value={String(look.value)}
      choices={[{ value: 'turn', label: text.turn }, ...seats, { value: 'spectator', label: text.spectator }]}
      onChange={(value) => {
        look.value = lookOf(value);
      }}
    />
  );
}

function lookOf(value: string): ReplayViewer {
  return value === 'turn' || value === 'spectator' ? value : Number(value);
}

/** Asks who plays on from the moment that is shown. */

import { useState } from 'preact/hooks';
import { replayWords } from '../../replay/replay-words';
import type { Replay } from '../../review/replay';
import { speakerAt } from '../../table/speaker';
import { Button } from '../../ui/controls/button';
import { Select } from '../../ui/controls/select';
import { Dialog } from '../../ui/dialogs/dialog';
import { attempt } from '../../ui/feedback/attempt';
import { type PlayOnChoice, playOn } from './play-on';

interface PlayOnDialogProps {
  readonly open: boolean;
  readonly replay: Replay;
  readonly moment: number;
  onClose(): void;
}

export function PlayOnDialog({ open, replay, moment, onClose }: PlayOnDialogProps) {
  const text = replayWords().playOn;
  const { table } = replay.open;
  const speaker = speakerAt(table);
  const [choice, setChoice] = useState<PlayOnChoice>(table.you ?? 0);
  const isOver = replay.open.isOverAt(moment);
  const isTogether = choice === 'together';
  const isBack = replay.open.openMoment(moment, isTogether ? null : choice) < moment;
  const choices = [
    ...table.seats.map((_, seat) => ({
      value: String(seat),
      label: speaker.isYou(seat) ? text.mine : text.insteadOf({ name: speaker.nameOf(seat) }),
    })),
    ...(table.seats.length > 1 ? [{ value: 'together', label: text.together }] : []),
  ];
  return (
    <Dialog
      open={open}
      title={text.title}
      onClose={onClose}
      actions={
        !isOver && (
          <Button kind="primary" icon="play" onClick={() => attempt(playOn(replay, moment, choice))}>
            {text.start}
          </Button>
        )
      }
    >
      <p>{isOver ? text.over : isTogether ? text.textTogether : text.text}</p>
      {!isOver && isBack && <p>{text.back}</p>}
      {!isOver && (
        <Select
          label={text.title}
          hideLabel
          value={String(choice)}
          choices={choices}
          onChange={(value) => setChoice(value === 'together' ? value : Number(value))}
        />
      )}
    </Dialog>
  );
}

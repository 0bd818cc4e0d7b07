/** Sets up a new score game: what is counted, who plays, and in which colours. */

import { useEffect, useState } from 'preact/hooks';
import { Button } from '../../ui/controls/button';
import { Segmented } from '../../ui/controls/segmented';
import { Stepper } from '../../ui/controls/stepper';
import { TextField } from '../../ui/controls/text-field';
import { Dialog } from '../../ui/dialogs/dialog';
import { SeatMark } from '../../ui/pictures/seat-mark';
import { useCompanionWords } from '../companion-words';
import { MAX_NAME_LENGTH } from './read-score';
import {
  MAX_PLAYERS,
  MIN_PLAYERS,
  newScoreGame,
  nextMark,
  type ScoreGame,
  type ScorePlayer,
  scoreKinds,
  seated,
} from './score-game';
import { keepScore } from './score-store';

interface NewScoreGameProps {
  readonly open: boolean;
  /** The game before: its players stay. */
  readonly game: ScoreGame;
  onClose(): void;
  onStart(): void;
}

const markNames = ['circle', 'square', 'triangle', 'diamond', 'hexagon'] as const;

export function NewScoreGame({ open, game, onClose, onStart }: NewScoreGameProps) {
  const { score: text, marks: colours, player: numbered } = useCompanionWords();
  const [kind, setKind] = useState(game.kind);
  const [players, setPlayers] = useState(game.players);
  useEffect(() => {
    setKind(game.kind);
    setPlayers(game.players);
  }, [open]);
  const change = (index: number, changed: Partial<ScorePlayer>): void =>
    setPlayers(players.map((each, place) => (place === index ? { ...each, ...changed } : each)));
  const seat = (count: number): void =>
    setPlayers(seated(players, count, (player) => numbered({ number: player + 1 })));
  const start = (): void => {
    const named = players.map(({ name, mark }, index) => ({
      name: name.trim() === '' ? numbered({ number: index + 1 }) : name.trim(),
      mark,
    }));
    keepScore(newScoreGame(kind, named));
    onStart();
    onClose();
  };
  return (
    <Dialog
      open={open}
      title={text.newGame}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{text.keep}</Button>
          <Button kind="primary" onClick={start}>
            {text.start}
          </Button>
        </>
      }
    >
      <div class="score-form">
        {game.entries.length > 0 && <p>{text.newGameText}</p>}
        <Segmented
          label={text.kind}
          value={kind}
          choices={scoreKinds.map((value) => ({ value, label: text.kinds[value] }))}
          onChange={(value) => setKind(value)}
        />
        <Stepper label={text.players} value={players.length} min={MIN_PLAYERS} max={MAX_PLAYERS} onChange={seat} />
        {players.map(({ name, mark }, index) => (
          <div key={`${index + 1}`} class="score-form-player">
            <button
              type="button"
              class="score-form-mark"
              aria-label={text.markOf({ name, mark: colours[markNames[mark] ?? 'circle'] })}
              onClick={() => change(index, { mark: nextMark(players, mark) })}
            >
              <SeatMark seat={mark} size="1.75rem" />
            </button>
            <TextField
              label={text.nameOf({ number: index + 1 })}
              hideLabel
              value={name}
              maxLength={MAX_NAME_LENGTH}
              onInput={(typed) => change(index, { name: typed })}
            />
          </div>
        ))}
      </div>
    </Dialog>
  );
}

/** The score keeper: players with their scores, a pad to enter points, the track, and the rounds so far. */

import { useState } from 'preact/hooks';
import { Button } from '../../ui/controls/button';
import { announce } from '../../ui/feedback/announcer';
import { useCompanionWords } from '../companion-words';
import { NewScoreGame } from './new-score-game';
import { NumberPad } from './number-pad';
import { PlayerRow } from './player-row';
import { RoundTable } from './round-table';
import { leadersOf, type ScoreGame, scoresOf, withPoints, withRedo, withUndo } from './score-game';
import { firstScoreGame, keepScore, signed, storedScore } from './score-store';
import { ScoreTrack } from './score-track';
import './score.css';

export function ScoreKeeper() {
  const text = useCompanionWords();
  const game = storedScore() ?? firstScoreGame(text);
  const [chosen, setChosen] = useState(() => nextOf(game));
  const [isNew, setNew] = useState(false);
  const player = Math.min(chosen, game.players.length - 1);
  const name = game.players[player]?.name ?? '';

  const add = (to: number, points: number): void => {
    const next = withPoints(game, to, points);
    keepScore(next);
    const score = scoresOf(next)[to] ?? 0;
    announce(text.score.added({ name: game.players[to]?.name ?? '', points: signed(points), score }));
  };
  const leaders = leadersOf(game).map((leader) => game.players[leader]?.name ?? '');
  const scores = scoresOf(game);
  return (
    <div class="score-keeper">
      <div class="score-main">
        <ul class="score-players">
          {game.players.map((each, index) => (
            <PlayerRow
              key={each.mark}
              player={each}
              kind={game.kind}
              score={scores[index] ?? 0}
              isFirst={leadersOf(game).includes(index)}
              isChosen={index === player}
              onChoose={() => setChosen(index)}
              onStep={(step) => add(index, step)}
            />
          ))}
        </ul>
        <p class="score-leads" role="status">
          {leaders.length > 0 && leaders.length < game.players.length && text.score.leads({ names: leaders })}
        </p>
        {game.kind === 'piles' && (
          <p class="score-leads">{text.score.stones({ number: scores.reduce((sum, score) => sum + score, 0) })}</p>
        )}
        {game.kind !== 'piles' && (
          <NumberPad
            label={text.score.chosen({ name })}
            onEnter={(points) => {
              add(player, points);
              setChosen((player + 1) % game.players.length);
            }}
          />
        )}
        <Steps game={game} onNew={() => setNew(true)} />
      </div>
      <div class="score-aside">
        {game.kind === 'track' && <ScoreTrack game={game} />}
        <RoundTable game={game} />
      </div>
      <NewScoreGame open={isNew} game={game} onClose={() => setNew(false)} onStart={() => setChosen(0)} />
    </div>
  );
}

/** Whose turn it is after a reload: who comes after the last entry. */
function nextOf({ entries, players }: ScoreGame): number {
  const last = entries.at(-1);
  return last === undefined ? 0 : (last.player + 1) % players.length;
}

function Steps({ game, onNew }: { readonly game: ScoreGame; onNew(): void }) {
  const { score: text } = useCompanionWords();
  const said = (entry: ScoreGame['entries'][number] | undefined) => ({
    name: game.players[entry?.player ?? 0]?.name ?? '',
    points: signed(entry?.points ?? 0),
  });
  return (
    <div class="score-steps">
      <Button
        icon="undo"
        disabled={game.entries.length === 0}
        onClick={() => {
          keepScore(withUndo(game));
          announce(text.undone(said(game.entries.at(-1))));
        }}
      >
        {text.undo}
      </Button>
      <Button
        icon="forward"
        disabled={game.undone.length === 0}
        onClick={() => {
          keepScore(withRedo(game));
          announce(text.redone(said(game.undone.at(-1))));
        }}
      >
        {text.redo}
      </Button>
      <Button icon="restart" onClick={onNew}>
        {text.newGame}
      </Button>
    </div>
  );
}

/** The rounds so far, the newest first. */

import { grammar } from '../../messages/words';
import { SeatMark } from '../../ui/pictures/seat-mark';
import { useCompanionWords } from '../companion-words';
import { roundsOf, type ScoreGame, scoresOf } from './score-game';
import { signed } from './score-store';

export function RoundTable({ game }: { readonly game: ScoreGame }) {
  const { score: text } = useCompanionWords();
  const rounds = roundsOf(game);
  if (rounds.length === 0) return <p class="score-empty">{text.empty}</p>;
  const numbered = rounds.map((points, round) => ({ points, round })).reverse();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long table is scrolled by keys too
    <section class="score-rounds" aria-label={text.history} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{text.round}</th>
            {game.players.map(({ name, mark }) => (
              <th key={mark} scope="col">
                <SeatMark seat={mark} /> {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr class="score-rounds-total">
            <th scope="row">{text.total}</th>
            {scoresOf(game).map((score, player) => (
              <td key={game.players[player]?.mark}>{grammar().number(score)}</td>
            ))}
          </tr>
          {numbered.map(({ points, round }) => (
            <tr key={round}>
              <th scope="row">{grammar().number(round + 1)}</th>
              {points.map((each, player) => (
                <td key={game.players[player]?.mark}>{each === null ? '' : signed(each)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

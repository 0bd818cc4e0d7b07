/** Each player's game in a column: accuracy, luck and what was missed, with what the words mean right below. */

import { grammar } from '../messages/words';
import { replayWords } from '../replay/replay-words';
import type { BaseTable } from '../table/game-table';
import { type Speaker, speakerAt } from '../table/speaker';
import { Button } from '../ui/controls/button';
import { SeatMark } from '../ui/pictures/seat-mark';
import type { PlayerReview } from './player-reviews';
import type { ReviewBoard } from './review-board';
import { roundedSum, signedWords, sumWords } from './review-words';

interface PlayerTableProps {
  readonly table: BaseTable;
  readonly board: ReviewBoard;
  readonly players: readonly PlayerReview[];
  readonly at: number;
  /** Whether to tell what the marks on the slider mean: beside the board they have a legend. */
  readonly tellsMarks: boolean;
  onGo(step: number): void;
}

export function PlayerTable({ table, board, players, at, tellsMarks, onGo }: PlayerTableProps) {
  const { players: text, means } = replayWords().review;
  const speaker = speakerAt(table);
  const { game, isChance } = board;
  return (
    <table class="review-players">
      <caption class="visually-hidden">{text.title}</caption>
      <thead>
        <tr>
          <td />
          {players.map(({ seat }) => (
            <th key={seat} scope="col">
              <SeatMark seat={seat} /> {speaker.nameOf(seat)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <Row title={text.accuracy} meaning={isChance ? means.accuracyOfChances : means.accuracy}>
          {players.map(({ seat, accuracy }) => (
            <td key={seat}>{accuracy === null ? '–' : grammar().percent(accuracy)}</td>
          ))}
        </Row>
        <Row title={text.luck} meaning={`${means.luck} ${luckWords(players, speaker, board)}`}>
          {players.map(({ seat, luck }) => (
            <td key={seat}>{signedWords(game, isChance, luck)}</td>
          ))}
        </Row>
        <Row title={text.missed} meaning={tellsMarks ? `${means.missed} ${means.marks}` : means.missed}>
          {players.map((player) => (
            <td key={player.seat}>
              {sumWords(game, isChance, player.missed)}{' '}
              {player.forLater > 0.5 && (
                <small>{text.forLater({ points: sumWords(game, isChance, player.forLater) })}</small>
              )}{' '}
              {player.losses.length > 0 && <NextMiss player={player} speaker={speaker} at={at} onGo={onGo} />}
            </td>
          ))}
        </Row>
      </tbody>
    </table>
  );
}

interface RowProps {
  readonly title: string;
  /** What the word means, below it over the whole width. */
  readonly meaning?: string;
  readonly children: readonly preact.ComponentChild[];
}

function Row({ title, meaning, children }: RowProps) {
  return (
    <>
      <tr>
        <th scope="row">{title}</th>
        {children}
      </tr>
      {meaning !== undefined && (
        <tr class="review-meaning">
          <td colSpan={children.length + 1}>{meaning}</td>
        </tr>
      )}
    </>
  );
}

interface NextMissProps extends Pick<PlayerTableProps, 'at' | 'onGo'> {
  readonly player: PlayerReview;
  readonly speaker: Speaker;
}

function NextMiss({ player: { seat, losses }, speaker, at, onGo }: NextMissProps) {
  const { players: text } = replayWords().review;
  const number = losses.length;
  return (
    <Button
      size="small"
      label={text.nextMiss({ name: speaker.nameOf(seat), number })}
      onClick={() => onGo(losses.find((step) => step > at) ?? losses[0] ?? at)}
    >
      {text.inMoves({ number })}
    </Button>
  );
}

/** Who had more luck than the others, in a sentence; nothing for one player. */
function luckWords(players: readonly PlayerReview[], speaker: Speaker, { game, isChance }: ReviewBoard): string {
  const { lucky } = replayWords().review;
  const [first, second] = players.toSorted((one, other) => other.luck - one.luck);
  if (first === undefined || second === undefined) return '';
  // The difference of what is shown.
  const more = roundedSum(isChance, first.luck) - roundedSum(isChance, second.luck);
  return more < 1 ? lucky.even : speaker.say(first.seat, lucky.most, { points: sumWords(game, isChance, more) });
}

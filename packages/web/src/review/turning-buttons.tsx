/** The turning points as buttons that jump there; or that there was none. */

import type { AnyAssessment } from '@riverstone/bots';
import { grammar } from '../messages/words';
import { toldAt } from '../replay/replay-bar';
import { replayWords } from '../replay/replay-words';
import type { BaseTable } from '../table/game-table';
import { asSentence } from '../table/log/as-sentence';
import type { LogLine } from '../table/log/log-lines';
import { speakerAt } from '../table/speaker';
import { Button } from '../ui/controls/button';
import type { ReviewBoard } from './review-board';
import type { ReviewedTurn } from './review-turns';
import { sumWords, worthWords } from './review-words';
import { twoOdds, verdictWords } from './step-review';
import { turningPoints } from './turning-points';

interface TurningButtonsProps {
  readonly table: BaseTable;
  readonly board: ReviewBoard;
  readonly turns: ReadonlyMap<number, ReviewedTurn>;
  readonly chances: readonly number[];
  /** The rows of the whole game: they say what was done. */
  readonly log: readonly LogLine[];
  onGo(step: number): void;
}

export function TurningButtons({ table, board, turns, chances, log, onGo }: TurningButtonsProps) {
  const { turning: text } = replayWords().review;
  const speaker = speakerAt(table);
  const points = turningPoints(turns, chances, table.you, board.isChance);
  const sum = (points: number): string => sumWords(board.game, board.isChance, points);
  const why = (part: AnyAssessment): string => {
    const [scored, expected] = [sum(part.scored), sum(part.expected)];
    // Where as much was scored as expected, only the verdict says more.
    const told =
      scored === expected ? text.told({ verdict: verdictWords(board, part) }) : text.why({ expected, scored });
    return [told, board.tellCost(part.detail)].filter((each) => each !== null).join(' ');
  };
  const { number, percent } = grammar();
  const isAlone = table.seats.length === 1;
  if (isAlone && points.length === 0) return null;
  return (
    <section class="review-turning">
      <h3>{table.you === null ? text.titleOf : text.title}</h3>
      {points.length === 0 && <p>{text.none}</p>}
      <p class="review-buttons">
        {points.map(({ step, seat, part, before, after }) => (
          <Button key={step} size="small" onClick={() => onGo(step)}>
            {isAlone
              ? lossWords(board, part, step, after)
              : speaker.say(seat, text.change, {
                  number: number(step),
                  before: percent(before),
                  after: percent(after),
                })}
            <small class="review-why">
              {asSentence(toldAt(log, step) ?? '')} {part !== null && !isAlone && why(part)}
            </small>
          </Button>
        ))}
      </p>
    </section>
  );
}

/** A player alone has no chance to win: what a move lost. */
function lossWords({ game, isChance }: ReviewBoard, part: AnyAssessment | null, step: number, lost: number): string {
  const { turning: text } = replayWords().review;
  const number = grammar().number(step);
  return isChance && part !== null
    ? text.missedOdds({ number, ...twoOdds(part) })
    : text.missed({ number, points: worthWords(game, false, lost) });
}

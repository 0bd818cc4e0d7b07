/** The ruling on a move, and what else was possible. */

import { type Board, formatPlacement, type Placement } from '@riverstone/rules/kakuro-challenge';
import { useState } from 'preact/hooks';
import { Ruling, type RulingWords } from '../../companion/position/ruling';
import { words } from '../../messages/words';
import { Speaker } from '../../table/speaker';
import { Button } from '../../ui/controls/button';
import { Icon } from '../../ui/pictures/icon';
import { whyNoKakuro } from '../rules/why-no-kakuro';
import { whyWords } from '../rules/why-words';
import { nameOf, spelledOut } from '../words/kakuro-words';
import { refusalWords } from '../words/refusal-words';
import { type ChallengeRuling, possibleMoves, refusalClauses, tilesInQuestion } from './judge';
import { type ChallengeQuestion, hasTooManyGroups } from './position';
import type { ChallengeRefereeWords } from './referee-words';

/** As many as fit below a board. */
const MAX_SHOWN = 6;

interface RulingBoxProps {
  readonly own: ChallengeRefereeWords;
  readonly position: ChallengeQuestion;
  readonly ruling: ChallengeRuling;
  onShow(move: Placement): void;
  onPlay(board: Board): void;
}

export function RulingBox({ own, position, ruling, onShow, onPlay }: RulingBoxProps) {
  const { text } = own;
  const isLegal = ruling.type === 'ruled' && ruling.result.ok;
  return (
    <>
      {hasTooManyGroups(position.board) && (
        <p class="position-warning">
          <Icon name="warning" /> {text.apart}
        </p>
      )}
      <Ruling game="kakuro-challenge" ruling={rulingWords(own, position, ruling)}>
        {isLegal && ruling.result.ok && (
          <Button size="small" icon="check" onClick={() => ruling.result.ok && onPlay(ruling.result.value.board)}>
            {text.play}
          </Button>
        )}
      </Ruling>
      {ruling.type !== 'impossible' && <Possible own={own} position={position} onShow={onShow} />}
    </>
  );
}

/** The clause of what a move lacks that makes no points. */
const lackClauses = { noTotal: 'C4.2', noAddends: 'C4.3', oneAddend: 'C4.3', twice: 'C4.6', wrongEnd: 'C4.7' } as const;

function rulingWords(
  { text, figure }: ChallengeRefereeWords,
  position: ChallengeQuestion,
  ruling: ChallengeRuling,
): RulingWords {
  if (ruling.type === 'no-move') return { verdict: 'asks', title: text.asks, reason: '', clause: null };
  if (ruling.type === 'impossible') {
    const { digit, found, expected } = ruling.error.detail;
    const counts = { digit: Number(digit), found: Number(found), expected: Number(expected) };
    return { verdict: 'refused', title: text.impossible, reason: text.tooMany(counts), clause: 'C1.2' };
  }
  const { result } = ruling;
  if (!result.ok) {
    const reason = refusalWords(words()['kakuro-challenge'], result.error, new Speaker([]));
    return { verdict: 'refused', title: text.illegal, reason, clause: refusalClauses[result.error.code] };
  }
  const { points, kakuros, board } = result.value;
  const title = text.legal({ points });
  if (points > 0) {
    const sums = kakuros.map((kakuro) => spelledOut(board, kakuro)).join(', ');
    return { verdict: 'good', title, reason: sums, clause: 'C6.1' };
  }
  const square = position.move?.square ?? 0;
  const lack = whyNoKakuro(board, square);
  return {
    verdict: 'nothing',
    title,
    reason: whyWords(figure, board, square),
    clause: lack === null ? null : lackClauses[lack.type],
  };
}

function Possible({ own: { text, figure }, position, onShow }: Pick<RulingBoxProps, 'own' | 'position' | 'onShow'>) {
  const [isOpen, setOpen] = useState(false);
  const digits = tilesInQuestion(position).map(String);
  const moves = isOpen ? possibleMoves(position, MAX_SHOWN) : [];
  const outcome = words()['kakuro-challenge'].points;
  return (
    <>
      <Button icon={isOpen ? 'eye-off' : 'eye'} pressed={isOpen} onClick={() => setOpen(!isOpen)}>
        {text.possible}
      </Button>
      {isOpen && <p role="status">{moves.length === 0 ? text.nothing({ digits }) : text.possibleWith({ digits })}</p>}
      {moves.length > 0 && (
        <ul class="ruling-list">
          {moves.map(({ placement, points }) => (
            <li key={formatPlacement(placement)}>
              <Button size="small" onClick={() => onShow(placement)}>
                {moveWords(figure, placement)}: {outcome({ number: points })}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function moveWords(figure: ChallengeRefereeWords['figure'], { digit, side, square, flips }: Placement): string {
  const move = figure[side]({ digit, square: nameOf(square) });
  return flips.length === 0 ? move : figure.flipping({ move, squares: flips.map(nameOf) });
}

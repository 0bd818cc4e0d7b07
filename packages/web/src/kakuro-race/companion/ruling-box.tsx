/** The ruling on a line, and whether there was any. */

import { type Claim, formatClaim, SUM_SQUARE } from '@riverstone/rules/kakuro-race';
import { useEffect, useState } from 'preact/hooks';
import { Ruling, type RulingWords } from '../../companion/position/ruling';
import { words } from '../../messages/words';
import { Button } from '../../ui/controls/button';
import { claimWords, digitsOf, faultWords, sumWords } from '../words/claim-words';
import { faultClauses, lineFor, POSSIBLE_LINES, type RaceRuling } from './judge';
import { type RaceQuestion, raceText } from './position';
import type { RaceRefereeWords } from './referee-words';

interface RulingBoxProps {
  readonly text: RaceRefereeWords['text'];
  readonly position: RaceQuestion;
  readonly ruling: RaceRuling;
  onShow(claim: Claim): void;
  onPlay(position: RaceQuestion): void;
}

export function RulingBox({ text, position, ruling, onShow, onPlay }: RulingBoxProps) {
  const after = ruling.type === 'ruled' && ruling.result.ok ? ruling.result.value : null;
  return (
    <>
      {ruling.type !== 'impossible' && <Search text={text} position={position} onShow={onShow} />}
      {ruling.type !== 'no-claim' && (
        <Ruling game="kakuro-race" ruling={rulingWords(text, position, ruling)}>
          {after !== null && (
            <Button
              size="small"
              icon="check"
              onClick={() =>
                onPlay({ ...position, field: after.field, scored: after.scored, tiles: after.tiles, claim: null })
              }
            >
              {text.play}
            </Button>
          )}
        </Ruling>
      )}
    </>
  );
}

function rulingWords(text: RaceRefereeWords['text'], position: RaceQuestion, ruling: RaceRuling): RulingWords {
  if (ruling.type === 'no-claim') return { verdict: 'asks', title: text.asks, reason: '', clause: null };
  if (ruling.type === 'impossible') {
    return { verdict: 'refused', title: text.impossible, reason: problemOf(text, ruling.error.detail), clause: null };
  }
  const { result } = ruling;
  if (!result.ok) {
    const reason = faultWords(words()['kakuro-race'], result.error);
    return { verdict: 'refused', title: text.invalid, reason, clause: faultClauses[result.error.code] };
  }
  const { points, field } = result.value;
  const reason = position.claim === null ? '' : sumWords(digitsOf(field, position.claim));
  return { verdict: 'good', title: text.valid({ points }), reason, clause: 'R3.6' };
}

type Problem = (RaceRuling & { readonly type: 'impossible' })['error']['detail'];

function problemOf(
  { problems }: RaceRefereeWords['text'],
  { problem, line, square, digit, silver, red }: Problem,
): string {
  switch (problem) {
    case 'not-a-red-run':
      return problems.notRed({ line: String(line) });
    case 'listed-twice':
      return problems.twice({ line: String(line) });
    case 'red-in-no-line':
      return problems.stray({ square: String(square) });
    default:
      return problems.tooMany({ digit: Number(digit), silver: Number(silver), red: Number(red) });
  }
}

interface SearchProps {
  readonly text: RaceRefereeWords['text'];
  readonly position: RaceQuestion;
  onShow(claim: Claim): void;
}

const isSumSquare = (value: number): boolean => value === SUM_SQUARE;

/** Is there a line? It lights up; or the search has proven that there is none. */
function Search({ text, position, onShow }: SearchProps) {
  const [answer, setAnswer] = useState<Claim | 'none' | null>(null);
  // Of another position nothing is known yet; the line that was found may be shown in this one.
  const asked = raceText({ ...position, claim: null });
  useEffect(() => setAnswer(null), [asked]);
  const find = (): void => {
    const claim = lineFor(position);
    setAnswer(claim ?? 'none');
    if (claim !== null) onShow(claim);
  };
  return (
    <>
      {/* Of a field without numbers, "no" would be true and of no use. */}
      <Button kind="primary" icon="search" disabled={position.field.every(isSumSquare)} onClick={find}>
        {text.find({ marker: position.marker })}
      </Button>
      {answer !== null && (
        <Ruling
          key={answer === 'none' ? answer : formatClaim(answer)}
          game="kakuro-race"
          ruling={
            answer === 'none'
              ? {
                  verdict: 'nothing',
                  title: text.none,
                  reason: text.searched({ stretches: POSSIBLE_LINES }),
                  clause: null,
                }
              : {
                  verdict: 'good',
                  title: text.found({ claim: claimWords(words()['kakuro-race'], answer) }),
                  reason: text.best,
                  clause: null,
                }
          }
        />
      )}
    </>
  );
}

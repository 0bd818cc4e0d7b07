/** The odds of a position of Kakuzu: the open digits in, how likely each digit is under each stone. */

import { columnName, formatSquare, rowName, type Square } from '@riverstone/rules';
import { SIZE } from '@riverstone/rules/kakuzu';
import { useState } from 'preact/hooks';
import { useCompanionWords } from '../../companion/companion-words';
import { PiecePad } from '../../companion/position/piece-pad';
import type { KeptPosition } from '../../companion/position/position-history';
import { positionTool } from '../../companion/position/position-tool';
import { PositionTools } from '../../companion/position/position-tools';
import { Ruling } from '../../companion/position/ruling';
import { SmallBoard } from '../../figures/small-board';
import type { KakuzuCompanionMessages } from '../../messages/generated/kakuzu/companion';
import { Button } from '../../ui/controls/button';
import { Segmented } from '../../ui/controls/segmented';
import { Icon } from '../../ui/pictures/icon';
import { type OddsState, useOdds } from './ask-odds';
import type { OddsAnswer } from './odds-answer';
import { allStones, kakuzuText, type OpenDigits, readKakuzu, sameTwice, withDigit } from './position';
import './odds.css';

type Words = KakuzuCompanionMessages['odds'];

const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
const nameOf = (square: Square): string => formatSquare(square, SIZE);

/** The tool with the words of a language. */
export function oddsWith(text: Words) {
  return positionTool({
    tool: 'referee',
    game: 'kakuzu',
    first: kakuzuText(allStones),
    check: readKakuzu,
    Editor: ({ kept }) => <OddsOfPosition kept={kept} text={text} />,
  });
}

function OddsOfPosition({ kept, text }: { readonly kept: KeptPosition; readonly text: Words }) {
  const { position: shared } = useCompanionWords();
  const read = readKakuzu(kept.text);
  const open = read.ok ? read.value : allStones;
  const [chosen, setChosen] = useState<Square | null>(null);
  const [digit, setDigit] = useState<number>(1);
  const { state, again } = useOdds(open);
  const answer = typeof state === 'object' ? state.answer : null;
  const put = (square: Square, value: number): void => kept.set(kakuzuText(withDigit(open, square, value)));
  const chanceOf = (square: Square, of: number): number | null => answer?.odds[square * SIZE + of - 1] ?? null;
  return (
    <div class="position">
      <div class="position-main">
        <Segmented
          label={text.digit}
          value={digit}
          choices={digits.map((value) => ({ value: value as number, label: String(value) }))}
          onChange={(value) => setDigit(value)}
        />
        <p class="position-note">{text.note}</p>
        <div class="position-board">
          <SmallBoard
            rows={SIZE}
            columns={SIZE}
            isSheet
            piece={(square) => <OddsSquare digit={open[square] ?? 0} chance={chanceOf(square, digit)} />}
            live={{
              label: text.board,
              coordinates: { row: rowName, column: columnName },
              spoken: (square) =>
                `${nameOf(square)}, ${spokenOdds(text, open[square] ?? 0, digit, chanceOf(square, digit))}`,
              mark: () => null,
              marks: (square) => (square === chosen ? ['chosen'] : []),
              onPress: setChosen,
              onKey: (square, { key, ctrlKey }) => {
                const value = key === 'Delete' || key === 'Backspace' ? 0 : /^[1-9]$/.test(key) ? Number(key) : null;
                if (value === null || ctrlKey) return false;
                setChosen(square);
                put(square, value);
                return true;
              },
            }}
          />
        </div>
        <PiecePad
          label={text.pad}
          keys={[...digits, 0].map((value) => ({
            name: value === 0 ? shared.erase : String(value),
            face: value === 0 ? <Icon name="trash" /> : value,
            isDisabled: chosen === null,
            press: () => {
              if (chosen !== null) put(chosen, value);
            },
          }))}
        />
      </div>
      <div class="position-side">
        <OddsWords text={text} state={state} open={open} again={again} />
        {chosen !== null && open[chosen] === 0 && answer !== null && (
          <p role="status">
            {text.under({
              square: nameOf(chosen),
              chances: digits
                .map((each) => ({ digit: each, chance: chanceOf(chosen, each) ?? 0 }))
                .filter(({ chance }) => chance > 0)
                .sort((one, other) => other.chance - one.chance)
                .map(text.chance),
            })}
          </p>
        )}
        <PositionTools
          tool="referee"
          game="kakuzu"
          kept={kept}
          starts={[{ label: shared.empty, text: kakuzuText(allStones) }]}
          check={readKakuzu}
        />
      </div>
    </div>
  );
}

function spokenOdds(text: Words, open: number, digit: number, chance: number | null): string {
  if (open > 0) return String(open);
  return chance === null ? text.stone : `${text.stone}, ${text.chance({ chance, digit })}`;
}

/** An open digit, or how likely the digit in question is: a number, and a bar as high as that. */
function OddsSquare({ digit, chance }: { readonly digit: number; readonly chance: number | null }) {
  if (digit > 0) return <span>{digit}</span>;
  if (chance === null) return <span class="kakuzu-odds kakuzu-odds-unknown" />;
  return (
    <span class="kakuzu-odds" style={{ '--chance': chance }}>
      <span class="kakuzu-odds-number">{Math.round(chance * 100)}</span>
    </span>
  );
}

interface OddsWordsProps {
  readonly text: Words;
  readonly state: OddsState;
  readonly open: OpenDigits;
  again(): void;
}

function OddsWords({ text, state, open, again }: OddsWordsProps) {
  if (state === 'counting') return <p role="status">{text.counting}</p>;
  if (state === 'failed') {
    return (
      <div class="ruling" role="alert">
        <p>{text.failed}</p>
        <Button onClick={again}>{text.again}</Button>
      </div>
    );
  }
  if (state.answer !== null) return <p role="status">{countWords(text, state.answer)}</p>;
  const same = sameTwice(open);
  const reason = same === null ? text.none : text.twice({ one: nameOf(same[0]), other: nameOf(same[1]) });
  return <Ruling game="kakuzu" ruling={{ verdict: 'refused', title: text.impossible, reason, clause: 'K1.2' }} />;
}

function countWords(text: Words, { exact, grids, halfWidth = 0 }: NonNullable<OddsAnswer>): string {
  return exact ? text.exact({ grids }) : text.estimated({ width: halfWidth });
}

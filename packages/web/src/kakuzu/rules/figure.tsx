/** An interactive figure of the rules of Kakuzu. */

import { columnName, formatSquare, type Refusal, rowName } from '@riverstone/rules';
import { type KakuzuCode, type KakuzuEvent, type KakuzuReason, type KakuzuState, SIZE } from '@riverstone/rules/kakuzu';
import type { FunctionComponent } from 'preact';
import { Stone } from '../../art/stone';
import { type FigureBoard, type FigureMove, LiveFigure } from '../../figures/live-figure';
import type { KakuzuMessages } from '../../messages/generated/kakuzu';
import type { KakuzuRulesMessages } from '../../messages/generated/kakuzu/rules';
import { words } from '../../messages/words';
import type { FigureProps } from '../../rulebook/rulebook';
import { BagDigit } from '../pieces/bag-digit';
import './figure.css';
import { type KakuzuFigureMove, lift, stateOf } from './figure-moves';
import { type KakuzuFigure, kakuzuFigures } from './figures';

type Words = KakuzuRulesMessages['figure'];

/** Draws figures with the words of a language. */
export const figureWith =
  (own: Words): FunctionComponent<FigureProps> =>
  (props) => <Figure {...props} own={own} />;

function Figure({ id, title, words: text, own }: FigureProps & { readonly own: Words }) {
  const figure: KakuzuFigure | undefined = kakuzuFigures[id as keyof typeof kakuzuFigures];
  if (figure === undefined) throw new Error(`there is no figure ${id}`);
  const tried = figure.lifts.map((square) => lift(figure, square));
  return (
    <LiveFigure
      words={text.figure}
      title={title}
      source={null}
      rows={figure.rows}
      columns={SIZE}
      isSheet
      coordinates={{ row: rowName, column: columnName }}
      moves={tried.map((trial) => inWords(own, trial))}
      board={(index) => boardOf(own, figure, index === null ? null : (tried[index] ?? null))}
      aside={figure.drawn === null ? undefined : <Drawn digit={figure.drawn} text={own} />}
    />
  );
}

function Drawn({ digit, text }: { readonly digit: number; readonly text: Words }) {
  return (
    <>
      <span class="kakuzu-figure-digit">
        <BagDigit digit={digit} />
      </span>
      <span>{text.wanted({ digit })}</span>
    </>
  );
}

/** A lifted stone and the result. */
function inWords(text: Words, { square, ruling }: KakuzuFigureMove): FigureMove {
  const name = formatSquare(square, SIZE);
  const common = { key: name, move: text.lift({ square: name }), squares: [square] };
  if (!ruling.ok) {
    return {
      ...common,
      result: text.refused,
      explanation: refusedWords(words().kakuzu, ruling.error),
      verdict: 'refused',
    };
  }
  const explanation = ruling.value.flatMap((event) => explain(text, event)).join(' ');
  const removed = ruling.value.find((event) => event.type === 'removed');
  if (removed?.wanted == null) return { ...common, result: text.opened, explanation, verdict: 'good' };
  const isMatch = removed.wanted === removed.digit;
  return { ...common, result: isMatch ? text.match : text.miss, explanation, verdict: isMatch ? 'good' : 'nothing' };
}

function explain(text: Words, event: KakuzuEvent): readonly string[] {
  if (event.type === 'completed') return [text.tellComplete({ digit: event.digit })];
  if (event.type !== 'removed') return [];
  const { digit, wanted } = event;
  if (wanted === null) return [text.tellOpened({ digit })];
  return [wanted === digit ? text.tellMatch({ digit }) : text.tellMiss({ digit, wanted })];
}

function refusedWords({ notAllowed, refused }: KakuzuMessages, { code, detail }: Refusal<KakuzuCode>): string {
  if (code !== 'not-allowed') return refused[code];
  return notAllowed[detail.reason as KakuzuReason];
}

function boardOf({ spoken }: Words, figure: KakuzuFigure, trial: KakuzuFigureMove | null): FigureBoard {
  const { uncovered }: KakuzuState = trial?.state ?? stateOf(figure);
  const isLifted = (square: number): boolean => trial?.square === square && uncovered[square] !== 0;
  return {
    piece: (square) => uncovered[square] || <Stone variant={square} />,
    spoken: (square) => [uncovered[square] || spoken.stone, ...(isLifted(square) ? [spoken.lifted] : [])].join(', '),
    mark: (square) => (trial?.square === square ? 'placed' : null),
    lit: isLifted(trial?.square ?? -1) && trial !== null ? [frameOf(trial.square)] : [],
  };
}

const frameOf = (square: number) => ({ row: Math.floor(square / SIZE), column: square % SIZE, width: 1, height: 1 });

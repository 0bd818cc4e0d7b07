/** An interactive figure of the rules of the race. */

import { columnName, rowName, type Square, unwrap } from '@riverstone/rules';
import {
  digitOn,
  FIELD_SIZE,
  isRed,
  type Line,
  parseField,
  type RaceField,
  SUM_SQUARE,
  squaresOf,
} from '@riverstone/rules/kakuro-race';
import type { FunctionComponent } from 'preact';
import { type FigureBoard, type FigureMove, LiveFigure } from '../../figures/live-figure';
import { isLit, type Lit } from '../../figures/small-board';
import type { KakuroRaceRulesMessages } from '../../messages/generated/kakuro-race-rules';
import type { RulebookMessages } from '../../messages/generated/rulebook';
import { words } from '../../messages/words';
import type { FigureProps } from '../../rulebook/rulebook';
import { ActionTileFace, NumberTile, SumMarker, SumSquare } from '../pieces/race-tiles';
import { claimWords, digitsOf, faultWords, sumWords, tileWords } from '../words/claim-words';
import './figure.css';
import { type RaceFigureMove, tryClaim } from './figure-moves';
import { type RaceFigure, raceFigures } from './figures';

type Words = KakuroRaceRulesMessages['figure'];

interface FigureWords {
  readonly text: RulebookMessages['figure'];
  readonly own: Words;
}

/** The field with its printed Sum squares, above it and to its left. */
const COLUMNS = FIELD_SIZE + 1;

/** A square of the shown board as a square of the field; null for a printed Sum square. */
function fieldSquare(shown: number): Square | null {
  const row = Math.floor(shown / COLUMNS) - 1;
  const column = (shown % COLUMNS) - 1;
  return row < 0 || column < 0 ? null : row * FIELD_SIZE + column;
}

const shownSquare = (square: Square): number =>
  (Math.floor(square / FIELD_SIZE) + 1) * COLUMNS + (square % FIELD_SIZE) + 1;

/** Draws figures with the words of a language. */
export const figureWith =
  (own: Words): FunctionComponent<FigureProps> =>
  (props) => <Figure {...props} own={own} />;

function Figure({ id, title, words: text, own }: FigureProps & { readonly own: Words }) {
  const figure: RaceFigure | undefined = raceFigures[id as keyof typeof raceFigures];
  if (figure === undefined) throw new Error(`there is no figure ${id}`);
  const tried = figure.claims.map((claim) => tryClaim(figure, claim));
  return (
    <LiveFigure
      words={text.figure}
      title={title}
      source={figure.book === null ? null : text.figure.inBook({ number: figure.book })}
      rows={figure.rows + 1}
      columns={COLUMNS}
      coordinates={{
        row: (row) => (row === 0 ? '' : rowName(row - 1)),
        column: (column) => (column === 0 ? '' : columnName(column - 1)),
      }}
      moves={tried.map((trial, index) => inWords({ text: text.figure, own }, trial, figure.claims[index] ?? ''))}
      board={(index) => boardOf(own, figure, index === null ? null : (tried[index] ?? null))}
      aside={<Aside figure={figure} text={own} />}
    />
  );
}

/** The marker, and what the caller holds. */
function Aside({ figure: { marker, tiles }, text }: { readonly figure: RaceFigure; readonly text: Words }) {
  const game = words()['kakuro-race'];
  const held = game.list({ items: tiles.map((tile) => tileWords(game, tile)) });
  return (
    <>
      <span class="race-figure-piece" role="img" aria-label={text.marker({ marker })}>
        <SumMarker value={marker} />
      </span>
      <span class="race-figure-tiles" role="img" aria-label={held}>
        {tiles.map((tile, index) => (
          <span key={`${index} ${tile}`} class="race-figure-piece">
            <ActionTileFace tile={tile} />
          </span>
        ))}
      </span>
    </>
  );
}

/** A claim and its result. */
function inWords({ text, own }: FigureWords, { claim, ruling }: RaceFigureMove, key: string): FigureMove {
  const game = words()['kakuro-race'];
  const covered = claim.sumSquares.map(({ square }) => square);
  const common = {
    key,
    move: claimWords(game, claim),
    squares: [...(squaresOf(claim) ?? []), ...covered].map(shownSquare),
  };
  if (!ruling.ok) {
    return { ...common, result: own.refused, explanation: faultWords(game, ruling.error), verdict: 'refused' };
  }
  const result = game.points({ number: ruling.value.points });
  const sum = sumWords(digitsOf(ruling.value.field, claim));
  return { ...common, result, explanation: `${text.outcome({ move: result, result: sum })}.`, verdict: 'good' };
}

function boardOf(text: Words, figure: RaceFigure, trial: RaceFigureMove | null): FigureBoard {
  const before = unwrap(parseField(figure.field));
  const field = trial?.ruling.ok ? trial.ruling.value.field : before;
  const lit = trial === null ? [] : [litBy(field, trial)];
  const covered = trial?.ruling.ok ? trial.claim.sumSquares.map(({ square }) => shownSquare(square)) : [];
  return {
    piece: (shown) => <Piece field={field} shown={shown} />,
    spoken: (shown) =>
      [whatLies(text, field, shown), ...(isLit(lit, shown, COLUMNS) ? [text.spoken.lit] : [])].join(', '),
    mark: (shown) => (covered.includes(shown) ? 'placed' : null),
    lit,
  };
}

function Piece({ field, shown }: { readonly field: RaceField; readonly shown: number }) {
  const square = fieldSquare(shown);
  if (square === null) return shown === 0 ? null : <SumSquare arrows={shown < COLUMNS ? 'down' : 'right'} />;
  const value = field[square] ?? SUM_SQUARE;
  if (value === SUM_SQUARE) return <SumSquare />;
  return <NumberTile digit={digitOn(value)} face={isRed(value) ? 'red' : 'silver'} />;
}

function whatLies({ spoken }: Words, field: RaceField, shown: number): string {
  const square = fieldSquare(shown);
  const value = square === null ? SUM_SQUARE : (field[square] ?? SUM_SQUARE);
  if (value === SUM_SQUARE) return shown === 0 ? '' : spoken.sumSquare;
  return isRed(value) ? spoken.red({ digit: digitOn(value) }) : spoken.silver({ digit: digitOn(value) });
}

/** The frame of a line; the sum stands beside a valid one. */
function litBy(field: RaceField, { claim, ruling }: RaceFigureMove): Lit {
  const squares = squaresOf(claim) ?? [];
  const line: Line = claim;
  const isDown = line.last - line.first >= FIELD_SIZE;
  return {
    row: Math.floor(line.first / FIELD_SIZE) + 1,
    column: (line.first % FIELD_SIZE) + 1,
    width: isDown ? 1 : squares.length,
    height: isDown ? squares.length : 1,
    isWrong: !ruling.ok,
    label: ruling.ok ? sumWords(digitsOf(field, claim)) : undefined,
  };
}

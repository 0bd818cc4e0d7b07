/** An interactive figure of the rules of the race. */

import { columnName, rowName, unwrap } from '@riverstone/rules';
import { parseField, squaresOf } from '@riverstone/rules/kakuro-race';
import type { FunctionComponent } from 'preact';
import { type FigureBoard, type FigureMove, LiveFigure } from '../../figures/live-figure';
import { isFramed } from '../../figures/small-board';
import type { KakuroRaceRulesMessages } from '../../messages/generated/kakuro-race/rules';
import type { RulebookMessages } from '../../messages/generated/rulebook';
import { words } from '../../messages/words';
import type { FigureProps } from '../../rulebook/rulebook';
import { ActionTileFace, SumMarker } from '../pieces/race-tiles';
import { FieldPiece, lineFrame, SHOWN_COLUMNS, shownSquare, squareInWords } from '../pieces/shown-field';
import { claimWords, digitsOf, faultWords, sumWords, tileWords } from '../words/claim-words';
import './figure.css';
import { type RaceFigureMove, tryClaim } from './figure-moves';
import { type RaceFigure, raceFigures } from './figures';

type Words = KakuroRaceRulesMessages['figure'];

interface FigureWords {
  readonly text: RulebookMessages['figure'];
  readonly own: Words;
}

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
      columns={SHOWN_COLUMNS}
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
  const lit = trial === null ? [] : [lineFrame(field, trial.claim, trial.ruling.ok)];
  const covered = trial?.ruling.ok ? trial.claim.sumSquares.map(({ square }) => shownSquare(square)) : [];
  return {
    piece: (shown) => <FieldPiece field={field} shown={shown} />,
    spoken: (shown) =>
      [
        squareInWords(text.spoken, field, shown),
        ...(isFramed(lit, shown, SHOWN_COLUMNS) ? [text.spoken.lit] : []),
      ].join(', '),
    mark: (shown) => (covered.includes(shown) ? 'placed' : null),
    lit,
  };
}

/** Shown beside a player's name: 100-point cards, and near the end how many tiles are left. */

import type { Seat } from '@riverstone/rules';
import type { ChallengeView } from '@riverstone/rules/kakuro-challenge';
import { grammar, words } from '../../messages/words';
import './seat-note.css';

export function SeatNote({ view, seat }: { readonly view: ChallengeView; readonly seat: Seat }) {
  const text = words()['kakuro-challenge'].tray;
  const cards = view.tracks[seat]?.cards ?? 0;
  const tiles = view.handSizes[seat] ?? 0;
  const classes = ['challenge-seat-note-cards'];
  if (cards < 0) classes.push('challenge-seat-note-owed');
  if (view.tracks.length > 2) classes.push('challenge-seat-note-crowded');
  return (
    <>
      {cards !== 0 && (
        <span class={classes.join(' ')}>
          <span aria-hidden="true">{cards === 1 ? '' : `${grammar().number(cards)}×`}100</span>
          <span class="visually-hidden">
            {cards > 0 ? text.cards({ number: cards }) : text.cardsOwed({ number: -cards })}
          </span>
        </span>
      )}
      {view.bagSize === 0 && !view.status.over && (
        <span class="challenge-seat-note-tiles">
          <span aria-hidden="true">{'▪'.repeat(tiles)}</span>
          <span class="visually-hidden">{text.handSize({ number: tiles })}</span>
        </span>
      )}
    </>
  );
}

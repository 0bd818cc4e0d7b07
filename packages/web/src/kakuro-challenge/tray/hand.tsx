/** The player's hand of two tiles. They are taken up, turned over and dragged from here. */

import type { Square } from '@riverstone/rules';
import type { Side } from '@riverstone/rules/kakuro-challenge';
import { words } from '../../messages/words';
import { dragFrom } from '../../ui/motion/drag';
import { ghostOf } from '../../ui/motion/drag-ghost';
import { ChallengeTile } from '../pieces/challenge-tile';
import './hand.css';
import { nameOf, tileWords } from '../words/kakuro-words';

interface HandProps {
  readonly hand: readonly number[];
  readonly sides: readonly Side[];
  readonly taken: number | null;
  readonly square: Square | null;
  /** Whether it is this hand's turn. */
  readonly active: boolean;
  readonly bagSize: number;
  onTap(place: number): void;
  onLift(place: number): void;
  onOver(square: Square | null): void;
  onDrop(square: Square | null): void;
}

export function Hand(props: HandProps) {
  const text = words()['kakuro-challenge'].tray;
  return (
    <section class="challenge-hand" aria-label={text.hand}>
      <div class="challenge-hand-tiles">
        {props.hand.map((digit, place) => (
          <HandTile key={place} digit={digit} place={place} {...props} />
        ))}
      </div>
      <ChallengeBag size={props.bagSize} />
    </section>
  );
}

/** How many tiles are left to draw. */
export function ChallengeBag({ size }: { readonly size: number }) {
  return <p class="challenge-bag">{words()['kakuro-challenge'].tray.bag({ number: size })}</p>;
}

function labelOf(tile: string, isTaken: boolean, square: Square | null): string {
  const text = words()['kakuro-challenge'].tray;
  if (!isTaken) return text.tileInHand({ tile });
  return square === null ? text.tileTaken({ tile }) : text.tileStaged({ tile, square: nameOf(square) });
}

function HandTile({ digit, place, ...hand }: HandProps & { readonly digit: number; readonly place: number }) {
  const side = hand.sides[place] ?? 'yellow';
  const isTaken = hand.taken === place;
  const isAway = isTaken && hand.square !== null;
  const lift = (event: PointerEvent & { currentTarget: HTMLButtonElement }): void => {
    const source = event.currentTarget;
    if (!hand.active) return;
    dragFrom(event, {
      ghost() {
        hand.onLift(place);
        return ghostOf(source, source.querySelector('.tile'), 'challenge-hand-ghost');
      },
      over: hand.onOver,
      drop: hand.onDrop,
    });
  };
  return (
    <button
      type="button"
      class={`challenge-hand-tile drag-source${isTaken ? ' challenge-hand-taken' : ''}${isAway ? ' challenge-hand-away' : ''}`}
      aria-label={labelOf(tileWords(words()['kakuro-challenge'], digit, side), isTaken, hand.square)}
      aria-pressed={isTaken}
      aria-disabled={!hand.active}
      aria-keyshortcuts={String(place + 1)}
      data-hand={place}
      onPointerDown={lift}
      onClick={() => hand.onTap(place)}
    >
      <ChallengeTile digit={digit} face={side} />
    </button>
  );
}

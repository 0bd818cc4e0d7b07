/** What happens in the race, in words: `Ada: b2-e2. 18 = 3+6+9: 3 points.` */

import { bestClaim } from '@riverstone/bots/kakuro-race';
import {
  type Claim,
  checkClaim,
  digitOn,
  formatClaim,
  isSolo,
  type OpenedSeal,
  type RaceEvent,
  type RaceField,
  type RaceView,
  squaresOf,
  UNSOLVED_LIMIT,
} from '@riverstone/rules/kakuro-race';
import type { Names, PublicMove } from '../contract/game-terminal.js';
import { counted } from '../contract/text.js';
import { errorOf } from './refusals.js';

export function describeMove(move: PublicMove<RaceView, RaceEvent>, names: Names): string[] {
  const lines = move.events.flatMap((event) => describeEvent(event, move, names));
  return withDraws(lines, move.events, names);
}

function describeEvent(event: RaceEvent, { before, after }: PublicMove<RaceView, RaceEvent>, names: Names): string[] {
  switch (event.type) {
    case 'marker-turned':
      return [`Marker ${event.number}: ${event.marker}.`];
    case 'called':
      return [`${names[event.seat]}: Kakuro!`];
    case 'wrong-call':
      // In a solo game the marker is then unsolved, which the next event tells.
      return [
        `${names[event.seat]}: ${wrongCall(event, before)}${isSolo(before) ? '' : ' Out until the next marker.'}`,
      ];
    case 'said-none':
      return [`${names[event.seat]}: none.`];
    case 'took-none-back':
      return [`${names[event.seat]}: searching again.`];
    case 'hourglass-started':
      return [`The hourglass runs: ${after.options.hourglassSeconds} seconds.`];
    case 'sealed':
      return [`${names[event.seat]}: sealed.`];
    case 'seals-opened':
      return event.seals.map((seal) => opened(seal, before, names));
    case 'solved':
      return [solved(event, after, names)];
    case 'unsolved':
      return [unsolved(event.marker, before, after, names)];
    case 'drew':
    case 'ended':
      return [];
  }
}

type EventOf<Type extends RaceEvent['type']> = RaceEvent & { readonly type: Type };

function solved({ seat, claim, points }: EventOf<'solved'>, { field }: RaceView, names: Names): string {
  return `${names[seat]}: ${formatClaim(claim)}. ${spelledOut(claim, field)}: ${counted(points, 'point')}.`;
}

/** Everybody's draw in one line, before the next marker. */
function withDraws(lines: readonly string[], events: readonly RaceEvent[], names: Names): string[] {
  const draws = events.flatMap((event) => (event.type === 'drew' ? [`${names[event.seat]} ${event.tile}`] : []));
  if (draws.length === 0) return [...lines];
  const isMarker = events.some((event) => event.type === 'marker-turned');
  const at = isMarker ? lines.length - 1 : lines.length;
  return lines.toSpliced(at, 0, `Drawn: ${draws.join(', ')}.`);
}

/** A line as a sum: `18 = 3+6+9`. */
function spelledOut(claim: Claim, field: RaceField): string {
  const digits = (squaresOf(claim) ?? []).map((square) => digitOn(field[square] ?? 0));
  return `${digits.reduce((sum, digit) => sum + digit, 0)} = ${digits.join('+')}`;
}

function wrongCall({ reason, claim, seat }: EventOf<'wrong-call'>, view: RaceView): string {
  if (reason === 'withdrawn') return 'call taken back.';
  if (reason === 'late' || claim === null) return 'too late.';
  return `${formatClaim(claim)} is not valid. ${fault(claim, seat, view)}`;
}

/** What is wrong with a claim, judged again on the field as it was. */
function fault(claim: Claim, seat: number, { field, scored, round, tiles }: RaceView): string {
  const judged = checkClaim({ field, scored, marker: round?.marker ?? 0, tiles: tiles[seat] ?? [] }, claim);
  return judged.ok ? '' : errorOf(judged.error).message;
}

function opened(seal: OpenedSeal, before: RaceView, names: Names): string {
  const name = names[seal.seat];
  if (seal.claim === null) return `${name} sealed: none.`;
  if (seal.void !== null)
    return `${name} sealed: ${formatClaim(seal.claim)}. Void: ${fault(seal.claim, seal.seat, before)}`;
  return `${name} sealed: ${formatClaim(seal.claim)}, ${counted(seal.points, 'point')}.`;
}

/** An unsolved marker, and what could have been found. */
function unsolved(marker: number, before: RaceView, after: RaceView, names: Names): string {
  const count = `Marker ${marker} is unsolved (${after.unsolved.length} of ${UNSOLVED_LIMIT}).`;
  const { field, scored, tiles } = before;
  const found = tiles
    .map((own, seat) => ({ seat, claim: bestClaim({ field, scored, marker, tiles: own }) }))
    .find(({ claim }) => claim !== undefined);
  if (found?.claim === undefined) return `${count} There was nothing to find.`;
  return `${count} There was ${formatClaim(found.claim)}, for ${names[found.seat]}.`;
}

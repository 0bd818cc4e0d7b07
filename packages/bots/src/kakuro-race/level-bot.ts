/** The levels below master. They see what their perception allows, and take the first acceptable line. */

import type { Rng } from '@riverstone/rules';
import {
  type Claim,
  type ClaimPosition,
  laidTiles,
  type RaceAction,
  type RaceView,
  squaresOf,
} from '@riverstone/rules/kakuro-race';
import type { Bot } from '../core/bot.js';
import { occasionRng } from '../core/occasion-rng.js';
import { actionFor, withinClock } from './action-for.js';
import { type ClaimProspect, layOut, prospects } from './claims/best-claim.js';
import type { RaceExplanation } from './explanation.js';
import { logNormalSeconds } from './human-time.js';
import { type Miscount, miscount } from './miscount.js';
import { type NoticedLine, notice } from './notice.js';
import { deadlineOf, markerOccasion, occasionOf, positionOf, taskOf } from './position.js';
import { HURRY_FACTOR, MAX_CLOCK_SHARE, type RacePerception, type RaceProfile } from './profiles.js';

/** What a level does about a marker: a claim or none, when, and why. */
interface Finding {
  readonly claim: Claim | null;
  readonly seconds: number;
  readonly explanation: RaceExplanation;
}

const PATIENCE_SPREAD = 0.25;
const LAYING_OUT_SPREAD = 0.3;
const CHANCES = 2 ** 20;

/** A bot with this profile. */
export function levelBot(profile: RaceProfile): Bot<RaceView, RaceAction, RaceExplanation> {
  return {
    occasion: occasionOf,
    decide({ view, seat, seed }) {
      const task = taskOf(view, seat);
      const position = positionOf(view, seat);
      if (task === null || position === null) return null;
      const { claim, seconds, explanation } = look(
        view,
        position,
        profile,
        occasionRng({ seed, seat }, markerOccasion(view)),
      );
      const layingOut = logNormalSeconds(
        profile.layingOut,
        LAYING_OUT_SPREAD,
        occasionRng({ seed, seat }, occasionOf(view, seat)),
      );
      // In a solo game no call stops the hourglass, so a line is found and laid out in one go.
      const alone = claim === null ? seconds : seconds + layingOut;
      const spent = { search: seconds, seal: seconds, alone, 'lay-out': layingOut };
      const afterSeconds = withinClock(spent[task], view, task);
      return { action: actionFor(task, claim), afterSeconds, explanation };
    },
  };
}

/** What it finds for a marker. The same while searching and laying out: random numbers are drawn in the same order. */
function look(view: RaceView, position: ClaimPosition, profile: RaceProfile, rng: Rng): Finding {
  const patience = Math.min(
    logNormalSeconds(profile.patience, PATIENCE_SPREAD, rng),
    deadlineOf(view) * MAX_CLOCK_SHARE,
  );
  // Where the page helps with counting, nobody miscounts.
  const slips = rng.below(CHANCES) < profile.miscounts * CHANCES && view.options.counting === 'own';
  const slip = slips ? miscount(position, profile.perception.longest, rng) : null;
  const perception = Number.isFinite(deadlineOf(view)) ? hurried(profile.perception) : profile.perception;
  const noticed = notice(position, prospects(position), perception, rng).filter(({ seconds }) => seconds < patience);
  const good = noticed.filter(({ prospect: { points, tiles } }) => points - profile.tilePrice * tiles >= profile.least);
  if (slip !== null) return mistaken(slip, good[0]?.seconds ?? patience);
  if (good.length === 0)
    return { claim: null, seconds: patience, explanation: { code: 'none-noticed', seconds: patience } };
  return view.options.sealed ? mostPoints(position, good, patience) : firstChoice(position, good, profile, patience);
}

/** A running hourglass makes it faster. */
function hurried(perception: RacePerception): RacePerception {
  return { ...perception, typical: perception.typical * HURRY_FACTOR };
}

function mistaken({ claim, sum, repetitions }: Miscount, seconds: number): Finding {
  const points = squaresOf(claim)?.length ?? 0;
  return {
    claim,
    seconds,
    explanation: { code: 'miscounted', points, tiles: laidTiles(claim).length, sum, repetitions },
  };
}

/** The first acceptable line, or the best of those that it notices while it looks on. */
function firstChoice(
  position: ClaimPosition,
  good: readonly NoticedLine[],
  profile: RaceProfile,
  patience: number,
): Finding {
  const first = good[0] as NoticedLine;
  if (profile.lingers === 1) return chosen(position, first.prospect, first.seconds, 1);
  const seconds = Math.min(first.seconds * profile.lingers, patience);
  const seen = good.filter((each) => each.seconds <= seconds);
  const worth = ({ prospect: { points, tiles } }: NoticedLine): number => points - profile.tilePrice * tiles;
  const best = seen.reduce((former, each) => (worth(each) > worth(former) ? each : former), first);
  return chosen(position, best.prospect, seconds, seen.length);
}

/** In a sealed game speed does not count: it looks as long as it can, and takes the most points, then fewest tiles. */
function mostPoints(position: ClaimPosition, good: readonly NoticedLine[], seconds: number): Finding {
  const best = good
    .map(({ prospect }) => prospect)
    .reduce((former, each) => {
      const gain = each.points - former.points || former.tiles - each.tiles;
      return gain > 0 ? each : former;
    });
  return chosen(position, best, seconds, good.length);
}

function chosen(position: ClaimPosition, prospect: ClaimProspect, seconds: number, noticed: number): Finding {
  const { points, tiles } = prospect;
  const code = noticed === 1 ? 'first-noticed' : 'best-noticed';
  return {
    claim: layOut(position, prospect),
    seconds,
    explanation: { code, points, tiles, seconds, noticed },
  };
}

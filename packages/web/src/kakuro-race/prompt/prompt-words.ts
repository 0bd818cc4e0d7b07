/** The text of the prompt: a question first, then a hint, then what to do. */

import { type ClaimCode, squareName, UNSOLVED_LIMIT } from '@riverstone/rules/kakuro-race';
import type { KakuroRaceMessages } from '../../messages/generated/kakuro-race';
import { speakerAt } from '../../table/speaker';
import type { CheckList } from '../draft/check-list';
import type { RaceController } from '../draft/controller';
import { endsOf } from '../draft/draft';
import type { RaceHint } from '../table/race-table';
import { claimWords, faultWords, lineWords, sumWords, tileWords } from '../words/claim-words';
import { hintWords } from '../words/hint-words';

interface RacePromptFacts {
  readonly controller: RaceController;
  readonly hint: RaceHint | null;
}

/** The prompt as one sentence. */
export function promptWords(text: KakuroRaceMessages, facts: RacePromptFacts): string {
  const { controller, hint } = facts;
  if (controller.pending.question.value !== null) return questionWords(controller, text);
  return hint === null ? askedWords(text, facts) : hintWords(text, hint);
}

/** The prompt for screen readers, where it is another; null where it is the same. */
export function spokenPrompt(text: KakuroRaceMessages, { controller, hint }: RacePromptFacts): string | null {
  const { table, phase, pending } = controller;
  const { round } = table.view.value;
  const isPlain = hint === null && pending.question.value === null && layOutWords(controller, text) === null;
  if (round === null || table.status.value.over || phase.value.kind !== 'lay-out' || !isPlain) return null;
  const timer = table.status.value.timers.find(({ kind }) => kind === 'claim');
  return text.spoken.layOut({ marker: round.marker, seconds: timer?.seconds ?? 0 });
}

function askedWords(text: KakuroRaceMessages, facts: RacePromptFacts): string {
  const { prompt } = text;
  const { controller } = facts;
  const { table } = controller;
  const { round } = table.view.value;
  const phase = controller.phase.value;
  if (round === null) return overWords(controller, text);
  // The game was given up, so points decide nothing.
  if (table.status.value.over) return prompt.over;
  switch (phase.kind) {
    case 'over':
      return overWords(controller, text);
    case 'watch':
      return prompt.watch({ name: speakerAt(table).nameOf(phase.seat) });
    case 'search':
      return searchWords(facts, text, round.marker);
    case 'lay-out':
      return layOutWords(controller, text) ?? prompt.layOut({ marker: round.marker });
    case 'alone':
      return layOutWords(controller, text) ?? prompt.find({ marker: round.marker });
    case 'seal':
      return sealWords(controller, text);
    case 'pass':
      return prompt.pass({ marker: round.marker });
    case 'wait':
      return table.people.length === 0 ? searchWords(facts, text, round.marker) : prompt.waitSeals;
  }
}

/** The end of the game; with equal points, what decided it. */
function overWords({ table }: RaceController, { prompt }: KakuroRaceMessages): string {
  const { scores, winners } = table.status.value;
  const { tiles } = table.view.value;
  const [winner, ...others] = winners;
  if (winner === undefined || others.length > 0) return prompt.over;
  const rivals = [...scores.keys()].filter((seat) => seat !== winner && scores[seat] === scores[winner]);
  if (rivals.length === 0) return prompt.over;
  const most = Math.max(...rivals.map((seat) => tiles[seat]?.length ?? 0));
  const decided = { number: tiles[winner]?.length ?? 0, others: most };
  return speakerAt(table).say(winner, prompt.overByTiles, decided);
}

function questionWords({ pending, table }: RaceController, { prompt }: KakuroRaceMessages): string {
  const { unsolved, options } = table.view.value;
  if (pending.question.value?.about === 'withdraw') return prompt.confirmWithdraw;
  return options.sealed
    ? prompt.confirmLastSeal
    : prompt.confirmNone({ unsolved: unsolved.length + 1, limit: UNSOLVED_LIMIT });
}

function searchWords({ controller }: RacePromptFacts, text: KakuroRaceMessages, marker: number): string {
  const { prompt } = text;
  const { table, drafts } = controller;
  const [only, ...others] = table.people;
  const { round } = table.view.value;
  if (only === undefined) return table.you === null ? prompt.watchAll({ marker }) : prompt.watchOthers({ marker });
  if (others.length > 0) return prompt.findTogether({ marker });
  if (round?.out.includes(only)) return prompt.sitOut;
  if (round?.none.includes(only)) return prompt.saidNone;
  const { anchor, line } = drafts.draft.value;
  if (anchor !== null) return prompt.otherEnd({ square: squareName(anchor) });
  if (drafts.seat.value !== null && line !== null) return prompt.marked({ line: lineWords(text, line) });
  return prompt.find({ marker });
}

/** What the tool in hand or the line needs next; null while there is neither. */
function layOutWords(controller: RaceController, text: KakuroRaceMessages): string | null {
  const { prompt } = text;
  const tool = controller.pending.tool.value;
  const { anchor, line } = controller.drafts.draft.value;
  if (tool?.kind === 'tile') return prompt.useTile({ tile: tileWords(text, tool.tile) });
  if (tool?.kind === 'sum-square') return prompt.pickSumTile;
  if (tool?.kind === 'new-number') return prompt.pickNewNumber({ digit: tool.digit });
  if (tool?.kind === 'exchange') {
    return tool.picked === null ? prompt.pickExchange : prompt.pickOther({ square: squareName(tool.picked) });
  }
  if (anchor !== null) return prompt.otherEnd({ square: squareName(anchor) });
  const checks = controller.checks.value;
  if (checks !== null) return lineNeeds(controller, text, checks);
  // Without help with counting, all to say is that there is a line.
  if (line === null) return null;
  const say = controller.phase.value.kind === 'seal' ? prompt.sealIt : prompt.claimIt;
  return say({ line: lineWords(text, line) });
}

function lineNeeds(
  controller: RaceController,
  text: KakuroRaceMessages,
  { fault, digits, sum, points, doublesLacking }: CheckList,
): string {
  const { lacks, prompt } = text;
  const spelled = sumWords(digits);
  const ends = endsOf(controller.drafts.draft.value);
  const marker = controller.drafts.position?.marker ?? 0;
  if (fault === null) return prompt.valid({ sum: spelled, number: points });
  // The ends of a line matter once it makes the sum.
  if (sum !== marker && isAboutLine(fault.code)) {
    return sum < marker
      ? lacks.tooLittle({ sum: spelled, missing: marker - sum })
      : lacks.tooMuch({ sum: spelled, excess: sum - marker });
  }
  switch (fault.code) {
    case 'no-start': {
      const square = squareName(ends.before ?? 0);
      return controller.drafts.takesSum('before')
        ? lacks.start({ sum: spelled, square })
        : lacks.startFixed({ sum: spelled, square });
    }
    case 'no-end': {
      const square = squareName(ends.after ?? 0);
      return controller.drafts.takesSum('after')
        ? lacks.end({ sum: spelled, square })
        : lacks.endFixed({ sum: spelled, square });
    }
    case 'repeats':
      return lacks.repeats({ sum: spelled, doubles: doublesLacking });
    default:
      return faultWords(text, fault);
  }
}

const isAboutLine = (code: ClaimCode): boolean => ['no-start', 'no-end', 'wrong-sum', 'repeats'].includes(code);

function sealWords(controller: RaceController, text: KakuroRaceMessages): string {
  const { prompt } = text;
  const { table } = controller;
  const { round } = table.view.value;
  const ownSeal = round?.ownSeal ?? null;
  // What was sealed is shown until another line is laid out.
  if (ownSeal !== null && controller.pending.tool.value === null && !controller.canConfirm.value) {
    return ownSeal.claim === null ? prompt.sealedNone : prompt.sealed({ line: claimWords(text, ownSeal.claim) });
  }
  const asked = layOutWords(controller, text);
  if (asked !== null) return asked;
  const marker = round?.marker ?? 0;
  const seat = controller.drafts.seat.value;
  return seat === null ? prompt.seal.you({ marker }) : speakerAt(table).say(seat, prompt.seal, { marker });
}

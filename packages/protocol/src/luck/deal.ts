/** The deal of a recorded game: the recorded one, and the one that follows from the proof. */

import {
  dealFrom,
  type Game,
  type GameTypes,
  ok,
  type RecordedLuck,
  type RecordHeader,
  type Refusal,
  type Result,
  readDeal,
  type WrittenDeal,
  writeDeal,
} from '@riverstone/rules';

/** The deal in the record, in normal form. */
export function recordedDeal<T extends GameTypes>(game: Game<T>, header: RecordHeader): Result<WrittenDeal, Refusal> {
  const deal = readDeal(game, header.players.length, header);
  return deal.ok ? ok(writeDeal(game, deal.value)) : deal;
}

/** The deal that follows from the seed and the options that were chosen. */
export function expectedDeal<T extends GameTypes>(
  game: Game<T>,
  luck: RecordedLuck,
  seed: string,
): Result<WrittenDeal, Refusal> {
  const deal = dealFrom(game, luck.shares.length, luck.options, seed, 'online');
  if (deal.ok) return deal;
  const { code, detail } = deal.error;
  return { ok: false, error: { code, detail: { ...detail, field: `luck.${detail.field}` } } };
}

/** Whether two deals are equal, whatever the order of their fields. */
export function isSameDeal(one: WrittenDeal, other: WrittenDeal): boolean {
  return canonical(one) === canonical(other);
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

/** The deal of a recorded game: the one that the record holds, and the one that its proof leads to. */

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

/** The deal that the record holds, in the one way that there is to write it. */
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

/** Whether two deals say the same, in whatever order their fields stand. */
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

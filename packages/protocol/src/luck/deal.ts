/** The deal of a recorded game: the one that is written there, and the one that had to be. */

import {
  chanceAt,
  type Game,
  type GameTypes,
  ok,
  type RecordedLuck,
  type RecordHeader,
  type Refusal,
  type Result,
} from '@riverstone/rules';

/** Options and chance before the first move, each in the one way that there is to write it. */
export interface WrittenDeal {
  readonly options: Readonly<Record<string, unknown>>;
  readonly chance: Readonly<Record<string, unknown>>;
}

/** What the record says was dealt. */
export function recordedDeal<T extends GameTypes>(
  game: Game<T>,
  { options: raw, chance, players }: RecordHeader,
): Result<WrittenDeal, Refusal> {
  const options = game.parseOptions(raw, players.length);
  if (!options.ok) return options;
  const dealt = game.record.readChance(chance, options.value, players.length);
  return dealt.ok ? ok(written(game, options.value, dealt.value.chance)) : dealt;
}

/** What comes from the seed and the options that were chosen. */
export function dueDeal<T extends GameTypes>(
  game: Game<T>,
  luck: RecordedLuck,
  seed: string,
): Result<WrittenDeal, Refusal> {
  const seats = luck.shares.length;
  const options = game.parseOptions(luck.options, seats);
  if (options.ok) return ok(written(game, options.value, game.deal(options.value, seats, chanceAt(seed, 0), 'online')));
  const { code, detail } = options.error;
  return { ok: false, error: { code, detail: { ...detail, field: `luck.${detail.field}` } } };
}

/** Whether two deals say the same, in whatever order their fields stand. */
export function isSameDeal(one: WrittenDeal, other: WrittenDeal): boolean {
  return canonical(one) === canonical(other);
}

function written<T extends GameTypes>({ record }: Game<T>, options: T['Options'], chance: T['Chance']): WrittenDeal {
  return { options: record.writeOptions(options, chance), chance: record.writeChance({ chance, draws: [] }) };
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

/** Luck over the games of every kind of table: what was dealt fairly is found fair, and nothing else is. */

import type { GameRecord, RecordedLuck } from '@riverstone/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type TableKind, tableKinds, tableName } from '../../rules/test/conformance/tables.js';
import { commitmentOf, verifyLuck } from '../src/luck/index.js';
import { provenGame } from './proven-games.js';

const kinds = fc.constantFrom(...tableKinds);
const numbers = fc.nat(1_000_000);
const proofOf = ({ luck }: GameRecord): RecordedLuck => luck as RecordedLuck;
const codeOf = (record: unknown): string => {
  const result = verifyLuck(record);
  return result.ok ? 'ok' : result.error.code;
};
const timed: TableKind = { game: 'kakuro-challenge', seats: 3, options: { moveSeconds: 30, scoring: 'claim' } };
const bag: TableKind = { game: 'kakuzu', seats: 2, options: {} };

describe('a game that was dealt from its proof', () => {
  it.each(tableKinds.map((kind, index) => ({ kind, index, name: tableName(kind) })))('$name', ({ kind, index }) => {
    const record = provenGame(kind, index);
    const { commitment, shares } = proofOf(record);
    const given = shares.filter((share) => share !== '').length;
    expect(verifyLuck(record)).toMatchObject({ ok: true, value: { commitment, shares: given } });
  });

  it('counts what chance decided: draws, and moves of a clock, but not sand, flags and closings', () => {
    const drawsOf = (record: GameRecord): number => {
      const result = verifyLuck(record);
      return result.ok ? result.value.draws : Number.NaN;
    };
    const byClock = provenGame(timed, 1);
    expect(drawsOf(byClock)).toBe(byClock.moves.filter((move) => move.endsWith('!')).length);
    expect(drawsOf(byClock)).toBeGreaterThan(3);
    const drawn = provenGame({ ...bag, options: { clockMinutes: 5 } }, 2);
    expect(drawn.moves.some((move) => move.endsWith(':flag'))).toBe(true);
    expect(drawsOf(drawn)).toBe((drawn.chance.draws as unknown[]).length);
    const sand = provenGame({ game: 'kakuro-race', seats: 2, options: { sealed: true } }, 3);
    expect(sand.moves).toContain('*:sand');
    expect(drawsOf(sand)).toBe(0);
  });

  it('is fair whatever order its fields stand in, and with defaults spelled out', () => {
    const record = provenGame(bag, 4);
    const options = { variant: 'bag', ...record.options, sheet: 'random', clockMinutes: 'off' };
    expect(codeOf(Object.fromEntries(Object.entries({ ...record, options }).reverse()))).toBe('ok');
  });

  it('is fair as far as it was played, where it was given up', () => {
    const record = provenGame({ game: 'kakuro-challenge', seats: 2, options: { moveSeconds: 30 } }, 5);
    expect(codeOf({ ...record, moves: record.moves.slice(0, 20), at: record.at?.slice(0, 20) })).toBe('ok');
  });
});

/** Everything that one could change in a record, and what is found; `digit` says how, and never leaves it as it was. */
interface Change {
  readonly name: string;
  readonly found: string;
  change(record: GameRecord, digit: number): unknown;
}

const withProof = (record: GameRecord, change: Partial<RecordedLuck>): GameRecord => ({
  ...record,
  luck: { ...proofOf(record), ...change },
});
/** A text with one of its hexadecimal digits turned into another. */
function bent(text: string, digit: number): string {
  const at = digit % text.length;
  const other = (Number.parseInt(text[at] as string, 16) + 1 + (digit % 15)) % 16;
  return `${text.slice(0, at)}${other.toString(16)}${text.slice(at + 1)}`;
}

const anyGame: readonly Change[] = [
  {
    name: 'another secret',
    found: 'wrong-secret',
    change: (record, digit) => withProof(record, { secret: bent(proofOf(record).secret, digit) }),
  },
  {
    name: 'another commitment',
    found: 'wrong-secret',
    change: (record, digit) => withProof(record, { commitment: bent(proofOf(record).commitment, digit) }),
  },
  {
    name: 'another secret, with a commitment that suits it',
    found: 'wrong-deal',
    change(record, digit) {
      const secret = bent(proofOf(record).secret, digit);
      return withProof(record, { secret, commitment: commitmentOf(secret) });
    },
  },
  {
    name: 'another share',
    found: 'wrong-deal',
    change: (record, digit) =>
      withProof(record, { shares: proofOf(record).shares.map((share) => (share === '' ? '' : bent(share, digit))) }),
  },
  {
    name: 'a share where none was given',
    found: 'wrong-deal',
    change: (record) => withProof(record, { shares: proofOf(record).shares.map((share) => share || 'f'.repeat(32)) }),
  },
  {
    name: 'a share kept back',
    found: 'wrong-deal',
    change: (record) => withProof(record, { shares: proofOf(record).shares.map(() => '') }),
  },
  {
    name: 'shares in another order',
    found: 'wrong-deal',
    change: (record) => withProof(record, { shares: [...proofOf(record).shares].reverse() }),
  },
  { name: 'no proof', found: 'no-proof', change: ({ luck: _luck, ...rest }) => rest },
];

describe('whatever is changed is found', () => {
  it.each(anyGame)('$name: $found', ({ found, change }) => {
    const property = fc.property(kinds, numbers, fc.nat(), (kind, number, digit) => {
      const record = provenGame(kind, number);
      const changed = change(record, digit);
      const unchanged = JSON.stringify(changed) === JSON.stringify(record);
      expect(codeOf(changed)).toBe(unchanged ? 'ok' : found);
    });
    fc.assert(property, { numRuns: 25 });
  });
});

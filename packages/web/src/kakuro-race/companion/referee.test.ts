/** The referee of the race rules as `riverstone judge` does, and finds a line where there is one. */

import { readFileSync } from 'node:fs';
import { unwrap } from '@riverstone/rules';
import {
  checkClaim,
  formatClaim,
  formatField,
  formatLine,
  parseClaim,
  parseField,
} from '@riverstone/rules/kakuro-race';
import { expect, it } from 'vitest';
import { joinPosition } from '../../companion/position/position-text';
import { racePlan } from '../rules/plan';
import { claimEdited } from './claim-edits';
import { faultClauses, judgeRace, lineFor, POSSIBLE_LINES } from './judge';
import { emptyRace, lineBetween, raceClaimFrom, raceText, readRace, withNumber, withScored } from './position';

interface Case {
  readonly name: string;
  readonly ask: {
    field: string;
    scored: string[];
    marker: number;
    tiles: string[];
    claim?: string;
    list?: string;
  };
  readonly expect: Readonly<Record<string, unknown>>;
}

const file = new URL('../../../../rules/test/cases/kakuro-race.jsonl', import.meta.url);
const cases: readonly Case[] = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));

/** The answer of the referee's screen, in the words of `riverstone judge`. */
function answer({ field, scored, marker, tiles, claim = '', list }: Case['ask']): Readonly<Record<string, unknown>> {
  const text = joinPosition(field, { scored: scored.join(','), marker: String(marker), tiles: tiles.join(','), claim });
  const read = readRace(text);
  if (!read.ok) return { error: { code: read.error.code } };
  const ruling = judgeRace(read.value);
  if (ruling.type === 'impossible') return { error: { code: ruling.error.code } };
  if (list !== undefined) {
    const best = lineFor(read.value);
    if (best === null) return { exists: false };
    return { exists: true, points: unwrap(checkClaim(read.value, best)).points, claim: formatClaim(best) };
  }
  if (ruling.type === 'no-claim') return {};
  if (!ruling.result.ok) return { valid: false, error: { code: ruling.result.error.code } };
  const after = ruling.result.value;
  return {
    valid: true,
    points: after.points,
    field: formatField(after.field),
    scored: after.scored.map(formatLine),
    tiles: after.tiles,
  };
}

it.each(cases)('$name', ({ ask, expect: expected }) => {
  const { claim: _anyBest, ...rest } = expected;
  expect(answer(ask)).toMatchObject(rest);
});

it('has a clause in the rules for every fault', () => {
  const told: readonly string[] = racePlan.flatMap(({ paragraphs }) =>
    paragraphs.flatMap(({ clauses }) => [...clauses]),
  );
  for (const clause of Object.values(faultClauses)) expect(told).toContain(clause);
});

const field = unwrap(parseField('92943562/73286451/12673364/75892513/67159688/63499717/23421758/54279483'));
const position = { ...emptyRace, field, marker: 36 };

it('goes there and back as text', () => {
  const whole = { ...position, tiles: ['d', 'n7'] as const, claim: unwrap(parseClaim('b2-e2 #a2(n7) d')) };
  const scored = withScored(whole, lineBetween(15, 8));
  expect(readRace(raceText(scored))).toEqual({ ok: true, value: scored });
});

it('turns the numbers of a scored line red, and back where no other line holds them', () => {
  const both = withScored(withScored(position, lineBetween(8, 15)), lineBetween(0, 8));
  expect(formatField(both.field).slice(0, 17)).toBe('I2943562/GCBHFDEA');
  const across = withScored(both, lineBetween(0, 8));
  expect(formatField(across.field).slice(0, 17)).toBe('92943562/GCBHFDEA');
  expect(across.scored).toEqual([{ first: 8, last: 15 }]);
  expect(formatField(withNumber(across, 8, 2).field).slice(9, 11)).toBe('BC');
});

it.each([
  ['92943562/GCBHFDEA', 'a2-h2,a2-h2', 'listed-twice'],
  ['92943562/GCBHFDEA', '', 'red-in-no-line'],
  ['92943562/73286451', 'a2-h2', 'not-a-red-run'],
  ['99999999/99999999', '', 'too-many'],
])('says that %s with %s can’t be: %s', (rows, scored, problem) => {
  const whole = [rows, formatField(field).slice(18)].join('/');
  const read = unwrap(readRace(joinPosition(whole, { scored, marker: '9', claim: 'a1-b1' })));
  expect(judgeRace(read)).toMatchObject({ type: 'impossible', error: { detail: { problem } } });
});

it('adds tiles to a claim and takes them away again', () => {
  const claim = unwrap(parseClaim('b2-e2'));
  const asked = { ...position, tiles: ['x'] as const, claim };
  const before = claimEdited(asked, { type: 'sum-square', end: 'before' });
  expect(before && formatClaim(before)).toBe('b2-e2 #a2(x)');
  expect(claimEdited({ ...asked, claim: before }, { type: 'sum-square', end: 'before' })).toEqual(claim);
  const swapped = claimEdited(asked, { type: 'exchange', one: 10, other: 45 });
  expect(swapped && formatClaim(swapped)).toBe('b2-e2 x:c2,f6');
  expect(claimEdited({ ...asked, claim: swapped }, { type: 'exchange', one: 45, other: 10 })).toEqual(claim);
  expect(claimEdited(asked, { type: 'double' })?.doubles).toBe(1);
  expect(claimEdited(asked, { type: 'new-number', square: 10, digit: 4 })?.newNumbers).toHaveLength(1);
  expect(claimEdited(asked, { type: 'new-number', square: 0, digit: 4 })).toBeNull();
  expect(claimEdited({ ...asked, claim: null }, { type: 'double' })).toBeNull();
});

it.each([
  ['a2-h2', 'a2-h2'],
  ['b2-e2 d #a2(x) x:d2,f6', 'b2-e2 x:d2,f6 #a2(x) d'],
  ['from A 2 to h two', 'a2-h2'],
  ['h2 a2', 'a2-h2'],
  ['a2', null],
  ['', null],
])('understands %s', (said, claim) => {
  const read = raceClaimFrom(said, 'zero one two three four five six seven eight nine');
  expect(read && formatClaim(read)).toBe(claim);
});

it.each(['?scored=a2', '?marker=2', '?marker=41', '?marker=x', '?tiles=z', '?claim=nothing'])('refuses %s', (rest) => {
  const read = readRace(`${formatField(field)}${rest}`);
  expect(!read.ok && read.error.detail.problem).toBe('field');
});

it('counts the stretches of a field', () => {
  expect(POSSIBLE_LINES).toBe(2 * 8 * 28);
});

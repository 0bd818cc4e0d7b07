/** The proof of luck in a record: kept as it is, read strictly, and of no concern to whoever replays. */

import { describe, expect, it } from 'vitest';
import { beginningOf } from '../../test/kakuzu/record.js';
import { type GameRecord, readHeader, replay, unwrap } from '../index.js';

const luck = {
  commitment: 'c0'.repeat(32),
  secret: '5e'.repeat(32),
  shares: ['ab'.repeat(16), ''],
  options: { first: 'lot' },
};

const recordWith = (proof?: GameRecord['luck']): GameRecord =>
  beginningOf(['Ada', 'Bo'], proof === undefined ? {} : { luck: proof });

describe('luck in a record', () => {
  it('is written as it was given and read back the same', () => {
    expect(recordWith(luck).luck).toEqual(luck);
    expect(unwrap(readHeader(recordWith(luck))).luck).toEqual(luck);
  });

  it('need not be there, and then is not written', () => {
    expect(recordWith()).not.toHaveProperty('luck');
    expect(unwrap(readHeader(recordWith())).luck).toBeNull();
  });

  it('changes nothing in a replay, right or wrong as it may be', () => {
    expect(replay(recordWith(luck))).toEqual(replay(recordWith()));
  });

  it.each<[string, unknown, string, string]>([
    ['nothing', null, 'luck', 'wrong'],
    ['a text', 'lucky', 'luck', 'wrong'],
    ['a list', [luck], 'luck', 'wrong'],
    ['an unknown field', { ...luck, seed: luck.secret }, 'luck.seed', 'unknown'],
    ['no commitment', { ...luck, commitment: undefined }, 'luck.commitment', 'missing'],
    ['a commitment too short', { ...luck, commitment: 'c0'.repeat(31) }, 'luck.commitment', 'wrong'],
    ['a commitment in capitals', { ...luck, commitment: 'C0'.repeat(32) }, 'luck.commitment', 'wrong'],
    ['a commitment and a line end', { ...luck, commitment: `${luck.commitment}\n` }, 'luck.commitment', 'wrong'],
    ['no secret', { ...luck, secret: undefined }, 'luck.secret', 'missing'],
    ['a secret that is no text', { ...luck, secret: 7 }, 'luck.secret', 'wrong'],
    ['an empty secret', { ...luck, secret: '' }, 'luck.secret', 'wrong'],
    ['no shares', { ...luck, shares: undefined }, 'luck.shares', 'missing'],
    ['shares that are no list', { ...luck, shares: luck.shares[0] }, 'luck.shares', 'wrong'],
    ['a share that is null', { ...luck, shares: [luck.shares[0], null] }, 'luck.shares', 'wrong'],
    ['a share too long', { ...luck, shares: ['ab'.repeat(17), ''] }, 'luck.shares', 'wrong'],
    ['a share too few', { ...luck, shares: ['ab'.repeat(16)] }, 'luck.shares', 'wrong'],
    ['a share too many', { ...luck, shares: [...luck.shares, ''] }, 'luck.shares', 'wrong'],
    ['no options', { ...luck, options: undefined }, 'luck.options', 'missing'],
    ['options that are a list', { ...luck, options: [] }, 'luck.options', 'wrong'],
  ])('%s is a bad request that names the field', (_name, wrong, field, problem) => {
    const record = JSON.parse(JSON.stringify({ ...recordWith(), luck: wrong }));
    expect(readHeader(record)).toMatchObject({ ok: false, error: { code: 'bad-request', detail: { field, problem } } });
    expect(replay(record)).toMatchObject({ ok: false, error: { refusal: { code: 'bad-request' }, moveIndex: null } });
  });
});

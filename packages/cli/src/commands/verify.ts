/**
 * `riverstone verify RECORD`: checks that the luck of a game came from the server's secret and the players' shares
 * alone.
 */

import type { Readable } from 'node:stream';
import { type LuckFault, type VerifiedLuck, verifyLuck } from '@riverstone/protocol/luck';
import { type RecordHeader, readHeader, unwrap } from '@riverstone/rules';
import { luckFaultText, luckReport } from '../messages/luck.js';
import type { PublicError } from '../messages/refusals.js';
import { readRecord } from '../records/read-record.js';
import { recordError, recordErrorText } from '../records/record-errors.js';
import type { CommandReport } from './replay.js';

/** Verifies a file, or standard input for `-`; with `json` the report is one JSON object. */
export async function verifyFile(
  file: string,
  { json }: { readonly json: boolean },
  standardInput: Readable,
): Promise<CommandReport> {
  const raw = await readRecord(file, standardInput);
  if (!raw.ok)
    return refused(file, null, { code: 'bad-record', replay: { refusal: raw.error, moveIndex: null } }, json);
  const result = verifyLuck(raw.value);
  if (!result.ok) return refused(file, raw.value, result.error, json);
  const header = unwrap(readHeader(raw.value));
  return { text: json ? asJson(result.value, header) : asText(result.value, header), exitCode: 0 };
}

function asJson({ commitment, draws }: VerifiedLuck, { game, players, luck, resigned }: RecordHeader): string {
  const givenUp = resigned.length === 0 ? {} : { resigned };
  return JSON.stringify({ ok: true, game, players, commitment, shares: luck?.shares, draws, ...givenUp });
}

function asText(verified: VerifiedLuck, { players, luck, resigned }: RecordHeader): string {
  const givers = players.map((name, seat) => ({ name, share: luck?.shares[seat] ?? '' }));
  return luckReport(
    verified,
    givers,
    resigned.map((seat) => players[seat] ?? ''),
  ).join('\n');
}

async function refused(file: string, record: unknown, fault: LuckFault, json: boolean): Promise<CommandReport> {
  const error = await faultError(record, fault);
  const moveIndex = moveIndexOf(fault);
  if (json)
    return {
      text: JSON.stringify({ ok: false, error, ...(moveIndex === null ? {} : { at: moveIndex }) }),
      exitCode: 1,
    };
  return { text: recordErrorText(file, error, moveIndex), exitCode: 1 };
}

/** A record that can't be replayed gets the same words as in `riverstone replay`. */
async function faultError(record: unknown, fault: LuckFault): Promise<PublicError> {
  if (fault.code === 'bad-record') return recordError(record, fault.replay.refusal);
  return { code: fault.code, message: luckFaultText(fault) };
}

function moveIndexOf(fault: LuckFault): number | null {
  if (fault.code === 'wrong-draw') return fault.moveIndex;
  return fault.code === 'bad-record' ? fault.replay.moveIndex : null;
}

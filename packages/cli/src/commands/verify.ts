/**
 * `riverstone verify RECORD`: checks that the luck of a game came from the server's secret and the players' shares
 * alone.
 */

import type { Readable } from 'node:stream';
import { type LuckFault, type VerifiedLuck, verifyLuck } from '@riverstone/protocol/luck';
import { type RecordHeader, readHeader, unwrap } from '@riverstone/rules';
import { luckError, luckReport } from '../messages/luck.js';
import { visible } from '../messages/visible.js';
import { readRecord } from '../records/read-record.js';
import type { Report } from './replay.js';

/** Verifies a file, or what comes in on standard input for `-`; with `json` the report is one JSON object. */
export async function verifyFile(
  file: string,
  { json }: { readonly json: boolean },
  standardInput: Readable,
): Promise<Report> {
  const raw = await readRecord(file, standardInput);
  if (!raw.ok) return refused(file, { code: 'bad-record', replay: { refusal: raw.error, at: null } }, json);
  const result = verifyLuck(raw.value);
  if (!result.ok) return refused(file, result.error, json);
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

function refused(file: string, fault: LuckFault, json: boolean): Report {
  const error = luckError(fault);
  const at = moveOf(fault);
  if (json) return { text: JSON.stringify({ ok: false, error, ...(at === null ? {} : { at }) }), exitCode: 1 };
  const where = at === null ? '' : `, move ${at + 1} (index ${at})`;
  return { text: `${visible(file)}${where}: ${error.message} [${error.code}]`, exitCode: 1 };
}

function moveOf(fault: LuckFault): number | null {
  if (fault.code === 'wrong-draw') return fault.at;
  return fault.code === 'bad-record' ? fault.replay.at : null;
}

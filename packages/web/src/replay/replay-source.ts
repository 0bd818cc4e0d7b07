/** Finds the game that an address names: on this device, at the server, or in the address itself. */

import { type GameId, isObject, type Result, type Seat } from '@riverstone/rules';
import { siteRoot } from '../navigation/site-root';
import { hasBeenOnline } from '../settings/been-online';
import type { DeviceTableStore } from '../table/saved/table-store';
import { peopleOf } from '../table/seats/seat-plan';
import { onlyOne } from '../table/speaker';
import { type RecordProblem, unpack } from './record-text';
import type { PlayedLog } from './replay-table';

/** Why there is nothing to replay. `running`: the game has not ended, and a replay would show what is hidden. */
type ReplayProblem = RecordProblem | 'missing' | 'damaged' | 'older' | 'running' | 'unreachable';

export interface ReplayFault {
  readonly problem: ReplayProblem;
  /** The move that is against the rules. */
  readonly move: number | null;
}

export interface FoundGame {
  readonly game: GameId;
  readonly played: PlayedLog;
  readonly from: 'device' | 'online' | 'link';
}

type Found = Promise<Result<FoundGame, ReplayFault>>;

/** Finds it. Throws where a part of the page can't be loaded. */
export function findGame(id: string, store: DeviceTableStore): Found {
  if (id.startsWith('~')) return fromLink(id);
  return id.length === 12 ? fromDevice(id, store) : fromServer(id);
}

async function fromDevice(id: string, store: DeviceTableStore): Found {
  const raw = await store.read(id);
  if (raw === undefined) return fault('missing');
  const { readSavedTable } = await import('../table/saved/read-saved-table');
  const read = readSavedTable(raw);
  if (!read.ok) return fault(read.problem);
  const { table, log } = read;
  if (!table.standing.over) return fault('running');
  const { seats, game } = table;
  const played: PlayedLog = {
    ...log,
    seats,
    you: onlyOne(peopleOf(seats)),
    note: (seat, kind) => log.notes[`${seat}:${kind}`] ?? '',
  };
  return { ok: true, value: { game, played, from: 'device' } };
}

async function fromServer(id: string): Found {
  let response: Response;
  let answer: unknown;
  try {
    response = await fetch(`${siteRoot}api/tables/${id}/record`);
    answer = await response.json();
  } catch {
    return fault('unreachable');
  }
  if (response.ok) return fromRecord(answer, 'online', await mySeatAt(id));
  const { error } = isObject(answer) ? answer : {};
  const { code } = isObject(error) ? error : {};
  return fault(code === 'not-over' ? 'running' : code === 'not-found' ? 'missing' : 'unreachable');
}

/** The seat of this browser at an online table; null where it only watched, or the server does not say. */
async function mySeatAt(id: string): Promise<Seat | null> {
  if (!hasBeenOnline()) return null;
  const { server } = await import('../online/connection/server');
  const me = await server.me();
  return me.ok ? (me.value.tables.find(({ table }) => table === id)?.mySeat ?? null) : null;
}

async function fromLink(packed: string): Found {
  const read = await unpack(packed);
  return read.ok ? fromRecord(read.raw, 'link') : fault(read.problem);
}

async function fromRecord(raw: unknown, from: FoundGame['from'], you: Seat | null = null): Found {
  const { readRecord } = await import('./read-record');
  const read = readRecord(raw);
  if (!read.ok) return read;
  const { game, played } = read.value;
  return { ok: true, value: { game, played: { ...played, you }, from } };
}

function fault(problem: ReplayProblem): { readonly ok: false; readonly error: ReplayFault } {
  return { ok: false, error: { problem, move: null } };
}

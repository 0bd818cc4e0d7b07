/** Checks a stored table: its log must replay, and what is stored beside the log must agree with it. */

import { isDeepStrictEqual } from 'node:util';
import type { TableContents } from '../store/contents.js';
import { foldRows } from '../tables/state/apply-row.js';
import { awaitedOf, summaryOf, wakeAtOf } from '../tables/state/room-of.js';

/** What is wrong with a table; empty if nothing is. */
export function tableFaults(table: TableContents): readonly string[] {
  let state: ReturnType<typeof foldRows>;
  try {
    state = foldRows(table.id, table.rows);
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
  const { summary, seats, guests } = summaryOf(state);
  const faults: string[] = [];
  const expect = (what: string, isRight: boolean): void => {
    if (!isRight) faults.push(`${what} not what its log says`);
  };
  expect('its id is', state.table === table.id);
  expect('its summary is', isPartOf(parsed(table.summary), summary));
  expect('its phase is', table.phase === state.phase && table.listed === state.listed);
  expect('its seats are', isDeepStrictEqual(parsed(table.seats), seats));
  expect('its members are', isDeepStrictEqual([...table.guests].sort(), [...new Set(guests)].sort()));
  expect('the seats that it waits for are', table.awaited === awaitedOf(state).join(','));
  expect('when it must be loaded is', table.wake === wakeAtOf(state));
  return faults;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** An older version may have stored fewer fields. */
function isPartOf(stored: unknown, whole: object): boolean {
  // As it would be read back: without what is undefined.
  return isRecord(stored) && hasFields(stored, JSON.parse(JSON.stringify(whole)));
}

function hasFields(stored: Fields, whole: Fields): boolean {
  return Object.entries(stored).every(([name, value]) => {
    const other = whole[name];
    if (isRecord(value) && isRecord(other)) return hasFields(value, other);
    return name in whole && isDeepStrictEqual(value, other);
  });
}

type Fields = Readonly<Record<string, unknown>>;

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

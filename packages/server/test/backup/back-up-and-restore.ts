/** Backups as the command makes, checks and restores them. */

import type { BackupReport } from '../../src/backup/back-up.js';
import { backUp } from '../../src/backup/back-up.js';
import { BackupReader } from '../../src/backup/backup-reader.js';
import { type CheckListener, type CheckReport, checkBackup, checkStore } from '../../src/backup/check.js';
import { type RestoreReport, restore } from '../../src/backup/restore.js';
import type { RelationRow, TableContents, TableReadFailure } from '../../src/store/contents.js';
import { openContents, openTarget } from '../../src/store/open-contents.js';

interface ReadContents {
  readonly relations: readonly RelationRow[];
  readonly tables: readonly (TableContents | TableReadFailure)[];
  readonly faults: readonly string[];
}

/** Everything in a store. */
export async function contentsOf(place: string): Promise<ReadContents> {
  const contents = await openContents(place);
  try {
    const [relations, tables, faults]: [RelationRow[], (TableContents | TableReadFailure)[], string[]] = [[], [], []];
    for await (const row of contents.relationRows()) relations.push(row);
    for await (const table of contents.tables()) tables.push(table);
    for await (const fault of contents.faults()) faults.push(fault);
    return { relations, tables, faults };
  } finally {
    await contents.close();
  }
}

export async function backUpTo(file: string, place: string): Promise<BackupReport> {
  const contents = await openContents(place);
  try {
    const settings = { file, version: '0.1.0', at: Date.UTC(2026, 10, 19), progress: () => {}, isStopped: () => false };
    return (await backUp(contents, settings)) as BackupReport;
  } finally {
    await contents.close();
  }
}

export async function restoreFrom(file: string, place: string, replaces = false): Promise<RestoreReport> {
  const reader = await BackupReader.open(file);
  try {
    return await restore(reader, await openTarget(place, { replaces }), () => {});
  } finally {
    await reader.close();
  }
}

export interface Checked extends CheckReport {
  /** What was said. */
  readonly said: readonly string[];
}

export async function checkedStore(place: string): Promise<Checked> {
  const contents = await openContents(place);
  try {
    return await listened((listener) => checkStore(contents, listener));
  } finally {
    await contents.close();
  }
}

export async function checkedBackup(file: string): Promise<Checked> {
  const reader = await BackupReader.open(file);
  try {
    return await listened((listener) => checkBackup(reader, listener));
  } finally {
    await reader.close();
  }
}

async function listened(check: (listener: CheckListener) => Promise<CheckReport>): Promise<Checked> {
  const said: string[] = [];
  const report = await check({
    tableFault: ({ table, fault }) => said.push(`table ${table}: ${fault}`),
    storeFault: (fault) => said.push(fault),
    progress: () => {},
  });
  return { ...report, said };
}

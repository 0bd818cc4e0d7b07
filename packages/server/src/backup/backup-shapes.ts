/** The schemas of the lines of a backup. A line with a valid checksum can still be wrong. */

import { type RelationName, relations, type TableContents } from '../store/contents.js';
import type { BackupEnd, BackupHeader, BackupRecord } from './backup-format.js';

/** The largest time that JavaScript knows, in milliseconds. */
const LAST_MOMENT = 8.64e15;

/** Each returns null if the line is none of its kind. */
export const readHeaderLine = (line: string): BackupHeader | null => readLine(line, isHeader);
export const readEndLine = (line: string): BackupEnd | null => readLine(line, isEnd);
export const readRecordLine = (line: string): BackupRecord | null => readLine(line, isRecord);

type Fields = Readonly<Record<string, unknown>>;

function readLine<Shape>(line: string, isShape: (fields: Fields) => boolean): Shape | null {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return null;
  }
  const isRight = typeof value === 'object' && value !== null && isShape(value as Fields);
  return isRight ? (value as Shape) : null;
}

function isHeader({ riverstone, at, rowKinds }: Fields): boolean {
  return isText(riverstone) && isMoment(at) && isTexts(rowKinds);
}

function isEnd({ tables, rows, skipped, sha256 }: Fields): boolean {
  return isCount(tables) && isCount(rows) && isTexts(skipped) && isText(sha256);
}

function isRecord(fields: Fields): boolean {
  return 'rows' in fields ? isTable(fields) : isRelationRow(fields);
}

function isRelationRow({ relation, values }: Fields): boolean {
  if (!isText(relation) || !Object.hasOwn(relations, relation) || !Array.isArray(values)) return false;
  const isValue = (value: unknown): boolean => isText(value) || isMoment(value);
  return values.length === relations[relation as RelationName].length && values.every(isValue);
}

/** One check for each field, complete by type. */
const tableFields: { readonly [Name in keyof TableContents]: (value: unknown) => boolean } = {
  number: (value) => isCount(value) && value > 0,
  id: (value) => isText(value) && /^[\w-]{1,64}$/.test(value),
  phase: isText,
  listed: (value) => typeof value === 'boolean',
  summary: isText,
  seats: isText,
  awaited: (value) => isText(value) && /^(?:\d{1,2}(?:,\d{1,2})*)?$/.test(value),
  wake: (value) => value === null || isMoment(value),
  guests: isTexts,
  former: isTexts,
  rows: (value) => Array.isArray(value) && value.length > 0 && value.every(isRow),
};

function isTable(fields: Fields): boolean {
  return Object.entries(tableFields).every(([name, isRight]) => isRight(fields[name]));
}

/** Versions count from 1. */
function isRow(row: unknown, index: number): boolean {
  if (typeof row !== 'object' || row === null) return false;
  const { version, at, body } = row as Fields;
  return version === index + 1 && isMoment(at) && isText(body);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every(isText);
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

function isMoment(value: unknown): boolean {
  return typeof value === 'number' && Math.abs(value) <= LAST_MOMENT;
}

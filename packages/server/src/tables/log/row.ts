/** One row of a table's log: what was done, by whom, and from which command. */

import { z } from 'zod';
import type { LogRow } from '../../store/store.js';
import { memberId, rowShapes } from './row-shapes.js';

/** A member of a table, counted from 1. */
export type MemberId = z.infer<typeof memberId>;

export type RowKind = keyof typeof rowShapes;

type ContentOf<Kind extends RowKind> = { readonly kind: Kind } & {
  readonly [Field in keyof (typeof rowShapes)[Kind]]: z.infer<(typeof rowShapes)[Kind][Field]>;
};

/** What was done. */
export type RowContent = { [Kind in RowKind]: ContentOf<Kind> }[RowKind];

/** What everyone may ask the others to agree to during a game. */
export type ProposalKind = ContentOf<'proposed'>['what'];

interface RowOrigin {
  /** The member who did it; null if the table did it by itself. */
  readonly by: MemberId | null;
  /** The id of their command, to recognise one that is sent twice. */
  readonly id: string | null;
}

/** A row of one kind. */
export type RowOf<Kind extends RowKind> = ContentOf<Kind> & RowOrigin;

export type Row = RowContent & RowOrigin;

/**
 * A row of the store that can't be applied: its kind is unknown, a field is wrong, or it contradicts the rows before
 * it.
 */
export class RowError extends Error {
  readonly code = 'bad-row';

  constructor(table: string, version: number, reason: string, options?: ErrorOptions) {
    super(`table ${table}, version ${version}: ${reason}`, options);
    this.name = 'RowError';
  }
}

const origin = { by: memberId.nullable(), id: z.string().nullable() };
const schemas = new Map<unknown, z.ZodType>(
  Object.entries(rowShapes).map(([kind, shape]) => [
    kind,
    z.strictObject({ kind: z.literal(kind), ...shape, ...origin }),
  ]),
);

export function createRow(content: RowContent, by: MemberId | null, id: string | null): Row {
  // Most rows are moves, and a spread would cost more than everything else here.
  return content.kind === 'played' ? { kind: 'played', entries: content.entries, by, id } : { ...content, by, id };
}

export function formatRow(row: Row): string {
  return JSON.stringify(row);
}

/** A row that comes from the store. Throws a `RowError` if it is not one that this version writes. */
export function parseRow(table: string, { version, body }: LogRow): Row {
  const raw = parseJson(body);
  const kind = typeof raw === 'object' && raw !== null && 'kind' in raw ? raw.kind : undefined;
  const schema = schemas.get(kind);
  if (schema === undefined) throw new RowError(table, version, `unknown kind of row ${JSON.stringify(kind)}`);
  const parsed = schema.safeParse(raw);
  if (!parsed.success)
    throw new RowError(
      table,
      version,
      `malformed row of kind ${JSON.stringify(kind)}: ${z.prettifyError(parsed.error)}`,
    );
  // The schemas and this type come from the same shapes.
  return parsed.data as Row;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

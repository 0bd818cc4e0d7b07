/** Answers the link to a table: the page itself, with tags for the programs that show a preview of it. */

import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { TableSummary } from '@riverstone/protocol';
import type { PageFile, PageFiles } from './page-files.js';
import { previewTags, readPreviews } from './previews.js';

/** What the page of a table needs of the server around it. */
export interface TablePageDeps {
  /** What everybody may know of a table; null if there is none. */
  summary(id: string): Promise<TableSummary | null>;
  /** The address by which a request reaches this server, with a slash at its end. */
  baseOf(request: IncomingMessage): string;
}

/** The page, and whether there is such a table. */
interface AnsweredTable {
  readonly status: 200 | 404;
  readonly file: PageFile;
}

/** What a path names. */
interface LinkedTable {
  readonly id: string;
  readonly path: string;
  readonly moment: number | null;
}

export type TablePage = (path: string, request: IncomingMessage) => Promise<AnsweredTable> | null;

/** As the page's own addresses have them: `/t/<id>`, `/screen/<id>` for a big screen, `/replay/<id>`. */
const TABLE_PATH = /^\/(?:t|screen|replay)\/([^/.]+)$/;
/** A moment of a replay: its page lies one folder deeper. */
const MOMENT_PATH = /^\/replay\/([^/.]+)\/([^/.]+)$/;
/** Its steps, as in `34` and `34-review`. */
const STEPS = /^(0|[1-9][0-9]{0,3})(-review)?$/;
const TABLE_ID = /^[a-z0-9]{14}$/;

/** The pages of tables; gives null for any other path. A server without online tables has `deps` null. */
export function createTablePage(files: PageFiles, deps: TablePageDeps | null): TablePage {
  const pages = [
    [TABLE_PATH, files.get('/table.html')],
    [MOMENT_PATH, files.get('/moment.html')],
  ] as const;
  const texts = readPreviews(files);
  return (path, request) => {
    for (const [form, page] of pages) {
      const [, id, moment] = form.exec(path) ?? [];
      if (page !== undefined && id !== undefined) return answer(page, { id, path, moment: stepsIn(moment) }, request);
    }
    return null;
  };

  async function answer(
    file: PageFile,
    { id, path, moment }: LinkedTable,
    request: IncomingMessage,
  ): Promise<AnsweredTable> {
    const summary = deps === null || !TABLE_ID.test(id) ? null : await deps.summary(id);
    const status = summary === null ? 404 : 200;
    if (texts === null || deps === null) return { status, file };
    const reader = { acceptLanguage: request.headers['accept-language'], base: deps.baseOf(request), path, moment };
    return { status, file: withTags(file, previewTags(texts, summary, reader)) };
  }
}

function stepsIn(moment: string | undefined): number | null {
  const steps = STEPS.exec(moment ?? '')?.[1];
  return steps === undefined ? null : Number(steps);
}

function withTags(file: PageFile, tags: string): PageFile {
  // A function, because a name may have a "$".
  const content = Buffer.from(file.content.toString().replace('</head>', () => `${tags}\n</head>`));
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 22);
  return { ...file, content, hash, compressed: new Map(), vary: 'accept-language' };
}

/**
 * What other programs show for a link to a table: title, text and picture, as `og:` tags. The words come from the built
 * page, and nothing is told but what the summary of a table tells everybody.
 */

import type { TableSummary } from '@riverstone/protocol';
import { z } from 'zod';
import type { PageFiles } from './page-files.js';
import { preferredLanguage } from './preferred-language.js';

const words = z.object({
  site: z.string(),
  tagline: z.string(),
  invites: z.string(),
  invitesNameless: z.string(),
  sit: z.string(),
  watch: z.string(),
  move: z.string(),
  games: z.record(z.string(), z.object({ name: z.string(), pitch: z.string() })),
});
type PreviewWords = z.infer<typeof words>;

const previewFile = z.object({
  /** The picture of each game, by its path on this server. */
  images: z.record(z.string(), z.string()),
  languages: z.record(z.string(), words),
});
export type PreviewTexts = z.infer<typeof previewFile>;

/** Who asks for a preview. */
export interface PreviewReader {
  readonly acceptLanguage: string | undefined;
  /** The public address of the server, with a slash at its end. */
  readonly base: string;
  /** The path of the link. */
  readonly path: string;
  /** The moment of a replay that it leads to; null for any other link. */
  readonly moment: number | null;
}

/** The texts of the built page; null for a page that has none. */
export function readPreviews(files: PageFiles): PreviewTexts | null {
  const file = files.get('/previews.json');
  return file === undefined ? null : previewFile.parse(JSON.parse(file.content.toString()));
}

/** The tags for the link to a table; `summary` is null for an unknown one. */
export function previewTags(texts: PreviewTexts, summary: TableSummary | null, reader: PreviewReader): string {
  const language = preferredLanguage(reader.acceptLanguage, Object.keys(texts.languages));
  const text = texts.languages[language];
  if (text === undefined) return '';
  // A running game shows nobody its moments.
  const moment = summary?.phase === 'over' ? reader.moment : null;
  const image = summary === null ? undefined : imageOf(texts, summary, moment);
  const { title, description } = summary === null ? siteWords(text) : tableWords(text, summary, moment);
  const tags = [
    ['property', 'og:site_name', text.site],
    ['property', 'og:type', 'website'],
    ['property', 'og:url', new URL(reader.path, reader.base).href],
    ['property', 'og:title', title],
    ['property', 'og:description', description],
    ['property', 'og:image', new URL(image ?? 'icons/icon-512.png', reader.base).href],
    ['name', 'twitter:card', image === undefined ? 'summary' : 'summary_large_image'],
  ];
  return tags.map(([kind, name, value = '']) => `<meta ${kind}="${name}" content="${escapeHtml(value)}" />`).join('\n');
}

function imageOf({ images }: PreviewTexts, { table, game }: TableSummary, moment: number | null): string | undefined {
  return moment === null ? images[game] : `api/tables/${table}/pictures/${moment}`;
}

interface TitleAndDescription {
  readonly title: string;
  readonly description: string;
}

function siteWords({ site, tagline }: PreviewWords): TitleAndDescription {
  return { title: site, description: tagline };
}

function tableWords(
  text: PreviewWords,
  { game: id, host, phase, seats }: TableSummary,
  moment: number | null,
): TitleAndDescription {
  const game = text.games[id];
  if (game === undefined) return siteWords(text);
  if (phase === 'over') {
    const move = moment === null ? [] : [fill(text.move, { number: `${moment}` })];
    return { title: [game.name, ...move, text.site].join(' · '), description: game.pitch };
  }
  const isOpen = phase === 'gathering' && seats.some(({ name, bot }) => name === '' && bot === null);
  return {
    title: fill(host === '' ? text.invitesNameless : text.invites, { name: host, game: game.name }),
    description: `${game.pitch} ${isOpen ? text.sit : text.watch}`,
  };
}

/** All placeholders at once, so that a name with braces stays as it is. */
function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (each) => entities[each] ?? each);
}

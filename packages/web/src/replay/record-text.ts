/** Packs a record into a link, and reads what people bring: a file, a shared text, a link. */

/** Far more than any game needs. In bytes of text. */
const LONGEST = 1024 * 1024;

/** Why what was brought can't be replayed. `foreign`: it is no record. `illegal`: a move in it is against the rules. */
export type RecordProblem = 'huge' | 'foreign' | 'newer' | 'broken' | 'illegal';

export type ReadText =
  | { readonly ok: true; readonly raw: unknown }
  | { readonly ok: false; readonly problem: RecordProblem };

const refused = (problem: RecordProblem): ReadText => ({ ok: false, problem });

/** What a file says, as far as that can be told without the rules. */
export async function readFile(file: Blob): Promise<ReadText> {
  return file.size > LONGEST ? refused('huge') : readText(await file.text());
}

export function readText(text: string): ReadText {
  if (text.length > LONGEST) return refused('huge');
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return refused('foreign');
  }
  return { ok: true, raw };
}

/** As short as it gets: a game fits into a link. */
export async function pack(record: unknown): Promise<string> {
  const squeezed = new Blob([JSON.stringify(record)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(squeezed).arrayBuffer());
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return `~${btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
}

export async function unpack(packed: string): Promise<ReadText> {
  try {
    const text = atob(packed.slice(1).replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(text, (sign) => sign.charCodeAt(0));
    return await inflate(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')));
  } catch {
    return refused('broken');
  }
}

/** A small text may unfold to a huge one, so it is stopped in time. */
async function inflate(stream: ReadableStream<Uint8Array>): Promise<ReadText> {
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  let text = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += decoder.decode(part.value, { stream: true });
    if (text.length <= LONGEST) continue;
    await reader.cancel();
    return refused('huge');
  }
  const read = readText(text + decoder.decode());
  return read.ok ? read : refused('broken');
}

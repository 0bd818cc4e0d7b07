/** Packs a record into a link, and reads records from files, shared texts and links. */

/** Far more than any game needs. In bytes of text. */
const MAX_LENGTH = 1024 * 1024;

/** Why a text can't be replayed. `foreign`: it is no record. `illegal`: a move breaks the rules. */
export type RecordProblem = 'huge' | 'foreign' | 'newer' | 'broken' | 'illegal';

export type ReadText =
  | { readonly ok: true; readonly raw: unknown }
  | { readonly ok: false; readonly problem: RecordProblem };

const refused = (problem: RecordProblem): ReadText => ({ ok: false, problem });

/** Reads a file without checking the rules. */
export async function readFile(file: Blob): Promise<ReadText> {
  return file.size > MAX_LENGTH ? refused('huge') : readText(await file.text());
}

export function readText(text: string): ReadText {
  if (text.length > MAX_LENGTH) return refused('huge');
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return refused('foreign');
  }
  return { ok: true, raw };
}

/** Compressed, so that a game fits into a link. */
export async function pack(record: unknown): Promise<string> {
  const compressed = new Blob([JSON.stringify(record)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(compressed).arrayBuffer());
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

/** A small text may decompress to a huge one, so the length is limited. */
async function inflate(stream: ReadableStream<Uint8Array>): Promise<ReadText> {
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  let text = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += decoder.decode(part.value, { stream: true });
    if (text.length <= MAX_LENGTH) continue;
    await reader.cancel();
    return refused('huge');
  }
  const read = readText(text + decoder.decode());
  return read.ok ? read : refused('broken');
}

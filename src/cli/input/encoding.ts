/** Decodes inputs. All of them are read as UTF-8, including those in UTF-16 with a byte order mark. */

import { isAscii } from 'node:buffer';

/** The mark that some editors write at the start of a file. It is skipped, as in editors. */
const BYTE_ORDER_MARK = Buffer.from('\uFEFF');

/**
 * Reads a whole input as text.
 * @throws a `RangeError` if it is longer than a string can be, 512 MB
 */
export async function wholeText(pieces: AsyncIterable<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder('utf-8');
  let text = '';
  for await (const piece of pieces) text += decoder.decode(piece, { stream: true });
  return text + decoder.decode();
}

/** Decodes UTF-8. */
export const decodedBytes = (bytes: Uint8Array): string => {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  return isAscii(buffer) ? buffer.toString('latin1') : buffer.toString();
};

/** By the first two bytes of an input: its encoding. */
const UTF_16: Readonly<Record<string, string>> = { fffe: 'utf-16le', feff: 'utf-16be' };

/** Number of bytes that are examined if there is no byte order mark. */
const FEW_BYTES = 512;

/** Characters of texts with grids: Latin letters, punctuation, characters for lines and boxes, wide digits. */
const LIKELY = /[\t\n\r -~\u00a0-\u024f\u2010-\u203f\u2190-\u27bf\u3000-\u3002\uff01-\uff5e]/g;

/**
 * The encoding of an input that starts with these bytes, if it is not UTF-8. UTF-8 text has no zero bytes, but digits in UTF-16 have them.
 */
function encodingOf(start: Uint8Array): string | undefined {
  const marked = UTF_16[Buffer.from(start.subarray(0, 2)).toString('hex')];
  if (marked !== undefined || start.length < 4) return marked;
  const bytes = start.subarray(0, Math.min(start.length & ~1, FEW_BYTES));
  if (8 * bytes.filter(byte => byte === 0).length < bytes.length) return undefined;
  const likely = (encoding: string) => new TextDecoder(encoding).decode(bytes).match(LIKELY)?.length ?? 0;
  const [[best, most], [, others]] = Object.values(UTF_16)
    .map(encoding => [encoding, likely(encoding)] as const)
    .sort(([, a], [, b]) => b - a);
  return 20 * most >= 19 * (bytes.length / 2) && most > others ? best : undefined;
}

/** Converts the pieces of an input to UTF-8. Pieces of an input without the byte order mark of UTF-16 are not changed. */
export async function* asUtf8(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let start: Uint8Array | undefined = new Uint8Array(0);
  let decoder: InstanceType<typeof TextDecoder> | undefined;
  for await (const next of pieces) {
    let piece = next;
    if (start) {
      piece = start.length === 0 ? next : Buffer.concat([start, next]);
      start = piece.length < 2 ? piece : undefined;
      if (start) continue;
      const encoding = encodingOf(piece);
      decoder = encoding === undefined ? undefined : new TextDecoder(encoding);
    }
    yield decoder ? Buffer.from(decoder.decode(piece, { stream: true })) : piece;
  }
  if (start) yield start;
  if (decoder) yield Buffer.from(decoder.decode());
}

/** Removes the byte order mark from the start of an input. */
export function withoutMark(start: Buffer): Buffer {
  return start.subarray(0, BYTE_ORDER_MARK.length).equals(BYTE_ORDER_MARK)
    ? start.subarray(BYTE_ORDER_MARK.length)
    : start;
}

/** Removes an incomplete character from the end of bytes. */
export function wholeCharacters(bytes: Buffer): Buffer {
  for (let back = 1; back <= Math.min(3, bytes.length); back++) {
    const byte = bytes[bytes.length - back];
    const needed = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc0 ? 2 : 1;
    if (needed > back) return bytes.subarray(0, bytes.length - back);
    if (needed > 1 || byte < 0x80) break;
  }
  return bytes;
}

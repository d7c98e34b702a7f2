/** Bytes and text. All inputs are read as UTF-8, also those that are UTF-16 with a byte order mark. */

import { isAscii } from 'node:buffer';

/** The mark that some editors write at the start of a file. It is left out, as in editors. */
const BYTE_ORDER_MARK = Buffer.from('\uFEFF');

/**
 * All of an input as text.
 * @throws a `RangeError` where it is longer than a text can be, 512 MB
 */
export async function wholeText(pieces: AsyncIterable<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder('utf-8');
  let text = '';
  for await (const piece of pieces) text += decoder.decode(piece, { stream: true });
  return text + decoder.decode();
}

/** Bytes as text. */
export const decoded = (bytes: Uint8Array): string => {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  return isAscii(buffer) ? buffer.toString('latin1') : buffer.toString();
};

/** By the first two bytes of an input: how it is decoded. */
const UTF_16: Readonly<Record<string, string>> = { fffe: 'utf-16le', feff: 'utf-16be' };

/** Pairs of bytes that are looked at where there is no byte order mark. */
const FEW_PAIRS = 16;

/** How an input that starts with these bytes is decoded, if not as UTF-8. Text of UTF-16 has zeros in one half of its bytes. */
function encodingOf(start: Uint8Array): string | undefined {
  const marked = UTF_16[Buffer.from(start.subarray(0, 2)).toString('hex')];
  if (marked !== undefined || start.length < 4) return marked;
  const pairs = Math.min(start.length >> 1, FEW_PAIRS);
  const zeros = (from: number) =>
    Array.from({ length: pairs }, (_, i) => start[2 * i + from]).filter(b => b === 0).length;
  const [even, odd] = [zeros(0), zeros(1)];
  if (even + odd < pairs || even * odd > 0) return undefined;
  return odd > 0 ? 'utf-16le' : 'utf-16be';
}

/** The pieces of an input as UTF-8. Pieces of an input without the byte order mark of UTF-16 stay as they are. */
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

/** The start of an input without its byte order mark. */
export function withoutMark(start: Buffer): Buffer {
  return start.subarray(0, BYTE_ORDER_MARK.length).equals(BYTE_ORDER_MARK)
    ? start.subarray(BYTE_ORDER_MARK.length)
    : start;
}

/** Bytes without an incomplete character at their end. */
export function wholeCharacters(bytes: Buffer): Buffer {
  for (let back = 1; back <= Math.min(3, bytes.length); back++) {
    const byte = bytes[bytes.length - back];
    const needed = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc0 ? 2 : 1;
    if (needed > back) return bytes.subarray(0, bytes.length - back);
    if (needed > 1 || byte < 0x80) break;
  }
  return bytes;
}

/** Bytes and text. All inputs are read as UTF-8. */

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

/** The text of a puzzle in a picture of it: in an `iTXt` chunk of PNG files, and in the `metadata` element of SVG files. */

import { chunkOf, concatenated } from './encoding';

/** The keyword of the chunk, and the id of the element. */
export const EMBEDDED = 'sudoku';
/** The length of a signature, and of the first chunk, which contains the size. */
const FIRST_CHUNKS = 8 + 25;
/** The longest text that is read, in bytes. */
const LONGEST = 1 << 20;

/** A PNG file with a text in it. */
export function withEmbeddedText(png: Uint8Array, text: string): Uint8Array {
  // After the keyword: no compression, no language, no translated keyword.
  const data = concatenated([utf8Of(EMBEDDED), [0, 0, 0, 0, 0], utf8Of(text)]);
  return concatenated([png.subarray(0, FIRST_CHUNKS), chunkOf('iTXt', data), png.subarray(FIRST_CHUNKS)]);
}

/** The text of a puzzle in a PNG or SVG file; undefined if there is none. */
export function embeddedText(bytes: Uint8Array): string | undefined {
  return bytes[0] === 0x89 ? textInPng(bytes) : textInSvg(bytes);
}

function textInPng(bytes: Uint8Array): string | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const head = concatenated([utf8Of(`iTXt${EMBEDDED}`), [0, 0, 0, 0, 0]]);
  for (let at = 8; at + 12 <= bytes.length; at += 12 + view.getUint32(at)) {
    const data = bytes.subarray(at + 4, at + 8 + view.getUint32(at));
    if (head.every((byte, i) => data[i] === byte)) return textOf(data.subarray(head.length));
  }
  return undefined;
}

/** The characters that XML writes as references. */
const REFERENCES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function textInSvg(bytes: Uint8Array): string | undefined {
  const start = String.fromCharCode(...bytes.subarray(0, 500));
  if (!/^\s*<(?:\?xml|!--|svg)/.test(start.replace(/^\xef\xbb\xbf/, ''))) return undefined;
  const [, content] = /<metadata id="sudoku">([^<]*)<\/metadata>/.exec(textOf(bytes) ?? '') ?? [];
  return content?.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (whole, decimal, hexadecimal, name) => {
    const code = decimal ? Number(decimal) : hexadecimal ? Number.parseInt(hexadecimal, 16) : undefined;
    return code === undefined ? (REFERENCES[name] ?? whole) : code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

function utf8Of(text: string): number[] {
  const escaped = encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd'));
  return [...escaped.matchAll(/%([\dA-F]{2})|[^%]/g)].map(([character, hexadecimal]) =>
    hexadecimal ? Number.parseInt(hexadecimal, 16) : character.charCodeAt(0),
  );
}

function textOf(bytes: Uint8Array): string | undefined {
  if (bytes.length > LONGEST) return undefined;
  try {
    return decodeURIComponent(Array.from(bytes, byte => `%${byte.toString(16).padStart(2, '0')}`).join(''));
  } catch {
    return undefined; // not UTF-8
  }
}

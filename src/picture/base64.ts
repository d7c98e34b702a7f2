/** Base64, for layers that have neither `atob` nor `Buffer`. */

import type { Pausable } from '../core/pausing';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
/** By code of a character: its value, or -1. */
const VALUES = Int8Array.from({ length: 128 }, (_, code) => ALPHABET.indexOf(String.fromCharCode(code)));

/** The bytes of a base64 text, with or without padding; undefined if it has other characters. Yields where it may be paused. */
export function* decodingBase64(text: string): Pausable<Uint8Array | undefined> {
  const length = text.endsWith('==') ? text.length - 2 : text.endsWith('=') ? text.length - 1 : text.length;
  const bytes = new Uint8Array(Math.floor((length * 3) / 4));
  let buffer = 0;
  let bits = 0;
  let at = 0;
  for (let i = 0; i < length; i++) {
    const value = VALUES[text.charCodeAt(i)] ?? -1;
    if (value < 0) return undefined;
    buffer = ((buffer << 6) | value) & 0xffff;
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      bytes[at++] = buffer >> bits;
    }
    if ((i & 0xfff) === 0xfff) yield undefined;
  }
  return bytes;
}

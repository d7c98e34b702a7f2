/** Decodes pictures to gray. The format is recognized by the content, and the declared size is checked before anything is decoded. */

import type { Pausable } from '../../core/pausing';
import type { Gray } from '../gray';
import type { PictureProblem } from '../problem';
import { JpegDecoder } from './jpeg';
import { oriented } from './orientation';
import { decodePng, pngHeader } from './png';

/** The largest numbers of pixels. Large JPEG pictures are decoded at a smaller size, PNG pictures are not. */
const MOST_PIXELS = { jpeg: 50_000_000, png: 25_000_000 } as const;
/** The longer side below which no picture is decoded at a smaller size. */
const SMALLEST_SIDE = 1600;

/** A decoded picture, or the reason why it is not decoded. */
export type Decoded = { readonly gray: Gray } | { readonly problem: PictureProblem };

/** Decodes a picture. Never throws: truncated pictures are decoded as far as possible. Yields where it may be paused. */
export function* decode(bytes: Uint8Array): Pausable<Decoded> {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return yield* decodeJpeg(bytes);
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47])) {
    const header = pngHeader(bytes);
    if (!header) return { problem: { kind: 'damaged' } };
    const problem = sizeProblem(header, MOST_PIXELS.png);
    const gray = problem ? undefined : yield* decodePng(bytes, header);
    return gray ? { gray } : { problem: problem ?? { kind: 'damaged' } };
  }
  const other = OTHERS.find(({ at, text }) => startsWith(bytes.subarray(at), bytesOf(text)));
  return { problem: other ? { kind: 'otherFormat', format: other.format } : { kind: 'notAPicture' } };
}

function* decodeJpeg(bytes: Uint8Array): Pausable<Decoded> {
  const size = JpegDecoder.sizeIn(bytes);
  if (!size) return { problem: { kind: 'damaged' } };
  const problem = sizeProblem(size, MOST_PIXELS.jpeg);
  if (problem) return { problem };
  const decoder = new JpegDecoder(bytes);
  const gray = yield* decoder.decode(SMALLEST_SIDE);
  return gray ? { gray: yield* oriented(gray, decoder.orientation) } : { problem: { kind: 'damaged' } };
}

function sizeProblem({ width, height }: { width: number; height: number }, most: number): PictureProblem | undefined {
  return width * height > most ? { kind: 'tooLarge', width, height, most } : undefined;
}

/** The first bytes of formats that are not supported. */
const OTHERS: readonly { readonly format: string; readonly at: number; readonly text: string }[] = [
  { format: 'GIF', at: 0, text: 'GIF8' },
  { format: 'WebP', at: 8, text: 'WEBP' },
  { format: 'HEIC', at: 4, text: 'ftyphei' },
  { format: 'HEIC', at: 4, text: 'ftypmif1' },
  { format: 'AVIF', at: 4, text: 'ftypavif' },
  { format: 'TIFF', at: 0, text: 'II*\0' },
  { format: 'TIFF', at: 0, text: 'MM\0*' },
  { format: 'BMP', at: 0, text: 'BM' },
  { format: 'PDF', at: 0, text: '%PDF' },
  { format: 'SVG', at: 0, text: '<svg' },
];

function bytesOf(text: string): number[] {
  return [...text].map(character => character.charCodeAt(0));
}

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, i) => bytes[i] === byte);
}

/** Writes small JPEG files: gray, with one brightness for each block of 8 by 8 pixels. */

const segment = (marker: number, ...data: readonly number[]) => [0xff, marker, 0, data.length + 2, ...data];

/** The codes of the sizes of differences have four bits each; the only code for the other coefficients, a bit of 0, ends the block. */
const SIZES = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** Changes the data between restart markers. */
export type Segments = (segments: readonly (readonly number[])[]) => readonly (readonly number[])[];

/**
 * A picture of `across` blocks in each row. `values`: by block, its brightness minus 128. `interval`: the number of
 * blocks between two restart markers, 0 for none. `changed` may damage the data between the markers.
 */
export function jpegOf(
  values: readonly number[],
  across: number,
  interval: number,
  changed: Segments = all => all,
): Uint8Array {
  const segments: number[][] = [];
  let bits = '';
  let previous = 0;
  const end = () => {
    const padded = bits.padEnd(8 * Math.ceil(bits.length / 8), '1');
    const bytes = (padded.match(/.{8}/g) ?? []).map(byte => Number.parseInt(byte, 2));
    segments.push(bytes.flatMap(byte => (byte === 0xff ? [0xff, 0] : [byte])));
    bits = '';
    previous = 0;
  };
  for (const [i, value] of values.entries()) {
    if (interval > 0 && i > 0 && i % interval === 0) end();
    const difference = value - previous;
    previous = value;
    const size = difference === 0 ? 0 : Math.abs(difference).toString(2).length;
    const written = difference < 0 ? difference + 2 ** size - 1 : difference;
    const code = size.toString(2).padStart(4, '0');
    bits += `${code}${size > 0 ? written.toString(2).padStart(size, '0') : ''}0`;
  }
  end();
  const scan = changed(segments).flatMap((bytes, i) => (i === 0 ? bytes : [0xff, 0xd0 + ((i - 1) % 8), ...bytes]));
  const [width, height] = [8 * across, (8 * values.length) / across];
  return Uint8Array.from([
    ...[0xff, 0xd8],
    ...segment(0xdb, 0, ...new Array<number>(64).fill(8)),
    ...segment(0xc0, 8, 0, height, 0, width, 1, 1, 0x11, 0),
    ...segment(0xc4, 0, 0, 0, 0, SIZES.length, ...new Array<number>(12).fill(0), ...SIZES),
    ...segment(0xc4, 0x10, 1, ...new Array<number>(15).fill(0), 0),
    ...(interval > 0 ? segment(0xdd, 0, interval) : []),
    ...segment(0xda, 1, 1, 0, 0, 63, 0),
    ...scan,
    ...[0xff, 0xd9],
  ]);
}

/** PNG files for tests, also damaged ones. */

import { deflateSync } from 'node:zlib';
import type { Gray } from '../../src/picture/gray';

/** A picture as PNG, with 8 bits for each pixel. */
export function pngOf({ width, height, data }: Gray): Uint8Array {
  const rows = Buffer.alloc(height * (width + 1));
  for (let y = 0; y < height; y++) rows.set(data.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  return pngWith(headerOf(width, height, { depth: 8, color: 0 }), deflateSync(rows));
}

/** The contents of the header of a PNG file. */
export function headerOf(width: number, height: number, { depth, color }: { depth: number; color: number }): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = depth;
  header[9] = color;
  return header;
}

/** A PNG file. Its check sums are 0, which no reader here compares. */
export function pngWith(header: Uint8Array, data: Uint8Array): Uint8Array {
  const chunk = (name: string, content: Uint8Array) => {
    const start = Buffer.alloc(8);
    start.writeUInt32BE(content.length, 0);
    start.write(name, 4, 'latin1');
    return [start, content, Buffer.alloc(4)];
  };
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  const chunks = [chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', new Uint8Array(0))].flat();
  return new Uint8Array(Buffer.concat([signature, ...chunks]));
}

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { finish } from '../../src/core/pausing';
import { decode } from '../../src/picture/decoding/index';
import { JpegDecoder } from '../../src/picture/decoding/jpeg';
import { oriented } from '../../src/picture/decoding/orientation';
import { encodePng } from '../../src/picture/encoding';
import type { Gray } from '../../src/picture/gray';
import { jpegOf, type Segments } from './jpegFiles';
import { headerOf, pngOf, pngWith } from './pngFiles';

const bytesOf = (name: string) => new Uint8Array(readFileSync(join(__dirname, '../fixtures/pictures', name)));

/** The brightness in all pictures of `test/fixtures/pictures`, 45 by 29 pixels. */
const expected = (x: number, y: number) => Math.round(128 + 60 * Math.cos(x / 7) + 50 * Math.sin(y / 5));

function decoded(bytes: Uint8Array): Gray {
  const result = finish(decode(bytes));
  assert.ok('gray' in result, JSON.stringify(result));
  return result.gray;
}

function check(bytes: Uint8Array, most: number): void {
  const { width, height, data } = decoded(bytes);
  assert.deepEqual([width, height], [45, 29]);
  const differences = [...data].map((value, i) => Math.abs(value - expected(i % 45, Math.floor(i / 45))));
  assert.ok(Math.max(...differences) <= most, `differs by ${Math.max(...differences)}`);
}

describe('decoded pictures', () => {
  for (const [name, most] of Object.entries({
    'baseline.jpg': 6,
    'progressive.jpg': 6,
    'gray.jpg': 6,
    'interlaced.png': 1,
    'palette.png': 1,
  }))
    it(`have the brightness of ${name}`, () => check(bytesOf(name), most));

  it('are turned as Exif declares', () => {
    const { width, height, data } = decoded(bytesOf('turned.jpg'));
    assert.deepEqual([width, height], [29, 45]);
    // The bottom left corner becomes the top left one.
    assert.ok(Math.abs(data[0] - expected(0, 28)) < 6);
    assert.ok(Math.abs(data[28] - expected(0, 0)) < 6);
  });

  it('are smaller if large JPEG pictures are decoded at a part of their size', () => {
    for (const [side, width, height] of [
      [45, 45, 29],
      [22, 22, 14],
      [11, 11, 7],
      [5, 5, 3],
    ]) {
      const gray = finish(new JpegDecoder(bytesOf('progressive.jpg')).decode(side))!;
      assert.deepEqual([gray.width, gray.height], [width, height]);
      const factor = 45 / width;
      const [x, y] = [Math.floor(width / 2), Math.floor(height / 2)];
      assert.ok(Math.abs(gray.data[y * width + x] - expected((x + 0.5) * factor - 0.5, (y + 0.5) * factor - 0.5)) < 16);
    }
  });

  it('are the top of a truncated JPEG file, and gray below', () => {
    const whole = bytesOf('baseline.jpg');
    const { data } = decoded(whole.subarray(0, whole.length - 60));
    assert.ok(Math.abs(data[0] - expected(0, 0)) < 6);
    assert.equal(data.at(-1), 128);
  });

  it('are white where a PNG file is truncated', () => {
    const png = pngOf({ width: 64, height: 64, data: new Uint8Array(4096).map((_, i) => (i * 37) % 251) });
    const { data } = decoded(png.subarray(0, png.length - 40));
    assert.equal(data[1], 37);
    assert.equal(data.at(-1), 255);
  });

  const samples: readonly (readonly [string, number, number, readonly number[], number])[] = [
    ['8-bit gray', 8, 0, [7], 7],
    ['16-bit gray', 16, 0, [7, 99], 7],
    ['8-bit gray with opacity', 8, 4, [0, 51], 204],
    ['colors', 8, 2, [255, 0, 0], 76],
    ['16-bit colors', 16, 2, [0, 0, 255, 9, 0, 0], 149],
    ['transparent colors', 8, 6, [0, 0, 0, 0], 255],
    ['1-bit gray', 1, 0, [0x80], 255],
    ['4-bit gray', 4, 0, [0x30], 51],
  ];
  for (const [title, depth, color, row, value] of samples)
    it(`have the brightness of ${title}`, () => {
      const png = pngWith(headerOf(1, 1, { depth, color }), deflateSync(Buffer.from([0, ...row])));
      assert.deepEqual([...decoded(png).data], [value]);
    });

  it('have the values that each filter of PNG encodes', () => {
    // The second row is 30, 40, 60 after 10, 20, 30.
    for (const row of [
      [0, 30, 40, 60],
      [1, 30, 10, 20],
      [2, 20, 20, 30],
      [3, 25, 15, 25],
      [4, 20, 10, 20],
    ]) {
      const png = pngWith(headerOf(3, 2, { depth: 8, color: 0 }), deflateSync(Buffer.from([0, 10, 20, 30, ...row])));
      assert.deepEqual([...decoded(png).data], [10, 20, 30, 30, 40, 60], `filter ${row[0]}`);
    }
  });

  it('are the same after they are written as PNG files', () => {
    const gray = { width: 301, height: 250, data: new Uint8Array(301 * 250).map((_, i) => (i * 37) % 251) };
    assert.deepEqual(decoded(encodePng(gray)), gray);
  });

  it('are decompressed at all levels of compression', () => {
    const noise = Buffer.from(
      Array.from({ length: 201 * 300 }, (_, i) => (i % 201 === 0 ? 0 : (i * i * 31 + (i >> 3)) & 255)),
    );
    for (const level of [0, 1, 6, 9]) {
      const { data } = decoded(pngWith(headerOf(200, 300, { depth: 8, color: 0 }), deflateSync(noise, { level })));
      const pixels = noise.filter((_, i) => i % 201 !== 0);
      assert.ok(
        pixels.every((value, i) => value === data[i]),
        `level ${level}`,
      );
    }
  });

  it('are turned and mirrored in all eight ways', () => {
    const gray = { width: 3, height: 2, data: Uint8Array.of(1, 2, 3, 4, 5, 6) };
    const texts = [1, 2, 3, 4, 5, 6, 7, 8].map(orientation => {
      const { width, data } = finish(oriented(gray, orientation));
      return `${width}:${[...data].join('')}`;
    });
    assert.deepEqual(texts, [
      '3:123456',
      '3:321654',
      '3:654321',
      '3:456123',
      '2:142536',
      '2:415263',
      '2:635241',
      '2:362514',
    ]);
  });
});

describe('JPEG pictures with restart markers', () => {
  /** The brightness of 24 blocks, four in each row, with differences of all sizes. */
  const VALUES = Array.from({ length: 24 }, (_, i) => [0, 1, -3, 7, -100, 100, 99, -28][i % 8] + (i >> 3));
  /** The brightness of each block, minus 128. All pixels of a block are alike. */
  const blocksIn = (interval: number, changed?: Segments): number[] => {
    const { width, height, data } = decoded(jpegOf(VALUES, 4, interval, changed));
    assert.deepEqual([width, height], [32, 48]);
    const first = VALUES.map((_, i) => 256 * (i >> 2) + 8 * (i & 3));
    for (const at of first)
      for (let pixel = 0; pixel < 64; pixel++)
        assert.equal(data[at + 32 * (pixel >> 3) + (pixel & 7)], data[at], `${at}, ${pixel}`);
    return first.map(at => data[at] - 128);
  };
  /** Gray below the damage: nothing is read there. */
  const cut = (count: number) => VALUES.map((value, i) => (i < count ? value : 0));

  it('have the same blocks for any number of blocks between the markers', () => {
    for (let interval = 0; interval <= 25; interval++) assert.deepEqual(blocksIn(interval), VALUES, `${interval}`);
  });

  it('are read on after data that is too long', () => {
    for (let interval = 1; interval < 24; interval++)
      assert.deepEqual(
        blocksIn(interval, ([first, ...rest]) => [[...first, 1, 2, 0xff, 0, 3], ...rest]),
        VALUES,
      );
  });

  it('end where data is too short', () => {
    const damaged = blocksIn(12, ([first, ...rest]) => [first.slice(0, -2), ...rest]);
    const read = damaged.findIndex((value, i) => value !== VALUES[i]);
    assert.ok(read > 6 && read < 12);
    assert.deepEqual(damaged, cut(read));
  });

  it('end where a marker is missing', () => {
    for (let interval = 1; interval < 24; interval++)
      assert.deepEqual(
        blocksIn(interval, ([first]) => [first]),
        cut(interval),
        `${interval}`,
      );
  });
});

describe('pictures that are not decoded', () => {
  const problem = (bytes: Uint8Array) => {
    const result = finish(decode(bytes));
    assert.ok('problem' in result);
    return result.problem;
  };

  it('are recognized by their content', () => {
    assert.deepEqual(problem(new Uint8Array(0)), { kind: 'notAPicture' });
    assert.deepEqual(problem(Buffer.from('53..7....')), { kind: 'notAPicture' });
    assert.deepEqual(problem(bytesOf('picture.webp')), { kind: 'otherFormat', format: 'WebP' });
    assert.deepEqual(problem(Buffer.from('GIF89a....')), { kind: 'otherFormat', format: 'GIF' });
  });

  it('are rejected if they declare too many pixels, regardless of the rest', () => {
    const png = pngWith(headerOf(100_000, 100_000, { depth: 8, color: 0 }), new Uint8Array(9));
    assert.deepEqual(problem(png), { kind: 'tooLarge', width: 100_000, height: 100_000, most: 25_000_000 });
    const jpeg = bytesOf('baseline.jpg');
    const frame = jpeg.findIndex((byte, i) => byte === 0xff && jpeg[i + 1] === 0xc0);
    jpeg.set([0xff, 0xff, 0xff, 0xff], frame + 5);
    assert.deepEqual(problem(jpeg), { kind: 'tooLarge', width: 65_535, height: 65_535, most: 50_000_000 });
  });

  it('are damaged headers', () => {
    assert.deepEqual(problem(pngWith(headerOf(0, 5, { depth: 8, color: 0 }), new Uint8Array(9))), { kind: 'damaged' });
    assert.deepEqual(problem(pngWith(headerOf(5, 5, { depth: 3, color: 2 }), new Uint8Array(9))), { kind: 'damaged' });
    assert.deepEqual(problem(Buffer.from('ffd8ffe000', 'hex')), { kind: 'damaged' });
  });
});

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { concatenated } from '../../src/picture/encoding';
import type { Gray } from '../../src/picture/gray';
import { readPuzzlePicture } from '../../src/picture/index';
import { randomPosition } from '../../tools/picture/positions';
import { Random } from '../../tools/picture/random';
import { randomLook, screenshotOf } from '../../tools/picture/screenshots';
import { fuzzedAtLeast, RUNS } from '../core/arbitraries';
import { BARS, pageOf } from './drawing';
import { pngOf } from './pngFiles';

const POSITION = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

/** Evenly distributed, unlike `fc.double`, most of whose values are tiny. */
const SHARE = fc.nat(10_000).map(value => value / 10_000);
/** The number of damaged pictures in `npm run fuzz`. */
const MUTATED = 100_000;
/** The limit of memory in kilobytes, for the largest picture that is accepted. */
const MOST_MEMORY = 300 * 1024;

/** The screenshot of a small puzzle. */
function screenshot(): Gray {
  const random = new Random(1);
  const look = { ...randomLook(4, random), cell: 20 };
  return screenshotOf(randomPosition(4, 0.5, random), BARS, look, random).gray;
}

/** Reads bytes, and returns the kind of result. It must not throw. */
function kindOf(bytes: Uint8Array): string {
  const result = readPuzzlePicture(bytes);
  if ('problem' in result) return result.problem.kind;
  for (const { digits, geometry } of result.puzzles) assert.equal(digits.length, geometry.cellCount);
  return 'read';
}

describe('damaged pictures', () => {
  const whole = pngOf(pageOf(POSITION));
  const files = [
    ...['baseline.jpg', 'progressive.jpg', 'turned.jpg', 'interlaced.png', 'palette.png'].map(
      name => new Uint8Array(readFileSync(join(__dirname, '../fixtures/pictures', name))),
    ),
    whole.subarray(0, 2000),
    pngOf(screenshot()),
  ];
  /** A picture with some wrong bytes, mostly near its start, perhaps truncated or without a part in the middle. */
  const damaged = fc
    .tuple(
      fc.constantFrom(...files),
      fc.array(fc.tuple(SHARE, fc.nat(255)), { maxLength: 12 }),
      SHARE,
      fc.option(fc.tuple(SHARE, fc.nat(60)), { freq: 4 }),
    )
    .map(([file, changes, end, missing]) => {
      const cut = file.slice(0, end < 0.3 ? Math.floor(file.length * (end / 0.3)) : file.length);
      const from = missing ? Math.floor(missing[0] * cut.length) : cut.length;
      const bytes = concatenated([cut.subarray(0, from), cut.subarray(from + (missing?.[1] ?? 0))]);
      for (const [place, value] of changes)
        if (bytes.length > 0) bytes[Math.floor(place ** 2 * (bytes.length - 1))] = value;
      return bytes;
    });

  it('never throw, and take little memory', () => {
    const kinds = new Set<string>();
    const before = process.resourceUsage().maxRSS;
    fc.assert(
      fc.property(damaged, bytes => {
        kinds.add(kindOf(bytes));
      }),
      fuzzedAtLeast(MUTATED),
    );
    const used = process.resourceUsage().maxRSS - before;
    assert.ok(used < MOST_MEMORY, `${used} KB more memory`);
    assert.ok(kinds.has('noGrid') && kinds.size > 1, [...kinds].join());
  });

  it('never throw if they are any bytes after a signature', () => {
    const signatures = ['89504e470d0a1a0a', 'ffd8ffdb', 'ffd8ffc0'].map(hex => Buffer.from(hex, 'hex'));
    fc.assert(
      fc.property(fc.constantFrom(...signatures), fc.uint8Array({ maxLength: 200 }), (signature, bytes) => {
        assert.ok(kindOf(new Uint8Array(Buffer.concat([signature, bytes]))) !== 'read');
      }),
      RUNS,
    );
  });

  it('are read as far as they go', () => {
    assert.equal(kindOf(whole), 'read');
    assert.notEqual(kindOf(whole.subarray(0, whole.length / 2)), 'read');
  });
});

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { readPuzzlePicture } from '../../src/picture/index';
import { RUNS } from '../core/arbitraries';
import { pageOf } from './drawing';
import { pngOf } from './pngFiles';

const POSITION = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

/** Reads bytes, and returns the kind of result. It must not throw. */
function kindOf(bytes: Uint8Array): string {
  const result = readPuzzlePicture(bytes);
  if ('problem' in result) return result.problem.kind;
  assert.equal(result.digits.length, 81);
  return 'read';
}

describe('damaged pictures', () => {
  const whole = pngOf(pageOf(POSITION));
  const files = [
    ...['baseline.jpg', 'progressive.jpg', 'turned.jpg', 'interlaced.png', 'palette.png'].map(
      name => new Uint8Array(readFileSync(join(__dirname, '../fixtures/pictures', name))),
    ),
    whole.subarray(0, 2000),
  ];
  /** A picture with some wrong bytes, mostly near its start, perhaps truncated. */
  const damaged = fc
    .tuple(
      fc.constantFrom(...files),
      fc.array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(255)), { maxLength: 12 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
    )
    .map(([file, changes, end]) => {
      const bytes = file.slice(0, end < 0.3 ? Math.floor(file.length * (end / 0.3)) : file.length);
      for (const [place, value] of changes)
        if (bytes.length > 0) bytes[Math.floor(place ** 2 * (bytes.length - 1))] = value;
      return bytes;
    });

  it('never throw', () => {
    const kinds = new Set<string>();
    fc.assert(
      fc.property(damaged, bytes => {
        kinds.add(kindOf(bytes));
      }),
      RUNS,
    );
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

import assert from 'node:assert/strict';
import fc from 'fast-check';
import { CELL_SIDE, contrastOf, normalize, sampleCell, usualContrast } from '../../src/picture/cells';
import type { Mesh } from '../../src/picture/mesh';
import { RUNS } from '../core/arbitraries';

/** A picture that becomes lighter to the right and twice as much downward, so that each value shows its place. */
const SLOPE = {
  width: 80,
  height: 80,
  data: Uint8Array.from({ length: 80 * 80 }, (_, i) => (i % 80) + 2 * Math.floor(i / 80)),
};

/** A mesh of three by three cells from a corner, with the steps to the right and down between its crossings. */
function meshOf(left: number, top: number, right: readonly [number, number], down: readonly [number, number]): Mesh {
  const points = Array.from({ length: 16 }, (_, i) => {
    const [column, row] = [i % 4, Math.floor(i / 4)];
    return { x: left + column * right[0] + row * down[0], y: top + column * right[1] + row * down[1] };
  });
  return { size: 3, points };
}

describe('a cell of a picture', () => {
  it('continues the outermost pixels of the picture beyond its edges', () => {
    const paper = { width: 31, height: 31, data: new Uint8Array(31 * 31).fill(200) };
    const mesh = meshOf(0, 0, [10, 0], [0, 10]);
    for (const cell of [0, 2, 6, 8]) {
      const values = sampleCell(paper, mesh, 1, cell, { side: 12, margin: -0.25 });
      assert.deepEqual(new Set(values), new Set([200]));
    }
  });

  it('has the brightness at the middle of each of its pixels, inside its margin', () => {
    const step = fc.tuple(fc.double({ min: 3, max: 5, noNaN: true }), fc.double({ min: -0.5, max: 0.5, noNaN: true }));
    const cut = fc.record({
      side: fc.integer({ min: 1, max: 8 }),
      margin: fc.double({ min: -0.3, max: 0.4, noNaN: true }),
    });
    fc.assert(
      fc.property(
        step,
        step,
        cut,
        fc.constantFrom(1, 1.5, 3),
        fc.nat(8),
        (right, down, { side, margin }, factor, cell) => {
          const mesh = meshOf(6, 6, right, [down[1], down[0]]);
          const values = sampleCell(SLOPE, mesh, factor, cell, { side, margin });
          assert.equal(values.length, side * side);
          const at = (i: number) => margin + ((i + 0.5) / side) * (1 - 2 * margin);
          for (const [i, value] of values.entries()) {
            const [u, v] = [(cell % 3) + at(i % side), Math.floor(cell / 3) + at(Math.floor(i / side))];
            const x = (6 + u * right[0] + v * down[1] + 0.5) * factor - 0.5;
            const y = (6 + u * right[1] + v * down[0] + 0.5) * factor - 0.5;
            assert.ok(Math.abs(value - Math.max(1, x + 2 * y)) < 0.01, `pixel ${i}: ${value}, not ${x + 2 * y}`);
          }
        },
      ),
      RUNS,
    );
  });

  it('is at least 1 outside of the picture', () =>
    assert.deepEqual(
      [...sampleCell(SLOPE, meshOf(-50, -50, [4, 0], [0, 4]), 1, 0, { side: 2, margin: 0 })],
      [1, 1, 1, 1],
    ));

  /** Paper of 200 with ink in the cells for which `isInk` is true. */
  const drawn = (isInk: (column: number, row: number) => boolean, ink = 50) =>
    Float32Array.from({ length: CELL_SIDE ** 2 }, (_, i) =>
      isInk(i % CELL_SIDE, Math.floor(i / CELL_SIDE)) ? ink : 200,
    );

  it('has the contrast of its ink and its paper, without the outer four pixels', () => {
    const isNear = (column: number, row: number, distance: number) =>
      Math.min(column, row, CELL_SIDE - 1 - column, CELL_SIDE - 1 - row) === distance;
    for (const [distance, contrast] of [
      [0, 0],
      [3, 0],
      [4, 0.75],
      [8, 0.75],
    ])
      for (const side of ['all', 'left', 'right', 'top', 'bottom'] as const) {
        const isOn = (column: number, row: number) =>
          side === 'all' ||
          { left: column, right: CELL_SIDE - 1 - column, top: row, bottom: CELL_SIDE - 1 - row }[side] === distance;
        const values = drawn((column, row) => isNear(column, row, distance) && isOn(column, row));
        assert.equal(contrastOf(values), contrast, `${distance} ${side}`);
      }
    assert.equal(contrastOf(drawn(() => false)), 0);
    assert.equal(contrastOf(drawn(() => true, 250)), 0, 'not negative');
  });

  it('has ink of 255 on paper of 0, unless it is faint', () => {
    const bar = (column: number) => column === 12;
    const pixels = (ink: number, usual: number) =>
      [...new Set(normalize(drawn(bar, ink), usual))].sort((a, b) => a - b);
    assert.deepEqual(pixels(50, 0.75), [0, 255]);
    assert.deepEqual(pixels(50, 0), [0, 255]);
    // A contrast of at least half of the usual one is made a full one.
    assert.deepEqual(pixels(100, 1), [0, 255]);
    assert.deepEqual(pixels(150, 1), [0, 128]);
    assert.deepEqual(pixels(180, 0.8), [0, 64]);
    assert.deepEqual(pixels(220, 0.8), [0], 'lighter than the paper');
  });

  it('has a usual contrast, which a few digits determine', () => {
    const contrasts = Array.from({ length: 101 }, (_, i) => ((i * 37) % 101) / 100);
    assert.ok(Math.abs(usualContrast(contrasts) - 0.88) < 0.011);
    assert.ok(Math.abs(usualContrast(contrasts.map(contrast => contrast / 1000)) - 0.04) < 1e-6);
  });
});

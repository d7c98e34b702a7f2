import assert from 'node:assert/strict';
import { finish } from '../../src/core/pausing';
import { CELL_SIDE } from '../../src/picture/cells';
import { LAYER_SIZES, Network, type Parameters } from '../../src/picture/network';
import { readingParameters } from '../../src/picture/storedWeights';
import { Random } from '../../tools/picture/random';
import { fill } from '../../tools/picture/raster';
import { initialParameters, Trainer } from '../../tools/picture/training';

/** A cell with a bar: vertical for 1, horizontal for 2. */
const barOf = (digit: number, shift: number) => ({
  digit,
  cell: Uint8Array.from({ length: CELL_SIDE ** 2 }, (_, i) => {
    const at = digit === 1 ? i % CELL_SIDE : Math.floor(i / CELL_SIDE);
    return Math.abs(at - 12 - shift) < 2 ? 255 : 0;
  }),
});

describe('training', () => {
  it('teaches a network to distinguish two shapes', () => {
    const trainer = new Trainer(initialParameters(new Random(1)));
    const batch = [-3, 0, 3].flatMap(shift => [barOf(1, shift), barOf(2, shift)]);
    const first = trainer.learn(batch, 0.003);
    let last = first;
    for (let step = 0; step < 40; step++) last = trainer.learn(batch, 0.003);
    assert.ok(last < 0.3 && last < first / 4, `${first} to ${last}`);
    const network = new Network(trainer.parameters);
    // Positions that it has not seen.
    for (const digit of [1, 2]) assert.ok(network.probabilities(barOf(digit, 1).cell, 9)[digit] > 0.7);
  });

  it('fills outlines, but not their holes', () => {
    const square = (from: number, to: number) =>
      [
        [from, from],
        [to, from],
        [to, to],
        [from, to],
      ] as const;
    const coverage = fill([square(1, 7), [...square(3, 5)].reverse()], 8);
    assert.deepEqual(
      [0, 1, 2, 3, 4].map(i => coverage[i * 8 + i]),
      [0, 1, 1, 0, 0],
    );
  });
});

describe('the stored weights', () => {
  it('have the sizes of all layers, and use all eight bits', () => {
    const parameters = finish(readingParameters());
    for (const name of Object.keys(LAYER_SIZES) as (keyof Parameters)[]) {
      const [outputs, inputs] = LAYER_SIZES[name];
      assert.equal(parameters[name].biases.length, outputs);
      assert.equal(parameters[name].weights.length, outputs * inputs);
      const row = parameters[name].weights.subarray(0, inputs);
      const [least, most] = [Math.min(...row), Math.max(...row)];
      assert.ok(least < 0 && most > 0 && new Set(row).size > Math.min(6, inputs / 2), name);
    }
  });
});

import assert from 'node:assert/strict';
import { type Ask, joinedCages } from '../../../../src/core/generator/rules/cages';
import { geometryOfSize } from '../../../../src/core/geometry';
import { finish } from '../../../../src/core/pausing';
import { Random } from '../../../../src/core/random';
import type { CageRule } from '../../../../src/core/rules/kinds/sums';

const four = geometryOfSize(4);
const SOLUTION = Uint8Array.from([...'1234341221434321'].map(Number));
/** Two cells side by side in each. */
const PAIRS = Array.from({ length: 8 }, (_, i): CageRule => {
  const cells = [2 * i, 2 * i + 1];
  return { kind: 'cage', cells, sum: cells.reduce((sum, cell) => sum + SOLUTION[cell], 0) };
});

const answering = (answer: 'unique' | readonly number[]): Ask =>
  // biome-ignore lint/correctness/useYield: it answers at once
  function* () {
    return answer;
  };

const joined = (cages: readonly CageRule[], answer: 'unique' | readonly number[], seed: number) =>
  finish(joinedCages(four, SOLUTION, cages, new Random(seed), answering(answer)));

describe('joined cages', () => {
  it('keep all cells and sums, and repeat no digit, while the solution stays unique', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const cages = joined(PAIRS, 'unique', seed);
      assert.ok(cages.length < PAIRS.length, `seed ${seed}`);
      assert.deepEqual(
        cages.flatMap(({ cells }) => cells).sort((a, b) => a - b),
        [...SOLUTION.keys()],
      );
      for (const { cells, sum } of cages) {
        const digits = cells.map(cell => SOLUTION[cell]);
        assert.equal(new Set(digits).size, digits.length);
        assert.equal(
          digits.reduce((a, b) => a + b),
          sum,
        );
      }
    }
  });
  it('stay as they are if joining any two gives a second solution', () => assert.equal(joined(PAIRS, [0], 3), PAIRS));
  it('stay as they are if all have the same digits', () => {
    const same = [0, 3, 4, 7].map(i => PAIRS[i]);
    assert.equal(joined(same, 'unique', 1), same);
  });
});

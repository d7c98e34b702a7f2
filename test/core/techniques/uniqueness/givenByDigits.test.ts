import assert from 'node:assert/strict';
import { parseLine } from '../../../../src/core/notation';
import { positionOf } from '../../../../src/core/position';
import { countSolutions, solve } from '../../../../src/core/solver/index';
import { findAllSteps, techniques } from '../../../../src/core/techniques/index';

/** Puzzles with two solutions, of which only the candidates of r1c1 exclude one. */
const LINES = [
  '..736.825632.58947.5872.31682543716979158643234691275828964357157329.684164875293',
  '.1736.8.5632158947.587..31682543716979158643234691.758289643571573291684164875293',
];

describe('techniques that need uniqueness', () => {
  for (const line of LINES) {
    it(`are valid if only candidates make the solution unique: ${line.slice(0, 9)}…`, () => {
      const { geometry, digits } = parseLine(line) ?? assert.fail('no grid');
      assert.ok(countSolutions({ geometry, digits }, 2) > 1);
      const allowed = new Uint32Array(81).fill(511);
      allowed[0] = 1 << 3;
      const grid = { geometry, digits, allowed };
      assert.equal(countSolutions(grid, 2), 1);
      const solution = solve(grid) as Uint8Array;
      const tried = techniques.filter(({ needsUniqueness }) => needsUniqueness);
      for (const step of findAllSteps(positionOf(grid), tried)) {
        for (const { cell, digit } of step.eliminations) assert.notEqual(solution[cell], digit, step.technique.name);
        for (const { cell, digit } of step.placements) assert.equal(solution[cell], digit, step.technique.name);
      }
    });
  }
});

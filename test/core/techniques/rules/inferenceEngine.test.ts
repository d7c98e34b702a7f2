/** The consequences of rules, computed from a settled position and from the start, and the solutions that techniques know. */

import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import { bitOf, digitsOf } from '../../../../src/core/grid';
import { type Position, positionOf } from '../../../../src/core/position';
import { Random } from '../../../../src/core/random';
import { type Verdict, verdict } from '../../../../src/core/solver/index';
import { masksOf } from '../../../../src/core/techniques/rules/clueSteps';
import { groundsOf } from '../../../../src/core/techniques/rules/inferenceEngine';
import { truthOf } from '../../../../src/core/techniques/rules/truths';
import { finish } from '../../../../src/text/work';
import { type RandomVariant, randomVariant } from './randomVariants';

const variants: readonly RandomVariant[] = Array.from({ length: 20 }, (_, seed) =>
  randomVariant(seed % 2 === 0 ? 4 : 6, new Random(seed)),
);

describe('the consequences of rules', () => {
  // The order of the rules can make a difference: a propagator of many cells may find less.
  it('are almost always the same from a settled position and from the start, and none if a contradiction is proved', () => {
    const counts = { assumed: 0, broken: 0, different: 0, withoutProof: 0 };
    for (const { grid, solution } of variants) {
      const grounds = groundsOf(grid.geometry);
      const board = Int32Array.from(masksOf(positionOf(grid)));
      const settled = grounds.settled(board);
      assert.ok(settled);
      for (const [cell, mask] of settled.entries()) {
        assert.notEqual(mask & bitOf(solution[cell]), 0);
        for (const digit of digitsOf(mask)) {
          const assumed = board.slice();
          assumed[cell] = bitOf(digit);
          const found = [grounds.settled(assumed), grounds.settledWith(settled, cell, bitOf(digit))] as const;
          const hasProof = grounds.proof(assumed) !== undefined;
          if (digit === solution[cell]) assert.ok(!hasProof && found.every(all => all?.[cell] === bitOf(digit)));
          counts.assumed++;
          if (!isDeepStrictEqual(found[0], found[1])) counts.different++;
          if ((found[0] === undefined) !== hasProof) counts.withoutProof++;
          if (found[0] === undefined) counts.broken++;
        }
      }
    }
    const { assumed, broken, different, withoutProof } = counts;
    const text = JSON.stringify(counts);
    assert.ok(broken > assumed / 10 && different < assumed / 20 && withoutProof < assumed / 50, text);
  });
});

describe('the truth about a position', () => {
  it('agrees with a search, even after other questions', () => {
    for (const { grid, solution } of variants) {
      const start = positionOf(grid);
      const given = grid.digits.findIndex(digit => digit > 0);
      const digits = grid.digits.map((digit, cell) => (cell === given ? 0 : digit));
      const wider = positionOf({ ...grid, digits });
      const cell = start.empty.cells()[0];
      const wrong = digitsOf(start.candidates[cell]).find(digit => digit !== solution[cell]);
      const without = (position: Position, at: number, ...gone: number[]) =>
        position.after({ placements: [], eliminations: gone.map(digit => ({ cell: at, digit })) });
      const others = digitsOf(wider.candidates[given]).filter(digit => digit !== solution[given]);
      const sequences: (readonly Position[])[] = [
        [start, without(start, cell, solution[cell]), start],
        [start, ...(wrong === undefined ? [] : [without(start, cell, wrong)])],
        // With fewer candidates it has one solution, and more without this.
        [without(wider, given, ...others), wider, without(wider, given, solution[given])],
      ];
      for (const sequence of sequences) for (const position of sequence) check(position);
    }
  });

  function check(position: Position): void {
    const found = finish(truthOf(position));
    const expected: Verdict = finish(verdict({ ...position, allowed: masksOf(position) }));
    assert.equal(found.kind, expected.kind);
    if (found.kind === 'valid' && expected.kind === 'valid') assert.deepEqual(found.solution, expected.solution);
  }
});

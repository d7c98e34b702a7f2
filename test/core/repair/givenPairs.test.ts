import assert from 'node:assert/strict';
import fc from 'fast-check';
import { makeLine, parseLine } from '../../../src/core/notation';
import { finish } from '../../../src/core/pausing';
import type { Candidate } from '../../../src/core/position';
import { PauseBudget } from '../../../src/core/repair/budget';
import { type GivenPair, pairsWithOneSolution } from '../../../src/core/repair/givenPairs';
import { RUNS } from '../arbitraries';
import { allSolutions, solubleSmall } from './bruteForce';

const has = (solution: Uint8Array, { cell, digit }: Candidate) => solution[cell] === digit;
const gridOf = (line: string) => parseLine(line) ?? assert.fail(line);
const keyOf = ([a, b]: GivenPair) => `${a.cell}=${a.digit} ${b.cell}=${b.digit}`;

describe('pairs of candidates', () => {
  it('of exactly one solution are all found, the first ones if fewer are wanted', () => {
    const counts = { unique: 0, rare: 0, limited: 0 };
    fc.assert(
      fc.property(solubleSmall, fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(20), (grid, share, most) => {
        const all = allSolutions(grid);
        fc.pre(1 < all.length && all.length <= 288);
        const cells = [...grid.digits.keys()].filter(cell => grid.digits[cell] === 0);
        const candidates = cells.flatMap(cell =>
          [...new Set(all.map(each => each[cell]))].map(digit => ({ cell, digit })),
        );
        const pairs = candidates.flatMap((a, i) =>
          candidates.slice(i + 1).flatMap(b => (a.cell === b.cell ? [] : [[a, b] as const])),
        );
        const countOf = ([a, b]: GivenPair, solutions: readonly Uint8Array[]) =>
          solutions.filter(each => has(each, a) && has(each, b)).length;
        const known = all.slice(0, Math.round(share * all.length));
        const find = (limit: number) =>
          finish(pairsWithOneSolution(grid, candidates, known, limit, new PauseBudget())) ?? assert.fail();
        const { unique, rare } = find(Number.POSITIVE_INFINITY);
        const line = makeLine(grid.digits);
        assert.deepEqual(
          unique,
          pairs.filter(pair => countOf(pair, all) === 1),
          line,
        );
        // The others were tried because no two known solutions have them.
        for (const pair of rare)
          assert.ok(countOf(pair, all) > 1 && countOf(pair, known) < 2, `${line} ${keyOf(pair)}`);
        const first = pairs.find(pair => countOf(pair, all) > 0 && countOf(pair, known) < 2);
        if (first && countOf(first, all) > 1) assert.equal(keyOf(rare[0]), keyOf(first), line);
        if (most > 0) assert.deepEqual(find(most).unique, unique.slice(0, most), line);
        counts.unique += unique.length;
        counts.rare += rare.length;
        if (0 < most && most < unique.length) counts.limited++;
      }),
      // The known solutions are bits of several words.
      {
        ...RUNS,
        examples: [
          [gridOf('1...............'), 1, 3],
          [gridOf('12..............'), 0.9, 3],
        ],
      },
    );
    assert.ok(
      Object.values(counts).every(count => count > 0),
      JSON.stringify(counts),
    );
  });

  it('are unknown without a budget', () => {
    const [grid] = fc.sample(solubleSmall, { numRuns: 1, seed: 1 });
    const [solution] = allSolutions(grid);
    const candidates = [...solution.keys()].map(cell => ({ cell, digit: solution[cell] }));
    const find = (pauses?: number) => finish(pairsWithOneSolution(grid, candidates, [], 10, new PauseBudget(pauses)));
    const whole = find();
    const found = Array.from({ length: 300 }, (_, pauses) => find(pauses));
    const most = found.findIndex(pairs => pairs !== undefined);
    assert.ok(whole && most > 2);
    for (const [i, pairs] of found.entries()) assert.deepEqual(pairs, i < most ? undefined : whole);
  });
});

import assert from 'node:assert/strict';
import fc from 'fast-check';
import { choicesOf } from '../../../../src/core/implications/choices';
import { off, on } from '../../../../src/core/implications/statement';
import { finish } from '../../../../src/core/pausing';
import { type Position, positionOf } from '../../../../src/core/position';
import { concluding, contrapositives } from '../../../../src/core/techniques/forcing/conclusions';
import { Net, PREMISE } from '../../../../src/core/techniques/forcing/net';
import { NetReasoning } from '../../../../src/core/techniques/forcing/netReasoning';
import { RUNS } from '../../arbitraries';
import { validPuzzle } from '../randomPuzzles';
import { assertFollows } from './proof';

/**
 * Checks that a kind of net refutes no true candidate, and each refutation link by link. Returns the number of refuted false candidates.
 */
function checkRefutations(position: Position, solution: Uint8Array, reasoning: NetReasoning, depth: number): number {
  const { count, cellOf, digitOf } = finish(choicesOf(position));
  let refuted = 0;
  for (let candidate = 0; candidate < count; candidate++) {
    finish(reasoning.record(on(candidate), depth));
    const what = `candidate ${digitOf[candidate]} of cell ${cellOf[candidate]}`;
    if (!reasoning.isContradictory) continue;
    refuted++;
    assert.notEqual(solution[cellOf[candidate]], digitOf[candidate], what);
    for (const chain of reasoning.contradiction()) {
      assertFollows(position, chain, what);
      assert.deepEqual(
        chain.nodes
          .slice(-2)
          .map(({ isOn }) => isOn)
          .sort(),
        [false, true],
        what,
      );
    }
  }
  return refuted;
}

describe('nets', () => {
  const few = { ...RUNS, numRuns: Math.ceil(RUNS.numRuns / 40) };

  it('with nested nets refute every false candidate of a random puzzle, and no true one', () => {
    fc.assert(
      fc.property(validPuzzle, ({ grid, solution }) => {
        const position = positionOf(grid);
        const choices = finish(choicesOf(position));
        const refuted = checkRefutations(position, solution, new NetReasoning(choices, { seesPatterns: true }), 2);
        assert.equal(refuted, choices.count - position.empty.size);
      }),
      few,
    );
  });

  it('use refutations by other nets', () => {
    fc.assert(
      fc.property(validPuzzle, ({ grid, solution }) => {
        const position = positionOf(grid);
        const choices = finish(choicesOf(position));
        const { closures } = finish(concluding(new NetReasoning(choices)));
        const implications = finish(contrapositives(closures));
        checkRefutations(position, solution, new NetReasoning(choices, { seesPatterns: true, implications }), 1);
      }),
      few,
    );
  });

  it('refute no candidate of some solution', () => {
    const [{ grid, solution }] = fc.sample(validPuzzle, { seed: 1, numRuns: 1 });
    // Without a given of a minimal puzzle, the solution is one of several.
    const without = grid.digits.findIndex(digit => digit !== 0);
    const position = positionOf({ ...grid, digits: grid.digits.map((digit, cell) => (cell === without ? 0 : digit)) });
    checkRefutations(position, solution, new NetReasoning(finish(choicesOf(position)), { seesPatterns: true }), 1);
  });

  it('undo all their conclusions', () => {
    const [{ grid }] = fc.sample(validPuzzle, { seed: 2, numRuns: 1 });
    const choices = finish(choicesOf(positionOf(grid)));
    const used = new NetReasoning(choices, { seesPatterns: true });
    for (let candidate = 0; candidate < choices.count; candidate++) {
      for (const premise of [on(candidate), off(candidate)]) {
        const fresh = new NetReasoning(choices, { seesPatterns: true });
        for (const reasoning of [used, fresh]) finish(reasoning.follow(premise));
        assert.equal(used.isContradictory, fresh.isContradictory);
        assert.deepEqual(used.reached.slice(0, used.reachedCount), fresh.reached.slice(0, fresh.reachedCount));
      }
    }
  });

  it('have reasons of each kind, with exactly their candidates', () => {
    const [{ grid }] = fc.sample(validPuzzle, { seed: 3, numRuns: 1 });
    const choices = finish(choicesOf(positionOf(grid)));
    const { count, members } = choices;
    const net = new Net(choices);
    for (let candidate = 0; candidate < count; candidate++) {
      const check = (reason: number, expected: readonly number[]) =>
        assert.deepEqual(net.reasonsFor(candidate, reason), expected);
      check(PREMISE, []);
      for (let other = 0; other < count; other++) {
        check(other, [other]);
        for (const statement of [on(other), off(other)]) {
          check(net.ownNet(statement), [other]);
          assert.equal(net.ownNetOf(net.ownNet(statement)), statement);
        }
        assert.equal(net.ownNetOf(other), undefined);
      }
      for (const [choice, all] of members.entries())
        check(
          count + choice,
          all.filter(other => other !== candidate),
        );
    }
    const [first, second] = members;
    for (const candidate of [first[0], second[0]]) net.add(off(candidate), PREMISE);
    const record = net.recordPattern([first[1]], [0, 1]);
    assert.deepEqual(net.patternOf(record), [first[1]]);
    assert.equal(net.ownNetOf(record), undefined);
    assert.deepEqual(
      net.reasonsFor(second[1], record),
      [...first, ...second].filter(each => each === first[0] || each === second[0]),
    );
  });
});

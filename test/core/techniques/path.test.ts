import assert from 'node:assert/strict';
import fc from 'fast-check';
import { geometryOfSize } from '../../../src/core/geometry';
import { parseLine } from '../../../src/core/notation';
import { type Position, positionOf } from '../../../src/core/position';
import { findingStep, Path, type PathOutcome } from '../../../src/core/techniques/path';
import type { Step, Technique } from '../../../src/core/techniques/step';
import { techniqueOf } from './positions';
import { validPuzzle } from './randomPuzzles';
import { findStep, positionsOf, solveLogically } from './walks';

const naked = [techniqueOf('naked-single')];
const singles = ['full-house', 'naked-single', 'hidden-single'].map(techniqueOf);
const empty = positionOf({ geometry: geometryOfSize(4), digits: new Uint8Array(16) });
const positions = fc.sample(validPuzzle, { numRuns: 12, seed: 20_260_401 }).map(({ grid }) => positionOf(grid));

/** Puzzles that singles solve, and so all searches below. */
const solvable = positions.filter(position => solveLogically(position, singles).outcome === 'solved');

const positionOfText = (line: string) => positionOf(parseLine(line)!);

/** Runs a search to its end. */
function finish<T>(search: Generator<undefined, T>): T {
  for (;;) {
    const { done, value } = search.next();
    if (done) return value;
  }
}

function checkEnd(position: Position, tried: readonly Technique[], outcome: PathOutcome, steps: number): void {
  const path = solveLogically(position, tried);
  assert.deepEqual([path.outcome, path.steps.length], [outcome, steps]);
}

const tell = ({ technique, placements }: Step) => [technique.id, placements];

describe('a path', () => {
  before(() => assert.ok(solvable.length > 1));

  it('ends when the puzzle is solved', () => {
    const [position] = solvable;
    checkEnd(position, singles, 'solved', position.empty.size);
  });
  it('ends immediately if the puzzle is already solved', () => {
    checkEnd(positionOfText('1234341221434321'), singles, 'solved', 0);
  });
  it('ends if no technique applies', () => checkEnd(empty, naked, 'stuck', 0));
  it('ends immediately if a cell has no candidate', () => {
    checkEnd(positionOfText('123....4........'), singles, 'contradictory', 0);
  });
  it('ends when the puzzle turns out to have no solution', () => {
    // r1c9 can only be 9, and so can r9c9.
    checkEnd(positionOfText(`12345678.${'.'.repeat(63)}87654321.`), naked, 'contradictory', 1);
  });
  it('ends immediately if the puzzle is known to have no solution', () => {
    const path = Path.ofContradictory(empty);
    assert.equal(path.outcome, 'contradictory');
    assert.deepEqual(finish(path.until(() => true)), []);
    assert.equal(path.end, empty);
  });

  it('takes the easiest step each time', () => {
    for (const position of positions) {
      const path = solveLogically(position, singles);
      let at = position;
      for (const step of path.steps) {
        assert.deepEqual(tell(step), tell(findStep(at, singles)!));
        at = at.after(step);
      }
      assert.deepEqual(at.digits, path.end.digits);
      assert.deepEqual(at.candidates, path.end.candidates);
      if (path.outcome === 'stuck') assert.equal(findStep(at, singles), undefined);
    }
  });

  it('continues only as far as requested', () => {
    const path = new Path(solvable[0], singles);
    assert.equal(path.outcome, undefined);
    const three = finish(path.until(() => path.steps.length === 3));
    assert.deepEqual([three.length, path.steps.length, path.outcome], [3, 3, undefined]);
    assert.equal(path.end.empty.size, solvable[0].empty.size - 3);
  });
  it('returns the steps up to the first that is enough, without searching again', () => {
    const path = solveLogically(solvable[0], singles);
    const [first, second] = path.steps;
    assert.deepEqual(finish(path.until(() => true)), [first]);
    assert.deepEqual(finish(path.until(step => step === second)), [first, second]);
    assert.deepEqual(path.until(() => true).next(), { done: true, value: [first] });
  });
  it('returns all steps if none is enough', () => {
    const path = new Path(solvable[0], singles);
    const all = finish(path.until(() => false));
    assert.equal(all.length, solvable[0].empty.size);
    assert.equal(path.outcome, 'solved');
  });

  it('is shared by several callers that extend it at the same time', () => {
    for (const position of positions) {
      const whole = solveLogically(position, singles);
      const path = new Path(position, singles);
      const wanted = [3, 7, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
      const walkers = wanted.map(count => path.until(step => path.steps.indexOf(step) === count - 1));
      const results = walkers.map((): readonly Step[] | undefined => undefined);
      while (results.includes(undefined)) {
        for (const [i, walker] of walkers.entries()) {
          if (results[i]) continue;
          const { done, value } = walker.next();
          if (done) results[i] = value;
        }
      }
      assert.deepEqual(path.steps.map(tell), whole.steps.map(tell));
      assert.equal(path.outcome, whole.outcome);
      assert.deepEqual(path.end.digits, whole.end.digits);
      assert.deepEqual(
        results.map(steps => steps!.length),
        wanted.map(count => Math.min(count, whole.steps.length)),
      );
    }
  });

  it('can be given up and continued', () => {
    const path = new Path(solvable[0], singles);
    const givenUp = path.until(() => false);
    for (let i = 0; i < 5; i++) givenUp.next();
    givenUp.return([]);
    assert.equal(finish(path.until(() => false)).length, solvable[0].empty.size);
  });

  it('has the positions in which its steps were found', () => {
    const path = solveLogically(solvable[0], singles);
    const found = positionsOf(path);
    assert.equal(found[0], path.start);
    assert.equal(found.length, path.steps.length);
    for (const [i, position] of found.entries()) {
      const after = position.after(path.steps[i]);
      assert.deepEqual(after.digits, (found[i + 1] ?? path.end).digits);
    }
  });
});

describe('finding a step', () => {
  it('finds the easiest', () => {
    for (const position of positions) {
      const [found, expected] = [finish(findingStep(position, singles)), findStep(position, singles)];
      assert.deepEqual(found && tell(found), expected && tell(expected));
    }
  });
  it('finds none if there is none', () => assert.equal(finish(findingStep(empty, naked)), undefined));
  it('pauses after each technique', () => {
    const search = findingStep(empty, naked);
    assert.deepEqual(search.next(), { done: false, value: undefined });
    assert.deepEqual(search.next(), { done: true, value: undefined });
  });
});

import assert from 'node:assert/strict';
import { geometryOfSize } from '../../../../src/core/geometry';
import { finish } from '../../../../src/core/pausing';
import { type Position, positionOf } from '../../../../src/core/position';
import { isRatable, rate } from '../../../../src/core/rating/index';
import { walkingWithRules } from '../../../../src/core/rating/withRules/walking';
import { Path } from '../../../../src/core/techniques/path';
import { parse } from '../../../../src/text/parser/parser';
import { fencesOf, readText } from '../../../package/markdown';
import { ALL } from '../../../sizes';

const position = (text: string): Position => positionOf(parse(text).puzzles[0].grid);

/** The puzzles of docs/rules.md: one for each rule, of several sizes. */
const PUZZLES = fencesOf(readText('docs/rules.md'))
  .filter(({ info }) => info === 'sudoku')
  .flatMap(({ text }) => parse(text).puzzles)
  .filter(({ grid, problems }) => grid.geometry.variant && problems.length === 0)
  .map(({ grid }) => positionOf(grid));

const ratings = (start: Position, most?: number) =>
  [...walkingWithRules(start, most)].flatMap(step => (step ? [step.rating] : []));

describe('ratings of puzzles with rules', () => {
  it('equal those of the hardest steps', () => {
    assert.ok(PUZZLES.length > 30);
    for (const start of PUZZLES) {
      // The puzzle with global entropy takes as long as all others.
      if (!ALL && start.geometry.key.includes('globalEntropy')) continue;
      const { er, ep, ed, hardest, isWithRules } = rate(start);
      const steps = ratings(start);
      assert.equal(er * 10, Math.max(0, ...steps));
      assert.equal(ed * 10, steps[0]);
      assert.ok(ed <= ep && ep <= er);
      assert.ok(hardest);
      assert.equal(isWithRules, true);
    }
  });

  it('take the easiest step, not the first of the path', () => {
    // Each step is a single. Paths take a naked one as soon as there is one, but a hidden one is easier.
    const start = position('1...\n..2.\n....\n.4..\n[Rules]\ndiagonals\n');
    const path = new Path(start);
    finish(path.until(() => false));
    assert.ok(path.steps.some(({ technique }) => technique.id === 'naked-single'));
    assert.deepEqual(rate(start), { er: 1.2, ep: 1.2, ed: 1.2, hardest: 'Hidden Single', isWithRules: true });
  });

  it('end with the first step that is too hard', () => {
    const start = PUZZLES.find(one => rate(one).er > 2.5) ?? assert.fail('no hard one');
    const all = ratings(start);
    const some = ratings(start, 25);
    assert.ok(some.slice(0, -1).every(rating => rating <= 25));
    assert.ok(some[some.length - 1] > 25);
    assert.deepEqual(some.slice(0, -1), all.slice(0, some.length - 1));
  });

  it('do not exist for puzzles with several solutions', () =>
    assert.deepEqual(rate(position('....\n....\n....\n....\n[Rules]\ndiagonals\n')), {
      er: 0,
      ep: 0,
      ed: 0,
      hardest: '',
      isWithRules: true,
    }));

  it('exist in all sizes for puzzles with rules, and only in 9x9 for classic ones', () => {
    assert.ok(PUZZLES.every(isRatable));
    const classic = (size: number) =>
      positionOf({ geometry: geometryOfSize(size), digits: new Uint8Array(size * size) });
    assert.deepEqual(
      [4, 6, 9, 16].map(size => isRatable(classic(size))),
      [false, false, true, false],
    );
  });
});

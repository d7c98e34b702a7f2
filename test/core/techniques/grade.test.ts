import assert from 'node:assert/strict';
import { geometryOfSize } from '../../../src/core/geometry';
import { geometryWithRules } from '../../../src/core/rules/geometry';
import { gradeOf } from '../../../src/core/techniques/grade';
import { LEVELS, type Level, type Step, type Technique } from '../../../src/core/techniques/step';
import { techniqueOf } from './positions';

const nine = geometryOfSize(9);
const easiest = techniqueOf('full-house');

function stepOf(technique: Technique): Step {
  return { technique, digits: [1], houses: [], cells: [0], placements: [{ cell: 0, digit: 1 }], eliminations: [] };
}

/** An artificial step. */
const step = (score: number, level: Level = 'easy') => stepOf({ ...easiest, score, level });

function check(steps: readonly Step[], score: number, level: Level, geometry = nine): void {
  const grade = gradeOf(steps, geometry);
  assert.deepEqual({ score: grade.score, level: grade.level }, { score, level });
}

describe('a grade', () => {
  it('of no steps is easy', () => check([], 0, 'easy'));
  it('is easy up to 800', () => check([step(800)], 800, 'easy'));
  it('is medium above 800', () => check([step(801)], 801, 'medium'));
  it('is medium up to 1000', () => check([step(1000)], 1000, 'medium'));
  it('is hard above 1000', () => check([step(1001)], 1001, 'hard'));
  it('is hard up to 1600', () => check([step(1600)], 1600, 'hard'));
  it('is unfair above 1600', () => check([step(1601)], 1601, 'unfair'));
  it('is unfair up to 1800', () => check([step(1800)], 1800, 'unfair'));
  it('is extreme above 1800', () => check([step(1801)], 1801, 'extreme'));
  it('is extreme far above', () => check([step(100_000)], 100_000, 'extreme'));

  it('adds the scores of all steps', () => {
    check([step(400), step(400)], 800, 'easy');
    check([step(400), step(401)], 801, 'medium');
  });

  for (const level of LEVELS) {
    it(`is at least the level of the hardest step: ${level}`, () => {
      check([step(10, level)], 10, level);
      check([step(10), step(10, level), step(10)], 30, level);
    });
  }

  it('is the level of the score if the steps are easier', () => {
    check([step(1601, 'medium')], 1601, 'unfair');
    check([step(801, 'hard')], 801, 'hard');
  });

  it('is the level of the hardest step in puzzles with rules, for any number of steps', () => {
    const ruled = geometryWithRules(nine, [{ kind: 'antiKnight' }]);
    check([], 0, 'easy', ruled);
    check([step(5000, 'medium'), step(5000)], 10_000, 'medium', ruled);
    check([step(10, 'unfair')], 10, 'unfair', ruled);
  });

  it('counts the techniques, in the order in which they are tried', () => {
    const ids = ['x-wing', 'hidden-single', 'naked-single', 'x-wing', 'hidden-single', 'hidden-single'];
    const { uses, score, level } = gradeOf(
      ids.map(id => stepOf(techniqueOf(id))),
      nine,
    );
    assert.deepEqual(
      uses.map(({ technique, count }) => `${technique.id} ${count}`),
      ['naked-single 1', 'hidden-single 3', 'x-wing 2'],
    );
    assert.equal(score, 4 + 3 * 14 + 2 * 140);
    assert.equal(level, 'hard');
  });
});

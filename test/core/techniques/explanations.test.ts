import assert from 'node:assert/strict';
import fc from 'fast-check';
import { geometryOfSize } from '../../../src/core/geometry';
import { type Position, positionOf } from '../../../src/core/position';
import { ENGLISH, setLanguage } from '../../../src/core/sentences';
import { findAllSteps } from '../../../src/core/techniques/index';
import { Names } from '../../../src/core/techniques/names';
import type { Step } from '../../../src/core/techniques/step';
import { fixture, puzzleLines } from '../../collections';
import { letterlessLanguage } from '../../pseudo';
import { RUNS } from '../arbitraries';
import { quickTechniques } from './checks';
import { positionOfLine, techniqueOf } from './positions';
import { anyPosition } from './randomPositions';
import { validPuzzle } from './randomPuzzles';
import { readRecorded } from './rules/recorded';
import { solveLogically } from './walks';

const names = new Names(geometryOfSize(9));

/** Patterns that no explanation contains. */
const WRONG: readonly RegExp[] = [
  // A house and then a digit: `row 4 7`.
  /(row|column|box) \d+ \d/,
  /undefined|NaN|\[object/,
  /^$|^\s|\s$|\s\s/,
  /[^.]$/,
  /\s[.,;:]/,
  /,,|\.\.|, and nor/,
  // A house that is not one: the first is 1.
  /(row|column|box) 0|r0|c0|b0/,
];

function check(step: Step): void {
  const text = step.technique.explain(step, names);
  for (const wrong of WRONG) assert.doesNotMatch(text, wrong, names.step(step));
}

/** The number of positions that are examined for each technique. */
const MOST_EXAMPLES = 4;

/** Positions with a step of a technique. */
function* examples(): Generator<readonly [id: string, position: Position]> {
  for (const line of puzzleLines(fixture('steps.txt'))) {
    const [id, position, expected] = line.split(' | ');
    if (expected !== 'none') yield [id, positionOfLine(position)];
  }
  for (const line of puzzleLines(fixture('ruleSteps.tsv'))) {
    const { technique, position } = readRecorded(line);
    yield [technique, position];
  }
}

describe('explanations', () => {
  it('are sentences, along the paths of puzzles', () => {
    fc.assert(
      fc.property(validPuzzle, ({ grid }) => {
        for (const step of solveLogically(positionOf(grid)).steps) check(step);
      }),
      { ...RUNS, numRuns: Math.ceil(RUNS.numRuns / 5) },
    );
  });

  it('are sentences, in any position', () => {
    fc.assert(
      fc.property(anyPosition, ({ position }) => {
        for (const step of findAllSteps(position, quickTechniques)) check(step);
      }),
      { ...RUNS, numRuns: Math.ceil(RUNS.numRuns / 20) },
    );
  });

  describe('in another language', () => {
    before(() => setLanguage(letterlessLanguage()));
    after(() => setLanguage(ENGLISH));

    it('contain no English', () => {
      const seen = new Map<string, number>();
      for (const [id, position] of examples()) {
        const count = seen.get(id) ?? 0;
        if (count === MOST_EXAMPLES) continue;
        seen.set(id, count + 1);
        const [step] = findAllSteps(position, [techniqueOf(id)]);
        const text = step.technique.explain(step, new Names(position.geometry));
        assert.doesNotMatch(text.replace(/r\d+c\d+/g, ''), /\p{Script=Latin}{2}/u, id);
      }
      assert.ok(seen.size > 50);
    });
  });
});

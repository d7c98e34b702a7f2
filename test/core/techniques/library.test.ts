import assert from 'node:assert/strict';
import { geometryOfSize } from '../../../src/core/geometry';
import { findAllSteps, usualTechniques } from '../../../src/core/techniques/index';
import { Names } from '../../../src/core/techniques/names';
import { fixture, puzzleLines, withShared } from '../../collections';
import { isCovered, parseLibrary, passes, stepsOf } from './library';
import { positionOfLine, techniqueOf } from './positions';

const names = new Names(geometryOfSize(9));

describe("the project's positions", () => {
  const cases = puzzleLines(fixture('steps.txt')).map(line => line.split(' | '));

  it('have the requested step, or no step of its technique', () => {
    for (const [id, line, expected] of cases) {
      const steps = findAllSteps(positionOfLine(line), [techniqueOf(id)]).map(step => names.step(step));
      if (expected === 'none') assert.deepEqual(steps, [], line);
      else assert.ok(steps.includes(expected), `${line} wants ${expected}`);
    }
  });

  it('exist for at least half of the techniques that hints use', () => {
    const ids = new Set(cases.filter(([, , expected]) => expected !== 'none').map(([id]) => id));
    assert.ok(usualTechniques.filter(({ id }) => ids.has(id)).length > usualTechniques.length / 2);
  });
});

withShared('hodoku-reglib-half.txt', text => {
  describe("HoDoKu's library of test positions", () => {
    it('has only codes of known techniques', () => {
      const unknown = parseLibrary(text()).filter(test => !isCovered(test));
      assert.deepEqual([...new Set(unknown.map(({ code }) => code))], []);
    });

    it('has the step that each case requests', () => {
      const cases = parseLibrary(text());
      assert.ok(cases.length > 0);
      const failed = cases.filter(test => !passes(test, stepsOf(test)));
      assert.deepEqual(
        failed.map(({ line, effect }) => `${line} wants ${effect ? names.effect(effect) : 'none'}`),
        [],
      );
    });
  });
});

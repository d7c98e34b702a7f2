import assert from 'node:assert/strict';
import { geometryOfSize } from '../../../src/core/geometry';
import { Names } from '../../../src/core/techniques/names';
import { sharedData } from '../../sharedData';
import { isCovered, parseLibrary, passes, stepsOf } from './library';

describe("HoDoKu's library of test positions", () => {
  it('has no code but of techniques that are there', function () {
    const cases = parseLibrary(sharedData(this, 'hodoku-reglib-half.txt'));
    const unknown = cases.filter(test => !isCovered(test));
    assert.deepEqual([...new Set(unknown.map(({ code }) => code))], []);
  });

  it('has the step that each case asks for', function () {
    const names = new Names(geometryOfSize(9));
    const cases = parseLibrary(sharedData(this, 'hodoku-reglib-half.txt'));
    assert.ok(cases.length > 0);
    const failed = cases.filter(test => !passes(test, stepsOf(test)));
    assert.deepEqual(
      failed.map(({ line, effect }) => `${line} wants ${effect ? names.effect(effect) : 'none'}`),
      [],
    );
  });
});

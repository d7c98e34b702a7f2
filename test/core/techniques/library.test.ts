import assert from 'node:assert/strict';
import { geometryOfSize } from '../../../src/core/geometry';
import { Names } from '../../../src/core/techniques/names';
import { sharedData } from '../../sharedData';
import { isCovered, parseLibrary, passes, stepsOf } from './library';

describe("HoDoKu's library of test positions", () => {
  it('has the step that each case of a covered technique asks for', function () {
    const names = new Names(geometryOfSize(9));
    const cases = parseLibrary(sharedData(this, 'hodoku-reglib-half.txt')).filter(isCovered);
    assert.ok(cases.length > 0);
    const failed = cases.filter(test => !passes(test, stepsOf(test)));
    assert.deepEqual(
      failed.map(({ line, effect }) => `${line} wants ${effect ? names.effect(effect) : 'none'}`),
      [],
    );
  });
});

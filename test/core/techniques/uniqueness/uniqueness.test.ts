import assert from 'node:assert/strict';
import fc from 'fast-check';
import { geometryOfSize } from '../../../../src/core/geometry';
import { findAllSteps } from '../../../../src/core/techniques/index';
import { Names } from '../../../../src/core/techniques/names';
import { RUNS } from '../../arbitraries';
import { techniqueOf } from '../positions';
import { anyPosition } from '../randomPositions';

describe('uniqueness', () => {
  it('holds in positions that no reasoning leads to', () => {
    const seen = new Set<string>();
    const tried = [
      ...[1, 2, 3, 4, 5, 6].map(type => techniqueOf(`unique-rectangle-type-${type}`)),
      ...['hidden-rectangle', 'avoidable-rectangle-type-1', 'avoidable-rectangle-type-2', 'bug-plus-1'].map(
        techniqueOf,
      ),
    ];
    fc.assert(
      fc.property(anyPosition, ({ position, solution }) => {
        for (const step of findAllSteps(position, tried)) {
          seen.add(step.technique.id);
          for (const { cell, digit } of step.eliminations) {
            assert.notEqual(solution[cell], digit, new Names(geometryOfSize(9)).step(step));
          }
        }
      }),
      RUNS,
    );
    assert.ok(
      seen.has('unique-rectangle-type-1') && seen.has('hidden-rectangle') && seen.has('avoidable-rectangle-type-1'),
    );
  });
});

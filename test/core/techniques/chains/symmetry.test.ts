/** Chains have the same effects in a transposed puzzle: no cell or line is preferred. */

import assert from 'node:assert/strict';
import fc from 'fast-check';
import { type Candidate, Position, positionOf, type StepEffect } from '../../../../src/core/position';
import { findAllSteps } from '../../../../src/core/techniques/index';
import { effectKey, type Step } from '../../../../src/core/techniques/step';
import { RUNS } from '../../arbitraries';
import { techniqueOf } from '../positions';
import { validPuzzle } from '../randomPuzzles';
import { positionsOf, solveLogically } from '../walks';

const KINDS = ['discontinuous-nice-loop', 'aic', 'grouped-discontinuous-nice-loop', 'grouped-aic'].map(techniqueOf);

/** Chains of at most this many nodes: not all much longer paths are followed, and the choice depends on the order. */
const MOST_NODES = 14;

const transposedCell = (cell: number) => 9 * (cell % 9) + Math.floor(cell / 9);

function transposed({ geometry, digits, candidates, givens }: Position): Position {
  const turn = <T extends Uint8Array | Position['candidates']>(cells: T) =>
    cells.map((_, cell) => cells[transposedCell(cell)]) as T;
  return new Position(geometry, turn(digits), turn(candidates), turn(givens));
}

/** The key of an effect in the transposed position. */
function turnedKey({ placements, eliminations }: StepEffect): string {
  const turn = (candidates: readonly Candidate[]) =>
    candidates
      .map(({ cell, digit }) => ({ cell: transposedCell(cell), digit }))
      .sort((a, b) => a.digit - b.digit || a.cell - b.cell);
  return effectKey({ placements: turn(placements), eliminations: turn(eliminations) });
}

const isShort = ({ chains }: Step) => chains![0].nodes.length <= MOST_NODES;

/** The position where techniques beyond the easy ones are first needed, and a position halfway from there. */
function hardPositions(start: Position): Position[] {
  const path = solveLogically(start);
  const hard = positionsOf(path).filter((_, i) => path.steps[i].technique.level === 'unfair');
  return hard.length === 0 ? [] : [hard[0], hard[hard.length >> 1]];
}

describe('chains', () => {
  it('have the same effects in a transposed position', () => {
    let compared = 0;
    fc.assert(
      fc.property(validPuzzle, ({ grid }) => {
        for (const position of hardPositions(positionOf(grid))) {
          for (const kind of KINDS) {
            const steps = findAllSteps(position, [kind]);
            const turned = findAllSteps(transposed(position), [kind]);
            const [known, found] = [new Set(steps.map(turnedKey)), new Set(turned.map(effectKey))];
            const lost = steps.filter(step => isShort(step) && !found.has(turnedKey(step)));
            const won = turned.filter(step => isShort(step) && !known.has(effectKey(step)));
            assert.deepEqual([...lost, ...won].map(effectKey), []);
            compared += steps.length;
          }
        }
      }),
      process.env.FUZZ_RUNS ? RUNS : { ...RUNS, numRuns: 20 },
    );
    assert.ok(compared > 0);
  });
});

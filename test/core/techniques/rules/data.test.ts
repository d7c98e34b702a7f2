/** Paths of variant puzzles of collections: each leads to the solution, and each step is true. They take many minutes. */

import assert from 'node:assert/strict';
import { positionOf } from '../../../../src/core/position';
import { Names } from '../../../../src/core/techniques/names';
import { truthOf } from '../../../../src/core/techniques/rules/truths';
import { finish } from '../../../../src/text/work';
import { puzzleLines, withShared } from '../../../collections';
import { read } from '../../../formats/solving';
import { processorTime, solveLogically } from '../walks';

/** The minimum number of named puzzles with a path without the last resort: three quarters. */
const WANTED = 29;

/**
 * Follows a path to its end. `known` is the solution, if the collection has it. Returns whether the path did not need the last resort; a
 * puzzle with several solutions has no end.
 */
function isPlain(name: string, text: string, known?: string): boolean {
  const { content, givens } = read(text);
  const grid = { geometry: content.grid.geometry, digits: givens };
  const begin = processorTime();
  const start = positionOf(grid);
  const found = finish(truthOf(start)); // the path uses the result
  const searched = processorTime();
  assert.notEqual(found.kind, 'contradictory', name);
  const solutions = found.kind === 'valid' ? [found.solution] : found.kind === 'ambiguous' ? found.solutions : [];
  // Some puzzles have rules that the format cannot express, and therefore several solutions.
  if (found.kind === 'valid' && known?.length === grid.digits.length)
    assert.equal(found.solution.join(''), known, name);
  const { steps, outcome } = solveLogically(start);
  const seconds = [searched - begin, processorTime() - searched].map(time => time.toFixed(1));
  const names = new Names(grid.geometry);
  for (const step of steps) {
    const isTrue = (solution: Uint8Array) =>
      step.placements.every(({ cell, digit }) => solution[cell] === digit) &&
      step.eliminations.every(({ cell, digit }) => solution[cell] !== digit);
    assert.ok(solutions.every(isTrue), `${name}: ${names.step(step)}`);
    assert.ok(step.technique.explain(step, names).length > 20, name);
  }
  assert.equal(outcome, found.kind === 'valid' ? 'solved' : 'stuck', name);
  const last = steps.filter(({ technique }) => technique.id === 'rule-forcing-net').length;
  console.log(
    `${outcome}, ${steps.length} steps, ${last} by the last resort, ${seconds[0]} s to solve and ${seconds[1]} for the path: ${name}`,
  );
  return outcome === 'solved' && last === 0;
}

describe('paths solve the variant puzzles of', () => {
  withShared('variants/named-iss.tsv', text => {
    it('named-iss.tsv', () => {
      const puzzles = puzzleLines(text()).map(line => line.split('\t'));
      const plain = puzzles.filter(([name, , puzzle, solution]) => isPlain(name, puzzle, solution));
      assert.ok(plain.length >= WANTED, `only ${plain.length}`);
    });
  });

  for (const file of ['killers-tarek-half.txt', 'killers-hs-half.txt', 'killers-mathemagic-half.txt'])
    withShared(`variants/${file}`, text => {
      it(file, () => {
        for (const line of puzzleLines(text())) isPlain(line, line);
      });
    });
  withShared('variants/fpuzzles-half.tsv', text => {
    it('fpuzzles-half.tsv', () => {
      for (const [name, solution, puzzle] of puzzleLines(text()).map(line => line.split('\t')))
        isPlain(name, puzzle, solution);
    });
  });
});

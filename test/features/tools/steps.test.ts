import assert from 'node:assert/strict';
import { families } from '../../../src/core/techniques/index';
import { callTool } from '../../../src/features/tools/index';
import { finish } from '../../../src/text/work';
import { answerOf, HARD, MEDIUM, MEDIUM_SOLUTION } from './call';

interface StepData {
  readonly technique: { readonly id: string; readonly level: string };
  readonly placements: readonly { readonly cell: string; readonly digit: number }[];
  readonly eliminations: readonly { readonly cell: string; readonly digit: number }[];
  readonly verified: string;
}

/** Follows and returns the steps of a puzzle from call to call. */
function follow(
  puzzle: string,
  until: 'step' | 'placement',
  exclude: readonly string[] = [],
): { steps: StepData[]; end: string } {
  const steps: StepData[] = [];
  let [position, eliminated] = [puzzle, [] as string[]];
  while (position.includes('.')) {
    const { data } = answerOf('sudoku_next_step', { puzzle, position, eliminated, until, exclude });
    position = data.position as string;
    eliminated = data.eliminated as string[];
    steps.push(...(data.steps as unknown as StepData[]));
  }
  return { steps, end: position };
}

describe('sudoku_next_step', () => {
  it('leads to the solution by single steps and by placements, with the same steps', () => {
    const one = follow(MEDIUM, 'step');
    const other = follow(MEDIUM, 'placement');
    assert.equal(one.end, MEDIUM_SOLUTION);
    assert.deepEqual(other, one);
    assert.ok(one.steps.some(({ eliminations }) => eliminations.length > 0));
    assert.ok(one.steps.every(({ verified }) => verified));
  });

  it('solves a hard puzzle by passing eliminations on', () => {
    const { steps, end } = follow(HARD, 'step');
    assert.equal(end, answerOf('sudoku_solve', { puzzle: HARD }).data.solution);
    assert.ok(steps.some(({ technique }) => technique.level === 'hard'));
  });

  it('names digits above 9 by letters in texts, and by numbers in data', () => {
    const { data } = answerOf('sudoku_generate', { size: 10, seed: 1, level: 'easy' });
    const [{ puzzle }] = data.puzzles as { puzzle: string }[];
    const { end, steps } = follow(puzzle, 'placement');
    assert.equal(end, answerOf('sudoku_solve', { puzzle }).data.solution);
    assert.ok(steps.some(({ placements }) => placements.some(({ digit }) => digit > 9)));
  });

  it('works without excluded techniques', () => {
    const all = follow(MEDIUM, 'step').steps.map(({ technique }) => technique.id);
    const without = follow(MEDIUM, 'step', ['Naked Triple', 'full-house']).steps.map(({ technique }) => technique.id);
    assert.ok(all.includes('full-house') && all.includes('naked-triple'));
    assert.ok(!without.includes('full-house') && !without.includes('naked-triple'));
  });

  it('reports that it is stuck, after the steps so far', () => {
    const exclude = families.map(({ id }) => id).filter(id => id !== 'singles');
    let [position, last] = [MEDIUM, ''];
    for (let i = 0; i < 81 && last === ''; i++) {
      const result = finish(callTool('sudoku_next_step', { puzzle: MEDIUM, position, exclude }));
      if (result.isFound) position = `${result.value.data.position}`;
      else last = result.reason;
    }
    assert.match(last, /^No known technique applies \(excluded: rules, intersections, /);
    assert.ok(position !== MEDIUM && position.includes('.'));
  });

  it('returns the eliminations before it is stuck', () => {
    const exclude = families.map(({ id }) => id).filter(id => id !== 'intersections');
    const { text, data } = answerOf('sudoku_next_step', { puzzle: MEDIUM, until: 'placement', exclude });
    assert.ok((data.steps as unknown as StepData[]).every(({ placements }) => placements.length === 0));
    assert.match(text, /No known technique applies \(excluded: singles, /);
  });
});

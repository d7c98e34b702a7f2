import assert from 'node:assert/strict';
import { pathFrom } from '../../../src/analysis/paths';
import { placementGhostsOf } from '../../../src/features/steps/ghosts';
import { drive, onlyPuzzle } from '../steps';

const ROWS = ['12..', '3..2', '....', '2..1'];

function ghosts(text: string, steps: number, now = text): string[] {
  const puzzle = onlyPuzzle(text);
  const path = pathFrom(puzzle, { kind: 'valid', solution: puzzle.grid.digits });
  drive(path.until(() => false));
  return placementGhostsOf(onlyPuzzle(now), path.steps.slice(0, steps)).map(
    ({ start, end, text: digit }) => `${digit} over ${now.slice(start, end)} at ${start}`,
  );
}

describe('the ghosts of a path', () => {
  const text = ROWS.join('\n');
  // Full House: r3c1=4, r2c2=4, r2c3=1.
  it('are absent before its first step', () => assert.deepEqual(ghosts(text, 0), []));
  it('are the digits that its steps placed, over the blanks', () =>
    assert.deepEqual(ghosts(text, 3), ['4 over . at 10', '4 over . at 6', '1 over . at 7']));
  it('exclude cells that are filled in the meantime', () =>
    assert.deepEqual(ghosts(text, 3, text.replace('3..2', '34.2')), ['4 over . at 10', '1 over . at 7']));
  it('are at the cells in a text with borders', () => {
    const bordered = ROWS.map(row => `|${row.slice(0, 2)}|${row.slice(2)}|`).join('\n');
    assert.deepEqual(ghosts(bordered, 1), ['4 over . at 17']);
  });
});

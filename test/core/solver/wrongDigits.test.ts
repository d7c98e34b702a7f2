import assert from 'node:assert/strict';
import { withDigit } from '../../../src/core/grid';
import { makeLine, parseLine } from '../../../src/core/notation';
import { finish } from '../../../src/core/pausing';
import { countSolutions } from '../../../src/core/solver/index';
import { type Entries, findSuspicions } from '../../../src/core/solver/wrongDigits';
import { sized } from '../../sizes';
import { wrongEntries } from './wrongEntries';

const gridOf = (line: string) => parseLine(line) ?? assert.fail(line);
const digitsOf = (line: string) => gridOf(line).digits;
const suspicions = (line: string, entries: Partial<Entries> = {}) => {
  const grid = gridOf(line);
  return finish(findSuspicions(grid, { givens: grid.digits, ...entries }));
};
/** Checks which cells are suspicious, by index in a 4x4 grid. */
const check = (line: string, entries: Partial<Entries>, ...cells: number[][]) =>
  assert.deepEqual(
    suspicions(line, entries).map(suspicion => suspicion.cells),
    cells,
  );

describe('wrong digits', () => {
  const count = sized(200, 1000);

  it(`are found in ${count} random puzzles with one wrong entry, if the givens are known`, () => {
    for (const { grid, givens, wrong, solution, recent } of wrongEntries(count, 1)) {
      const found = finish(findSuspicions(grid, { givens, recent }));
      assert.deepEqual(
        found.map(({ cells, isCertain }) => ({ cells, isCertain })),
        [{ cells: [wrong], isCertain: true }],
        makeLine(grid.digits),
      );
      assert.deepEqual(found[0].solution, solution);
    }
  });

  it('are suspected in the same puzzles if nothing is known, and come first if they were entered last', () => {
    for (const { grid, wrong, solution } of wrongEntries(count, 1)) {
      const found = finish(findSuspicions(grid, { givens: grid.digits, recent: [wrong] }));
      assert.deepEqual(found[0], { cells: [wrong], solution, isCertain: false }, makeLine(grid.digits));
      const solutions = found.map(({ cells }) => countSolutions(withDigit(grid, cells[0], 0), 2));
      assert.deepEqual(solutions, [...solutions].sort());
      // No digit that all contradictions have in common is left out.
      const left = [...grid.digits.keys()].filter(cell => countSolutions(withDigit(grid, cell, 0), 1) > 0);
      assert.deepEqual(
        new Set(found.map(({ cells }) => cells[0])),
        new Set(left.filter(cell => grid.digits[cell] !== 0)),
      );
    }
  });

  it('are the given that was changed last, no matter what else could be wrong', () => {
    let others = 0;
    for (const { grid, givens, wrong, solution } of wrongEntries(count, 1)) {
      if (givens[wrong] !== 0) continue;
      // The previous puzzle: its givens and the right digits of the entries.
      const cell = givens.findIndex(digit => digit !== 0);
      const right = withDigit(grid, wrong, solution[wrong]);
      for (let digit = 1; digit <= 9; digit++) {
        const changed = withDigit(right, cell, digit);
        if (digit === givens[cell] || countSolutions(changed, 1) > 0) continue;
        const replaced = [{ cell, before: givens[cell] }];
        const digits = givens.map((given, at) => (at === cell ? digit : given));
        for (const known of [digits, changed.digits]) {
          const [found, ...more] = finish(findSuspicions(changed, { givens: known, replaced }));
          assert.deepEqual([found.cells, found.isCertain, more], [[cell], false, []], makeLine(changed.digits));
          const [instead] = finish(findSuspicions(changed, { givens: known }));
          if (instead?.cells.join() !== `${cell}`) others++;
        }
      }
    }
    assert.ok(others > 100, `${others}`);
  });

  it('are those that were replaced together, if one alone explains nothing', () => {
    const [{ grid, wrong, solution }] = wrongEntries(1, 1);
    const right = withDigit(grid, wrong, solution[wrong]);
    const cells = [...right.digits.keys()].filter(cell => right.digits[cell] !== 0).slice(0, 3);
    const replaced = cells.map(cell => ({ cell, before: right.digits[cell] }));
    const other = (digit: number) => (digit % 9) + 1;
    const changed = cells.reduce((left, cell) => withDigit(left, cell, other(solution[cell])), right);
    const [found] = finish(findSuspicions(changed, { givens: changed.digits, replaced }));
    assert.deepEqual(found.cells, cells);
  });

  it('are all found if several are wrong, the last one first', () => {
    for (const { grid, givens, wrong, solution, recent } of wrongEntries(50, 2)) {
      const other = recent.find(cell => cell !== wrong);
      if (other === undefined) continue;
      const both = withDigit(grid, other, (grid.digits[other] % 9) + 1);
      const [found] = finish(findSuspicions(both, { givens, recent: [other, wrong] }));
      assert.deepEqual(found, { cells: [other, wrong], solution, isCertain: true });
    }
  });

  const STUCK = '1..3.......4.2..';
  it('are all suspects if nothing is known', () => check(STUCK, {}, [0], [3], [11], [13]));
  it('are entries and not givens if an entry explains it', () => {
    check(STUCK, { givens: digitsOf('1..3............') }, [11], [13]);
    check(STUCK, { givens: digitsOf('...........4.2..') }, [0], [3]);
  });
  it('are the digits entered last, if they explain the contradiction', () =>
    check(STUCK, { givens: digitsOf('1..3............'), recent: [13] }, [13], [11]));
  it('are givens if these themselves have no solution', () =>
    check('1..3.......4.22.', { givens: digitsOf(STUCK) }, [13]));
  it('are one of two that conflict', () => check('11..............', {}, [0], [1]));
  it('are the entry that conflicts with a given', () =>
    check('11..............', { givens: digitsOf('1...............') }, [1]));
  it('are pairs if no single digit explains it', () => {
    check('1122............', {}, [0, 2], [1, 2], [0, 3], [1, 3]);
    check('1122............', { givens: digitsOf('1.2.............') }, [1, 3]);
  });
  it('are unknown if more than two are needed', () => check('112233..........', {}));
  it('come with the solution of the rest if there is exactly one', () => {
    const [found] = suspicions('1234341221434322');
    assert.deepEqual(found, { cells: [15], solution: digitsOf('1234341221434321'), isCertain: false });
  });
});

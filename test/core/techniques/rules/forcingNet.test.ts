/** The last resort: each line of a refutation is checked against its rule, house or cell. */

import assert from 'node:assert/strict';
import type { Geometry } from '../../../../src/core/geometry';
import { bitOf, digitsOf } from '../../../../src/core/grid';
import { finish } from '../../../../src/core/pausing';
import { allowedOf, type Position, positionOf } from '../../../../src/core/position';
import { Random } from '../../../../src/core/random';
import { findAllSteps } from '../../../../src/core/techniques/index';
import { Names } from '../../../../src/core/techniques/names';
import { cluesOf } from '../../../../src/core/techniques/rules/clue';
import { arrangementsOf } from '../../../../src/core/techniques/rules/clueSteps';
import { leftOversOf } from '../../../../src/core/techniques/rules/leftOvers';
import type { Deduction, Ground, Refutation } from '../../../../src/core/techniques/rules/refutation';
import { parse } from '../../../../src/text/parser/parser';
import { checkExplained } from '../checks';
import { techniqueOf } from '../positions';
import { randomVariant } from './randomVariants';
import { ruled } from './ruled';

const technique = techniqueOf('rule-forcing-net');

/** The candidates that a ground leaves, by cell; undefined if it leaves nothing. */
function leftBy(ground: Ground, board: Uint32Array, geometry: Geometry): Uint32Array | undefined {
  const left = board.slice();
  if (ground.kind === 'digit') {
    assert.equal(digitsOf(board[ground.cell]).length, 1);
    for (const peer of geometry.peersOf[ground.cell]) left[peer] &= ~board[ground.cell];
    return left.includes(0) ? undefined : left;
  }
  if (ground.kind === 'house') {
    // A digit of the house stays in a cell if the others can hold the other digits.
    const cells = [...ground.house.cells];
    const fits = (at: number, used: number, fixed: number, digit: number): boolean => {
      if (at === cells.length) return true;
      const mask = cells[at] === fixed ? bitOf(digit) : board[cells[at]];
      return digitsOf(mask & ~used).some(each => fits(at + 1, used | bitOf(each), fixed, digit));
    };
    for (const cell of cells)
      for (const digit of digitsOf(board[cell])) if (!fits(0, 0, cell, digit)) left[cell] &= ~bitOf(digit);
    return cells.some(cell => left[cell] === 0) ? undefined : left;
  }
  const clue = [...cluesOf(geometry), ...leftOversOf(geometry)].find(each => each.subject === ground.subject);
  assert.ok(clue);
  const arrangements = arrangementsOf(geometry, clue);
  const masks = finish(arrangements.exactly(arrangements.cells.map(cell => board[cell])));
  if (!masks) return undefined;
  for (const [i, cell] of arrangements.cells.entries()) left[cell] = masks[i];
  return left;
}

function assertFollows({ ground, changes }: Deduction, board: Uint32Array, geometry: Geometry): void {
  const left = leftBy(ground, board, geometry);
  if (changes.length === 0) assert.equal(left, undefined, 'something fits');
  for (const change of changes) {
    assert.equal(change.gone & ~board[change.cell], 0, 'was gone before');
    // If no way to fill the cells is left, any change follows.
    assert.equal(change.gone & (left?.[change.cell] ?? 0), 0, 'does not follow');
    board[change.cell] &= ~change.gone;
    assert.equal(board[change.cell], change.left);
  }
}

function assertRefutes({ deductions, cases }: Refutation, board: Uint32Array, geometry: Geometry): void {
  for (const deduction of deductions) assertFollows(deduction, board, geometry);
  if (!cases) {
    assert.deepEqual(deductions.at(-1)?.changes, []);
    return;
  }
  const [{ cell }] = cases;
  assert.equal(
    cases.reduce((mask, { digit }) => mask | bitOf(digit), 0),
    board[cell],
    'not all cases',
  );
  for (const { digit, refutation } of cases) {
    const own = board.slice();
    own[cell] = bitOf(digit);
    assertRefutes(refutation, own, geometry);
  }
}

function checkSteps(position: Position): number {
  const steps = findAllSteps(position, [technique]);
  for (const step of steps) {
    assert.ok(step.refuted);
    for (const { cell, digit, refutation } of step.refuted) {
      const board = Uint32Array.from(allowedOf(position));
      board[cell] = bitOf(digit);
      assertRefutes(refutation, board, position.geometry);
    }
    assert.equal(step.eliminations.length, step.refuted.length);
  }
  return steps.length;
}

describe('Rule Forcing Net', () => {
  it('has lines that each follow', () => {
    const random = new Random(20_260_104);
    let count = 0;
    for (let i = 0; i < 15; i++) {
      const { grid } = randomVariant(i % 3 === 0 ? 6 : 4, random);
      count += checkSteps(positionOf(grid));
    }
    assert.ok(count > 15, `only ${count} steps`);
  });

  it('lists the consequences line by line', () => {
    const position = ruled('thermo: r1c1 r1c2\ncage 3: r2c1 r2c2', 'r3c3=1', 4);
    const [step] = findAllSteps(position, [technique]);
    assert.equal(new Names(position.geometry).step(step), 'Rule Forcing Net: r1c3=3 breaks r2c34=7 in r2 => r1c3<>3');
    checkExplained(
      'rule-forcing-net',
      position,
      'Suppose r1c3 is 3. This leads to a contradiction, so r1c3 is not 3. Each line names a reason and what it leaves:\n' +
        'the peers of r1c3: r2c34<>3\nr2c34=7 in r2: nothing fits',
    );
  });

  it('lists all cases if short arguments for the most open cells fail', () => {
    const rows = [
      '13456789 13456789 1345789 134678 56789 2 45678 1345679 1345689',
      '123456789 123456789 12345789 134678 156789 345679 245678 12345679 12345689',
      '123456789 123456789 12345789 134678 156789 345679 245678 12345679 12345689',
      '123456789 123456789 12345789 134678 1256789 345679 245678 1245679 1245689',
      '123456789 123456789 12345789 13467 125789 34569 245678 1245679 1245689',
      '1456789 12456789 1245789 14678 2789 456 3 45679 125689',
      '178 178 6 2 4 18 9 35 35',
      '12458 12458 12458 9 3 18 46 246 7',
      '2349 2349 2349 5 67 67 1 8 24',
    ];
    const [puzzle] = parse(
      `${rows.join('\n')}\n[Rules]\nglobal entropy\nmodular 2: r6c3 r6c4 r5c4 r6c5 r5c6\n`,
    ).puzzles;
    const position = positionOf(puzzle.grid);
    assert.equal(checkSteps(position), 1);
    const [step] = findAllSteps(position, [technique]);
    const names = new Names(position.geometry);
    const about =
      'Rule Forcing Net: r5c6=3 breaks each digit of r6c5, r5c6=5 breaks each digit of r6c2 => r5c6<>3, r5c6<>5';
    assert.equal(names.step(step), about);
    const text = step.technique.explain(step, names);
    assert.ok(text.length <= 4000, `${text.length}`);
    assert.match(text, /The whole argument has \d{2,} lines\. `sudoku path --proof` writes a proof/);
    // The cases of a cell have all its digits.
    assert.match(text, /^r6c5=2: .+\nr6c5=7: /m);
  });

  it('applies where only forcing nets with patterns find steps, if rules are about more than pairs', () => {
    const rows = '8........\n..36.....\n.7..9.2..\n.5...7...\n....457..\n...1...3.\n..1....68\n..85...1.\n.9....4..';
    const netsWith = (rule: string) => {
      const [puzzle] = parse(`[Puzzle]\n${rows}\n[Rules]\n${rule}\n`).puzzles;
      return findAllSteps(positionOf(puzzle.grid), [techniqueOf('forcing-net-contradiction')]).length;
    };
    assert.equal(netsWith('cage: r1c123'), 10); // these differ in any puzzle
    assert.equal(netsWith('sum 45: r1c123456789'), 0);
  });

  it('finds nothing in a puzzle without rules', () => {
    const position = positionOf({ geometry: ruled('').geometry, digits: new Uint8Array(81) });
    assert.deepEqual(findAllSteps(position, [technique]), []);
  });
});

import assert from 'node:assert/strict';
import fc from 'fast-check';
import {
  candidatesOf,
  exclude,
  findForced,
  findNakedSingle,
  forcedFills,
  hasForced,
  isDeadEnd,
} from '../../src/core/candidates';
import { bitOf, digitsOf } from '../../src/core/grid';
import { makeCell, makeHouse, makeLine, parseLine } from '../../src/core/notation';
import { geometryWithRules } from '../../src/core/rules/geometry';
import { countSolutions, solve } from '../../src/core/solver/index';
import { anyPuzzle, RUNS, smallGeometry, solubleWithSolution } from './arbitraries';

function gridOf(line: string) {
  const grid = parseLine(line.padEnd(81, '.'));
  assert.ok(grid);
  return grid;
}

/** A puzzle, with or without rules about two cells. */
const ruledPuzzle = smallGeometry.chain(geometry => {
  const kinds = [
    [],
    [{ kind: 'antiKnight' }],
    [{ kind: 'nonConsecutive' }, { kind: 'greater', cells: [1, 0] }],
  ] as const;
  return fc
    .constantFrom(...kinds)
    .chain(rules => anyPuzzle(rules.length > 0 ? geometryWithRules(geometry, rules) : geometry));
});

function forced(line: string, at: string): string | undefined {
  const grid = gridOf(line);
  const candidates = candidatesOf(grid);
  const cell = [...candidates.keys()].find(c => makeCell(grid.geometry, c) === at) as number;
  const found = findForced(grid, candidates, cell);
  return found && `${found.digit} ${found.house ? makeHouse(found.house) : 'naked'}`;
}

const EASY = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const SOLVED = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';

describe('candidates', () => {
  it('are the digits that no peer holds', () => assert.deepEqual(digitsOf(candidatesOf(gridOf(EASY))[2]), [1, 2, 4]));
  it('include a naked single', () => assert.equal(forced('12345678', 'r1c9'), '9 naked'));
  it('include a hidden single in a box', () => {
    assert.equal(forced('........1...1.....', 'r3c3'), undefined);
    assert.equal(forced(`........1...1.....2..${'.'.repeat(6)}.1.......`, 'r3c3'), '1 box 1');
  });
  it('force nothing if one cell is the only place for two digits', () => {
    // In box 1 only r1c1 is left for 8 and for 9: rows 2 and 3 have both, and r1c2 and r1c3 hold 1 and 2.
    assert.equal(forced('.12.........8..9......9..8..', 'r1c1'), undefined);
  });
  it('solve an easy puzzle if forced cells are filled', () => {
    const grid = gridOf(EASY);
    const digits = grid.digits.slice();
    for (const { cell, digit } of forcedFills(grid)) digits[cell] = digit;
    assert.equal(makeLine(digits), SOLVED);
  });
  it('are not filled in if there is a contradiction', () => {
    // There is no conflict yet: r1c9 can only be 9, and so can r9c9.
    const grid = gridOf(`12345678.${'.'.repeat(63)}87654321.`);
    assert.ok(!isDeadEnd(grid, candidatesOf(grid)));
    assert.deepEqual(forcedFills(grid), []);
  });

  it('of a digit that is placed are removed from its peers and by rules about two cells, which reports a change', () => {
    fc.assert(
      fc.property(ruledPuzzle, fc.nat(), fc.nat(), (grid, at, other) => {
        const { geometry } = grid;
        const cell = at % geometry.cellCount;
        const digit = 1 + (other % geometry.size);
        const before = candidatesOf(grid);
        const left = before.slice();
        const isChanged = exclude(geometry, left, cell, digit);
        const allowed = new Map(geometry.variant?.relationsOf[cell].map(({ cell, allowed }) => [cell, allowed[digit]]));
        const expected = Array.from(before, (mask, peer) => {
          const related = mask & (allowed.get(peer) ?? -1);
          return geometry.peersOf[cell].includes(peer) ? related & ~bitOf(digit) : related;
        });
        assert.deepEqual([...left], expected);
        assert.equal(isChanged, left.join() !== before.join());
        assert.equal(exclude(geometry, left, cell, digit), false);
      }),
      RUNS,
    );
  });

  it('force only digits of the solution', () => {
    fc.assert(
      fc.property(solubleWithSolution, ({ grid, solution }) => {
        const candidates = candidatesOf(grid);
        for (const cell of candidates.keys()) {
          const found = findForced(grid, candidates, cell);
          if (found) assert.equal(found.digit, solution[cell]);
        }
        for (const { cell, digit } of forcedFills(grid)) assert.equal(digit, solution[cell]);
        assert.equal(hasForced(grid), forcedFills(grid).length > 0);
      }),
      RUNS,
    );
  });

  it('are not filled in if a puzzle is stuck, which has no solution', () => {
    fc.assert(
      fc.property(
        smallGeometry.chain(geometry => anyPuzzle(geometry)),
        grid => {
          if (!isDeadEnd(grid, candidatesOf(grid))) return;
          assert.equal(countSolutions(grid, 1), 0);
          assert.deepEqual(forcedFills(grid), []);
        },
      ),
      RUNS,
    );
  });

  it('are a naked single if a cell has only one', () => {
    fc.assert(
      fc.property(solubleWithSolution, ({ grid }) => {
        const candidates = candidatesOf(grid);
        for (const cell of candidates.keys()) {
          assert.equal(findNakedSingle(candidates, cell) !== undefined, digitsOf(candidates[cell]).length === 1);
        }
      }),
      RUNS,
    );
  });
});

describe('the solver', () => {
  it('solves a puzzle that needs only singles', () =>
    assert.equal(makeLine(solve(gridOf(EASY)) as Uint8Array), SOLVED));
});

describe('a dead end', () => {
  it('is an empty cell without a candidate, or a digit without a place in a house', () => {
    const grid = gridOf(EASY);
    const { digits, geometry } = grid;
    const masks = fc.array(fc.integer({ min: 0, max: 511 }), { minLength: 81, maxLength: 81 });
    const most = fc
      .array(fc.nat(80), { maxLength: 3 })
      .map(cells => Array.from(digits, (_, cell) => (cells.includes(cell) ? 0 : 511)));
    const found = new Set<boolean>();
    const property = fc.property(fc.oneof(masks, most), all => {
      const holds = (cell: number, digit: number) =>
        digits[cell] > 0 ? digits[cell] === digit : digitsOf(all[cell]).includes(digit);
      const isStuck = [...digits.keys()].some(cell => digits[cell] === 0 && all[cell] === 0);
      const isLost = geometry.houses.some(({ cells }) =>
        [1, 2, 3, 4, 5, 6, 7, 8, 9].some(digit => ![...cells].some(cell => holds(cell, digit))),
      );
      const candidates = Uint32Array.from(all, (mask, cell) => (digits[cell] > 0 ? 0 : mask));
      found.add(isStuck || isLost);
      assert.equal(isDeadEnd(grid, candidates), isStuck || isLost);
    });
    fc.assert(property, RUNS);
    assert.equal(found.size, 2);
  });
});

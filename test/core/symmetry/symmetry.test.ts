import assert from 'node:assert/strict';
import { type Geometry, geometryOf, geometryOfSize, SIZES } from '../../../src/core/geometry';
import { conflictsOf, type Grid } from '../../../src/core/grid';
import { makeLine, parseLine } from '../../../src/core/notation';
import { Random } from '../../../src/core/random';
import { countSolutions } from '../../../src/core/solver/index';
import {
  randomSymmetry,
  renameDigits,
  reorderBands,
  reorderColumns,
  reorderRows,
  reorderStacks,
  type SquareSymmetry,
  square,
  squareSymmetries,
  swapBands,
  swapColumns,
  swapDigits,
  swapRows,
  swapStacks,
} from '../../../src/core/symmetry/symmetries';
import {
  composed,
  identity,
  inverse,
  isSame,
  type Transformation,
  transformed,
} from '../../../src/core/symmetry/transformation';
import { symmetryStepsOf } from '../../../src/core/symmetry/words';
import { sized } from '../../sizes';

const GEOMETRIES = [...SIZES.map(geometryOfSize), geometryOf(3, 2)];

/** Checks the rows of a transformed grid of the usual geometry of its size. */
function check(line: string, symmetry: (geometry: Geometry) => Transformation, rows: string): void {
  const grid = parseLine(line.replaceAll(' ', ''));
  assert.ok(grid);
  const { size } = grid.geometry;
  const changed = makeLine(transformed(grid, symmetry(grid.geometry)).digits);
  assert.equal(changed.match(new RegExp(`.{${size}}`, 'g'))?.join(' '), rows);
}

function anySymmetries(count: number, seed: number): Transformation[] {
  const random = new Random(seed);
  return GEOMETRIES.flatMap(geometry => Array.from({ length: count }, () => randomSymmetry(geometry, random)));
}

describe('symmetries', () => {
  const squares: Record<SquareSymmetry, string> = {
    quarter: '4.31 ...2 .... ....',
    half: '...4 .... ...3 ..21',
    threeQuarters: '.... .... 2... 13.4',
    leftRight: '..21 ...3 .... ...4',
    topBottom: '4... .... 3... 12..',
    diagonal: '13.4 2... .... ....',
    antidiagonal: '.... .... ...2 4.31',
  };
  for (const [symmetry, rows] of Object.entries(squares)) {
    it(symmetry, () => check('12.. 3... .... 4...', geometry => square(geometry, symmetry as SquareSymmetry), rows));
  }

  const SIX = '12.... 3..... .4.... 5.6... ....1. .....2';
  it('swap bands', () => check(SIX, six => swapBands(six, 0, 2), '....1. .....2 .4.... 5.6... 12.... 3.....'));
  it('reorder bands', () =>
    check(SIX, six => reorderBands(six, [1, 2, 0]), '.4.... 5.6... ....1. .....2 12.... 3.....'));
  it('swap stacks', () => check(SIX, six => swapStacks(six, 0, 1), '...12. ...3.. ....4. ...5.6 .1.... ..2...'));
  it('reorder stacks', () => check('12.. 3... .... 4...', four => reorderStacks(four, [1, 0]), '..12 ..3. .... ..4.'));
  it('swap rows of a band', () => check(SIX, six => swapRows(six, 2, 3), '12.... 3..... 5.6... .4.... ....1. .....2'));
  it('reorder rows', () =>
    check(SIX, six => reorderRows(six, [3, 2, 0, 1, 5, 4]), '5.6... .4.... 12.... 3..... .....2 ....1.'));
  it('swap columns of a stack', () =>
    check(SIX, six => swapColumns(six, 0, 2), '.21... ..3... .4.... 6.5... ....1. .....2'));
  it('reorder columns', () =>
    check(SIX, six => reorderColumns(six, [4, 5, 3, 2, 0, 1]), '....12 ....3. .....4 ...65. 1..... .2....'));
  it('relabel digits', () =>
    check(SIX, six => renameDigits(six, [2, 3, 1, 6, 5, 4]), '23.... 1..... .6.... 5.4... ....2. .....3'));
  it('swap digits', () => check(SIX, six => swapDigits(six, 1, 6), '62.... 3..... .4.... 5.1... ....6. .....2'));

  it('that would change boxes are rejected', () => {
    const six = geometryOfSize(6);
    assert.deepEqual(squareSymmetries(six), ['half', 'leftRight', 'topBottom']);
    assert.equal(squareSymmetries(geometryOfSize(9)).length, 7);
    for (const one of ['quarter', 'threeQuarters', 'diagonal', 'antidiagonal'] as const) {
      assert.throws(() => square(six, one), RangeError);
    }
    assert.throws(() => swapRows(six, 1, 2), RangeError);
    assert.throws(() => swapColumns(six, 2, 3), RangeError);
    assert.throws(() => reorderBands(six, [0, 0, 1]), RangeError);
    assert.throws(() => reorderStacks(six, [0, 1, 2]), RangeError);
    assert.throws(() => renameDigits(six, [1, 2, 3, 4, 5, 7]), RangeError);
  });

  it('map houses to houses, in every geometry', () => {
    for (const { geometry, cells, digits } of anySymmetries(5, 1)) {
      const namesOf = (house: Iterable<number>) => [...house].sort((a, b) => a - b).join();
      const houses = new Set(geometry.houses.map(house => namesOf(house.cells)));
      for (const house of geometry.houses) assert.ok(houses.has(namesOf([...house.cells].map(cell => cells[cell]))));
      assert.equal(new Set(cells).size, geometry.cellCount);
      assert.equal(digits[0], 0);
      assert.equal(new Set(digits).size, geometry.size + 1);
    }
  });

  it('are reverted by their inverse, on both sides', () => {
    for (const symmetry of anySymmetries(5, 2)) {
      const nothing = identity(symmetry.geometry);
      assert.ok(isSame(composed(symmetry, inverse(symmetry)), nothing));
      assert.ok(isSame(composed(inverse(symmetry), symmetry), nothing));
    }
  });

  it('are applied in order when composed, with digits and candidates', () => {
    const random = new Random(3);
    for (const geometry of GEOMETRIES) {
      const [a, b, c] = Array.from({ length: 3 }, () => randomSymmetry(geometry, random));
      const digits = Uint8Array.from({ length: geometry.cellCount }, () => random.below(geometry.size + 1));
      const allowed = Uint32Array.from({ length: geometry.cellCount }, () => random.below(2 ** geometry.size));
      const grid: Grid = { geometry, digits, allowed };
      const inTurn = transformed(transformed(transformed(grid, a), b), c);
      const atOnce = transformed(grid, composed(a, b, c));
      assert.deepEqual([...atOnce.digits], [...inTurn.digits]);
      assert.deepEqual(atOnce.allowed, inTurn.allowed);
    }
  });

  it('move candidates with digits', () => {
    // Every cell allows exactly its digit, before and after the transformation.
    for (const symmetry of anySymmetries(2, 4)) {
      const { geometry } = symmetry;
      const digits = Uint8Array.from({ length: geometry.cellCount }, (_, cell) => 1 + (cell % geometry.size));
      const allowed = Uint32Array.from(digits, digit => 1 << (digit - 1));
      const changed = transformed({ geometry, digits, allowed }, symmetry);
      assert.deepEqual(
        changed.allowed,
        Uint32Array.from(changed.digits, digit => 1 << (digit - 1)),
      );
      assert.equal('allowed' in transformed({ geometry, digits }, symmetry), false);
    }
  });

  it('keep the number of solutions', () => {
    const grid = parseLine('53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5.......7.');
    assert.ok(grid);
    const solutions = countSolutions(grid, 1000);
    const random = new Random(5);
    for (let i = 0; i < 20; i++) {
      const image = transformed(grid, randomSymmetry(grid.geometry, random));
      assert.equal(conflictsOf(image).size, 0);
      assert.equal(countSolutions(image, 1000), solutions);
    }
  });

  it('at random are those of a 4x4 grid with equal probability, and no others', () => {
    // 2 * 2^3 * 2^3 arrangements and 4! names make 3072 symmetries. The sum of squares below is near 3071 if all are equally likely.
    const each = sized(10, 20);
    const draws = 3072 * each;
    const random = new Random(6);
    const counts = new Map<string, number>();
    for (let i = 0; i < draws; i++) {
      const { cells, digits } = randomSymmetry(geometryOfSize(4), random);
      const key = String.fromCharCode(...cells, ...digits);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    assert.equal(counts.size, 3072);
    const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - each) ** 2 / each, 0);
    assert.ok(2700 < chiSquare && chiSquare < 3450, `${chiSquare}`);
  });

  it('at random are the same for a seed', () => {
    const [a, b] = [1, 1].map(seed => randomSymmetry(geometryOfSize(9), new Random(seed)));
    assert.ok(isSame(a, b));
    assert.ok(!isSame(a, randomSymmetry(geometryOfSize(9), new Random(2))));
  });
});

describe('words for symmetries', () => {
  const nine = geometryOfSize(9);
  function checkWords(symmetry: Transformation, ...words: string[]): void {
    assert.deepEqual(
      symmetryStepsOf(symmetry).map(({ name }) => name),
      words,
    );
  }

  it('are absent for the identity', () => checkWords(identity(nine)));
  it('describe the symmetries of the square', () => {
    checkWords(square(nine, 'quarter'), 'Rotate by 90° clockwise');
    checkWords(square(nine, 'half'), 'Rotate by 180°');
    checkWords(square(nine, 'threeQuarters'), 'Rotate by 90° counterclockwise');
    checkWords(square(nine, 'leftRight'), 'Mirror left to right');
    checkWords(square(nine, 'topBottom'), 'Mirror top to bottom');
    checkWords(square(nine, 'diagonal'), 'Transpose: rows become columns');
    checkWords(square(nine, 'antidiagonal'), 'Mirror across the diagonal from bottom left to top right');
  });
  it('describe swaps', () => {
    checkWords(swapBands(nine, 0, 2), 'Swap bands 1 and 3');
    checkWords(swapStacks(nine, 1, 2), 'Swap stacks 2 and 3');
    checkWords(swapRows(nine, 3, 5), 'Swap rows 4 and 6');
    checkWords(swapColumns(nine, 7, 8), 'Swap columns 8 and 9');
    checkWords(swapDigits(nine, 1, 9), 'Swap digits 1 and 9');
  });
  it('describe new orders', () => {
    checkWords(reorderBands(nine, [1, 2, 0]), 'Put bands 1, 2, 3 in the order 2, 3, 1');
    checkWords(reorderRows(nine, [0, 1, 2, 4, 5, 3, 6, 7, 8]), 'Put rows 4, 5, 6 in the order 5, 6, 4');
    checkWords(renameDigits(nine, [2, 3, 1, 4, 5, 6, 7, 8, 9]), 'Replace digits: 1 by 2, 2 by 3, 3 by 1');
  });
  it('describe several steps', () =>
    checkWords(
      composed(square(nine, 'diagonal'), swapStacks(nine, 0, 1), swapRows(nine, 0, 1), swapDigits(nine, 2, 3)),
      'Transpose: rows become columns',
      'Swap rows 1 and 2',
      'Swap stacks 1 and 2',
      'Swap digits 2 and 3',
    ));

  it('describe steps that compose the symmetry', () => {
    for (const symmetry of anySymmetries(10, 7)) {
      const steps = symmetryStepsOf(symmetry).map(({ transformation }) => transformation);
      assert.ok(isSame(composed(identity(symmetry.geometry), ...steps), symmetry));
    }
  });
});

/** The order of steps and their ratings if there are several: in positions constructed around the patterns. */

import assert from 'node:assert/strict';
import { geometryOf } from '../../../src/core/geometry';
import { bitOf } from '../../../src/core/grid';
import { Position } from '../../../src/core/position';
import { bivalueGrave } from '../../../src/core/rating/bivalueGrave';
import { boardOf } from '../../../src/core/rating/board';
import {
  directHiddenPair,
  directHiddenTriplet,
  hiddenPair,
  hiddenQuad,
  hiddenTriplet,
} from '../../../src/core/rating/hiddenSets';
import { nakedPair, nakedQuad, nakedTriplet } from '../../../src/core/rating/nakedSets';
import type { RatingRule } from '../../../src/core/rating/rule';
import { uniqueLoop } from '../../../src/core/rating/uniqueLoops';
import { wxyzWing } from '../../../src/core/rating/wings';
import { parseCell } from '../cells';
import { withOnly, without } from '../techniques/checks';
import { firstStep, makeStep } from './steps';

const nine = geometryOf(3, 3);

/** The rating, name and cells of the first step that a rule finds. */
function first(rule: RatingRule, position: Position): string {
  const [what, effect = ''] = firstStep(rule, position).split(': ');
  const cells = new Set(effect.split(' ').map(part => part.split(/[<=]/)[0]));
  return `${what}: ${[...cells].join(' ')}`;
}

describe('the order of naked sets', () => {
  const BOX = { r4c4: '56', r5c5: '56' };
  const COLUMN = { r2c9: '34', r8c9: '34' };
  const ROW = { r9c1: '12', r9c7: '12' };
  const box = '3.0 Naked Pair: r4c5 r4c6 r5c4 r5c6 r6c4 r6c5 r6c6';
  const column = '3.0 Naked Pair: r1c9 r3c9 r4c9 r5c9 r6c9 r7c9 r9c9';
  const row = '3.0 Naked Pair: r9c2 r9c3 r9c4 r9c5 r9c6 r9c8 r9c9';
  it('is boxes, columns, rows', () => {
    assert.equal(first(nakedPair, withOnly({ ...ROW, ...COLUMN, ...BOX })), box);
    assert.equal(first(nakedPair, withOnly({ ...ROW, ...COLUMN })), column);
    assert.equal(first(nakedPair, withOnly(ROW)), row);
  });
  it('follows the houses of a kind', () => {
    const later = { r9c2: '78', r9c5: '78' };
    const sooner = { r2c2: '89', r2c5: '89' };
    assert.match(first(nakedPair, withOnly({ ...later, ...sooner })), /: r2c1 /);
  });
  it('compares places as the digits of a number, with the last place as the most significant', () => {
    const outer = { r5c1: '12', r5c9: '12' };
    const inner = { r5c4: '34', r5c7: '34' };
    assert.match(firstStep(nakedPair, withOnly({ ...outer, ...inner })), /: r5c1<>3|: r5c2<>3/);
  });
  it('excludes houses with fewer empty cells than twice the set', () => {
    /** Row 1 with this number of empty cells, the first ones with the digits of a set. */
    const partly = (empty: number, list: Record<string, string>) => {
      const position = withOnly(list);
      const digits = position.digits.slice();
      const candidates = position.candidates.slice();
      for (let cell = empty; cell < 9; cell++) {
        digits[cell] = cell + 1;
        candidates[cell] = 0;
      }
      return new Position(nine, digits, candidates, digits);
    };
    const triplet = { r1c1: '123', r1c4: '123', r1c5: '123' };
    assert.match(first(nakedTriplet, partly(6, triplet)), /^3\.6 Naked Triplet: r1c2 r1c3 r1c6$/);
    assert.equal(first(nakedTriplet, partly(5, triplet)), 'nothing: ');
    const quad = { r1c1: '1234', r1c4: '1234', r1c5: '1234', r1c6: '1234' };
    assert.match(first(nakedQuad, partly(8, quad)), /^5\.0 Naked Quad: r1c2 r1c3 r1c7 r1c8$/);
    assert.equal(first(nakedQuad, partly(7, quad)), 'nothing: ');
  });
});

describe('the order of hidden sets', () => {
  /** Limits some digits to some cells of a house. */
  const hiding = (digits: string, house: string, cells: string): Record<number, string> => {
    const [kind, index] = [house[0], Number(house[1])];
    const all: string[] = [];
    for (let r = 1; r <= 9; r++) {
      for (let c = 1; c <= 9; c++) {
        const box = 3 * Math.floor((r - 1) / 3) + Math.floor((c - 1) / 3) + 1;
        if ((kind === 'r' ? r : kind === 'c' ? c : box) === index) all.push(`r${r}c${c}`);
      }
    }
    const others = all.filter(name => !cells.split(' ').includes(name)).join(' ');
    return Object.fromEntries([...digits].map(digit => [digit, others]));
  };
  const BOX = hiding('56', 'b5', 'r4c4 r5c5');
  const COLUMN = hiding('34', 'c9', 'r2c9 r8c9');
  const ROW = hiding('12', 'r9', 'r9c1 r9c7');
  it('is boxes, columns, rows', () => {
    assert.equal(first(hiddenPair, without({ ...ROW, ...COLUMN, ...BOX })), '3.4 Hidden Pair: r4c4 r5c5');
    assert.equal(first(hiddenPair, without({ ...ROW, ...COLUMN })), '3.4 Hidden Pair: r2c9 r8c9');
    assert.equal(first(hiddenPair, without(ROW)), '3.4 Hidden Pair: r9c1 r9c7');
  });
  it('follows the digits as a number: the last digit counts most', () => {
    const outer = hiding('19', 'r5', 'r5c1 r5c9');
    const inner = hiding('34', 'r5', 'r5c4 r5c7');
    assert.equal(first(hiddenPair, without({ ...outer, ...inner })), '3.4 Hidden Pair: r5c4 r5c7');
  });
  it('depends on the number of digits', () => {
    assert.equal(
      first(hiddenTriplet, without(hiding('123', 'r5', 'r5c1 r5c5 r5c9'))),
      '4.0 Hidden Triplet: r5c1 r5c5 r5c9',
    );
    assert.equal(
      first(hiddenQuad, without(hiding('1234', 'r5', 'r5c1 r5c4 r5c5 r5c9'))),
      '5.4 Hidden Quad: r5c1 r5c4 r5c5 r5c9',
    );
  });
  it('follows the placements that they leave', () => {
    // If only a cell of the set and one other could hold 7, the other does.
    const pair = { ...hiding('12', 'r5', 'r5c1 r5c9'), ...hiding('7', 'r5', 'r5c1 r5c4') };
    assert.equal(firstStep(directHiddenPair, without(pair)), '2.0 Direct Hidden Pair: r5c4=7');
    const triplet = { ...hiding('123', 'r5', 'r5c1 r5c5 r5c9'), ...hiding('7', 'r5', 'r5c1 r5c4') };
    assert.equal(firstStep(directHiddenTriplet, without(triplet)), '2.5 Direct Hidden Triplet: r5c4=7');
  });
});

describe('the order of wings', () => {
  /** Checks the cells of the candidates that the wings of a position eliminate, in order. */
  const check = (cells: Record<string, string>, ...expected: readonly string[]) => {
    const steps = [...wxyzWing.find(boardOf(withOnly(cells)))].flatMap(step => (step ? [makeStep(step)] : []));
    assert.deepEqual([...new Set(steps.map(step => step.split(': ')[1]))], expected);
  };
  // The wing in row 9 is found first, because rows come before columns.
  const ROW = { r9c9: '13', r9c8: '23', r9c6: '34', r5c9: '14' };
  const COLUMN = { r1c1: '13', r2c1: '23', r4c1: '34' };
  it('follows their cells', () => check({ ...ROW, ...COLUMN, r1c7: '14' }, 'r4c7<>4', 'r5c6<>4'));
  it('begins with the most eliminations', () =>
    check({ ...ROW, ...COLUMN, r3c2: '14' }, 'r3c1<>4 r4c2<>4 r5c2<>4 r6c2<>4', 'r5c6<>4'));
  it('begins with the most candidates if equally many are eliminated', () => {
    const [one, other] = [{ r9c9: '123' }, { r1c1: '123' }];
    check({ ...ROW, ...one, ...COLUMN, ...other, r4c1: '234', r1c7: '14' }, 'r4c7<>4', 'r5c6<>4');
    check({ ...ROW, ...one, r9c6: '234', ...COLUMN, ...other, r1c7: '14' }, 'r5c6<>4', 'r4c7<>4');
  });
});

describe('the size of a Unique Loop', () => {
  /** An empty grid in which only the cells of a loop can hold 1 and 2, the first of them also 3. */
  function loop(cells: string): Position {
    const candidates = new Uint32Array(81).fill(0b111111100);
    for (const name of cells.split(' ')) candidates[parseCell(nine, name)!] = 0b11;
    candidates[parseCell(nine, cells.split(' ')[0])!] |= 0b100;
    return new Position(nine, new Uint8Array(81), candidates, new Uint8Array(81));
  }
  const check = (cells: string, rating: string) => {
    const size = cells.split(' ').length;
    it(`of ${size} is rated ${rating}`, () => {
      const name = size === 4 ? 'Unique Rectangle type 1' : `Unique Loop of ${size} type 1`;
      const corner = cells.split(' ')[0];
      assert.equal(firstStep(uniqueLoop, loop(cells)), `${rating} ${name}: ${corner}<>1 ${corner}<>2`);
    });
  };
  check('r3c2 r3c9 r1c9 r1c2', '4.5');
  check('r5c6 r5c7 r1c7 r1c9 r6c9 r6c6', '4.6');
  check('r9c8 r8c9 r8c4 r2c4 r2c9 r1c8 r1c5 r9c5', '4.7');
  check('r6c2 r9c2 r7c1 r1c1 r1c3 r4c3 r4c6 r7c6 r9c5 r6c5', '5.0');
  check('r8c7 r7c9 r7c4 r4c4 r4c3 r5c2 r5c9 r6c7 r6c6 r9c6 r9c2 r8c3', '5.0');
  check('r8c3 r7c1 r4c1 r4c2 r2c2 r2c9 r3c9 r3c5 r7c5 r8c6 r6c6 r6c4 r1c4 r1c3', '5.0');
});

describe('the sets of a Unique Rectangle type 3', () => {
  const FLOOR = { r2c1: '12', r2c4: '12' };
  const ROOF = { r1c1: '123', r1c4: '124' };
  const PAIR = { r1c7: '34' };
  const TRIPLET = { r1c8: '35', r1c9: '45' };
  it('are rated by their number of cells', () => {
    assert.equal(
      first(uniqueLoop, withOnly({ ...FLOOR, ...ROOF, ...PAIR })),
      '4.6 Unique Rectangle type 3: r1c2 r1c3 r1c5 r1c6 r1c8 r1c9',
    );
    assert.equal(
      first(uniqueLoop, withOnly({ ...FLOOR, ...ROOF, ...TRIPLET })),
      '4.7 Unique Rectangle type 3: r1c2 r1c3 r1c5 r1c6 r1c7',
    );
  });
  it('are tried in order of size', () => {
    const both = withOnly({ ...FLOOR, ...ROOF, ...PAIR, ...TRIPLET });
    assert.equal(first(uniqueLoop, both), '4.6 Unique Rectangle type 3: r1c2 r1c3 r1c5 r1c6 r1c8 r1c9');
  });
  it('are tried in the box before the row', () => {
    const rectangle = { r4c1: '12', r4c2: '12', r1c1: '123', r1c2: '124' };
    const both = withOnly({ ...rectangle, r3c3: '34', r1c9: '34' });
    assert.equal(first(uniqueLoop, both), '4.6 Unique Rectangle type 3: r1c3 r2c1 r2c2 r2c3 r3c1 r3c2');
  });
  it('come after steps with lower ratings', () => {
    const type1 = { r5c1: '67', r5c4: '67', r6c1: '67', r6c4: '678' };
    assert.equal(
      firstStep(uniqueLoop, withOnly({ ...FLOOR, ...ROOF, ...PAIR, ...type1 })),
      '4.5 Unique Rectangle type 1: r6c4<>6 r6c4<>7',
    );
  });
});

describe('Unique Rectangles with equal ratings', () => {
  it('are sorted by their type', () => {
    const type2 = { r2c1: '12', r2c4: '12', r1c1: '123', r1c4: '123' };
    const type1 = { r5c1: '67', r5c4: '67', r6c1: '67', r6c4: '678' };
    assert.equal(first(uniqueLoop, withOnly(type2)), '4.5 Unique Rectangle type 2: r1c2 r1c3 r1c5 r1c6 r1c7 r1c8 r1c9');
    assert.equal(first(uniqueLoop, withOnly({ ...type2, ...type1 })), '4.5 Unique Rectangle type 1: r6c4');
  });
});

describe('the sets of a BUG type 3', () => {
  /** A bivalue universal grave: every cell of a solved grid has its digit and the next one as candidates, two cells of row 1 with one more. */
  function grave(more: Record<string, number>): Position {
    const candidates = Uint32Array.from({ length: 81 }, (_, cell) => {
      const row = Math.floor(cell / 9);
      const digit = ((cell % 9) + 3 * (row % 3) + Math.floor(row / 3)) % 9;
      return bitOf(digit + 1) | bitOf(((digit + 1) % 9) + 1);
    });
    for (const [name, digit] of Object.entries(more)) candidates[parseCell(nine, name)!] |= bitOf(digit);
    return new Position(nine, new Uint8Array(81), candidates, new Uint8Array(81));
  }
  const check = (more: Record<string, number>, expected: string) =>
    it(expected, () => assert.equal(firstStep(bivalueGrave, grave(more)), expected));
  // Row 1 is 12 23 34 45 56 67 78 89 91, and the last digit of r1c9 the first of r1c1.
  check({ r1c3: 8, r1c6: 9 }, '5.8 BUG type 3: r1c7<>8 r1c9<>9');
  check({ r1c3: 8, r1c6: 1 }, '5.9 BUG type 3: r1c1<>1 r1c7<>8');
  check({ r1c3: 8, r1c6: 2 }, '6.0 BUG type 3: r1c2<>2 r1c7<>8');
  check({ r1c3: 8, r1c6: 3 }, '6.1 BUG type 3: r1c7<>8');
  it('have up to six digits', () => {
    // Type 4 comes first, because two cells with this many candidates share a digit.
    const steps = [...bivalueGrave.find(boardOf(grave({ r1c5: 8, r1c6: 4 })))].map(step => step && makeStep(step));
    assert.deepEqual(steps.slice(1), ['6.2 BUG type 3: r1c4<>4 r2c4<>8', '6.2 BUG type 3: r1c4<>4 r1c7<>8']);
  });
  // Two cells of a box: its sets before those of the row.
  check({ r1c4: 8, r1c6: 3 }, '6.1 BUG type 3: r2c4<>8 r3c6<>3');
});

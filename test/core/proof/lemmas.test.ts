import assert from 'node:assert/strict';
import fc from 'fast-check';
import { geometryOfSize } from '../../../src/core/geometry';
import { bitOf, isSolved } from '../../../src/core/grid';
import {
  clauseLemma,
  deadlyLemma,
  exchangeLemma,
  exocetLemma,
  impossibleLemma,
  setLemma,
} from '../../../src/core/proof/lemmas';
import { isImpossible } from '../../../src/core/proof/propagation';
import { RUNS, solvedGrid } from '../arbitraries';

const nine = geometryOfSize(9);
const ALL = 511;

/** `123`: the digits as a mask. */
const mask = (digits: string): number => [...digits].reduce((all, digit) => all | bitOf(Number(digit)), 0);

/** `r4c7` */
const cellOf = (name: string): number => 9 * (Number(name[1]) - 1) + Number(name[3]) - 1;

/** A grid in which these cells have only these candidates, and other cells all. */
function leftWith(candidates: Readonly<Record<string, string>>): Uint32Array {
  const left = new Uint32Array(81).fill(ALL);
  for (const [name, digits] of Object.entries(candidates)) left[cellOf(name)] = mask(digits);
  return left;
}

const pairsOf = (pairs: Readonly<Record<string, string>>) =>
  new Map(Object.entries(pairs).map(([name, digits]) => [cellOf(name), mask(digits)]));

describe('propagation in proofs', () => {
  const rest = (from: number, digits: string) =>
    Object.fromEntries(Array.from({ length: 9 - from }, (_, i) => [`r1c${from + i + 1}`, digits]));

  it('finds no contradiction in an empty grid', () => assert.equal(isImpossible(nine, leftWith({}), []), false));
  it('finds a contradiction if two digits have only one cell left in a house', () => {
    assert.equal(isImpossible(nine, leftWith(rest(1, '3456789')), []), true);
    assert.equal(isImpossible(nine, leftWith(rest(2, '3456789')), []), false);
  });
  it('finds a contradiction if a digit has no cell left in a house', () =>
    assert.equal(isImpossible(nine, leftWith(rest(0, '12345678')), []), true));
});

describe('the lemma of deadly patterns', () => {
  const RECTANGLE = { r1c1: '12', r1c4: '12', r2c1: '12', r2c4: '12' };

  it('applies only if each house has every digit in two cells or in none', () => {
    assert.ok(deadlyLemma(nine, pairsOf(RECTANGLE)));
    assert.equal(deadlyLemma(nine, pairsOf({ ...RECTANGLE, r2c4: '13' })), undefined);
    assert.equal(deadlyLemma(nine, new Map()), undefined);
  });
  it('does not apply if a house has digit 1 in four cells, even if it has every other digit in two', () => {
    const four = { r1c1: '12', r1c2: '12', r1c4: '13', r1c5: '13', r4c1: '12', r4c2: '12', r4c4: '13', r4c5: '13' };
    assert.equal(deadlyLemma(nine, pairsOf(four)), undefined);
  });

  const lemma = deadlyLemma(nine, pairsOf(RECTANGLE))!;
  it('removes the pair from the only cell that can hold another digit', () => {
    const left = leftWith({ ...RECTANGLE, r2c4: '123' });
    assert.equal(lemma(left), true);
    assert.equal(left[cellOf('r2c4')], mask('3'));
    assert.equal(lemma(left), false, 'once');
  });
  it('removes nothing if two cells can hold other digits', () =>
    assert.equal(lemma(leftWith({ ...RECTANGLE, r2c1: '124', r2c4: '123' })), false));
  it('leaves a cell without a digit if no cell can hold another one', () => {
    const left = leftWith(RECTANGLE);
    lemma(left);
    assert.ok(left.includes(0));
  });
});

describe('the lemma of a clause', () => {
  const clause = [
    { cell: 0, digit: 1, isOn: true },
    { cell: 1, digit: 2, isOn: false },
  ];

  it('makes the only statement true that can be', () => {
    const left = leftWith({ r1c1: '23', r1c2: '12' });
    assert.equal(clauseLemma(clause)(left), true);
    assert.equal(left[1], mask('1'));
    const other = leftWith({ r1c1: '12', r1c2: '2' });
    assert.equal(clauseLemma(clause)(other), true);
    assert.equal(other[0], mask('1'));
  });
  it('removes nothing while two statements can be true', () =>
    assert.equal(clauseLemma(clause)(leftWith({ r1c1: '12', r1c2: '12' })), false));
});

describe('the lemma of a set', () => {
  const set = setLemma(nine, ['r1c1', 'r1c4', 'r1c7'].map(cellOf));

  it('removes the digits from the rest of the house', () => {
    const left = leftWith({ r1c1: '12', r1c4: '23', r1c7: '13' });
    while (set(left));
    for (const name of ['r1c2', 'r1c5', 'r1c9']) assert.equal(left[cellOf(name)], mask('456789'), name);
    assert.equal(left[cellOf('r2c1')], ALL);
  });
  it('removes nothing while the cells have more digits than cells', () =>
    assert.equal(set(leftWith({ r1c1: '12', r1c4: '23', r1c7: '14' })), false));
  it('leaves a cell without a digit if there are fewer digits than cells', () => {
    const left = leftWith({ r1c1: '12', r1c4: '12', r1c7: '12' });
    assert.equal(set(left), true);
    assert.ok(left.includes(0));
  });
});

describe('the lemma of exocets', () => {
  const digitsOf = (masks: number): number[] => [0, 1, 2, 3, 4].filter(digit => (masks >> digit) & 1);
  /** The candidates that some filling has in which base cells have different digits, and the targets the same digits. */
  function naive(masks: readonly number[]): number[] {
    const kept = masks.map(() => 0);
    const size = masks.length / 2;
    const fill = (digits: readonly number[]): void => {
      if (digits.length < masks.length) {
        for (const digit of digitsOf(masks[digits.length])) fill([...digits, digit]);
        return;
      }
      const [base, targets] = [digits.slice(0, size), digits.slice(size)];
      if (new Set(base).size < size || String([...base].sort()) !== String([...targets].sort())) return;
      for (const [i, digit] of digits.entries()) kept[i] |= 1 << digit;
    };
    fill([]);
    return kept;
  }

  for (const size of [1, 2, 3]) {
    it(`keeps the candidates of all fillings of ${size} cells and ${size} targets, and no others`, () => {
      const cells = Array.from({ length: 2 * size }, (_, i) => 10 * i);
      const lemma = exocetLemma(cells.slice(0, size), cells.slice(size));
      fc.assert(
        fc.property(fc.array(fc.integer({ min: 0, max: 31 }), { minLength: 2 * size, maxLength: 2 * size }), masks => {
          const left = new Uint32Array(81).fill(ALL);
          for (const [i, cell] of cells.entries()) left[cell] = masks[i];
          const kept = naive(masks);
          assert.equal(
            lemma(left),
            kept.some((mask, i) => mask !== masks[i]),
          );
          while (lemma(left));
          assert.deepEqual(
            cells.map(cell => left[cell]),
            kept,
          );
          assert.equal(left.filter(mask => mask === ALL).length, 81 - 2 * size);
        }),
      );
    });
  }
});

describe('the lemma of impossible cells', () => {
  const cells = (names: string) => names.split(' ').map(cellOf);
  /** Whether the cells can be filled, by trying all combinations. */
  function canFill(all: readonly number[], digits: readonly number[]): boolean {
    const ways = digits.length ** all.length;
    for (let way = 0; way < ways; way++) {
      const filled = all.map((_, i) => digits[Math.floor(way / digits.length ** i) % digits.length]);
      if (all.every((a, i) => all.every((b, j) => filled[i] !== filled[j] || !nine.peersOf[a].includes(b))))
        return true;
    }
    return false;
  }

  it('applies to cells that cannot be filled with the digits, and to no others', () => {
    let impossible = 0;
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.nat(80), { minLength: 2, maxLength: 6 }),
        fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 3 }),
        (all, digits) => {
          const lemma = impossibleLemma(nine, all, mask(digits.join('')));
          if (lemma) impossible++;
          assert.equal(lemma === undefined, canFill(all, digits));
        },
      ),
      { numRuns: 500, seed: 39 },
    );
    assert.ok(impossible > 0);
  });
  it('applies to loops of odd length with two digits', () => {
    assert.ok(impossibleLemma(nine, cells('r1c1 r1c5 r5c5 r5c2 r2c2'), mask('12')));
    assert.equal(impossibleLemma(nine, cells('r1c1 r1c5 r5c5 r5c1'), mask('12')), undefined);
  });
  it('gives up if there are too many ways to fill the cells', () =>
    assert.equal(
      impossibleLemma(
        nine,
        Array.from({ length: 81 }, (_, cell) => cell),
        mask('12345678'),
      ),
      undefined,
    ));
  it('removes the digits from the only cell with others', () => {
    const lemma = impossibleLemma(nine, cells('r1c1 r1c2 r1c3'), mask('12'))!;
    const left = leftWith({ r1c1: '12', r1c2: '12', r1c3: '123' });
    assert.equal(lemma(left), true);
    assert.equal(left[cellOf('r1c3')], mask('3'));
    assert.equal(lemma(leftWith({ r1c1: '12', r1c2: '124', r1c3: '123' })), false);
    const none = leftWith({ r1c1: '12', r1c2: '12', r1c3: '12' });
    assert.equal(lemma(none), true);
    assert.ok(none.includes(0));
  });
});

describe('the lemma of two lines that could exchange their digits', () => {
  const same = (cells: string) => new Map(cells.split(' ').map(name => [cellOf(name), mask('123')]));

  it('applies to lines in one band, or to places in one stack', () => {
    assert.ok(exchangeLemma(nine, same('r1c1 r1c4 r1c9 r2c1 r2c4 r2c9')));
    assert.ok(exchangeLemma(nine, same('r1c4 r1c5 r1c6 r9c4 r9c5 r9c6')));
    assert.ok(exchangeLemma(nine, same('r1c4 r5c4 r9c4 r1c6 r5c6 r9c6')));
    assert.equal(exchangeLemma(nine, same('r1c1 r1c4 r1c9 r4c1 r4c4 r4c9')), undefined);
  });
  it('does not apply to other cells or digits', () => {
    assert.equal(exchangeLemma(nine, new Map()), undefined);
    assert.equal(exchangeLemma(nine, same('r1c1 r1c4 r1c9 r2c1 r2c4 r2c8')), undefined, 'other places');
    assert.equal(exchangeLemma(nine, same('r1c1 r1c4 r1c9 r2c1 r2c4')), undefined, 'fewer cells');
    assert.equal(exchangeLemma(nine, same('r1c1 r1c4 r2c1 r2c4 r4c1 r4c4')), undefined, 'two bands');
    const cells = same('r1c1 r1c4 r1c9 r2c1 r2c4 r2c9');
    assert.equal(
      exchangeLemma(nine, new Map([...cells].map(([cell]) => [cell, mask('1234')]))),
      undefined,
      'more digits',
    );
    assert.equal(exchangeLemma(nine, cells.set(0, mask('124'))), undefined, 'different digits');
  });

  it('holds in every solution: the exchange gives another one', () => {
    let exchanges = 0;
    fc.assert(
      fc.property(solvedGrid(nine), digits => {
        for (const kind of ['row', 'column']) {
          const lines = nine.houses.filter(house => house.kind === kind);
          for (const [first, second] of lines.flatMap((a, i) => lines.slice(i + 1).map(b => [a, b]))) {
            for (const places of threePlaces()) {
              const of = (line: { readonly cells: ArrayLike<number> }) => places.map(at => line.cells[at]);
              const [one, two] = [of(first), of(second)];
              const [digitsOfOne, digitsOfTwo] = [one, two].map(cells =>
                cells
                  .map(cell => digits[cell])
                  .sort()
                  .join(''),
              );
              if (digitsOfOne !== digitsOfTwo) continue;
              const lemma = exchangeLemma(nine, new Map([...one, ...two].map(cell => [cell, mask(digitsOfOne)])));
              const exchanged = digits.slice();
              for (const [i, cell] of one.entries()) {
                exchanged[cell] = digits[two[i]];
                exchanged[two[i]] = digits[cell];
              }
              assert.equal(isSolved({ geometry: nine, digits: exchanged }), lemma !== undefined);
              if (lemma) exchanges++;
            }
          }
        }
      }),
      RUNS,
    );
    assert.ok(exchanges > 0);
  });
});

/** All choices of three of nine places. */
function threePlaces(): number[][] {
  const all = Array.from({ length: 9 }, (_, at) => at);
  return all.flatMap(a => all.slice(a + 1).flatMap(b => all.slice(b + 1).map(c => [a, b, c])));
}

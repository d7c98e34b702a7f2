import assert from 'node:assert/strict';
import fc from 'fast-check';
import { type Geometry, geometryOf, geometryOfSize } from '../../../src/core/geometry';
import type { Premise } from '../../../src/core/proof/premise';
import { geometryWithRules } from '../../../src/core/rules/geometry';
import { Names } from '../../../src/core/techniques/names';
import {
  cellOutside,
  cellsNamedIn,
  digitOutside,
  isPremise,
  makePremise,
  type NotationContext,
  parseEffect,
  parsePremise,
} from '../../../src/features/proof/notation';
import { makeSymbol, type Symbols } from '../../../src/text/symbols';
import { RUNS } from '../../core/arbitraries';

const nine: NotationContext = { geometry: geometryOfSize(9), symbols: { kind: 'character', text: '123456789' } };

function namesOf({ geometry, symbols }: NotationContext): Names {
  return new Names(geometry, digit => makeSymbol(symbols, digit));
}

/** Checks the effect that a text describes, when written back. */
function check(text: string, expected: string, reading = nine): void {
  const claims = parseEffect(text, reading);
  const names = namesOf(reading);
  const effect = {
    placements: claims.filter(({ isOn }) => isOn),
    eliminations: claims.filter(({ isOn }) => !isOn),
  };
  assert.equal(names.effect(effect), expected);
}

describe('the notation of premises of rules', () => {
  const geometry = geometryWithRules(geometryOfSize(9), [
    { kind: 'globalEntropy' },
    { kind: 'cage', cells: [0, 1], sum: 6 },
  ]);
  for (const line of [
    'rule: cage 6: r1c12',
    'rule: cage 6: r1c12 in r1',
    'rule: global entropy at r1c34,r2c34',
    'rule: global entropy at r1c3',
    'rule: cage 6: r1c12 in r1 at r2c2',
    'rule: global entropy & cage 6: r1c12 at r1c12,r2c1',
    'rule: cage 6: r1c12 in r1b1 at r1c123',
  ])
    it(line, () => {
      const premise = parsePremise(line, { ...nine, geometry });
      assert.ok(premise);
      assert.equal(makePremise(premise, new Names(geometry)), line);
    });
  it('rejects cells outside the grid and missing parts', () => {
    for (const line of [
      'rule: global entropy at',
      'rule: global entropy at r12c0',
      'rule: global entropy at r1c1 in r1',
    ])
      assert.equal(parsePremise(line, { ...nine, geometry }), undefined, line);
  });
});

describe('the notation of effects', () => {
  it('matches HoDoKu', () => {
    check('r4c7<>5', 'r4c7<>5');
    check('r8c3<>4, r1c25<>7, r2c9=8', 'r2c9=8, r8c3<>4, r1c25<>7');
    check('r7c13,r9c2<>4', 'r7c13,r9c2<>4');
    check('r4c7<>56', 'r4c7<>5, r4c7<>6');
    check('r4c7 <> 5.', 'r4c7<>5');
  });

  it('has only cells and digits of the grid', () => {
    for (const text of ['r0c1=1', 'r1c1=0', 'r1c10=1=', 'r1c1', 'r1c1=12', 'r1c1<>5 or so', '', ',']) check(text, '');
    check('r5c1=1', '', { geometry: geometryOfSize(4), symbols: { kind: 'character', text: '1234' } });
  });

  it('has cells with several digits above 9x9, and the digits of the puzzle', () => {
    const geometry = geometryOfSize(16);
    check('r12c16=G', 'r12c16=G', { geometry, symbols: { kind: 'character', text: '123456789ABCDEFG' } });
    check('r12c16<>16, r1c2<>3', 'r12c16<>16, r1c2<>3', { geometry, symbols: { kind: 'decimal' } });
  });

  it('names cells in any text', () => {
    const text = 'XY: 3/8 r1c2 =3= r46c8 -3- r99c10';
    const found = cellsNamedIn(text, nine).map(({ start, end, cells }) => [text.slice(start, end), cells]);
    assert.deepEqual(found, [
      ['r1c2', [1]],
      ['r46c8', [34, 52]],
    ]);
  });
});

describe('the statements in a text, and their offsets', () => {
  const ten: NotationContext = { geometry: geometryOfSize(10), symbols: { kind: 'character', text: '123456789A' } };
  const numbers: NotationContext = { geometry: geometryOfSize(16), symbols: { kind: 'decimal' } };
  /** The statements of an effect as `cell digit start-end`, with `!` before one that excludes the digit. */
  const effect = (text: string, expected: string, reading = nine, from?: number) =>
    it(`"${text}"`, () =>
      assert.equal(
        parseEffect(text, reading, from)
          .map(({ cell, digit, isOn, start, end }) => `${isOn ? '' : '!'}${cell} ${digit} ${start}-${end}`)
          .join(', '),
        expected,
      ));
  effect('r4c7<>5', '!33 5 0-7');
  effect('r8c3<>4, r1c25<>7, r2c9=8', '!65 4 0-7, !1 7 9-17, !4 7 9-17, 17 8 19-25');
  effect('r1c1=1 and r1c2≠3', '0 1 0-6, !1 3 11-17');
  effect('r1c1 != 12', '!0 1 0-10, !0 2 0-10');
  effect('  r1c1=1', '0 1 2-8', nine, 2);
  effect('xx r1c1=1.', '0 1 3-9', nine, 3);
  effect('r1c1=1, ', '');
  effect('R1C1=1', '0 1 0-6');
  effect('r1c1,r2c2=3', '0 3 0-11, 10 3 0-11');
  effect('r10c10=A', '99 10 0-8', ten);
  effect('r10c10<>A', '!99 10 0-9', ten);
  effect('r1c1<>AB', '', ten);
  effect('r1c16=16', '15 16 0-8', numbers);
  effect('r1c16=17', '', numbers);
  effect('r1c16=0', '', numbers);

  it('find the first cell that is outside the grid', () => {
    assert.equal(cellOutside('r1c1 r0c1 r1c0', nine), 'r0c1');
    assert.equal(cellOutside('r12c3 r9c9', nine), undefined);
    assert.equal(cellOutside('r10c10', nine), 'r10c10');
    assert.equal(cellOutside('r10c10 r11c1', ten), 'r11c1');
    assert.equal(cellOutside('R5C1', { geometry: geometryOfSize(4), symbols: nine.symbols }), 'R5C1');
  });
  it('find the first text in place of a digit that is not a digit of the puzzle', () => {
    assert.equal(digitOutside('r1c1=5, r1c2=0', nine), '0');
    assert.equal(digitOutside('r1c1<>57', nine), undefined);
    assert.equal(digitOutside('r1c1<>507', nine), '0');
    assert.equal(digitOutside('r1c1 ≠ 5x', nine), '5x');
    assert.equal(digitOutside('r1c1=A', ten), undefined);
    assert.equal(digitOutside('r1c1=B', ten), 'B');
    assert.equal(digitOutside('r1c1=10', ten), '10');
    assert.equal(digitOutside('r1c1=16', numbers), undefined);
    assert.equal(digitOutside('r1c1=17', numbers), '17');
    assert.equal(digitOutside('5 in r1c1', nine), undefined);
  });
  it('recognize the start of a premise', () => {
    for (const line of ['set: x', 'cover:', 'exocet: x', 'impossible: x', 'one solution: x', 'rule: x', 'if x'])
      assert.ok(isPremise(line) && !isPremise(` ${line}`), line);
    for (const line of ['sets: x', 'if', 'iffy', 'so x', '']) assert.ok(!isPremise(line), line);
  });
  it('list the cells, digits and houses of a premise in order', () => {
    const { houses } = nine.geometry;
    const house = (kind: string, index: number) => houses.find(each => each.kind === kind && each.index === index)!;
    const premise = (line: string, expected: object | undefined, reading = nine) =>
      assert.deepEqual(parsePremise(line, reading), expected, line);
    premise('set: 4,5/9 in r7c13,r9c2', { kind: 'set', digits: [4, 5, 9], cells: [54, 56, 73] });
    premise('cover: 4r57 r1c1 by 3b1', {
      kind: 'cover',
      choices: [{ digit: 4, house: house('row', 4) }, { digit: 4, house: house('row', 6) }, 0],
      covers: [{ digit: 3, house: house('box', 0) }],
    });
    premise('exocet: r1c12 to r2c4,r3c7', { kind: 'exocet', base: [0, 1], targets: [12, 24] });
    premise('exocet: r1c12', undefined);
    premise('impossible: 1,2 in r1c12', { kind: 'impossible', digits: [1, 2], cells: [0, 1] });
    premise('impossible: 1,2', undefined);
    premise('one solution: all but r3c4=7', {
      kind: 'grave',
      extras: [{ cell: 21, digit: 7, isOn: true, start: 22, end: 28 }],
    });
    premise('one solution: all but r3c4<>7', undefined);
    premise('one solution: 2,3 in r1c1', { kind: 'rectangle', digits: [2, 3], cells: [0] });
    premise('if r1c1=1 then r1c2=2, r1c3=3', undefined);
    premise('cover: by 4c1', undefined);
    premise('cover: 4r10 by 4c1', undefined);
    premise('cover: 4x1 by 4c1', undefined);
    premise('set: 4 in r1c1 and more', undefined);
  });
});

describe('the notation of premises', () => {
  const symbolsOf = ({ size }: Geometry): fc.Arbitrary<Symbols> =>
    fc.constantFrom<Symbols>(
      { kind: 'character', text: '123456789ABCDEFGHIJKLMNOP'.slice(0, size) },
      { kind: 'character', text: 'abcdefghijklmnopqrstuvwxy'.slice(0, size) },
      { kind: 'decimal' },
    );
  const readings = fc
    .constantFrom(geometryOfSize(4), geometryOf(3, 2), geometryOfSize(9), geometryOfSize(16), geometryOfSize(25))
    .chain(geometry => fc.record({ geometry: fc.constant(geometry), symbols: symbolsOf(geometry) }));

  function premises({ size, cellCount, houses }: Geometry): fc.Arbitrary<Premise> {
    const cell = fc.integer({ min: 0, max: cellCount - 1 });
    const digit = fc.integer({ min: 1, max: size });
    const sorted = (numbers: fc.Arbitrary<number>) =>
      fc.uniqueArray(numbers, { minLength: 1, maxLength: 5 }).map(all => all.sort((a, b) => a - b));
    const literal = fc.record({ cell, digit, isOn: fc.boolean() });
    const choice = fc.oneof(cell, fc.record({ digit, house: fc.constantFrom(...houses) }));
    const some = fc.array(choice, { minLength: 1, maxLength: 5 });
    const inCells = { cells: sorted(cell), digits: sorted(digit) };
    return fc.oneof<fc.Arbitrary<Premise>[]>(
      fc.record({ kind: fc.constant('set' as const), ...inCells }),
      fc.record({ kind: fc.constant('rectangle' as const), ...inCells }),
      fc.record({ kind: fc.constant('cover' as const), choices: some, covers: some }),
      fc.record({
        kind: fc.constant('if' as const),
        assumed: fc.array(literal, { minLength: 1, maxLength: 4 }),
        conclusion: literal,
      }),
      fc.record({
        kind: fc.constant('grave' as const),
        extras: fc.array(fc.record({ cell, digit }), { minLength: 1, maxLength: 3 }),
      }),
    );
  }

  it('can be read back', () =>
    fc.assert(
      fc.property(
        readings.chain(reading => fc.record({ reading: fc.constant(reading), premise: premises(reading.geometry) })),
        ({ reading, premise }) => {
          const names = namesOf(reading);
          const line = makePremise(premise, names);
          const read = parsePremise(line, reading);
          assert.ok(read, line);
          assert.equal(makePremise(read, names), line);
          assert.equal(read.kind, premise.kind);
        },
      ),
      RUNS,
    ));

  it('is in words', () => {
    for (const line of [
      'set: 4,5,9 in r7c13,r9c2',
      'cover: 4r57 by 4c17',
      'cover: 1c5 3c5 by r47c5',
      'if r1c1=1 and r2c2<>3 then r4c7<>5',
      'if r1c1=1, r1c2=2 and r2c2<>3 then r4c7<>5',
      'exocet: r1c12 to r2c4,r3c7',
      'impossible: 1,2 in r1c15,r25c2,r5c5',
      'one solution: 2,3 in r1c14,r3c14',
      'one solution: all but r3c4=7',
    ]) {
      const premise = parsePremise(line, nine);
      assert.ok(premise, line);
      assert.equal(makePremise(premise, namesOf(nine)), line);
    }
  });

  it('rejects everything else', () => {
    for (const line of [
      'set: 4 in',
      'set: in r1c1',
      'cover: 4r57',
      'if r1c1=1',
      'if r1c1=1 then',
      'one solution: r1c1',
      'so r1c1=1',
      'cover: 4r0 by 4c1',
    ])
      assert.equal(parsePremise(line, nine), undefined, line);
  });

  it('is read without an error from any text', () =>
    fc.assert(
      fc.property(
        readings,
        fc.constantFrom('set:', 'cover:', 'if ', 'one solution:', ''),
        fc.string(),
        (reading, begin, rest) => {
          parsePremise(begin + rest, reading);
          parseEffect(rest, reading);
        },
      ),
      RUNS,
    ));
});

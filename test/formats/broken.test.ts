import assert from 'node:assert/strict';
import fc from 'fast-check';
import { geometryOfSize } from '../../src/core/geometry';
import { problemOf } from '../../src/core/solver/propagation/problem';
import { isBroken } from '../../src/formats/content';
import { fPuzzlesJson } from '../../src/formats/fPuzzles/fPuzzles';
import { iss } from '../../src/formats/iss/iss';
import { compress } from '../../src/formats/shared/lzString';
import { RUNS } from '../core/arbitraries';
import { readText } from './readAtOnce';
import { partsOf } from './solving';
import { FPUZZLE, KILLER } from './texts';

/** Reads a text. The writers and the solver accept the result, if there is one. */
function check(text: string): void {
  const reading = readText(text);
  if (!reading) return;
  if (isBroken(reading)) {
    assert.match(reading.problem, /^[A-Z"].*\.$/);
    return;
  }
  const { content, lost } = reading;
  const { size, regions, givens, digits, rules } = partsOf(content);
  const count = size * size;
  assert.deepEqual([givens.length, digits.length], [count, count]);
  assert.ok(givens.every((digit, cell) => digit <= size && (digit === 0 || digit === digits[cell])));
  assert.ok(!(regions instanceof Uint8Array) || (regions.length === count && regions.every(region => region < size)));
  assert.ok(rules.every(rule => !('cells' in rule) || rule.cells.every(cell => cell >= 0 && cell < count)));
  assert.ok(lost.every(each => !each.endsWith(' ')));
  for (const { sizes, write } of [iss, fPuzzlesJson]) if (size <= sizes[1]) write([content]);
  if (rules.length < 50) problemOf(geometryOfSize(size), rules);
}

const ISS =
  '.Shape~6x6.NoBoxes.~R1C1_5~R1C2_2_4.Cage~3~R1C1~R1C2.Sum~0_=_-1_1~R1C1~R1C2.Arrow~R1C1~R1C2.PillArrow~2~R1C1~R1C2~R1C3' +
  '.SumLine~10~R1C1~R1C2~LOOP.Lockout~4~R1C1~R1C2.Modular~3~R1C1~R1C2.Zipper~R1C1~R1C2.Between~R1C1~R1C2~R2C2.Quad~R1C1~1~2' +
  '.LittleKiller~8~R1C4.XSum~R1~9~9.Skyscraper~C1~2~.NumberedRoom~C1~2~.Sandwich~8~C1.Renban~R1C1~R1C2.Whisper~R1C1~R1C2.Palindrome~R1C1~R1C2';

const texts = [
  ...Object.values(KILLER),
  ISS,
  '9j:a8_9a1a2b1b4a8_3d5c1a3c8s2c3a4c8d8_7a1b4b7a9a5_1a,bca__bb_ac_bebba_c_ba_a_c_gfaab_ba_babaa_a___a_a__aba_ad__dda',
  '6jk:zj,bcaa_baa_a_bfcb_a_aaaaa_ba_,aa_aa___aa__________aa__aaaa___a___aa_aa_b,7a9a9_3_7a9c9a9a7b4_5_7_8_12_9f8a4b',
];

/** A text in which some pieces are removed, doubled or replaced. */
const damaged = fc
  .record({
    text: fc.constantFrom(...texts),
    faults: fc.array(
      fc.record({
        at: fc.nat(),
        length: fc.nat(4),
        instead: fc.constantFrom('', '0', '~', '.', 'R9C9', '999', '[]', '"x"', ',', '-1', 'a'),
      }),
      { minLength: 1, maxLength: 4 },
    ),
  })
  .map(({ text, faults }) =>
    faults.reduce((before, { at, length, instead }) => {
      const start = at % (before.length + 1);
      return before.slice(0, start) + instead + before.slice(start + length);
    }, text),
  );

describe('no reader throws for', () => {
  it('damaged texts of all forms', () =>
    fc.assert(fc.property(damaged, check), { ...RUNS, numRuns: 5 * RUNS.numRuns }));
  it('any texts', () => fc.assert(fc.property(fc.string(), check), RUNS));
  it('any JSON', () =>
    fc.assert(
      fc.property(fc.json(), json => check(json)),
      RUNS,
    ));
  it('any JSON where rules of f-puzzles are', () => {
    const names = [
      'killercage',
      'arrow',
      'clone',
      'quadruple',
      'littlekillersum',
      'xsum',
      'thermometer',
      'whispers',
      'xv',
      'ratio',
      'even',
      'negative',
      'line',
      'title',
      'solution',
      'ruleset',
    ];
    const value = fc.oneof(
      fc.jsonValue(),
      fc.array(
        fc.record(
          {
            cells: fc.jsonValue(),
            lines: fc.jsonValue(),
            value: fc.jsonValue(),
            cell: fc.jsonValue(),
            values: fc.jsonValue(),
          },
          { requiredKeys: [] },
        ),
      ),
    );
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), value), members => {
        check(JSON.stringify({ ...FPUZZLE, ...members }));
        check(compress(JSON.stringify({ ...FPUZZLE, ...members })));
      }),
      RUNS,
    );
  });
  it('any JSON in place of the cells of an f-puzzles grid', () =>
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.jsonValue(), { minLength: 4, maxLength: 4 }), { minLength: 4, maxLength: 4 }),
        rows => {
          check(JSON.stringify({ size: 4, grid: rows }));
          check(JSON.stringify({ cells: rows, regions: rows, cages: rows.flat() }));
        },
      ),
      RUNS,
    ));
});

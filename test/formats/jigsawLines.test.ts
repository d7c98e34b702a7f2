import assert from 'node:assert/strict';
import { gridIn, readJigsawLine } from '../../src/formats/jigsawLines';
import { readText } from './readAtOnce';
import { problemIn, read, solutionsOf } from './solving';

const GIVENS = '3.......71.......5....68.....5.19......9.............28....3......235..1.......9.';
const LAYOUT = '000000021453303021453333221453322221455566121445666111445566667488887777888887777';
const SOLUTION = '364891527189374265542168739625719843213987456937456182876523914498235671751642398';

function check(text: string): void {
  const content = read(text);
  assert.deepEqual(
    solutionsOf(content).map(digits => [...digits].join('')),
    [SOLUTION],
  );
  assert.deepEqual(content.lost, []);
}

describe('jigsaws', () => {
  const letters = LAYOUT.replace(/\d/g, digit => 'ABCDEFGHI'[Number(digit)]);
  it('are read from givens and digits', () => check(GIVENS + LAYOUT));
  it('are read from givens and letters', () => check(GIVENS + letters));
  it('are read from letters and givens', () => check(letters + GIVENS));
  it('are read from rows', () => check(`${GIVENS}${LAYOUT}`.replace(/.{9}/g, '$&\n')));
  it('are read from rows of givens next to rows of letters', () => {
    const beside = (left: string, right: string) =>
      [...left].map((_, i) => (i % 9 > 0 ? '' : `${left.slice(i, i + 9)}   ${[...right.slice(i, i + 9)].join(' ')}\n`));
    check(beside(GIVENS, letters).join(''));
    check(beside(letters, GIVENS).join(''));
  });
  it('are read from cells with a letter and a given', () =>
    check([...letters].map((letter, i) => `${letter}${GIVENS[i]}${i % 9 === 8 ? '\n' : ' '}`).join('')));
  it('are read from a link of Interactive Sudoku Solver', () => check(`https://example.org/?q=${GIVENS}${LAYOUT}`));
  it('are read from an Interactive Sudoku Solver string', () => {
    const digits = [...GIVENS.matchAll(/\d/g)].map(
      ({ 0: digit, index }) => `R${Math.floor(index / 9) + 1}C${(index % 9) + 1}_${digit}`,
    );
    check(`.NoBoxes.Jigsaw~${LAYOUT}.~${digits.join('~')}`);
    check(`.NoBoxes.Jigsaw~9x9~${LAYOUT}.~${digits.join('~')}`);
  });
  it('are read from letters alone', () => assert.equal([...(read(letters).regions ?? [])].join(''), normal(LAYOUT)));
  it('are not read from a puzzle and its solution', () => assert.equal(readText(GIVENS + SOLUTION), undefined));
  it('are not read from digits alone, other symbols, or another number of symbols or regions', () => {
    const without = (sign: string) => LAYOUT.replaceAll('8', sign);
    assert.ok(readJigsawLine(`${GIVENS}${without('A')}`));
    for (const text of [
      '',
      LAYOUT,
      SOLUTION,
      GIVENS,
      letters.slice(1),
      `A${letters}`,
      'ABABCDCD'.repeat(2),
      `${GIVENS}${LAYOUT}1`,
      `${GIVENS}${without('#')}`,
      `${GIVENS}${without('7')}`,
      `${GIVENS}A${LAYOUT.slice(1)}`,
      `Z${GIVENS.slice(1)}${letters}`,
      `${letters}Z${GIVENS.slice(1)}`,
    ])
      assert.equal(readJigsawLine(text), undefined, text);
  });
  it('are not read from rows of unequal lengths', () => {
    const beside = (...first: readonly string[]) => readJigsawLine([...first, '....CCDD', '....CCDD'].join('\n'));
    assert.ok(beside('1...AABB', '...1AABB'));
    assert.equal(beside('1...AABBB', '...1AAB'), undefined);
  });
  it('have a problem if two blocks of letters are side by side, because either may be the regions', () => {
    const rows = ['ABCD AABB', 'CDAB AABB', 'BADC CCDD', 'DCBA CCDD'];
    for (const text of [rows, rows.map(row => row.split(' ').reverse().join(' '))].map(all => all.join('\n')))
      assert.ok('problem' in (readJigsawLine(text) ?? {}), text);
  });
  it('have large digits as letters, from A on if there is no figure', () => {
    const digitsOf = (line: string) => [...(gridIn(line.padEnd(256, '.'))?.digits ?? [])].filter(digit => digit > 0);
    assert.deepEqual(digitsOf('AB.P'), [1, 2, 16]);
    assert.deepEqual(digitsOf('AB.G1'), [10, 11, 16, 1]);
    assert.deepEqual(digitsOf(''), []);
    assert.equal(gridIn('1.Q'.padEnd(256, '.')), undefined);
  });
  it('are not read from a single grid', () => assert.equal(readText(SOLUTION), undefined));
  it('have a problem if regions have unequal sizes', () =>
    assert.match(
      problemIn(`${GIVENS}${letters.replace('B', 'A')}`),
      /^The region "[AB]" has (?:8|10) cells; it needs 9\.$/,
    ));
});

/** Numbers the labels in the order of their first cells. */
function normal(layout: string): string {
  const order = [...new Set(layout)];
  return [...layout].map(label => order.indexOf(label)).join('');
}

/** Ids that the program produced. */
const SOLO: readonly (readonly [id: string, kinds: string])[] = [
  [
    '9j:a8_9a1a2b1b4a8_3d5c1a3c8s2c3a4c8d8_7a1b4b7a9a5_1a,bca__bb_ac_bebba_c_ba_a_c_gfaab_ba_babaa_a___a_a__aba_ad__dda',
    '',
  ],
  ['9jx:e6e5g1c9d3a6a4d7e2d8a3a4d5c9g1e9e,bbe_db_aa___abbab_aab_aa___a_bcfccdaa_c__cdc__dcccbce_', 'diagonal'],
  [
    '3x3k:zzzc,____a______a____a_a___aa___a__b_______b_a_aaa__abadaa__aa_a_a___a_a__a____aa_a____ab_aa_aa____ba_a_,11_13_10_7_6a7_11_17d15d12_4_15a18_5a9c6c25a7_7_14a11_13e14_3b14_13_7d15d14_11a13a9_22_10b17h',
    'cage',
  ],
  ['2x3x:e3b5e2f4e1b2e', 'diagonal'],
  ['3x2:6a3c2f3_5a4b6a3_1f3c4a2', ''],
  [
    '3x4:a11a3j7_5_1_11b6_4a12a8c9a7_1_10a11d7b5c1a5a10_11b2_9_3f10_4e8_11e7_3f8_4_9b10_2a5a10c4b12d3a12_11_5a1c8a5a4_6b8_9_11_2j12a6a',
    '',
  ],
  [
    '6jk:zj,bcaa_baa_a_bfcb_a_aaaaa_ba_,aa_aa___aa__________aa__aaaa___a___aa_aa_b,7a9a9_3_7a9c9a9a7b4_5_7_8_12_9f8a4b',
    'cage',
  ],
];

describe("ids of Tatham's Solo", () => {
  for (const [id, kinds] of SOLO) {
    it(id.slice(0, id.indexOf(':')), () => {
      const content = read(id);
      assert.equal([...new Set(content.rules.map(({ kind }) => kind))].join(), kinds);
      assert.equal(solutionsOf(content).length, 1);
    });
  }
  const [[jigsaw], , [killer]] = SOLO;
  it('can be in a link', () =>
    assert.deepEqual(read(`https://example.org/puzzles/js/solo.html#${jigsaw}`), read(jigsaw)));
  it('have regions for boxes of another shape', () => {
    assert.equal(read('2x3:zj').regions, undefined);
    assert.deepEqual([...(read('3x2:zj').regions ?? [])].slice(0, 8), [0, 0, 1, 1, 2, 2, 0, 0]);
  });
  it('are the same with parameters of the generator', () =>
    assert.deepEqual(read(jigsaw.replace('9j', '9jr4de')), read(jigsaw)));
  it('with too few cells have a problem', () =>
    assert.match(problemIn('3x3:zzz'), /^The text describes 78 cells; the puzzle needs 81\.$/));
  it('with a number that is too large have a problem', () =>
    assert.match(problemIn('2x2:5o'), /"5" is not a digit from 1 to 4/));
  it('without regions have a problem', () => assert.match(problemIn('4j:p'), /contains no regions/));
  it('with borders that do not fit have a problem', () =>
    assert.match(problemIn('4j:p,aaa'), /^The borders of the regions do not fit/));
  it('without sums have a problem', () =>
    assert.match(problemIn(killer.slice(0, killer.lastIndexOf(','))), /contains no sums/));
  it('with an unsupported size have a problem', () =>
    assert.match(problemIn('3jx:i,a'), /^The puzzle has size "3x3"\./));
  it('are not a time', () => assert.equal(readText('10:30'), undefined));
});

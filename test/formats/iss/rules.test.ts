import assert from 'node:assert/strict';
import type { Rule } from '../../../src/core/rules/rule';
import { lossesOf } from '../../../src/formats/format';
import { iss } from '../../../src/formats/iss/iss';
import { writeIss } from '../../../src/formats/iss/writing';
import { readText } from '../readAtOnce';
import { problemIn, read } from '../solving';
import { KILLER } from '../texts';

/** Compares the rules of a string. Cells are numbered from 0, in reading order. */
const check = (text: string, ...rules: readonly Rule[]) => {
  const content = read(text);
  assert.deepEqual(content.rules, rules);
  assert.deepEqual(content.lost, []);
};
const loses = (text: string, ...lost: readonly string[]) => assert.deepEqual(read(text).lost, lost);

const sight = (kind: 'row' | 'column', index: number, isReversed: boolean) => ({ kind, index, isReversed });

describe('Interactive Sudoku Solver strings', () => {
  it('can have several flags', () =>
    check('.AntiKnight.AntiConsecutive', { kind: 'antiKnight' }, { kind: 'nonConsecutive' }));
  it('can have diagonals', () =>
    check('.Diagonal~1.Diagonal~-1', { kind: 'diagonal', direction: '/' }, { kind: 'diagonal', direction: '\\' }));
  it('have dots between all adjacent cells of a list', () =>
    check(
      '.WhiteDot~R1C1~R1C2~R2C2.BlackDot~R1C1~R2C1',
      { kind: 'whiteDot', cells: [0, 1] },
      { kind: 'whiteDot', cells: [1, 10] },
      { kind: 'blackDot', cells: [0, 9] },
    ));
  it('have the greater cell first', () =>
    check('.GreaterThan~R2C1~R1C1~R2C2', { kind: 'greater', cells: [9, 0] }, { kind: 'greater', cells: [9, 10] }));
  it('lose dots between cells that are not adjacent', () => loses('.WhiteDot~R1C1~R1C3', 'the rule "WhiteDot"'));
  it('can have cages', () =>
    check(
      '.Cage~3~R1C1~R1C2.Cage~0~R1C3.Cage~~R1C4',
      { kind: 'cage', cells: [0, 1], sum: 3 },
      { kind: 'cage', cells: [2] },
      { kind: 'cage', cells: [3] },
    ));
  it('can have a cage that contains a cell twice', () =>
    check('.Cage~9~R1C1~R1C2~R1C1', { kind: 'cage', cells: [0, 1] }, { kind: 'sum', cells: [0, 1, 0], sum: 9 }));
  it('can have sums', () => check('.Sum~9~R1C1~R1C1', { kind: 'sum', cells: [0, 0], sum: 9 }));
  it('can have some sums with factors', () =>
    check(
      '.Sum~9_=_2_1~R1C1~R1C2.Sum~0_=_1_-1_1~R1C1~R1C2~R1C3.Sum~0_=_-1_-10_1~R1C1~R1C2~R1C3',
      { kind: 'sum', cells: [0, 0, 1], sum: 9 },
      { kind: 'arrow', circle: [1], shaft: [0, 2] },
      { kind: 'arrow', circle: [1, 0], shaft: [2] },
    ));
  it('can have factors from 0 to 9', () => {
    check('.Sum~9_=_0_1~R1C1~R1C2', { kind: 'sum', cells: [1], sum: 9 });
    check('.Sum~99_=_9_1~R1C1~R1C2', { kind: 'sum', cells: [0, 0, 0, 0, 0, 0, 0, 0, 0, 1], sum: 99 });
    check('.Sum~9999_=_1_1~R1C1~R1C2', { kind: 'sum', cells: [0, 1], sum: 9999 });
    check('.Sum~0_=_0_1_-1~R1C1~R1C2~R1C3', { kind: 'arrow', circle: [2], shaft: [1] });
    check('.Sum~0_=_-1_1_-100_-10~R1C1~R1C2~R1C3~R1C4', { kind: 'arrow', circle: [2, 3, 0], shaft: [1] });
  });
  for (const [title, sum] of [
    ['with a total and a negative factor', '1_=_1_-1'],
    ['with a factor above 9', '99_=_10_1'],
    ['with a factor that is not whole', '9_=_15e-1_1'],
    ['with a factor that is not a number', '9_=_a_1'],
    ['without a total', '0_=_1_1'],
    ['with a negative total', '-3_=_1_1'],
    ['with a total of five digits', '10000_=_1_1'],
    ['with another sign', '9_<_1_1'],
    ['with a factor too few', '9_=_1'],
    ['with a factor too many', '9_=_1_1_1'],
    ['with a negative factor that is not a digit of a number', '0_=_-2_1'],
    ['with equal negative factors', '0_=_-1_-1'],
    ['with only negative factors', '0_=_-10_-1'],
  ])
    it(`lose a sum ${title}`, () => loses(`.Sum~${sum}~R1C1~R1C2`, 'the rule "Sum"'));
  it('can have arrows', () =>
    check(
      '.Arrow~R1C1~R1C2~R1C3.PillArrow~2~R1C2~R1C1~R1C3',
      { kind: 'arrow', circle: [0], shaft: [1, 2] },
      { kind: 'arrow', circle: [0, 1], shaft: [2] },
    ));
  it('can have lines with a number, without one, and in a loop', () => {
    const cells = [0, 1, 2];
    const text = '~R1C1~R1C2~R1C3';
    check(
      `.Whisper${text}.Whisper~4${text}`,
      { kind: 'whispers', cells, difference: 5 },
      { kind: 'whispers', cells, difference: 4 },
    );
    check(
      `.SumLine~10${text}.SumLine~10${text}~LOOP`,
      { kind: 'sumLine', cells, sum: 10 },
      { kind: 'sumLine', cells, sum: 10, isLoop: true },
    );
  });
  it('drop lines that have too few cells to matter', () => {
    for (const name of ['Thermo', 'Renban', 'Palindrome', 'RegionSumLine', 'Entropic', 'AllDifferent', 'Whisper~3'])
      check(`.${name}~R1C1.AntiKing`, { kind: 'antiKing' });
    for (const text of ['Between~R1C1~R1C2', 'Zipper~R1C1~R1C2', 'Whisper~0~R1C1~R1C2', 'Modular~1~R1C1~R1C2'])
      check(`.${text}.AntiKing`, { kind: 'antiKing' });
    loses('.Lockout~0~R1C1~R1C2', 'the rule "Lockout"');
  });
  it('can have cells that index rows or columns', () => {
    check(
      '.Indexing~C~R1C1~R2C1.Indexing~R~R1C2',
      { kind: 'columnIndex', cells: [0, 9] },
      { kind: 'rowIndex', cells: [1] },
    );
    loses('.Indexing~B~R1C1', 'the rule "Indexing"');
  });
  it('can have digits in squares', () =>
    check(
      '.Quad~R1C1~4~4.ContainAtLeast~1_2~R2C2~R1C1~R2C1~R1C2',
      { kind: 'quad', cell: 0, digits: [4, 4] },
      { kind: 'quad', cell: 0, digits: [1, 2] },
    ));
  it('lose digits in cells that are not a square', () =>
    loses('.ContainAtLeast~1_2~R1C1~R1C2~R1C3~R1C4', 'the rule "ContainAtLeast"'));
  it('have diagonals from outside, by their first cells', () =>
    check(
      '.LittleKiller~1~R1C1.LittleKiller~2~R8C1.LittleKiller~3~R1C9.LittleKiller~4~R2C9.LittleKiller~5~R9C2',
      { kind: 'littleKiller', sum: 1, cell: 0, move: [1, 1] },
      { kind: 'littleKiller', sum: 2, cell: 63, move: [1, 1] },
      { kind: 'littleKiller', sum: 3, cell: 8, move: [1, -1] },
      { kind: 'littleKiller', sum: 4, cell: 17, move: [-1, -1] },
      { kind: 'littleKiller', sum: 5, cell: 73, move: [-1, 1] },
    ));
  it('can have clues outside the grid', () =>
    check(
      '.Sandwich~8~C1.XSum~R2~27~5.Skyscraper~C9~~3.NumberedRoom~R1~4~.XSum~R3~9',
      { kind: 'sandwich', sum: 8, sight: sight('column', 0, false) },
      { kind: 'xSum', sum: 27, sight: sight('row', 1, false) },
      { kind: 'xSum', sum: 5, sight: sight('row', 1, true) },
      { kind: 'skyscraper', count: 3, sight: sight('column', 8, true) },
      { kind: 'numberedRoom', digit: 4, sight: sight('row', 0, false) },
      { kind: 'xSum', sum: 9, sight: sight('row', 2, false) },
    ));

  it('can have givens and cells with some digits', () => {
    const { givens, digits, rules } = read('.~R1C1_5~R1C2_2_4~R1C3_4_2~R1C4_1_2.~R1C4_2_3');
    assert.deepEqual([...givens.slice(0, 5)], [5, 0, 0, 2, 0]);
    assert.deepEqual(givens, digits);
    assert.deepEqual(rules, [{ kind: 'digits', cells: [1, 2], digits: 0b1010 }]);
  });
  it('can have other sizes', () => {
    const { size, givens } = read('.Shape~16x16.~R1Ca_12~RgCg_16.Cage~3~R1C10~R2C10');
    assert.deepEqual([size, givens[9], givens[255]], [16, 12, 16]);
  });
  it('can have a Latin square', () => assert.equal(read('.NoBoxes.AntiKnight').regions, 'none'));
  it('can have a jigsaw in addition to boxes', () => {
    const { regions, rules } = read(`.Jigsaw~${'012345678'.repeat(9)}`);
    assert.equal(regions, undefined);
    assert.deepEqual(rules[1], { kind: 'region', cells: [1, 10, 19, 28, 37, 46, 55, 64, 73] });
  });
  it('can have two jigsaws in addition to each other', () => {
    const { regions, rules } = read('.Shape~4x4.NoBoxes.Jigsaw~AABBAABBCCDDCCDD.Jigsaw~1122112234343344');
    assert.deepEqual([regions, rules.length, rules[0]], [undefined, 4, { kind: 'region', cells: [0, 1, 4, 5] }]);
    assert.deepEqual(read('.Shape~4x4.Shape~4x4.AntiKing').rules, [{ kind: 'antiKing' }]);
  });
  it('can have a jigsaw of the usual boxes', () =>
    assert.equal(read(`.NoBoxes.Shape~4x4.Jigsaw~0011001122332233`).regions, undefined));
  it('can have a jigsaw that does not cover the grid', () => {
    const { regions, rules } = read('.NoBoxes.Shape~4x4.Jigsaw~0011001122222222');
    assert.deepEqual([regions, rules.map(({ kind }) => kind)], ['none', ['region', 'region']]);
  });
  it('can have disjoint groups without boxes', () => {
    const { rules } = read('.NoBoxes.Shape~4x4.DisjointSets');
    assert.deepEqual(rules[0], { kind: 'region', cells: [0, 2, 8, 10] });
  });
  it('can have groups', () => {
    check('.And.AntiKnight.End', { kind: 'antiKnight' });
    loses('.Or.AntiKnight.AntiKing.End.AntiKing', 'the rule "Or"');
    assert.equal(read('.Or.And.AntiKnight.End.AntiKing.End.AntiKing').rules.length, 1);
  });
  it('lose unknown rules', () =>
    loses(
      '.AntiTaxicab.Regex~Li4~R1C1.Cage~3~R1C1~R1C2.DoubleArrow~R1C1~R1C2~R1C3.Lunchbox~3~R1C1.Var~VK~1.Sum~3~VK1~R1C1',
      ...['AntiTaxicab', 'Regex', 'DoubleArrow', 'Lunchbox', 'Sum'].map(name => `the rule "${name}"`),
    ));
  it('lose an unknown rule that is the only one', () => loses('.Lunchbox~3~R1C1~R1C2', 'the rule "Lunchbox"'));
  it('lose the size of regions, unless regions have as many cells as a row', () => {
    loses('.RegionSize~9.AntiKnight');
    loses('.RegionSize~6.AntiKnight', 'the rule "RegionSize"');
    loses('.Shape~6x6.RegionSize~6.AntiKnight');
    loses('.Shape~6x6.RegionSize~9.AntiKnight', 'the rule "RegionSize"');
  });
  it('lose only rules about cells outside the grid', () => {
    const { lost, rules } = read('.Var~X~X~2.ChaosConstruction.~VX1_1.Cage~3~R1C1~R1C2.AllDifferent~CC1~CC2');
    assert.deepEqual(
      lost,
      ['ChaosConstruction', 'Given', 'AllDifferent'].map(name => `the rule "${name}"`),
    );
    assert.deepEqual(rules, [{ kind: 'cage', cells: [0, 1], sum: 3 }]);
  });
  it('can have cells with the same digit', () => {
    check(
      '.SameValues~3~R1C1~R2C5~R3C9',
      { kind: 'clone', original: [0], copy: [13] },
      { kind: 'clone', original: [0], copy: [26] },
    );
    loses('.SameValues~2~R1C1~R1C2~R2C3~R2C4', 'the rule "SameValues"');
  });
  it('drop a search order, which is not a rule', () =>
    check('.AntiKnight.SearchPriority~1~R1C1', { kind: 'antiKnight' }));
  it('can have white space and empty parts', () =>
    check('.AntiKnight\n ..Thermo~R1C1~\nR1C2.', { kind: 'antiKnight' }, { kind: 'thermo', cells: [0, 1] }));

  for (const text of [
    '..L...HDQBE..V..XF....W.X',
    '.',
    '...',
    '.abc',
    '.A.B.C',
    '..9.4...',
    'Cage~3~R1C1',
    '.Xyz.Abcd',
    '.~8.~3',
    '. ~8 . .\n. . ~3 .',
    '.'.repeat(81),
  ])
    it(`cannot be ${text.slice(0, 12)}`, () => assert.equal(readText(text), undefined));

  const problems: readonly (readonly [string, string])[] = [
    ['.Cage~3~R1C1~R0C2', '".Cage~3~R1C1~R0C2": "R0C2" is not a cell of a 9x9 puzzle.'],
    ['.Shape~4x4.Thermo~R1C1~R1C5', '".Thermo~R1C1~R1C5": "R1C5" is not a cell of a 4x4 puzzle.'],
    ['.Cage~x~R1C1', '".Cage~x~R1C1": there is "x" where a number should be.'],
    ['.Arrow~R1C1', '".Arrow~R1C1" needs at least 2 cells.'],
    ['.PillArrow~2~R1C1~R1C2', '".PillArrow~2~R1C1~R1C2" needs at least 3 cells.'],
    ['.XSum~D1~3', '".XSum~D1~3" does not name a row or column.'],
    ['.Quad~R9C1~3', '".Quad~R9C1~3" does not mark four cells that form a square.'],
    ['.LittleKiller~3~R5C5', '".LittleKiller~3~R5C5" has no direction that can be read.'],
    ['.~R1C1_1~R1C1_2', 'The text leaves no digit for r1c1.'],
    ['.~R1C1_10', '".~R1C1_10": "10" is not a digit from 1 to 9.'],
    ['.Or.AntiKnight', 'The group ".Or" has no end.'],
    ['.AntiKnight.End', '".End" does not end a group: no group is open before it.'],
    ['.Shape~4x4.AntiKing.Shape~9x9', 'The text has several sizes: ".Shape~4x4" and ".Shape~9x9".'],
    ['.Diagonal~0', '".Diagonal~0" has no direction that can be read.'],
    ['.NoBoxes.Jigsaw~0123', 'The text describes 4 cells; the puzzle needs 81.'],
    ['.Shape~9x9~0-8.AntiKnight', '".Shape~9x9~0-8": only puzzles with the digits from 1 to their size can be read.'],
  ];
  for (const [text, problem] of problems)
    it(`report a problem in ${text}`, () => assert.equal(problemIn(text), problem));
  it('report an unsupported size', () =>
    assert.match(problemIn('.Shape~11x11.AntiKnight'), /^The puzzle has size "11x11"\./));
  it('report regions of unequal sizes', () =>
    assert.match(
      problemIn('.NoBoxes.Shape~4x4.Jigsaw~0000011111222222'),
      /^The region "0" has 5 cells; it needs 4\.$/,
    ));
});

describe('texts of Interactive Sudoku Solver with several sections', () => {
  const line = `5${'.'.repeat(80)}`;
  it('can have a grid and a string', () => {
    const { givens, rules } = read(`# A puzzle\n${line}\n\n.AntiKnight`);
    assert.deepEqual([givens[0], rules], [5, [{ kind: 'antiKnight' }]]);
  });
  it('can have a grid in rows, a jigsaw and strings', () => {
    const { givens, regions, rules } = read(
      `${line.replace(/.{9}/g, '$&\n')}\n${'.'.repeat(81)}${'abcdefghi'.repeat(9)}\n\n.AntiKnight\n\n.AntiKing`,
    );
    assert.deepEqual([givens[0], regions instanceof Uint8Array, rules.length], [5, true, 2]);
  });
  it('can have givens and a killer below them', () => {
    for (const killer of [KILLER.arrows, KILLER['numbers, sums repeated'], KILLER['SumoCue by cage']]) {
      const { givens, rules } = read(`${line}\n\n${killer}`);
      assert.deepEqual([givens[0], rules.length], [5, 29]);
    }
    // The grid may be its solution, and two killers are two puzzles.
    assert.equal(readText(`${KILLER.arrows}\n\n${line}`), undefined);
    assert.equal(readText(`${KILLER.arrows}\n\n${KILLER.arrows}`), undefined);
  });
  it('are rejected if their sections contradict each other', () =>
    assert.equal(problemIn('1...............\n\n.Shape~4x4.AntiKing.~R1C1_2'), 'The text leaves no digit for r1c1.'));
  it('can be links', () => {
    assert.equal(read(`https://example.org/?q=${encodeURIComponent(`${line}\n\n.AntiKnight`)}`).rules.length, 1);
    assert.deepEqual(read(`https://example.org/?q=${line}`).rules, []);
  });
  it('can be links with a fragment, or with a plus sign for a space', () => {
    const link = 'https://sigh.github.io/Interactive-Sudoku-Solver/';
    for (const query of ['#q=.Shape~4x4.AntiKing', '?uid=1#q=.Shape~4x4.AntiKing', '?q=.Shape~4x4+.AntiKing&mode=x'])
      assert.deepEqual([read(link + query).size, read(link + query).rules], [4, [{ kind: 'antiKing' }]]);
  });
  it('are not read if they contain two grids', () => assert.equal(readText(`${line}\n\n${line}`), undefined));
  it('are not read if their sections have different sizes', () =>
    assert.equal(readText(`${line}\n\n.Shape~4x4.AntiKnight`), undefined));
  it('report a problem in one section', () =>
    assert.match(problemIn(`${line}\n\n.Arrow~R1C1`), /needs at least 2 cells/));
});

describe('the string for Interactive Sudoku Solver', () => {
  const check = (text: string, expected = text) => assert.equal(writeIss(read(text).content).text, expected);
  it('is the same as the string that was read', () =>
    check('.Shape~6x6.~R1C1_5.Cage~3~R1C1~R1C2.SumLine~10~R1C1~R1C2~LOOP.XSum~C2~~27'));
  it('has letters for rows and columns above 9', () => check('.Shape~16x16.Thermo~R1Ca~RgCg'));
  it('is not empty without rules', () => check('.Shape~9x9'));
  it('lists its losses', () => {
    const { content } = read(
      '{"size":9,"title":"T","slowthermometer":[{"lines":[["R1C1","R1C2"]]}],"grid":' +
        `${JSON.stringify(Array.from({ length: 9 }, () => Array(9).fill({})))}}`,
    );
    assert.deepEqual(writeIss(content), { text: '.Shape~9x9', lost: ['the rule "slow thermo"'] });
    assert.deepEqual(lossesOf(iss, content), ['title', 'dropped the rule "slow thermo"']);
  });
});

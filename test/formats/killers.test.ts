import assert from 'node:assert/strict';
import { readText } from './readAtOnce';
import { problemIn, read, solutionsOf } from './solving';
import { CAGES, KILLER, LETTERS, SOLUTION } from './texts';

describe('a killer is read in every form', () => {
  for (const [name, text] of Object.entries(KILLER)) {
    it(name, () => {
      const { size, regions, givens, digits, rules, lost } = read(text);
      assert.deepEqual({ size, regions, lost }, { size: 9, regions: undefined, lost: [] });
      assert.ok([...givens, ...digits].every(digit => digit === 0));
      const cages = rules.map(rule =>
        rule.kind === 'cage' ? `${[...rule.cells].sort((a, b) => a - b)}=${rule.sum}` : rule.kind,
      );
      assert.deepEqual(cages.sort(), CAGES.map(({ cells, sum }) => `${cells}=${sum}`).sort());
    });
  }
  it('and has one solution', () =>
    assert.deepEqual(
      solutionsOf(read(KILLER.arrows)).map(digits => [...digits].join('')),
      [SOLUTION],
    ));
});

describe('letters of cages above givens', () => {
  const givens = [...SOLUTION].map((digit, cell) => (cell % 5 === 0 ? digit : '.')).join('');
  const rows = givens.replace(/.{9}/g, '$&\n');
  for (const heading of ['Givens:', 'givens', 'Digits :'])
    it(`have the givens below "${heading}"`, () => {
      const { givens: found, rules } = read(`${KILLER['letters and their sums']}\n\n${heading}\n${rows}`);
      assert.deepEqual([[...found].map(digit => digit || '.').join(''), rules.length], [givens, CAGES.length]);
    });
  it('are not read without rows that have no heading', () =>
    assert.equal(readText(`${KILLER['letters and their sums']}\n\nMore\n${rows}`), undefined));
});

describe('a list of digits with their cells', () => {
  const each = (make: (row: number, column: number, digit: string) => string) =>
    [...SOLUTION.slice(0, 30)].map((digit, cell) => make(Math.floor(cell / 9), cell % 9, digit)).join('\n');
  for (const [name, text] of Object.entries({
    'names of cells': each((r, c, digit) => `r${r + 1}c${c + 1}=${digit}`),
    'letters of rows': each((r, c, digit) => `${'ABCDEFGHI'[r]}${c + 1}: ${digit}`),
    'a dictionary': each((r, c, digit) => `(${r}, ${c}): ${digit},`),
  }))
    it(`${name}: is not a list of cages`, () => assert.equal(readText(text), undefined));
});

describe('killers in numbers', () => {
  const free = (change: (numbers: string[]) => void, diagonals = '') => {
    const numbers = KILLER['numbers, sums repeated'].split(':').slice(3, -1);
    change(numbers);
    return `3x3:${diagonals}:k:${numbers.join(':')}:`;
  };
  it('can have both diagonals', () =>
    assert.deepEqual(read(free(() => {}, 'd')).rules.slice(0, 2), [
      { kind: 'diagonal', direction: '/' },
      { kind: 'diagonal', direction: '\\' },
    ]));
  it('can have cells outside all cages, even if they have the number of a cage', () => {
    const { rules } = read(
      free(numbers => {
        numbers[79] = '100';
        numbers[80] = '0';
      }),
    );
    assert.equal(rules.length, CAGES.length - 1);
    assert.deepEqual(rules[0], { kind: 'cage', cells: [0, 1], sum: 3 });
  });
  it('report a missing number', () =>
    assert.equal(problemIn(free(numbers => numbers.pop())), 'The text describes 80 cells; the puzzle needs 81.'));
  it('report a word that is not a number', () =>
    assert.equal(
      problemIn(free(numbers => (numbers[5] = '12x'))),
      '"3x3::k:": there is "12x" where a number should be.',
    ));
  it('report several sums for a cage', () =>
    assert.equal(
      problemIn(free(numbers => (numbers[1] = String(256 * 4)))),
      'The cage of r1c1 has several sums: 3 and 4.',
    ));
});

describe('killers in arrows', () => {
  const { arrows } = KILLER;
  it('can have diagonal signs', () => {
    const rows = ['900080000', "0`0'00000", '0,00000.0', '700000005', '0'.repeat(45)];
    assert.deepEqual(read(rows.join('')).rules, [
      { kind: 'cage', cells: [0, 10], sum: 9 },
      { kind: 'cage', cells: [4, 12], sum: 8 },
      { kind: 'cage', cells: [19, 27], sum: 7 },
      { kind: 'cage', cells: [25, 35], sum: 5 },
    ]);
  });
  it('can have cages without a sum', () => {
    const { rules } = read(`0<${'0'.repeat(79)}`);
    assert.deepEqual(rules, [{ kind: 'cage', cells: [0, 1] }]);
  });
  it('report an arrow that points out of the grid', () =>
    assert.equal(problemIn(`<${arrows.slice(1)}`), 'The arrow in r1c1 points out of the grid.'));
  it('report arrows that form a cycle', () =>
    assert.equal(problemIn(`><${'0'.repeat(79)}`), 'The arrows from r1c1 lead back to it, so its cage has no sum.'));
  it('report a missing character', () =>
    assert.equal(problemIn(arrows.slice(0, 80)), 'The text describes 80 cells; the puzzle needs 81.'));
});

describe('killers in letters', () => {
  it('report several sums for a cage', () => {
    const sums = CAGES.map(({ letter, sum }) => `${letter}${sum}`).join(',');
    assert.equal(problemIn(`${LETTERS} ${sums},a4`), 'The cage "a" has several sums: 3 and 4.');
    assert.equal(read(`${LETTERS} ${sums},a3`).rules.length, CAGES.length);
  });
  it('report a cage without a sum', () => assert.equal(problemIn(`${LETTERS} a3,b15`), 'The cage "c" has no sum.'));
  it('have no sums for unknown cages', () =>
    assert.match(problemIn(`${KILLER['letters and their sums']},D9`), /^The cage "D" has a sum but no cells\.$/));
  it('have as many sums as cages', () =>
    assert.equal(problemIn(`${LETTERS} 3 15 22`), 'There are 3 sums for 29 cages.'));
  it('can have cages without a sum, written as 0', () => {
    const sums = CAGES.map(({ letter, sum }) => `${letter}${letter === 'a' ? 0 : sum}`).join(',');
    const cages = read(`${LETTERS} ${sums}`).rules.filter(rule => rule.kind === 'cage' && !('sum' in rule));
    assert.deepEqual(cages, [{ kind: 'cage', cells: CAGES.find(({ letter }) => letter === 'a')?.cells }]);
  });
  it('can have cells outside all cages, and givens', () => {
    const { rules, givens } = read(
      `5${'.'.repeat(80)}${LETTERS.replaceAll('a', '.')} ${CAGES.slice(1).map(({ sum }) => sum)}`,
    );
    assert.equal(rules.length, CAGES.length - 1);
    assert.deepEqual(
      [...givens.entries()].filter(([, digit]) => digit > 0),
      [[0, 5]],
    );
  });
});

describe('killers of small grids, in letters', () => {
  const LAYOUTS: readonly (readonly string[])[] = [
    ['AABC', 'DEBC', 'DEFF', 'DGGH'],
    ['AAABBB', 'CCDDEE', 'CFFDGE', 'HFIIGJ', 'HKKLLJ', 'HMMNNN'],
    ['AABBCCDD', 'EAFFGGDH', 'EIIJJKKH', 'LLIMMKNN', 'OLPPQQNR', 'OSSTTUUR', 'VWSXXUYZ', 'VWWaaYYZ'],
  ];
  for (const rows of LAYOUTS) {
    const letters = [...new Set(rows.join(''))];
    const cellsOf = (letter: string) => [...rows.join('')].flatMap((each, cell) => (each === letter ? cell : []));
    const sums = letters.map((letter, i) => ({ letter, sum: 2 * cellsOf(letter).length + (i % 3) }));
    const list = sums.map(({ letter, sum }) => `${letter} = ${sum}`);
    const isFirst = (r: number, c: number) => rows.join('').indexOf(rows[r][c]) === r * rows.length + c;
    const sumOf = (letter: string) => sums.find(each => each.letter === letter)?.sum ?? 0;
    const frame = (cellOf: (r: number, c: number) => string, width: number) => {
      const line = `+${`${'-'.repeat(width)}+`.repeat(rows.length)}`;
      const lines = rows.map((row, r) => `|${[...row].map((_, c) => cellOf(r, c).padEnd(width)).join('|')}|`);
      return [line, ...lines.flatMap(each => [each, line])].join('\n');
    };
    const blank = '.'.repeat(rows.length - 1);
    const forms: Readonly<Record<string, string>> = {
      'sums below': `${rows.join('\n')}\n\n${list.join('\n')}`,
      'spaced letters, sums in a line': `${rows.map(row => [...row].join(' ')).join('\n')}\n${list.join(', ')}`,
      'a frame, sums in cells': frame((r, c) => ` ${rows[r][c]}${isFirst(r, c) ? sumOf(rows[r][c]) : ''}`, 5),
      'letters to the right of givens': `${rows.map((row, r) => `${r === 0 ? 2 : '.'}${blank}  ${row}`).join('\n')}\n${list.join(' ')}`,
      'givens to the right of letters': `${rows.map((row, r) => `${row}  ${r === 0 ? 2 : '.'}${blank}`).join('\n')}\n${list.join(' ')}`,
    };
    for (const [name, text] of Object.entries(forms))
      it(`${rows.length}x${rows.length}, ${name}`, () => {
        const { size, givens, rules } = read(text);
        assert.deepEqual([size, givens[0]], [rows.length, name.includes('givens') ? 2 : 0]);
        assert.deepEqual(
          rules,
          sums.map(({ letter, sum }) => ({ kind: 'cage', cells: cellsOf(letter), sum })),
        );
      });
    it(`${rows.length}x${rows.length}: are not read if a sum is missing, or rows are unequal`, () => {
      assert.equal(readText(`${rows.join('\n')}\n${list.slice(1).join('\n')}`), undefined);
      assert.equal(readText(`${rows.join('')}\n${list.join('\n')}`), undefined);
    });
  }
  it('words with numbers are not read', () =>
    assert.equal(readText('this\nthat\nwith\nfrom\nt = 1, h = 2, i = 3, s = 4'), undefined));
});

describe("SumoCue's form", () => {
  const entries = (text: string) => text.replace(/^SumoCueV1/, '');
  const { 'SumoCue by cell': byCell } = KILLER;
  it('can have both diagonals', () =>
    assert.equal(read(`SumoCueV1D${entries(byCell)}`).rules.filter(({ kind }) => kind === 'diagonal').length, 2));
  it('can have jigsaws with givens', () => {
    const regions = Array.from({ length: 81 }, (_, cell) => cell % 9);
    const text = `SumoCueV1${regions.map((region, cell) => `=${cell === 3 ? 7 : 0}J${region}`).join('')}`;
    const content = read(text);
    assert.deepEqual([...(content.regions ?? [])], regions);
    assert.deepEqual([content.givens[3], content.rules], [7, []]);
  });
  it('reports a missing entry', () =>
    assert.equal(problemIn(byCell.replace(/[=+]\d+$/, '')), 'The text describes 80 cells; the puzzle needs 81.'));
  it('reports a cage without a cell that has its sum', () =>
    assert.match(problemIn(byCell.replace('=3', '+1')), /^The cell with the sum of the cage of r1c1 is missing\.$/));
  it('reports text after the last entry', () =>
    assert.match(problemIn(`${byCell}K`), /there is "K" where a number should be/));
});

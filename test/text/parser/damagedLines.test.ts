import assert from 'node:assert/strict';
import { parse } from '../../../src/text/parser/parser';
import { isWhole } from '../../../src/text/puzzle';
import { agrees, edit, opened, readAll } from '../document/editing';
import { EASY, EASY_SOLVED, gridOf } from '../texts';
import { finds, linesOf, titles } from './reading';

const says = (found: number, size = 9) =>
  `row-length: This line has ${found} cells; a ${size}x${size} puzzle needs ${size * size}`;
/** The damaged line between two puzzles. */
const between = (line: string, puzzle = EASY) => `${puzzle}\n${line}\n${puzzle}`;
const SIX = '1.....2.....3.....4.....5.....6.....';
const SIXTEEN = '1.......2.......3.......4.......5.......6.......7.......8.......9.......A.......B......'.padEnd(
  256,
  '.',
);

/** Asserts that a line between puzzles is the title of the second one, and not a puzzle. */
function staysTitle(line: string): void {
  const { puzzles } = parse(between(line));
  assert.deepEqual(
    puzzles.map(({ title, problems }) => [title, problems.length]),
    [
      [undefined, 0],
      [line, 0],
    ],
  );
}

describe('a line with missing or extra cells', () => {
  it('is a puzzle between two puzzles, and not a title', () => {
    finds(between(`«${EASY.slice(0, 70)}»`), says(70));
    titles(between(EASY.slice(0, 70)), undefined, undefined, undefined);
  });
  for (const length of [26, 30, 40, 57, 63, 72, 95, 130])
    it(`is marked if it has ${length} cells`, () => {
      const line = `${EASY}${EASY}`.slice(0, length);
      finds(between(length > 81 ? `${line.slice(0, 81)}«${line.slice(81)}»` : `«${line}»`), says(length));
    });
  it('may have zeros, dots or other blanks, alone in a file', () => {
    for (const blank of ['.', '0', '*', '_', '-', 'x'])
      finds(`«${EASY.replaceAll('.', blank).slice(0, 79)}»`, says(79));
  });
  it('may be two puzzles on one line', () => finds(between(`${EASY}«${EASY}»`), says(162)));
  it('may be ten puzzles on one line', () => finds(between(`${EASY}«${EASY.repeat(9)}»`), says(810)));
  it('may be the first line of a file', () => finds(`«${EASY.slice(0, 70)}»\n${EASY}`, says(70)));
  it('may be the last line of a file', () => finds(`${EASY}\n«${EASY.slice(0, 50)}»`, says(50)));
  it('may follow another one', () => finds(between(`«${EASY.slice(0, 70)}»\n${EASY}«${EASY}»`), says(70), says(162)));
  it('may have zeros for blanks', () => finds(between(`«${EASY.slice(0, 70).replaceAll('.', '0')}»`), says(70)));
  it('may have any other blank', () => {
    for (const blank of '*_-xX') finds(between(`«${EASY.slice(0, 70).replaceAll('.', blank)}»`), says(70));
  });
  it('may be a solution below a puzzle', () => finds(between(`«${EASY_SOLVED.slice(0, 70)}»`), says(70)));
  it('may have spaces between its rows', () => {
    const rows = EASY.replace(/.{9}(?!$)/g, '$& ');
    finds(between(`«${rows.slice(0, 48)}»`), says(44));
    finds(between(`«${rows.replaceAll(' ', '|').slice(0, 48)}»`), says(44));
  });
  it('may be below grids of rows', () =>
    finds(`${gridOf(EASY)}\n\n«${EASY.slice(0, 70)}»\n\n${gridOf(EASY)}`, says(70)));
  it('may be directly below a grid, and above one', () =>
    finds(`${gridOf(EASY)}\n«${EASY.slice(0, 70)}»\n${gridOf(EASY)}`, says(70)));
  it('may be directly above a grid', () => finds(`«${EASY.slice(0, 70)}»\n${gridOf(EASY)}`, says(70)));
  it('has the title above it', () =>
    titles(`Monday\n${EASY}\nTuesday\n${EASY.slice(0, 70)}\n${EASY}`, 'Monday', 'Tuesday', undefined));
  it('may have a comment after it', () => {
    finds(between(`«${EASY.slice(0, 70)}» # hard`), says(70));
    titles(between(`${EASY.slice(0, 70)} # hard`), undefined, 'hard', undefined);
  });
  it('is compared with the length of the puzzle before it', () => {
    finds(between(`«${SIX.slice(0, 30)}»`, SIX), says(30, 6));
    finds(between(`${SIX}«${SIX}»`, SIX), says(72, 6));
    finds(between(`«${SIXTEEN.slice(0, 200)}»`, SIXTEEN), says(200, 16));
  });
  it('is compared with the puzzle before it, even if another size is nearer', () => {
    const line = '12345678'.padEnd(66, '.');
    finds(`${line.slice(0, 64)}«..»`, says(66, 8));
    finds(between(`«${line}»`), says(66));
  });
});

describe('a line directly below a single-line puzzle', () => {
  const WRONG = `${EASY.slice(0, 40)}«,»${EASY.slice(41)}`;
  const FOUR = '12..3..2...1.4..';
  const invalid = (symbol: string) =>
    `invalid-symbol: "${symbol}" is not a digit of a 9x9 puzzle: use 1-9, or . for an empty cell`;

  it('has a separator instead of a cell', () => finds(between(WRONG), invalid(',')));
  it('has any other character instead of a cell', () => {
    for (const sign of ';:|?!/"+~^&@$é') finds(between(WRONG.replace(',', sign)), invalid(sign));
  });
  it('has a space instead of a cell', () => finds(between(`«${EASY.slice(0, 40)} ${EASY.slice(41)}»`), says(80)));
  it('may have spaces for blanks', () => {
    const spaced = EASY.replaceAll('.', ' ').trim();
    finds(between(`«${spaced}»`), says(spaced.replaceAll(' ', '').length));
  });
  for (const length of [10, 12, 16, 20, 25])
    it(`has ${length} cells`, () => finds(between(`«${EASY.slice(0, length)}»`), says(length)));
  it('is the last line', () => finds(`${EASY}\n«${EASY.slice(0, 12)}»`, says(12)));
  it('is below another damaged line', () =>
    finds(between(`«${EASY.slice(0, 12)}»\n«${EASY.slice(0, 20)}»`), says(12), says(20)));
  it('is below a comment', () => finds(between(`# rated: SE 2.6\n«${EASY.slice(0, 12)}»`), says(12)));
  it('is a row of a table', () => finds(between(`«1,${EASY.slice(0, 70)},easy»`), says(75)));
  it('has fewer or more cells than a 4x4 puzzle', () => {
    finds(between('«12..3..2...»', FOUR), says(11, 4));
    finds(between('12..3..2....1.4.«.»', FOUR), says(17, 4));
    finds(between('«...2..x1»', FOUR), says(8, 4));
    finds(between('«...2..a1»', FOUR), says(8, 4));
    finds(between('«12003002000»', FOUR), says(11, 4));
  });
  it('is not a puzzle if it is a number, a date or shorter than a row', () => {
    for (const line of [
      '17',
      '12345',
      '2024-05-01',
      '2024.05.01',
      '1.5.2024',
      '7.2',
      '4...3',
      '1,000,000,000',
      '7.2/7.2/2.6',
      '1-20',
    ])
      for (const puzzle of [EASY, FOUR].slice(0, line === '4...3' ? 1 : 2))
        assert.equal(parse(between(line, puzzle)).puzzles.length, 2, line);
  });
  it('is a title if it has words', () => {
    staysTitle('Grid 4...3.......2....6');
    const step = `jellyfish | :0302:7:${EASY.replace(/5/g, '+$&')}: | Jellyfish: 7 c2368 r3678 => r3c9,r678c4<>7`;
    assert.ok(parse(between(step)).puzzles.every(isWhole));
  });
  it('is not a puzzle after an empty line or a title', () => {
    for (const text of ['', 'Monday', '[Monday]'])
      assert.equal(parse(`${EASY}\n${text}\n${EASY.slice(0, 12)}\n${EASY}`).puzzles.length, 2);
  });
});

describe('the markers of a merge conflict', () => {
  function marks(text: string, ...expected: string[]): void {
    const { notes = [] } = parse(text);
    assert.deepEqual(
      notes.map(({ start, end, reason }) => `${reason}: ${text.slice(start, end)}`),
      expected.map(line => `merge-conflict: ${line}`),
    );
  }

  it('are marked in a collection', () => {
    const text = `${EASY}\n<<<<<<< HEAD\n${EASY}\n||||||| base\n=======\n${EASY}\n>>>>>>> branch\n${EASY}`;
    marks(text, '<<<<<<< HEAD', '||||||| base', '=======', '>>>>>>> branch');
    assert.equal(parse(text).puzzles.length, 4);
    titles(text, undefined, undefined, undefined, undefined);
  });
  for (const line of ['<<<<<<<', '=======', '>>>>>>> branch', '|||||||'])
    it(`are marked if only ${line} is below a puzzle`, () => marks(between(line), line));
  it('are marked around grids', () => {
    const text = `<<<<<<< HEAD\n${gridOf(EASY)}\n=======\n${gridOf(EASY)}\n>>>>>>> branch`;
    marks(text, '<<<<<<< HEAD', '=======', '>>>>>>> branch');
    assert.equal(parse(text).puzzles.length, 2);
  });
  it('are marked in a file of another program', () =>
    marks(`[Strange]\n<<<<<<< HEAD\nfoo\n=======\n>>>>>>> b\n`, '<<<<<<< HEAD', '=======', '>>>>>>> b'));
  it('do not include borders, quotes and the same characters elsewhere', () => {
    marks('Easy\n=======\n1 2|3 4\n3 4|1 2\n=======\n2 1|4 3\n4 3|2 1');
    marks(`>>>>>>> 12..\n>>>>>>> ..21\n`);
    marks(between('<<<<<<<<'));
    marks(between(' <<<<<<<'));
    marks(`${EASY}\n\n=======\n\n${EASY}`);
  });
});

describe('a line of digits that is a title', () => {
  const NUMBERS = [
    '2024-01-31_12-34-56.123456',
    '3.14159265358979323846264338327950288',
    '12345678901234567890123456',
    '0123456789abcdef0123456789abcdef01234567',
    'Grid 53..7....6..195....98....6.8...6...34..8.3',
  ];
  for (const line of NUMBERS) it(line, () => staysTitle(line));
  it('includes a short number and a date', () => {
    for (const line of ['20240131', '2024-01-31', '978-3-16-148410-0', '1234567890123456789012345'])
      assert.deepEqual(linesOf(between(line)), [EASY, EASY]);
  });
  it('includes a long number without a puzzle before it', () =>
    titles(`${EASY_SOLVED.slice(0, 70)}\n${EASY}`, EASY_SOLVED.slice(0, 70)));
  it('is not read as a puzzle if it may continue after the part that is read', () =>
    assert.deepEqual(linesOf(EASY.repeat(200)), []));
});

describe('two halves of a line', () => {
  it('are one puzzle', () => assert.deepEqual(linesOf(`${EASY.slice(0, 41)}\n${EASY.slice(41)}`), [EASY]));
  it('are marked as a whole if a cell is missing', () => {
    const { puzzles, notes } = parse(`${EASY.slice(0, 41)}\n${EASY.slice(42)}`);
    assert.deepEqual([puzzles.length, notes?.map(({ reason }) => reason)], [0, ['unequal-rows']]);
  });
});

describe('an edit of a collection', () => {
  it('gives lines below it the result of a new parse', () => {
    const collection = opened(`${EASY}\n12..3..2...\n${EASY}\n=======\n`.repeat(20));
    readAll(collection.document);
    for (const [start, cut, typed] of [
      [0, 0, '<<<<<<< HEAD\n'],
      [13 + 81, 1, '\n\n'],
      [13 + 10, 5, 'words of a title'],
      [0, 13, ''],
      [186 * 10 + 81, 12, ''],
      [186 * 12 + 81, 0, '\n'],
    ] as const) {
      edit(collection, start, cut, typed);
      readAll(collection.document);
      agrees(collection);
    }
  });
  it('gives a line that loses cells, and the lines after it, the result of a new parse', () => {
    const collection = opened(`${EASY}\n`.repeat(40));
    readAll(collection.document);
    for (const [start, cut, typed, puzzles] of [
      [20 * 82 + 60, 15, '', 40],
      [10 * 82 + 81, 1, '', 39],
      [10 * 82 + 81, 0, '\n', 40],
      [20 * 82 + 60, 0, EASY.slice(60, 75), 40],
    ] as const) {
      edit(collection, start, cut, typed);
      readAll(collection.document);
      agrees(collection);
      assert.equal(collection.document.count, puzzles);
    }
    assert.ok([...collection.document.puzzles()].every(isWhole));
  });
});

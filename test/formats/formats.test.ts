import assert from 'node:assert/strict';
import fc from 'fast-check';
import { SIZES } from '../../src/core/geometry';
import { hasConflict } from '../../src/core/grid';
import { parseLine } from '../../src/core/notation';
import { solve } from '../../src/core/solver/index';
import { type Content, contentOf } from '../../src/formats/content';
import { lossesOf, obstacleOf, type WritableFormat } from '../../src/formats/format';
import { WRITABLE_FORMATS } from '../../src/formats/index';
import { parse } from '../../src/text/parser/parser';
import { isWhole } from '../../src/text/puzzle';
import { withShared } from '../collections';
import { RUNS } from '../core/arbitraries';
import { contents, readBack, saidBy } from './readBack';

const EASY = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

/**
 * Whether a text of these digits can be something else, such as a matrix of few numbers or a number with points. The reader then
 * does not guess. A puzzle with one solution has nearly all digits and no conflict.
 */
function isDoubtful({ grid }: Content): boolean {
  const distinct = new Set(grid.digits.filter(digit => digit > 0)).size;
  return (distinct > 0 && distinct < grid.geometry.size / 2) || distinct === 2 || hasConflict(grid);
}

function check(format: WritableFormat, puzzles: readonly Content[]): void {
  const able = puzzles.filter(content => !obstacleOf(format, content) && !isDoubtful(content));
  if (able.length === 0) return;
  const text = format.write(able);
  const kept = able.filter(content => !lossesOf(format, content).includes('empty'));
  const read = readBack(text);
  assert.equal(read.length, kept.length, text);
  for (const [i, content] of kept.entries()) {
    const lost = lossesOf(format, content);
    assert.deepEqual(saidBy(format, read[i], lost), saidBy(format, content, lost), text);
  }
}

function formatOf(id: string): WritableFormat {
  return WRITABLE_FORMATS.find(format => format.id === id) as WritableFormat;
}

const easy = (): Content => {
  const grid = parseLine(EASY) as Content['grid'];
  return { grid, givens: grid.digits };
};

/** Number of puzzles of a data file that are converted together. */
const AT_ONCE = 150;

describe('every format can be written and read back, with', () => {
  for (const format of WRITABLE_FORMATS) {
    it(`${format.name}: random puzzles`, () =>
      fc.assert(
        fc.property(contents, content => check(format, [content])),
        { ...RUNS, numRuns: Math.ceil(RUNS.numRuns / 4) },
      ));
  }

  it('several puzzles at once', () =>
    fc.assert(
      fc.property(fc.array(contents, { minLength: 2, maxLength: 4 }), puzzles => {
        for (const format of WRITABLE_FORMATS) check(format, puzzles);
      }),
      { ...RUNS, numRuns: Math.ceil(RUNS.numRuns / 10) },
    ));

  it('solved puzzles before the same unsolved ones', () =>
    fc.assert(
      fc.property(contents, fc.boolean(), fc.boolean(), (content, isTwice, isTitled) => {
        const { grid, givens } = content;
        const solution = solve({ geometry: grid.geometry, digits: grid.digits });
        if (!solution) return;
        const solved = { grid: { ...grid, digits: solution }, givens, ...(isTitled && { title: 'Solved' }) };
        for (const format of WRITABLE_FORMATS) check(format, [...(isTwice ? [solved] : []), solved, content, solved]);
      }),
      { ...RUNS, numRuns: Math.ceil(RUNS.numRuns / 10) },
    ));

  for (const name of [
    'euler50.txt',
    'norvig_easy50.txt',
    'norvig_top95.txt',
    'norvig_hardest11.txt',
    'exchange_easy_150.txt',
    'exchange_hard_150.txt',
    'big16_15.txt',
    'big25_15.txt',
    'quasi16_30.txt',
    'quasi25_30.txt',
    'hodoku-reglib-half.txt',
    'gsf-input-formats.txt',
    'forum_hardest_2000.txt',
    'serg_multi_10000.txt',
    'royle17_49151.txt',
    'pathological.txt',
  ]) {
    withShared(name, text => {
      it(`${name} in all formats`, () => {
        const whole = text();
        const source = { length: whole.length, slice: (start: number, end: number) => whole.slice(start, end) };
        const puzzles = parse(whole).puzzles.filter(isWhole);
        assert.ok(puzzles.length > 0);
        for (let at = 0; at < puzzles.length; at += AT_ONCE) {
          const found = puzzles.slice(at, at + AT_ONCE).map(puzzle => contentOf(puzzle, source));
          for (const format of WRITABLE_FORMATS) check(format, found);
        }
      });
    });
  }
});

describe('puzzles with few digits or none are read back in every format', () => {
  const sparse = (line: string, title?: string): Content => {
    const grid = parseLine(line) as Content['grid'];
    return { grid, givens: grid.digits, ...(title !== undefined && { title }) };
  };
  for (const size of SIZES) {
    it(`an empty ${size}x${size} grid, alone and before another one`, () => {
      const empty = sparse('.'.repeat(size * size));
      for (const format of WRITABLE_FORMATS) {
        check(format, [empty]);
        check(format, [empty, easy()]);
        const isSaid = lossesOf(format, empty).includes('empty');
        assert.equal(isSaid, ['latex', 'html'].includes(format.id), format.id);
      }
    });
  }
  it('a 4x4 grid with one digit, between others', () => {
    const one = sparse('1...............', 'One');
    const four = sparse('1234............', 'Four');
    for (const format of WRITABLE_FORMATS) {
      check(format, [one]);
      check(format, [four, one, one, four, easy(), one, easy()]);
    }
    assert.equal(formatOf('line').write([four, one]), '1234............ # Four\n\n# One\n1...\n....\n....\n....');
  });
  it('full rows above empty ones', () => {
    const upper = sparse('43212143........');
    for (const format of WRITABLE_FORMATS) check(format, [upper, upper, upper]);
  });
  it('a 12x12 grid with few digits', () => {
    for (const format of WRITABLE_FORMATS) check(format, [sparse(`1234${'.'.repeat(140)}`)]);
  });
});

describe('a title', () => {
  const lines: Record<string, string> = {
    'A title: 1': '# A title: 1',
    'section: none': '#Dsection: none',
    'box: 3x3': '#Dbox: 3x3',
    'corner: r1c1=1': '#Dcorner: r1c1=1',
    'generated: seed 1': '#Dgenerated: seed 1',
    'rated: Easy': '#Drated: Easy',
    'sudoku-disable duplicate': '#Dsudoku-disable duplicate',
    '#1': '#D#1',
    Puzzle: '# Puzzle',
  };
  for (const [title, first] of Object.entries(lines)) {
    it(title, () => {
      const titled = { ...easy(), title };
      assert.equal(formatOf('plain').write([titled]).split('\n')[0], first);
      for (const format of WRITABLE_FORMATS) check(format, [titled, titled, easy()]);
      assert.deepEqual(lossesOf(formatOf('plain'), titled), []);
      assert.deepEqual(lossesOf(formatOf('sdk'), titled), []);
    });
  }
});

describe('the losses of a format', () => {
  const marked = (): Content => {
    const content = easy();
    const none = new Array<number>(81).fill(0);
    const one = [0, 0, 3, ...none.slice(3)];
    const digits = content.grid.digits.map((digit, cell) => (cell === 2 ? 4 : digit));
    const grid = {
      ...content.grid,
      digits,
      allowed: new Uint32Array(81).fill(0x1ff - 1),
    };
    const chains = { colors: [{ cell: 1, digit: 5, color: 4 }], links: [] };
    return { grid, givens: content.givens, title: 'One', marks: { corner: one, centre: none, colour: one, chains } };
  };
  const cases: Record<string, string> = {
    line: 'givens candidates marks colours chains',
    pencilMarks: 'givens marks colours chains',
    sdk: 'candidates',
    hodoku: 'title marks colours chains',
    csv: 'title givens candidates marks colours chains',
    openSudoku: 'title entries candidates marks colours chains',
    sudokuWiki: 'title marks colours chains',
    sudokuCoach: 'title entries candidates marks colours chains',
    fPuzzles: 'candidates colours chains',
    sudokuPad: 'candidates colours chains',
  };
  for (const [id, lost] of Object.entries(cases)) {
    it(id, () => assert.equal(lossesOf(formatOf(id), marked()).join(' '), lost));
  }
  it('are none if the puzzle has only givens', () => {
    for (const format of WRITABLE_FORMATS) assert.deepEqual(lossesOf(format, easy()), []);
  });
  it('include a list with a single candidate', () => {
    const { grid, givens } = easy();
    const allowed = new Uint32Array(81).fill(0x1ff);
    allowed[2] = 1; // of 1, 2 and 4
    assert.deepEqual(lossesOf(formatOf('pencilMarks'), { grid: { ...grid, allowed }, givens }), ['candidates']);
  });
  it('include an emptied list in a SudokuWiki link, unless peers exclude every digit', () => {
    const [blocked] = readBack(`12345678.........9${'.'.repeat(63)}`);
    const entered = { ...blocked, givens: new Uint8Array(81) };
    check(formatOf('sudokuWiki'), [entered]);
    assert.deepEqual(lossesOf(formatOf('sudokuWiki'), entered), []);
    const { grid, givens } = easy();
    const allowed = new Uint32Array(81).fill(0x1ff);
    allowed[2] = 0;
    const emptied = { grid: { ...grid, allowed }, givens };
    const back = readBack(formatOf('sudokuWiki').write([emptied]));
    assert.deepEqual([...back[0].grid.digits], [...grid.digits]);
    assert.deepEqual(lossesOf(formatOf('sudokuWiki'), emptied), ['candidates']);
  });
  it('include sizes and boxes', () => {
    const [large] = readBack('.'.repeat(625).replace(/^.{9}/, '123456789'));
    assert.equal(obstacleOf(formatOf('fPuzzles'), large), 'size');
    assert.equal(obstacleOf(formatOf('line'), large), undefined);
    const [turned] = readBack('# box: 3x2\n1.....\n..2...\n......\n...3..\n......\n.....4');
    assert.equal(obstacleOf(formatOf('csv'), turned), 'boxes');
    assert.equal(obstacleOf(formatOf('fPuzzles'), turned), undefined);
  });
});

describe('a puzzle in each format', () => {
  const cases: Record<string, string> = {
    line: EASY,
    simpleSudoku: ` *-----------*
 |53.|.7.|...|
 |6..|195|...|
 |.98|...|.6.|
 |---+---+---|
 |8..|.6.|..3|
 |4..|8.3|..1|
 |7..|.2.|..6|
 |---+---+---|
 |.6.|...|28.|
 |...|419|..5|
 |...|.8.|.79|
 *-----------*`,
    hodoku: `:0000:x:${EASY}::::`,
    sudokuCoach: `https://sudoku.coach/en/play/${EASY.replaceAll('.', '0')}`,
    sudokuWiki: `https://www.sudokuwiki.org/sudoku.htm?bd=${EASY.replaceAll('.', '0')}`,
    openSudoku: `<?xml version="1.0" encoding="UTF-8"?>\n<opensudoku>\n  <name>Sudoku</name>\n  <game data="${EASY.replaceAll('.', '0')}" />\n</opensudoku>`,
  };
  for (const [id, text] of Object.entries(cases)) {
    it(id, () => assert.equal(formatOf(id).write([easy()]), text));
  }
  const firstLines: Record<string, string> = {
    csv: '5,3,,,7,,,,',
    markdown: '| 5 | 3 |   |   | 7 |   |   |   |   |',
    latex: '\\begin{tabular}{|ccc|ccc|ccc|} \\hline',
    html: '<table>',
    json: '[',
    sdk: '[Puzzle]',
    bordered: '5 3 . | . 7 . | . . .',
  };
  for (const [id, first] of Object.entries(firstLines)) {
    it(id, () => assert.equal(formatOf(id).write([easy()]).split('\n')[0], first));
  }
  it('LaTeX has lines only around the boxes', () => {
    const grid = parseLine('1.............2....................6') as Content['grid'];
    const row = (cells: string) => `${cells.split('').join(' & ')} ${'\\\\'}`;
    assert.deepEqual(
      formatOf('latex')
        .write([{ grid, givens: grid.digits }])
        .split('\n'),
      [
        '\\begin{tabular}{|ccc|ccc|} \\hline',
        row('1     '),
        `${row('      ')} \\hline`,
        row('  2   '),
        `${row('      ')} \\hline`,
        row('      '),
        `${row('     6')} \\hline`,
        '\\end{tabular}',
      ],
    );
  });
  it('JSON is valid for one puzzle and for several', () => {
    const json = formatOf('json');
    assert.equal(JSON.parse(json.write([easy()])).length, 9);
    assert.equal(JSON.parse(json.write([easy(), easy()])).length, 2);
  });
});

import assert from 'node:assert/strict';
import fc from 'fast-check';
import { parseLine } from '../../../../src/core/notation';
import { type Content, contentOf } from '../../../../src/language/features/exchange/content';
import { type Format, lossesOf, obstacleOf } from '../../../../src/language/features/exchange/format';
import { FORMATS } from '../../../../src/language/features/exchange/index';
import { parse } from '../../../../src/language/parsing/parser';
import { isWhole } from '../../../../src/language/puzzle';
import { withShared } from '../../../collections';
import { RUNS } from '../../../core/arbitraries';
import { contents, readBack, saidBy } from './readBack';

const EASY = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

function check(format: Format, puzzles: readonly Content[]): void {
  const able = puzzles.filter(content => !obstacleOf(format, content));
  if (able.length === 0) return;
  const text = format.write(able);
  assert.deepEqual(
    readBack(text).map(content => saidBy(format, content)),
    able.map(content => saidBy(format, content)),
    text,
  );
}

function formatOf(id: string): Format {
  return FORMATS.find(format => format.id === id) as Format;
}

const easy = (): Content => {
  const grid = parseLine(EASY) as Content['grid'];
  return { grid, givens: grid.digits };
};

describe('every format and back', () => {
  for (const format of FORMATS) {
    it(`${format.name}: random puzzles`, () =>
      fc.assert(
        fc.property(contents, content => check(format, [content])),
        { ...RUNS, numRuns: Math.ceil(RUNS.numRuns / 4) },
      ));
  }

  it('several puzzles at once', () =>
    fc.assert(
      fc.property(fc.array(contents, { minLength: 2, maxLength: 4 }), puzzles => {
        for (const format of FORMATS) check(format, puzzles);
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
  ]) {
    withShared(name, text => {
      it(`${name} in all formats`, () => {
        const whole = text();
        const source = { length: whole.length, slice: (start: number, end: number) => whole.slice(start, end) };
        const puzzles = parse(whole).puzzles.filter(isWhole).slice(0, 150);
        assert.ok(puzzles.length > 0);
        const found = puzzles.map(puzzle => contentOf(puzzle, source));
        for (const format of FORMATS) check(format, found);
      });
    });
  }
});

describe('what a format cannot say', () => {
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
    return { grid, givens: content.givens, title: 'One', marks: { corner: one, centre: none, colour: one } };
  };
  const cases: Record<string, string> = {
    line: 'givens candidates marks colours',
    pencilMarks: 'givens marks colours',
    sdk: 'candidates',
    hodoku: 'title marks colours',
    csv: 'title givens candidates marks colours',
    openSudoku: 'title entries candidates marks colours',
    sudokuWiki: 'title marks colours',
    sudokuCoach: 'title entries candidates marks colours',
    fPuzzles: 'candidates colours',
    sudokuPad: 'candidates colours',
  };
  for (const [id, lost] of Object.entries(cases)) {
    it(id, () => assert.equal(lossesOf(formatOf(id), marked()).join(' '), lost));
  }
  it('nothing of givens', () => {
    for (const format of FORMATS) assert.deepEqual(lossesOf(format, easy()), []);
  });
  it('an only candidate in a list', () => {
    const { grid, givens } = easy();
    const allowed = new Uint32Array(81).fill(0x1ff);
    allowed[2] = 1; // of 1, 2 and 4
    assert.deepEqual(lossesOf(formatOf('pencilMarks'), { grid: { ...grid, allowed }, givens }), ['candidates']);
  });
  it('sizes and boxes', () => {
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
  it('JSON is JSON, of one puzzle and of several', () => {
    const json = formatOf('json');
    assert.equal(JSON.parse(json.write([easy()])).length, 9);
    assert.equal(JSON.parse(json.write([easy(), easy()])).length, 2);
  });
});

import assert from 'node:assert/strict';
import fc from 'fast-check';
import { makeLine } from '../../../src/core/notation';
import { textInStyle } from '../../../src/features/pasting/inStyle';
import { type Clipboard, pasting } from '../../../src/features/pasting/pasting';
import { type FileStyle, styleNear } from '../../../src/features/pasting/style';
import { contentOf } from '../../../src/formats/content';
import { obstacleOf } from '../../../src/formats/format';
import { WRITABLE_FORMATS } from '../../../src/formats/index';
import { compress } from '../../../src/formats/shared/lzString';
import { PuzzleDocument } from '../../../src/text/document/document';
import { parse } from '../../../src/text/parser/parser';
import { finish } from '../../../src/text/work';
import { fixture } from '../../collections';
import { RUNS } from '../../core/arbitraries';
import { contents, readBack } from '../../formats/readBack';
import { sourceOf } from '../../text/source';
import { BORDERED, boxes, chat, inputs, latex, PUZZLE, spreadsheet, webPage } from './clipboards';

const ZEROS = PUZZLE.replaceAll('.', '0');
const LINK = `https://sudoku.coach/en/play/${ZEROS}`;
const ROWS = PUZZLE.replace(/.{9}(?=.)/g, '$&\n');
const LINE: FileStyle = { form: 'line', blank: '.' };
const PLAIN: FileStyle = { form: 'plain', blank: '.' };
const FORUM: FileStyle = { form: 'bordered', blank: '.' };

const paste = (clipboard: Clipboard | string, style?: FileStyle) =>
  finish(pasting(typeof clipboard === 'string' ? { text: clipboard } : clipboard, style));

function check(clipboard: Clipboard | string, style: FileStyle | undefined, text: string, ...lost: string[]): void {
  const found = paste(clipboard, style);
  assert.equal(found?.text, text);
  assert.deepEqual([...(found?.lost ?? [])], lost);
}

/** The puzzle in a form written by `Copy As`. */
function exported(id: string): string {
  const format = WRITABLE_FORMATS.find(each => each.id === id)!;
  return format.write(readBack(PUZZLE));
}

/** Checks that the text is pasted unchanged. */
function checkSame(clipboard: Clipboard | string, style?: FileStyle): void {
  assert.equal(paste(clipboard, style)?.text, undefined);
}

describe('a puzzle is pasted', () => {
  it('from 10x10 on with dots into a file whose blanks are zeros', () => {
    for (const size of [4, 6, 8, 9, 10, 12, 16]) {
      const source = Array.from({ length: size }, (_, r) => `${'.'.repeat(r)}1${'.'.repeat(size - 1 - r)}`).join('\n');
      const { puzzles } = parse(source);
      assert.equal(puzzles.length, 1, source);
      const { text } = textInStyle(contentOf(puzzles[0], sourceOf(source)), { form: 'plain', blank: '0' });
      assert.equal(text.includes('0'), size < 10, text);
    }
  });
  it('from a web page', () => check(webPage, PLAIN, ROWS));
  it('from a page with input fields', () => check(inputs, PLAIN, ROWS));
  it('from a page with a table for each box', () => check(boxes, LINE, PUZZLE));
  it('from a spreadsheet', () => check(spreadsheet, FORUM, `${BORDERED}\r\n`));
  it('from a chat, with other words of the message', () =>
    check(chat, PLAIN, `Mira, 21:04\nCan you solve this one?\n${ROWS}\nGood night`));
  it('from LaTeX, without its commands', () => check(latex, PLAIN, `${ROWS}\n`));
  it('from a file of SadMan, without the heading among lines', () => {
    check(`[Puzzle]\n${ROWS}\n`, LINE, `${PUZZLE}\n`);
    check(`#AMe\r\n[Puzzle]\r\n${ROWS.replaceAll('\n', '\r\n')}\r\n`, LINE, `#AMe\r\n${PUZZLE}\r\n`);
  });
  it('can be a link', () => check(LINK, FORUM, BORDERED));
  it('can be a link with words', () =>
    check(`Monday: ${LINK} (hard)`, LINE, `${PUZZLE} # Monday:   hard`.replace('   ', ' ')));
  it('can be several links', () => check(`${LINK}\r\n${LINK}\r\n`, LINE, `${PUZZLE}\r\n${PUZZLE}\r\n`));
  it('can be an OpenSudoku file', () =>
    check(
      `<?xml version="1.0"?>\n<opensudoku>\n<game data="${ZEROS}"/>\n<game data="${ZEROS}"/></opensudoku>\n`,
      LINE,
      `${PUZZLE}\n${PUZZLE}\n`,
    ));
  it("can be a line of HoDoKu's library", () =>
    check(`:0000:x:${PUZZLE.replace('7', '+7')}::::`, LINE, PUZZLE, 'givens'));
  it('can be a grid, in a file of lines', () => check(`# One\n${BORDERED}\n`, LINE, `# One\n${PUZZLE}\n`));
  it('can be a line, in a file of grids', () => check(`${PUZZLE} # One\n`, PLAIN, `# One\n${ROWS}\n`));
  it('can be a line with other blanks', () => check(ZEROS, LINE, PUZZLE));
  it('can be a list of numbers with brackets around the rows', () =>
    check(
      ROWS.replaceAll('.', '0').replace(/^.*$/gm, row => ` [${[...row].join(' ')}]`),
      PLAIN,
      ROWS,
    ));
  it('can be a grid with labels', () => {
    const labeled = ROWS.split('\n').map((row, r) => `${'ABCDEFGHI'[r]} ${[...row].join(' ')}`);
    check(`  1 2 3 4 5 6 7 8 9\n${labeled.join('\n')}`, PLAIN, ROWS);
  });
  it('can be a grid in a program', () => {
    const lists = ROWS.replaceAll('.', '0').replace(/^.*$/gm, row => `  [${[...row].join(', ')}],`);
    check(`grid = [\n${lists}\n]\n`, PLAIN, `${ROWS}\n`);
  });
});

describe('can have the text that emails, chats and programs put around a grid', () => {
  const spaced = [...ROWS].join(' ').replaceAll(' \n ', '\n');
  it('can have a sender before the first row', () => {
    for (const sender of ['Anna: ', '[21:04, 12/3/2026] Anna Meyer: ', '12/3/26, 9:04 PM - Anna: ', '@anna: ']) {
      check(sender + ROWS, LINE, PUZZLE, 'words');
      check(sender + spaced, PLAIN, ROWS, 'words');
    }
  });
  it('can be a reply, with a mark before every line', () => {
    for (const form of ['bordered', 'boxDrawing', 'simpleSudoku', 'spaced'])
      check(exported(form).replace(/^/gm, '> '), PLAIN, ROWS);
  });
  it('can be that of a LaTeX table on one line', () => {
    const rows = ROWS.split('\n').map(row => [...row].map(cell => (cell === '.' ? '' : cell)).join(' & '));
    for (const begin of ['\\begin{tabular}{|c|c|} \\hline ', '\\begin{tabular}[t]{*{9}{c}}'])
      check(`${begin}${rows.join(' \\\\ \\hline ')} \\end{tabular}`, LINE, PUZZLE);
  });
  it('can have a line break after each cell, even after empty ones', () => {
    const cells = [...PUZZLE].map(cell => (cell === '.' ? '' : cell));
    check(cells.join('\n'), LINE, PUZZLE);
    check(`${cells.join('\r\n')}\r\n`, PLAIN, ROWS);
    checkSame(cells.slice(1).join('\n'), LINE);
  });
  it('can be a page without a table', () => {
    const cell = (digit: string) => `<div class="cell">${digit === '.' ? '' : `<span>${digit}</span>`}</div>`;
    const rows = ROWS.split('\n').map(row => `<div class="row">${[...row].map(cell).join('')}</div>`);
    check({ text: 'words', html: `<h1>Puzzle 12</h1><div>${rows.join('\n')}</div>` }, LINE, PUZZLE);
    checkSame({ text: 'words', html: `<div>${rows.slice(1).join('\n')}</div>` }, LINE);
  });
  it('can be that of a Markdown link', () => check(`[link](${LINK})`, LINE, PUZZLE));
});

describe('a text is pasted unchanged if it', () => {
  it('has a state, in a file of lines, with a notification', () => {
    const text = `[Puzzle]\n${ROWS}\n[State]\n${ROWS.replace('.', '4')}\n`;
    assert.deepEqual(paste(text, LINE), { text, lost: new Set(), keepsSections: true });
    checkSame(text, PLAIN);
  });
  it('has the style of the file', () => {
    checkSame(`${PUZZLE}\n`, LINE);
    checkSame(`# One\n${BORDERED}`, FORUM);
    checkSame(ROWS, PLAIN);
  });
  it('has one of the usual forms, and the file has no style', () => {
    for (const text of [PUZZLE, ROWS, BORDERED, `[Puzzle]\n${ROWS}\n`]) checkSame(text);
  });
  it('has no puzzle', () => {
    for (const text of [
      '',
      '5',
      'words',
      '# a comment, and more words',
      ROWS.slice(0, 40),
      'https://example.org/a/b/c/d/e',
    ])
      checkSame(text, FORUM);
  });
  it('has no puzzle in its HTML either', () =>
    checkSame({ text: 'words and more words', html: '<table><tr><td>words</td></tr></table>' }, FORUM));
  it('is too long', () => checkSame(`${LINK}\n`.repeat(12_000), FORUM));
});

describe('a file without a style', () => {
  it('gets a grid for one puzzle', () => check(LINK, undefined, BORDERED));
  it('gets lines for several puzzles', () => check(`${LINK}\n${LINK}`, undefined, `${PUZZLE}\n${PUZZLE}`));
  it('gets a grid for a table', () => check(webPage, undefined, BORDERED));
});

describe('the losses of a paste', () => {
  it('exclude a title that would disable findings', () => {
    const grid = [
      [{ value: 1, given: true }, {}, {}, {}],
      [{}, {}, {}, {}],
      [{}, {}, {}, {}],
      [{}, {}, {}, {}],
    ];
    const link = `https://www.f-puzzles.com/?load=${compress(JSON.stringify({ size: 4, title: 'sudoku-disable', grid }))}`;
    check(link, PLAIN, '#Dsudoku-disable\n1...\n....\n....\n....');
  });
  const load = (json: object) => `https://www.f-puzzles.com/?load=${compress(JSON.stringify(json))}`;
  const small = (first: object) => [[first, {}, {}, {}], ...Array.from({ length: 3 }, () => [{}, {}, {}, {}])];

  it('include rules and colors', () =>
    check(
      load({ size: 4, regex: true, grid: small({ value: 1, given: true, highlight: '#f00' }) }),
      LINE,
      '1...\n....\n....\n....',
      'colours',
      'dropped the rule "regex"',
    ));
  it('include the distinction of givens', () =>
    check(load({ size: 4, grid: small({ value: 1 }) }), LINE, '1...\n....\n....\n....', 'givens'));
  it('exclude the title and the marks', () =>
    check(
      load({
        size: 4,
        title: 'One',
        grid: [
          ...small({ value: 1, given: true }).slice(0, 1),
          [{ cornerPencilMarks: [2, 4] }, {}, {}, {}],
          ...small({}).slice(2),
        ],
      }),
      PLAIN,
      '# One\n1...\n....\n....\n....\n# corner: r2c1=24',
    ));
  it('include eliminated candidates', () => {
    const marks = BORDERED.replace(/\. 7 \./, '2 7 2468')
      .replace(/^5 3 \./, '5 3 12')
      .replace('2 7 2468', '26 7 2468');
    const found = paste(marks, LINE);
    assert.equal(found?.text, PUZZLE);
    assert.ok(found?.lost.has('candidates'));
  });
  it('are none, but an unreadable link is reported', () => {
    const found = paste(`${LINK}\nhttps://sudokupad.app/4swipiexba`, LINE);
    assert.equal(found?.text, `${PUZZLE}\nhttps://sudokupad.app/4swipiexba`);
    assert.equal(found?.site, 'sudokupad.app');
  });
  it('include words between the cells', () => {
    const noted = ROWS.replaceAll('.', '0').replace(/^.*$/gm, row => `${[...row].join(',')} // a note`);
    assert.ok(paste(noted, PLAIN)?.lost.has('words'));
  });
});

describe('every form that people paste', () => {
  const sections = fixture('pasted.txt')
    .split(/^=== (.*)\n/m)
    .slice(1);
  const forms = sections.flatMap((name, i) =>
    i % 2 === 0 && !/!/.test(name) ? [[name, sections[i + 1]] as const] : [],
  );
  const digitsIn = (text: string) =>
    parse(text)
      .puzzles.filter(({ problems }) => problems.length === 0)
      .map(({ grid }) => makeLine(grid.digits));

  for (const style of [LINE, PLAIN, FORUM, { form: 'pencilMarks', blank: '.' }] as const) {
    it(`has the same digits as ${style.form}`, () => {
      let changed = 0;
      for (const [name, text] of forms) {
        const found = paste(text, style);
        if (!found) continue;
        changed++;
        assert.deepEqual(digitsIn(found.text), digitsIn(text), name);
      }
      assert.ok(changed > forms.length / 2);
    });
  }
});

describe('every format, pasted into a file of any style', () => {
  const styles = fc.record({
    form: fc.constantFrom('line', 'plain', 'spaced', 'bordered', 'boxDrawing', 'pencilMarks'),
    blank: fc.constantFrom('.', '0', '*', '_'),
  }) as fc.Arbitrary<FileStyle>;
  for (const format of WRITABLE_FORMATS) {
    it(format.name, () => {
      let changed = 0;
      const possible = contents.filter(content => !obstacleOf(format, content));
      const property = fc.property(possible, styles, (content, style) => {
        const found = paste(format.write([content]), style);
        if (!found) return;
        changed++;
        const written = format.digits === 'givens' ? content.givens : content.grid.digits;
        assert.deepEqual(
          parse(found.text).puzzles.map(({ grid }) => makeLine(grid.digits)),
          [makeLine(written)],
        );
      });
      fc.assert(property, { ...RUNS, numRuns: Math.ceil(RUNS.numRuns / 2) });
      assert.ok(changed > 2, String(changed));
    });
  }
});

describe('pasting keeps the style', () => {
  const check = (text: string, at: number, form: string | undefined, blank = '.') => {
    const style = styleNear(new PuzzleDocument(sourceOf(text)), at);
    assert.deepEqual(style, form === undefined ? undefined : { form, blank });
  };
  it('of lines', () => check(ZEROS, 0, 'line', '0'));
  it('of rows', () => check(`${ROWS}\n\n`, 100, 'plain'));
  it('of rows with spaces', () => check(ROWS.replace(/(?<=[\d.])(?=[\d.])/g, ' '), 0, 'spaced'));
  it('of grids with borders', () => check(`\n\n${BORDERED}`, 0, 'bordered'));
  it('of the puzzle before', () => check(`${PUZZLE}\n\n${BORDERED}\n`, 82, 'line'));
  it('of pencil marks', () => check('+-+\n1 234 24 234\n24 24 3 1\n34 1 24 234\n34 2 1 34\n', 0, 'pencilMarks'));
  it('of no puzzle in an empty file and next to a table', () => {
    check('', 0, undefined);
    check(webPage.text, 0, undefined);
  });
});

import assert from 'node:assert/strict';
import { makeLine } from '../../../src/core/notation';
import { rulesOfGeometry } from '../../../src/core/rules/geometry';
import { eliminatedOf } from '../../../src/formats/content';
import { linkLinesIn } from '../../../src/formats/finding/linkLines';
import { linksIn } from '../../../src/formats/finding/links';
import { compress } from '../../../src/formats/shared/lzString';
import { finish } from '../../../src/text/work';
import { withShared } from '../../collections';

const EASY = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const ZEROS = EASY.replaceAll('.', '0');

/** Compares the puzzles in the links of a text: digits, or `-` for a link without a puzzle. */
function check(text: string, ...expected: string[]): void {
  const found = finish(linksIn(text));
  assert.deepEqual(
    found.map(({ taken }) => (taken ? makeLine(taken.content.grid.digits) : '-')),
    expected,
  );
}

function only(text: string) {
  const [{ taken }] = finish(linksIn(text));
  assert.ok(taken);
  return taken;
}

/** An f-puzzles link with this JSON. */
const fPuzzle = (json: object) => `https://www.f-puzzles.com/?load=${compress(JSON.stringify(json))}`;
const row = (...cells: object[]) => [...cells, ...new Array(4).fill({})].slice(0, 4);
const SMALL = [row({ value: 1, given: true }), row({ value: 3 }), row(), row()];

/** Text as quoted-printable, in lines of about `width` characters. */
function quotedPrintable(text: string, width: number, lineEnd = '\n'): string {
  const lines = [''];
  for (const c of text) {
    if (lines[lines.length - 1].length >= width) lines.push('');
    lines[lines.length - 1] += c === '=' ? '=3D' : c;
  }
  return lines.join(`=${lineEnd}`);
}

describe('a link in an email', () => {
  const LINKS: Readonly<Record<string, string>> = {
    'Sudoku Exchange': `https://sudokuexchange.com/play/?s=${ZEROS}`,
    SudokuWiki: `http://www.sudokuwiki.org/sudoku.htm?bd=${ZEROS}`,
    'Sudoku Coach': `https://sudoku.coach/en/play/${ZEROS}`,
  };
  for (const [name, link] of Object.entries(LINKS)) {
    for (const [form, width, lineEnd] of [
      ['one line', 1000, '\n'],
      ['two lines', 76, '\n'],
      ['lines with CRLF', 60, '\r\n'],
      ['short lines', 45, '\n'],
    ] as const)
      it(`is read from ${form}: ${name}`, () => check(`Look:\n${quotedPrintable(link, width, lineEnd)}\nAnn\n`, EASY));
  }

  it('is read with an equals sign as it is', () =>
    check(`see ${LINKS['Sudoku Exchange'].slice(0, 72)}=\n${LINKS['Sudoku Exchange'].slice(72)}\n`, EASY));

  it('ends before the punctuation after it', () => {
    const text = `(${quotedPrintable(LINKS.SudokuWiki, 50)}).\nAnn`;
    const [{ start, end }] = finish(linksIn(text));
    assert.deepEqual([start, text.slice(end)], [1, ').\nAnn']);
  });

  it('is read next to another one', () => {
    const both = `${quotedPrintable(LINKS.SudokuWiki, 50)}\n${quotedPrintable(LINKS['Sudoku Exchange'], 40)}`;
    check(both, EASY, EASY);
    assert.equal([...linkLinesIn(both, finish(linksIn(both)))].length, 2);
  });

  it('is a line with all of its parts', () => {
    const text = `See ${quotedPrintable(LINKS.SudokuWiki, 50)} today\nAnn`;
    const lines = [...linkLinesIn(text, finish(linksIn(text)))];
    assert.deepEqual(
      lines.map(({ start, end, contents }) => [text.slice(start, end).endsWith('today'), contents.length]),
      [[true, 1]],
    );
  });

  it('is incomplete where a line is missing', () => {
    const [{ taken, unread }] = finish(linksIn(`${quotedPrintable(LINKS.SudokuWiki, 70).split('\n')[0]}\n\nAnn`));
    assert.deepEqual([taken, unread], [undefined, 'cut-off']);
  });

  it('does not continue after base64', () =>
    check(
      `https://www.sudokuwiki.org/sudoku.htm?bd=${ZEROS}&x==\nhttps://www.sudokuwiki.org/sudoku.htm?bd=${ZEROS}`,
      EASY,
      EASY,
    ));
});

describe('a puzzle is read from a link', () => {
  it('of SudokuWiki', () => check(`https://www.sudokuwiki.org/sudoku.htm?bd=${ZEROS}`, EASY));
  it('of SudokuWiki, with dots', () => check(`http://sudokuwiki.org/Sudoku.htm?bd=${EASY}`, EASY));
  it('of Sudoku Coach', () => check(`https://sudoku.coach/en/play/${ZEROS}`, EASY));
  it('of Sudoku Coach in another language', () => check(`https://sudoku.coach/de/play/${EASY}/`, EASY));
  it('without https', () => {
    check(`www.sudokuwiki.org/sudoku.htm?bd=${ZEROS}`, EASY);
    check(`Try sudoku.coach/en/play/${ZEROS}, it is good.`, EASY);
    check(`me@sudoku.coach/${ZEROS} my-sudoku.coach.example/${ZEROS}`);
  });
  it('after a #', () => check(`https://sudoku.coach/en/play#${ZEROS}`, EASY));
  it('of Sudoku Exchange', () => check(`https://sudokuexchange.com/play/?s=${ZEROS}`, EASY));
  it('of SudokuPad, plain', () => check(`https://sudokupad.app/${ZEROS}`, EASY));
  it('of SudokuPad, f-puzzles', () => {
    const payload = encodeURIComponent(compress(JSON.stringify({ size: 4, grid: SMALL })));
    for (const start of ['?puzzleid=fpuzzles', 'fpuzzles', 'fpuz', 'sudoku/fpuz']) {
      check(`https://sudokupad.app/${start}${payload}`, '1...3...........');
    }
    check(`https://app.crackingthecryptic.com/sudoku/?puzzleid=fpuzzles${payload}`, '1...3...........');
  });
  it('of SudokuPad, its own JSON', () => {
    const cells = Array.from({ length: 9 }, (_, r) =>
      Array.from({ length: 9 }, (_, c) => (ZEROS[9 * r + c] === '0' ? {} : { value: ZEROS[9 * r + c] })),
    );
    const { content, lost } = only(
      `https://sudokupad.app/scl${compress(
        JSON.stringify({
          cells,
          metadata: { title: 'Own' },
          cages: [
            {
              cells: [
                [0, 0],
                [0, 1],
              ],
              value: 'a',
            },
          ],
        }),
      )}`,
    );
    assert.equal(makeLine(content.grid.digits), EASY);
    assert.equal(content.title, 'Own');
    assert.deepEqual(lost, ['dropped the text "a" of a cage']);
  });
  it('of SudokuPad, in its compact codes', () => {
    // 5 3 blank blank 7, and so on: a letter is a number of blanks, or a digit and blanks.
    const older = EASY.replace(/\.+/g, blanks => String.fromCharCode(65 + blanks.length));
    check(`https://sudokupad.app/classic${older}`, EASY);
    check(`https://sudokupad.app/classic${older.replace(/(\d)(?=\d)/, '$1A')}`, EASY); // no blanks
    check(`https://sudokupad.app/scf${compress(JSON.stringify({ p: newer(ZEROS), n: 'Two' }))}`, EASY);
  });
  it('in a sentence', () =>
    check(
      `See (https://sudoku.coach/en/play/${ZEROS}), or <https://sudokuwiki.org/sudoku.htm?bd=${ZEROS}>.`,
      EASY,
      EASY,
    ));
  it('but not if the link only names it', () => check('https://sudokupad.app/4swipiexba', '-'));
  it('but not if the link is cut off', () => check(`https://sudoku.coach/en/play/${ZEROS.slice(1)}`, '-'));
  it('but not from other links', () => check(`https://example.org/${ZEROS} https://notsudoku.coach.example/${ZEROS}`));

  it('with the candidates and entries of SudokuWiki', () => {
    const start = '017903600000080000900000507072010430000402070064370250701000065000030000005601720';
    const { content } = only(
      'https://www.sudokuwiki.org/sudoku.htm?bd=S9B4s010g091803064a4c281c1i2t082q7r7v81094g520l1o1m054b074i0g024i018i04038i4nbqba048y02b70gc34306040c07b6020eb707bk01447wbeba0f0558bgc22q032qb7bfbf4ebi05067u010g02bi',
    );
    assert.equal(content.grid.digits.join(''), start);
    assert.deepEqual([content.givens[1], content.givens[2], content.grid.digits[2]], [1, 0, 7]);
    assert.ok(eliminatedOf(content).some(mask => mask !== 0));
  });
  it('with the title, entries and marks of f-puzzles', () => {
    const grid = [
      row({ value: 1, given: true }, { value: 3 }, { centerPencilMarks: [2, 4], cornerPencilMarks: [4] }),
      row(),
      row(),
      row(),
    ];
    const { content, lost } = only(
      fPuzzle({ size: 4, title: ' A\nB ', grid, ruleset: 'Normal rules', antiking: false, cage: [] }),
    );
    assert.equal(makeLine(content.grid.digits), '13..............');
    assert.equal(makeLine(content.givens), '1...............');
    assert.equal(content.title, 'A B');
    assert.deepEqual([content.marks?.centre[2], content.marks?.corner[2]], [0b1010, 0b1000]);
    assert.deepEqual(lost, []);
  });
});

describe('the losses of a link', () => {
  const cases: [string, object, string][] = [
    ['a rule', { regex: true }, 'dropped the rule "regex"'],
    ['colours', { grid: [row({ highlight: '#ff0000' }), row(), row(), row()] }, 'colours'],
    ['colours of the puzzle', { grid: [row({ c: '#ff0000' }), row(), row(), row()] }, 'colours'],
  ];
  for (const [name, json, lost] of cases) {
    it(name, () => assert.equal(only(fPuzzle({ size: 4, grid: SMALL, ...json })).lost.join(), lost));
  }
  it('exclude rules, and marks next to them', () => {
    const killercage = [{ cells: ['R1C1', 'R1C2'], value: '3' }];
    const grid = [row({ cornerPencilMarks: [1] }), row({ givenPencilMarks: [1, 2] }), row(), row()];
    const { content, lost } = only(fPuzzle({ size: 4, antiking: true, killercage, grid }));
    assert.deepEqual(
      rulesOfGeometry(content.grid.geometry).map(({ kind }) => kind),
      ['digits', 'antiKing', 'cage'],
    );
    assert.equal(content.marks?.corner[0], 1);
    assert.deepEqual(lost, []);
  });
  it('become a problem if a rule is wrong', () => {
    const load = compress(JSON.stringify({ size: 4, grid: SMALL, killercage: [{ cells: ['R7C1'], value: '3' }] }));
    const [link] = finish(linksIn(`https://www.f-puzzles.com/?load=${load}`));
    assert.match(link.problem ?? '', /"R7C1" is not a cell/);
  });
  it('become a problem if regions are invalid, and no classic puzzle is read instead', () => {
    const [link] = finish(linksIn(fPuzzle({ size: 4, grid: [row({ region: 3 }), row(), row(), row()] })));
    assert.deepEqual([link.taken, link.problem?.slice(0, 12)], [undefined, 'The region "']);
  });
  it("exclude regions and flags of SudokuPad's plain JSON, and include its marks and colors", () => {
    const cells = [row({ value: 1 }, { centremarks: [2] }, { highlight: 3 }), row(), row(), row()];
    const regions = [0, 1, 2, 3].map(column => [0, 1, 2, 3].map(r => [r, column]));
    const drawing = { cells, regions, metadata: { antiknight: true }, global: ['antiking'], lines: [], cages: [] };
    const { content, lost } = only(`https://sudokupad.app/scl${compress(JSON.stringify(drawing))}`);
    const { geometry } = content.grid;
    assert.deepEqual([geometry.regions, rulesOfGeometry(geometry).length], ['irregular', 2]);
    assert.deepEqual(lost, ['marks', 'colours']);
  });
  it('exclude boxes with the other orientation', () => {
    const grid = Array.from({ length: 6 }, (_, r) =>
      Array.from({ length: 6 }, (_, c) => ({ region: Math.floor(r / 3) * 3 + Math.floor(c / 2) })),
    );
    const { content, lost } = only(fPuzzle({ size: 6, grid }));
    assert.equal(content.grid.geometry.boxHeight, 3);
    assert.deepEqual(lost, []);
  });
  it('are the rules of a page of SudokuWiki for variants', () => {
    const lostOn = (page: string) => only(`https://www.sudokuwiki.org/${page}.htm?bd=${ZEROS}`).lost.join();
    for (const page of [
      'sudokuX',
      'SudokuX',
      'x-sudoku',
      'jigsaw',
      'windoku',
      'killersudoku',
      'Str8ts',
      'coloursudoku',
    ])
      assert.equal(lostOn(page), 'rules', page);
    for (const page of ['sudoku', 'Sudoku', 'x/sudoku']) assert.equal(lostOn(page), '', page);
  });
  it('do not matter if there is no puzzle', () => {
    const none: unknown[] = [
      {},
      [],
      null,
      3,
      { size: 9, grid: [] },
      { size: 5, grid: SMALL },
      { size: 4, grid: [1, 2, 3, 4] },
    ];
    for (const json of none) check(fPuzzle(json as object), '-');
    check('https://www.f-puzzles.com/?load=%%%', '-');
    check('https://www.f-puzzles.com/?load=', '-');
  });
});

withShared('variants/fpuzzles-half.tsv', text => {
  it('f-puzzles links: every given is a digit of the solution', () => {
    const lines = text()
      .split('\n')
      .filter(line => line !== '' && !line.startsWith('#'));
    assert.ok(lines.length > 10);
    for (const line of lines) {
      const [, solution, payload] = line.split('\t');
      const { content, lost } = only(`https://www.f-puzzles.com/?load=${payload}`);
      assert.ok(!lost.includes('rules'));
      assert.ok(content.grid.geometry.variant);
      // The numbers in the solution of the 16x16 puzzle have no separators.
      if (solution.length !== content.givens.length) continue;
      for (const [cell, given] of content.givens.entries()) {
        assert.ok(given === 0 || given === Number(solution[cell]), line.slice(0, 40));
      }
    }
  });
});

/** The newer compact code: a character is a digit or a blank, with the blanks after it. */
function newer(zeros: string): string {
  const code = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwx';
  return zeros.replace(/[0-9]0{0,5}/g, group => code[Number(group[0]) + 10 * (group.length - 1)]);
}

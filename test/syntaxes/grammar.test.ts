import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { completionsAt } from '../../src/features/completion/completion';
import { check, readGrammar, tokensOf } from './grammar';

const ROOT = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

const EASY = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const EASY_PICTURE = EASY.replace(/[1-9]/g, '#');

describe('sudoku.tmLanguage.json', () => {
  before(() => readGrammar('sudoku'));

  describe('rows', () => {
    check('dots', '53..7....', '##..#....');
    check('zeros', '530070000', '##..#....');
    check('stars', '53**7****', '##..#....');
    check('underscores', '53__7____', '##..#....');
    check('dashes', '53--7----', '##..#....');
    check('crosses', '53xx7XXXX', '##..#....');
    check('mixed blanks', '53.07_*-x', '##..#....');
    check('blanks only', '.........', '.........');
    check('indented, spaces and bars', '  5 3 . | . 7 .', '  # # . | . # .');
    check('tabs', '5\t3\t.\t.', '# # . .');
    check('commas between cells', '5,3,.,.,7', '#|#|.|.|#');
    check('bars', '|53.|.7.|...|', '|##.|.#.|...|');
    check('box drawing bars', '│53.│.7.│...║', '|##.|.#.|...|');
    check('groups', '534 678 912', '### ### ###');
    check('of stars between bars', '***|***|***', '...|...|...');
    check('comment behind', '53..7.... # 1', '##..#.... ccc');
    check('one letter wrong', '53..7Q...', '##..# ...');
    check('one sign wrong', '53..7?...', '##..# ...');
    check('one letter wrong between spaces', '5 3 . Q 7 . . . .', '# # .   # . . . .');
    check('too short', '53..7', '##..#');
    check('lone number', '42', '##');
  });

  describe('steps', () => {
    check('with a number', '1. Full House: r3c1=4', 'cc           | vvvvk#');
    check('with an arrow', 'X-Wing: 4 r57 c17 => r6c17,r8c1<>4', '      |           kk vvvvv vvvvkk#');
    check('alone', 'R4C7<>5', 'vvvvkk#', 'r4c7 =5 # easy', 'vvvv k# cccccc');
    check('premises', '   set: 1,4 in r2c23', '      |        vvvvv');
    check('in prose', 'try r1c1=3 first', '    vvvvk#');
    check('not without a claim', 'Look at r1c1', 'T'.repeat(12));
  });

  describe('borders', () => {
    check('dashes', '---------', '|||||||||');
    check('crosses', '------+-------+------', '|'.repeat(21));
    check('Simple Sudoku', '*-----------*', '|'.repeat(13), '|---+---+---|', '|'.repeat(13));
    check('SudoCue', '.------+------+------.', '|'.repeat(22));
    check('HoDoKu', ':------+------+------:', '|'.repeat(22), "'------'------'------'", '|'.repeat(22));
    check('equals signs', '===+===+===', '|'.repeat(11));
    check('indented', '  ---+---', '  |||||||');
    check('box drawing', '┌───┬───┐', '|||||||||', '╠═══╬═══╣', '|||||||||');
  });

  describe('big grids', () => {
    check('10x10', '.A3..5678.', '.##..####.');
    check('10x10 in groups', '12345 6789A', '##### #####');
    check('12x12', '.A.1|B..C|3...', '.#.#|#..#|#...');
    check('16x16 of 1-G', '.D..3.46..C1G...', '.#..#.##..###...');
    check('16x16 of A-P', '..A.B....LMP..C.', '..#.#....###..#.');
    check('16x16, all solved', 'ABCDEFGHIJKLMNOP', '################');
    check('16x16 in small letters', '.d..3.46..c1g...', '.#..#.##..###...');
    check('16x16 in groups', '12.4 5678 9ABC DEFG', '##.# #### #### ####');
    check('16x16, cells apart', '1 . A | B C . 2 3 4 5 6 7 8 9 G .', '# . # | # # . # # # # # # # # # .');
    check('cells apart, too many', '1 . A B C . 2 3 4 5 6 7 8 9 G . .', '# . # # # . # # # # # # # # # . .');
    check('compact, too many, indented', '  ..A.V....LMQ..R...', '  ..#.#....###..#...');
    check('compact, too few', '.D..3.46..C1G..', '.#..#.##..###..');
    check('0 as a symbol', '0A.0000000BCDEFG', '##.#############');
    check('0 as a blank', '1A00000000BCDEFG', '##........######');
    check('25x25', '..A.V....LMQ..R...KD.E..X', '..#.#....###..#...##.#..#');
    check('25x25 in groups', 'ABCDE FGHIJ KLMNO PQRST UVWXY', '##### ##### ##### ##### #####');
    check('numbers', ' 1 12 .  . | 16  3  . 4 | 0 7', ' # ## .  . | ##  #  . # | . #');
  });

  describe('single-line puzzles', () => {
    check('alone', EASY, EASY_PICTURE);
    check('comment', `${EASY} # top`, `${EASY_PICTURE} ccccc`);
    check('label', `Nr. 17: ${EASY}`, `        ${EASY_PICTURE}`);
    check('label of a number', `0017 ${EASY} 8.4 hard`, `     ${EASY_PICTURE}`);
    check('fields', `7,${EASY},Easy, 5.3`, ` |${EASY_PICTURE}|    |`);
    check('puzzle and solution', `${EASY},${EASY}`, `${EASY_PICTURE}|${EASY_PICTURE}`);
    check('4x4 with a label', 'a 12.4.1..3.2..1.4', '  ##.#.#..#.#..#.#');
    check('4x4 alone', '12.4.1..3.2..1.4', '##.#.#..#.#..#.#');
    check('16x16 with a label', `a ${'.A1.'.repeat(64)}`, `  ${'.##.'.repeat(64)}`);
    check('too short', EASY.slice(1), EASY_PICTURE.slice(1));
  });

  describe('text', () => {
    check('Project Euler', 'Grid 01', 'TTTTTTT');
    check('words', '  Easy start ', '  TTTTTTTTTT');
    check('letters of a big grid', 'ABBA', 'TTTT');
    check('capitals', 'GRID 01 HARD', 'TTTTTTTTTTTT');
    check('technique', 'X-Wing', 'TTTTTT');
    check('number and words', '1. Easy', 'TTTTTTT');
    check('other scripts', 'Судоку 1', 'TTTTTTTT');
    check('with a comment', 'Easy # one', 'TTTT ccccc');
    check('in brackets', '[Grid 01]', 'TTTTTTTTT');
    check('head of a table', 'Puzzle,Solution', 'TTTTTTTTTTTTTTT');
  });

  describe('comments', () => {
    check('number sign', '# A comment', 'ccccccccccc', '  #', '  c');
    check('percent sign', '% comment', 'ccccccccc');
    check('SadMan header', '#ARuud', 'kkssss', '#Uhttp://a.b', 'kksssssssss'.padEnd(12, 's'));
    check('SadMan header without a value', '#D', 'kk');
    check('a space is not a value', '#A Ruud', 'ccccccc');
    check('other letters', '#Easy', 'ccccc');
    check('own keys', '# box: 3x2', 'cckkk|csss');
    check('no key', '# Note: this', 'cccccccccccc', '# a b: c', 'cccccccc');
    check('with a puzzle', `# ${EASY}`, 'c'.repeat(83));
  });

  describe('sections', () => {
    check('puzzle and state', '[Puzzle]', '[SSSSSS[', '53..7....', '##..#....', '[State]', '[SSSSS[', '5', '#');
    check('other sections are left alone', '[Puzzle]', '[SSSSSS[', '[Clues]', '[SSSSS[', '53..', '', 'Grid', '');
    check(
      'except for rules and regions',
      '[Puzzle]',
      '[SSSSSS[',
      '[Notes]',
      '[SSSSS[',
      '53',
      '',
      '[Rules]',
      '[SSSSS[',
      'x: r1c1',
      'k| vvvv',
    );
    check('and end', '[State]', '[SSSSS[', '[Notes]', '[SSSSS[', '53', '', '[puzzle]', '[SSSSSS[', '53', '##');
  });

  describe('pencil marks', () => {
    check('between bars', '| 2479  4567  3 | 8  1  26 |', '| mmmm  mmmm  # | #  #  mm |');
    check('blanks and markup', '{12} (3) <4> . 67 8 9 1 2', 'mmmm  #   #  . mm # # # #');
    check('4x4', '12 3 4 1', 'mm # # #');
    check('letters', '1A 2 3B 4 5 6 7 8 9 A', 'mm # mm # # # # # # #');
    check('a row in groups is none', '1234 5678 9.12 3456', '#### #### #.## ####');
  });

  describe('library lines', () => {
    const givens = `+1${EASY.slice(1)}`;
    check(
      'all fields',
      `:0100:1:${givens}:811 515:193 198:182:x:`,
      `|kkkk|s|+p${EASY_PICTURE.slice(1)}|vvvvvvv|vvvvvvv|vvv|s|`,
    );
    check('empty fields', `:0000:1:${EASY}:::182:`, `|kkkk|s|${EASY_PICTURE}|||vvv|`);
  });

  describe('long lines', () => {
    const unfriendly = [
      '1 ',
      '12 ',
      '*',
      '-',
      '1*',
      'A',
      '.A',
      'A ',
      ':',
      ':1',
      '1,',
      '[',
      '#',
      '1.Q',
      "'",
      '─',
      '(1) ',
    ];
    for (const part of unfriendly) {
      it(`of ${JSON.stringify(part)}`, () => {
        const line = part.repeat(10_000 / part.length);
        for (const end of ['', '?', '\u{1f600}']) {
          const { tokens, stoppedEarly } = tokensOf(line + end);
          assert.equal(stoppedEarly, false);
          assert.ok(tokens[tokens.length - 1].endIndex >= line.length);
        }
      });
    }
  });
});

interface Snippet {
  readonly body: readonly string[];
}

describe('snippets.json', () => {
  const snippets = Object.entries(JSON.parse(read('syntaxes/snippets.json')) as Record<string, Snippet>);
  /** The cell at which the cursor is put. A digit typed there replaces it. */
  const CURSOR = /\$\{0:\.\}/;

  for (const [name, { body }] of snippets) {
    it(name, () => {
      const grid = body.filter(line => line.includes('.'));
      assert.match(grid[0], /^\$\{0:\.\}/);
      const cells = grid.map(line => line.replace(CURSOR, '.').replace(/[^.]/g, '').length);
      const size = Number(/\d+/.exec(name)?.[0] ?? 9);
      assert.deepEqual(cells, grid.length === 1 ? [size * size] : Array(size).fill(size));
    });
  }

  it('has every common size', () => {
    for (const size of [4, 6, 8, 9, 10, 12, 16, 25]) {
      assert.ok(
        snippets.some(([name]) => name === `Empty ${size}x${size} grid`),
        `${size}`,
      );
    }
  });

  it('has no prefixes: VS Code would offer grids in the cells of a puzzle', () => {
    for (const [name, snippet] of snippets) assert.ok(!('prefix' in snippet), name);
  });

  it('has the same grids as the completion of empty lines', () => {
    const grids = completionsAt(undefined, { offset: 0, before: '' }).filter(
      ({ kind, label }) => kind === 'grid' && label !== 'sdk',
    );
    assert.deepEqual(
      grids.map(({ edit }) => edit.text).sort(),
      snippets
        .filter(([name]) => name.startsWith('Empty') && !name.includes('one line'))
        .map(([, { body }]) => body.join('\n'))
        .sort(),
    );
  });
});

describe('language-configuration.json', () => {
  const { comments, wordPattern, ...rest } = JSON.parse(read('syntaxes/language-configuration.json'));
  const words = (line: string) => line.match(new RegExp(wordPattern.pattern, `${wordPattern.flags}g`));

  it('has # as the start of line comments', () => assert.deepEqual(comments, { lineComment: '#' }));
  it('closes and surrounds nothing automatically', () =>
    assert.deepEqual(
      [rest.brackets, rest.autoClosingPairs, rest.surroundingPairs, rest.onEnterRules],
      [[], [], [], undefined],
    ));
  it('treats each cell as a word', () => assert.deepEqual(words('53..7_'), ['5', '3', '.', '.', '7', '_']));
  it('treats a digit as a word next to other blanks, too', () =>
    assert.deepEqual(words('53xx7 5--3 5|3'), ['5', '3', 'xx', '7', '5', '3', '5', '3']));
  it('treats a list of cells as a word, so that proposals match all of it', () =>
    assert.deepEqual(words('r1c12 r12c3 r1-3c5'), ['r1c12', 'r12c3', 'r1-3c5']));
  it('treats the words of a title as words', () => assert.deepEqual(words('Needs X-Wing 2'), ['Needs', 'X-Wing', '2']));
  it('treats the prefixes of snippets as words', () => assert.deepEqual(words('grid9 9x9'), ['grid9', '9x9']));
});

import assert from 'node:assert/strict';
import { rulesOfGeometry } from '../../../src/core/rules/geometry';
import { pasting } from '../../../src/features/pasting/pasting';
import type { FileStyle } from '../../../src/features/pasting/style';
import { compress } from '../../../src/formats/shared/lzString';
import { parse } from '../../../src/text/parser/parser';
import { isWhole } from '../../../src/text/puzzle';
import { sectionsOf, writeRules } from '../../../src/text/rules/index';
import { finish } from '../../../src/text/work';
import { puzzleLines, withShared } from '../../collections';
import { KILLER } from '../../formats/texts';
import { EASY } from '../../text/texts';

const LINE: FileStyle = { form: 'line', blank: '.' };
const PLAIN: FileStyle = { form: 'plain', blank: '.' };
const paste = (text: string, style?: FileStyle) => finish(pasting({ text }, style));

/** Pastes a text into a file of lines, and compares the rules of the puzzles that are read from it. */
function check(text: string, ...rules: readonly (readonly string[])[]): void {
  const found = paste(text, LINE);
  const { puzzles } = parse(found?.text ?? text);
  assert.deepEqual(
    puzzles.map(({ grid: { geometry } }) => writeRules(rulesOfGeometry(geometry), geometry)),
    rules,
    found?.text,
  );
  assert.ok(puzzles.every(isWhole));
  assert.deepEqual([...(found?.lost ?? [])], []);
}

const SMALL = Array.from({ length: 4 }, () => [{}, {}, {}, {}]);
const PAYLOAD = {
  size: 4,
  title: 'Two',
  author: 'Ann',
  ruleset: 'One.\nsection: none\nTwo.',
  antiknight: true,
  grid: SMALL,
};

describe('puzzles with rules are pasted', () => {
  it('as an Interactive Sudoku Solver string', () =>
    check('.Shape~4x4.Cage~3~R1C1~R1C2.AntiKing', ['cage 3: r1c12', 'anti-king']));
  it('as several strings that start with their sizes', () =>
    check('.Shape~4x4.AntiKing\n.Shape~4x4.AntiKnight\n', ['anti-king'], ['anti-knight']));
  it('as lines of one string', () => check('.AntiKing\n.AntiKnight', ['anti-king', 'anti-knight']));
  it('as a link of Interactive Sudoku Solver', () =>
    check('See https://sigh.github.io/Interactive-Sudoku-Solver/?q=.Shape~4x4.AntiKing', ['anti-king']));
  it('as a link above words, which become comments', () => {
    const text = 'https://sigh.github.io/Interactive-Sudoku-Solver/?q=.Shape~4x4.AntiKing\nor scan it\n\nAnn';
    check(text, ['anti-king']);
    assert.match(paste(text, LINE)?.text ?? '', /\n# or scan it\n\n# Ann$/);
  });
  it('as a link with a fragment', () =>
    check('https://sigh.github.io/Interactive-Sudoku-Solver/#q=.Shape~4x4.AntiKing', ['anti-king']));
  it('as an f-puzzles link', () => {
    const load = compress(JSON.stringify(PAYLOAD));
    const text = '# Two\n....\n....\n....\n....\n[Rules]\n# By Ann\n# One.\n# Two.\nanti-knight';
    assert.equal(paste(`https://www.f-puzzles.com/?load=${load}`, LINE)?.text, text);
    assert.equal(paste(`fpuzzles${load}`, PLAIN)?.text, text);
  });
  it('with the words of the author, even without rules', () => {
    const { antiknight, title, ...classic } = PAYLOAD;
    const text = '....\n....\n....\n....\n[Rules]\n# By Ann\n# One.\n# Two.';
    assert.equal(paste(JSON.stringify(classic), LINE)?.text, text);
    assert.equal(paste(`https://www.f-puzzles.com/?load=${compress(JSON.stringify(classic))}`, LINE)?.text, text);
    const drawing = { cells: SMALL, lines: [{}], metadata: { rules: 'One.\nTwo.', author: 'Ann' } };
    assert.equal(paste(JSON.stringify(drawing), PLAIN)?.text, text);
    assert.ok(antiknight && title);
  });
  it('as f-puzzles JSON, even with an address in it', () =>
    check(JSON.stringify({ ...PAYLOAD, ruleset: 'https://sudokupad.app/abcd' }, undefined, 2), ['anti-knight']));
  for (const [form, text] of Object.entries(KILLER))
    it(`as a killer: ${form}`, () => {
      const { puzzles } = parse(paste(text, LINE)?.text ?? '');
      assert.deepEqual(
        puzzles.map(({ grid }) => rulesOfGeometry(grid.geometry).length),
        [29],
      );
    });
  it('as jigsaws', () => {
    const good = 'AABBAABCDDBCDDCC';
    assert.equal(
      paste(`1...............${good}`, PLAIN)?.text,
      '1...\n....\n....\n....\n[Regions]\nAABB\nAABC\nDDBC\nDDCC',
    );
  });
  it('but not with a mistake, which is reported', () => {
    const text = '.Cage~16~R1C8~R2C88';
    const found = paste(text, LINE);
    assert.equal(found?.text, text);
    assert.equal(found?.problem, '".Cage~16~R1C8~R2C88": "R2C88" is not a cell of a 9x9 puzzle.');
  });
  it('together with the text around them', () => {
    for (const text of [`# c\n${KILLER.arrows}`, `c\n${KILLER.arrows}`, `c\t${KILLER.arrows}`]) {
      const found = paste(text, LINE);
      assert.match(found?.text ?? '', /^# c\n(?:\.{9}\n){9}\[Rules\]\ncage /);
      assert.deepEqual([...(found?.lost ?? [])], []);
    }
    for (const text of [`> ${KILLER.arrows}`, `\`\`\`\n${KILLER.arrows}\n\`\`\``])
      assert.match(paste(text, LINE)?.text ?? '', /^\.{9}\n/);
    assert.deepEqual([...(paste(`One\nTwo\n${KILLER.arrows}`, LINE)?.lost ?? [])], ['words']);
  });
  it('below its givens', () =>
    assert.match(
      paste(`2${'.'.repeat(80)}\n\n${KILLER.arrows}`, LINE)?.text ?? '',
      /^2\.{8}\n(?:\.{9}\n){8}\[Rules\]/,
    ));
  it('not below its givens with a mistake, which is reported', () => {
    const text = `2${'.'.repeat(80)}\n\n<${KILLER.arrows.slice(1)}`;
    assert.deepEqual(paste(text, LINE), {
      text,
      lost: new Set(),
      problem: 'The arrow in r1c1 points out of the grid.',
    });
  });
  it('but not from a table with commas', () =>
    check('1,0,0,0,0,0,\n0,2,0,0,0,0,\n0,0,3,0,0,0,\n0,0,0,4,0,0,\n0,0,0,0,5,0,\n0,0,0,0,0,6,\n', []));
  it('but not next to a classic puzzle, which is reported', () => {
    const text = `${EASY}\n${KILLER.arrows}`;
    assert.deepEqual(paste(text, LINE), { text, lost: new Set(), unread: 1 });
    assert.equal(paste(text, PLAIN)?.unread, 1);
  });
  it('with an impossible number, which is marked there', () => {
    const cases = [
      ['.Shape~4x4.Cage~9~R1C1~R1C2.AntiKnight', 'cage 9: r1c12'],
      ['.Shape~4x4.Skyscraper~C1~9~', 'skyscraper 9: c1 top'],
      ['.XSum~C1~2~', 'x-sum 2: c1 top'],
      [JSON.stringify({ size: 4, grid: SMALL, difference: [{ cells: ['R1C1', 'R3C3'] }] }), 'white dot: r1c1 r3c3'],
      [`j${KILLER.arrows.slice(1)}`, 'cage 45: r1c12'],
    ];
    for (const [text, rule] of cases) {
      const found = paste(text, LINE);
      assert.equal(found?.problem, undefined);
      assert.ok(found?.text.split('\n').includes(rule), found?.text);
      const [{ rules }] = parse(found!.text).puzzles;
      assert.ok(sectionsOf(rules!)[0].problems.some(({ problem }) => problem.severity === 'error'));
    }
  });
  it('with a report of rules that have no equivalent', () => {
    const found = paste('.Shape~4x4.AntiKing.Regex~a~R1C1', LINE);
    assert.deepEqual([...(found?.lost ?? [])], ['dropped the rule "Regex"']);
  });
  it("unchanged from the project's own text", () => {
    const text = '1...\n....\n....\n....\n[Rules]\nanti-king\n';
    assert.equal(paste(text, PLAIN), undefined);
    check(text, ['anti-king']);
  });
  it('but classic puzzles are not changed', () => {
    assert.equal(
      paste('.5.1...9..97..5...4.326.17.....1...68.9.4.7.13...8.....76.935.8...7..36..3...1.4.', LINE),
      undefined,
    );
  });
});

withShared('variants/killers-tarek-half.txt', text => {
  it('as a list of killers', () => {
    const lines = puzzleLines(text()).slice(0, 3);
    const { puzzles } = parse(paste(`${lines.join('\n')}\n`, LINE)?.text ?? '');
    assert.equal(puzzles.length, 3);
    assert.ok(puzzles.every(({ grid }) => rulesOfGeometry(grid.geometry).length > 15));
  });
});

import assert from 'node:assert/strict';
import { type Geometry, geometryOfSize } from '../../../src/core/geometry';
import { applied } from '../../../src/text/edits';
import { problemsAmong as problemsAmongFacts } from '../../../src/text/rules/among';
import { factsOf } from '../../../src/text/rules/lineFacts';
import type { RuleLine } from '../../../src/text/rules/ruleLine';
import { marked, read, sentenceOf } from './marked';

const problemsAmong = (lines: readonly RuleLine[], geometry: Geometry) =>
  problemsAmongFacts([factsOf(lines)], geometry);

/** Checks the problems of lines, as `code of line with line: sentence`, and the marked places. */
function check(text: string, ...expected: string[]): void {
  checkSize(9, text, ...expected);
}

function checkSize(size: number, text: string, ...expected: string[]): void {
  const lines = text.split('\n');
  const plain = lines.map(line => line.replace(/[«»]/g, ''));
  const found = problemsAmong(
    plain.map(line => read(line, size)),
    geometryOfSize(size),
  );
  assert.deepEqual(
    found.map(({ line, other, problem }) => `${problem.code} ${line} ${other}`),
    expected,
  );
  const here = (i: number) => found.filter(({ line }) => line === i).map(({ problem }) => problem);
  assert.deepEqual(
    plain.map((line, i) => marked(line, here(i))),
    lines,
  );
}

const ROWS = Array.from({ length: 9 }, (_, i) => `cage 45: r${i + 1}c123456789`);

/** 27 cages of three cells, none of which is in one row or column, with sums of 15. That of the last one is given. */
const slanted = (last: number) =>
  Array.from({ length: 27 }, (_, i) => {
    const cells = [0, 1, 2].map(k => `r${3 * Math.floor(i / 9) + k + 1}c${((i + k) % 9) + 1}`);
    return `cage ${i === 26 ? last : 15}: ${cells.join(' ')}`;
  });

describe('problems between rules', () => {
  it('are repeated rules', () => {
    check('anti-knight\n\n«antiknight» # so', 'givenTwice 2 0');
    check('cage 5: r1c12\n«cage 5: r1c2 r1c1»', 'givenTwice 1 0');
    check('«anti-king»'.replace(/[«»]/g, ''));
    check('no boxes\n«latin square»', 'givenTwice 1 0');
    check('white dot: r1c12\nwhite dot: r5c12, «r1c2 r1c1»', 'givenTwice 1 0');
    check('diagonals\n«diagonal /»', 'givenTwice 1 0');
    check('diagonal /\n«diagonals»', 'givenTwice 1 0');
    check('diagonals\n«diagonals»', 'givenTwice 1 0');
    check('cage 5: r1c12\ncage 5: r2c12');
    check('even: r1c1\n«cells 2468: r1c1»\n«even: r1c1»', 'givenTwice 1 0', 'givenTwice 2 0');
  });
  it('include at most a hundred overlaps of cages', () => {
    // 40 pairs of neighbors in each of nine rows: each cage overlaps the next.
    const lines = Array.from({ length: 9 }, (_, r) =>
      Array.from({ length: 40 }, (_, i) => `cage ${3 + (i % 15)}: r${r + 1}c${(i % 8) + 1} r${r + 1}c${(i % 8) + 2}`),
    ).flat();
    const found = problemsAmong(
      lines.map(line => read(line)),
      geometryOfSize(9),
    );
    assert.equal(found.filter(({ problem }) => problem.code === 'cagesOverlap').length, 100);
  });
  it('have fixes that remove these rules', () => {
    const fixOf = (...lines: string[]) => {
      const [{ line, problem }] = problemsAmong(
        lines.map(each => read(each)),
        geometryOfSize(9),
      );
      return problem.fix && applied(lines[line], [problem.fix]);
    };
    assert.equal(fixOf('windoku', '  windoku # so'), '   # so');
    assert.equal(fixOf('diagonals', 'diagonal /'), '');
    assert.equal(fixOf('diagonal /', 'diagonals'), undefined);
  });
  it('are cages that overlap', () => {
    check('cage 5: r1c12\ncage 6: «r1c23» r2c3', 'cagesOverlap 1 0');
    check('cage: r1c12\ncage 6: r2c3 «r1c2» «r1c1»', 'cagesOverlap 1 0', 'cagesOverlap 1 0');
    check('cage 5: r1c12\nsum 6: r1c23\nregion: r1c23');
    const [{ problem }] = problemsAmong([read('cage 5: r1c12'), read('cage 6: r1c23')], geometryOfSize(9));
    assert.equal(sentenceOf(problem), 'r1c2 is in another cage too');
  });
  it('are all cages that cover a house with a wrong total', () => {
    check(ROWS.join('\n'));
    check('cage «17»: r1c12\ncage «29»: r1c3-r1c9\ncage 5: r2c12', 'cagesTotal 0 0', 'cagesTotal 1 1');
    check('cage 16: r1c12\ncage 29: r1c3-r1c9');
    check('cage 17: r1c12\ncage: r1c3-r1c9');
    check('cage 17: r1c12\ncage 28: r1c3-r1c8');
    check('cage 17: r1c12\ncage 29: r1c3-r1c9 r2c9');
    // The sum that is impossible by itself is marked already.
    check('cage 1: r1c12\ncage 29: r1c3-r1c9');
    const lines = ['cage 17: r1c12', 'cage 29: r1c3-r1c9'].map(line => read(line));
    const [{ problem }] = problemsAmong(lines, geometryOfSize(9));
    assert.equal(sentenceOf(problem), 'The cages that cover row 1 add up to 46, but its cells always add up to 45');
    assert.ok(problem.code === 'cagesTotal' && problem.right === 16);
  });
  it('are all cages that cover the grid with a wrong total, or one mark at the heading', () => {
    const pieces = (f: string) =>
      `cage «9»: r1c123\ncage «9»: r1c4 r2c34\ncage «9»: r2c12 r3c1\ncage «6»: r3c3 r4c12\ncage «6»: r3c4 r4c34\ncage «${f}»: r3c2`;
    checkSize(4, pieces('1').replace(/[«»]/g, ''));
    checkSize(4, pieces('2'), ...[0, 1, 2, 3, 4, 5].map(line => `cagesTotal ${line} ${line}`));
    const marks = (lines: readonly string[]) =>
      problemsAmong(
        lines.map(line => read(line.replace(/[«»]/g, ''))),
        geometryOfSize(9),
      ).map(({ line, problem, isOfSection = false }) => `${problem.code} ${line} ${isOfSection}`);
    assert.deepEqual(marks(slanted(15)), []);
    assert.deepEqual(marks(slanted(16)), ['cagesTotal 0 true']);
  });
  it('are found in any order of cells, also among thousands of lines', () => {
    const cell = (i: number) => `r${1 + (i % 9)}c${1 + (Math.floor(i / 9) % 9)}`;
    const lines = Array.from({ length: 81 * 80 }, (_, i) => `whispers: ${cell(i)} ${cell(i + 1 + Math.floor(i / 81))}`);
    const repeated = problemsAmong(
      lines.map(line => read(line)),
      geometryOfSize(9),
    );
    // Every pair of cells has two lines, one for each direction.
    assert.deepEqual(
      [repeated.length, new Set(repeated.map(({ other }) => other)).size],
      [lines.length / 2, lines.length / 2],
    );
    for (const { line, other } of repeated)
      assert.deepEqual(lines[line].split(' ').slice(1), lines[other].split(' ').slice(1).reverse());
  });
  it('are cages that cover a house once, in the order of their lines', () => {
    check('cage «29»: r1c3-r1c9\ncage «17»: r1c12', 'cagesTotal 0 0', 'cagesTotal 1 1');
    check('cage 17: r1c12\ncage 29: r1c3-r1c9\ncage 9: «r1c1» r2c1', 'cagesOverlap 2 0');
    check('cage 17: r1c12 r2c1\ncage 29: r1c3-r1c9');
  });
  it('do not exist in lines without rules', () => check('\n# so\nfoo\nstrict kropki\ncage 5: r2'));
});

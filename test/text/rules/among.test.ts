import assert from 'node:assert/strict';
import { geometryOfSize } from '../../../src/core/geometry';
import { applied } from '../../../src/text/edits';
import { problemsAmong } from '../../../src/text/rules/index';
import { marked, read, sentenceOf } from './marked';

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
  it('are cages that cover the grid with a wrong total', () => {
    check(ROWS.join('\n'));
    check([...ROWS.slice(0, 8), 'cage «44»: r9c123456789'].join('\n'), 'cagesTotal 8 0');
    check([...ROWS.slice(0, 8), 'cage 44: r9c12345678'].join('\n'));
    check([...ROWS.slice(0, 8), 'cage: r9c123456789'].join('\n'));
    checkSize(4, 'cage 10: r12c12\ncage 10: r12c34\ncage 10: r34c12\ncage «9»: r34c34', 'cagesTotal 3 0');
    const lines = [...ROWS.slice(0, 8), 'cage 44: r9c123456789'].map(line => read(line));
    const [{ problem }] = problemsAmong(lines, geometryOfSize(9));
    assert.equal(sentenceOf(problem), 'The cages cover the grid and add up to 404, but all cells add up to 405');
  });
  it('do not exist in lines without rules', () => check('\n# so\nfoo\nstrict kropki\ncage 5: r2'));
});

import assert from 'node:assert/strict';
import { analyse } from 'scslre';
import { findingLine } from '../../src/language/features/diagnostics/findingLine';
import { readText } from './markdown';

const { contributes } = JSON.parse(readText('package.json'));

describe('the problem matcher $sudoku', () => {
  const [{ name, pattern, severity }, ...others] = contributes.problemMatchers;
  const expression = new RegExp(pattern.regexp);

  it('reads the lines that tasks and the command line write', () => {
    assert.deepEqual([name, others], ['sudoku', []]);
    const message = 'r1c1: [5] is wrong: 1:2: [x]';
    for (const file of ['a.sdm', 'a folder/b.sudoku', 'C:\\a\\b.sdm']) {
      for (const level of ['error', 'warning', 'information', 'hint'] as const) {
        const finding = { severity: level, message, code: 'wrong-digit' } as const;
        const found = expression.exec(findingLine(file, { line: 12, column: 3 }, finding)) ?? [];
        const parts = [pattern.file, pattern.line, pattern.column, pattern.severity, pattern.message, pattern.code];
        assert.deepEqual(
          parts.map(part => found[part]),
          [file, '12', '3', level, message, 'wrong-digit'],
        );
      }
    }
    // VS Code knows no severity "information": the one of the matcher is taken.
    assert.equal(severity, 'info');
  });

  it('reads nothing else, in time in proportion to a line', () => {
    for (const line of ['3 files: 120 puzzles, 2 findings', 'a.sdm cannot be read.', 'a.sdm:1: error: no [x]']) {
      assert.doesNotMatch(line, expression);
    }
    assert.deepEqual(analyse(expression).reports, []);
  });
});

import assert from 'node:assert/strict';
import { analyse } from 'scslre';
import { findingLine } from '../../src/features/diagnostics/findingLine';
import { readText } from './markdown';

const { contributes } = JSON.parse(readText('package.json'));

const [{ pattern, ...relative }, absolute, ...others] = contributes.problemMatchers;
const expressions = [pattern, absolute.pattern].map(({ regexp }) => new RegExp(regexp));

describe('the problem matchers', () => {
  it('read the output of tasks and the command line: $sudoku with relative names, $sudoku-absolute with others', () => {
    assert.deepEqual([relative.name, absolute.name, others], ['sudoku', 'sudoku-absolute', []]);
    // Checking whether a file exists takes VS Code so long that it loses the last file of a task.
    assert.deepEqual([relative.fileLocation[0], absolute.fileLocation], ['relative', 'absolute']);
    const message = 'r1c1: [5] is wrong: 1:2: [x]';
    const files = [
      ['a.sdm', 'a folder/b.sudoku', '../a.sdm'],
      ['C:\\a\\b.sdm', 'c:/a.sdm', '/a/b.sdm'],
    ];
    for (const [i, file] of files.flatMap((names, i) => names.map(name => [i, name] as const))) {
      for (const level of ['error', 'warning', 'information', 'hint'] as const) {
        const finding = { severity: level, message, code: 'wrong-digit' } as const;
        const line = findingLine(file, { line: 12, column: 3 }, finding);
        const found = expressions[i].exec(line) ?? [];
        const parts = [pattern.file, pattern.line, pattern.column, pattern.severity, pattern.message, pattern.code];
        assert.deepEqual(
          parts.map(part => found[part]),
          [file, '12', '3', level, message, 'wrong-digit'],
        );
        assert.doesNotMatch(line, expressions[1 - i]);
      }
    }
    // VS Code has no severity "information", so the severity of the matcher is used.
    assert.deepEqual([relative.severity, absolute.severity], ['info', 'info']);
  });

  it('match nothing else, in time proportional to the length of a line', () => {
    for (const expression of expressions) {
      for (const line of ['3 files: 120 puzzles, 2 findings', 'a.sdm cannot be read.', 'a.sdm:1: error: no [x]']) {
        assert.doesNotMatch(line, expression);
      }
      assert.deepEqual(analyse(expression).reports, []);
    }
  });
});

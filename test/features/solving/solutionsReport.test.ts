import assert from 'node:assert/strict';
import { finish } from '../../../src/core/pausing';
import { findingSolutions, writeSolutions } from '../../../src/features/solving/solutionsReport';
import { parse } from '../../../src/text/parser/parser';

const reportOf = (text: string) => {
  const found = finish(findingSolutions(parse(text).puzzles[0], 'line 1'));
  return found.isFound ? writeSolutions(found.value) : found.reason;
};

describe('the report of solutions', () => {
  it('counts them, shows where they differ, and writes them', () =>
    assert.equal(
      reportOf('..3.\n1...\n..1.\n...4'),
      `Solutions of line 1

2 solutions.

They differ in 4 cells: r1c1, r1c2, r3c1, r3c2

Digits that all solutions have in common:
. . | 3 1
1 3 | 4 2
----+----
. . | 1 3
3 1 | 2 4

Solution 1:
4 2 | 3 1
1 3 | 4 2
----+----
2 4 | 1 3
3 1 | 2 4

Solution 2:
2 4 | 3 1
1 3 | 4 2
----+----
4 2 | 1 3
3 1 | 2 4
`,
    ));
  it('writes a single one', () =>
    assert.match(reportOf('1.3.\n....\n.1.4\n4...'), /^Solutions of line 1\n\n1 solution\.\n\nSolution 1:\n/));
  it('writes the first twenty of many', () => {
    const report = reportOf('....\n....\n....\n....');
    assert.match(report, /\n288 solutions\. The first 20 are shown\.\n/);
    assert.equal(report.match(/^Solution \d+:$/gm)?.length, 20);
    assert.match(report, /\nThey differ in 16 cells: /);
  });
  it('stops at a maximum', () => {
    const report = reportOf(`${'.........\n'.repeat(9)}`);
    assert.match(report, /\nAt least 10,000 solutions\. The first 20 are shown\.\n\nThey differ in 81 cells: /);
  });
  it('explains why there are none', () => {
    assert.equal(reportOf('.4..2.\n.6214.\n4.12..\n3..415\n2.4..6\n....5.'), 'This puzzle has no solution.');
    assert.match(reportOf('11..\n....\n....\n....'), /^Digits conflict\. r1c1: /);
  });
});

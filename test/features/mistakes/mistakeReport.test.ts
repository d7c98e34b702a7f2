import assert from 'node:assert/strict';
import { mistakeDrawingOf } from '../../../src/board/drawing/mistakeDrawing';
import { refutationLengthOf } from '../../../src/core/mistakes/refutation';
import {
  explainingMistake,
  type MistakeReport,
  reportLinesOf,
  writeMistake,
} from '../../../src/features/mistakes/mistakeReport';
import type { Result } from '../../../src/text/result';
import { drive, onlyPuzzle } from '../steps';

const GIVENS = `..3.2.6..
9..3.5..1
..18.64..
..81.29..
7.......8
..67.82..
..26.95..
8..2.3..9
..5.1.3..`;

/** The puzzle with this first row of entries. */
const played = (firstRow: string, givens = GIVENS) =>
  onlyPuzzle(`[Puzzle]\n${givens}\n[State]\n${[firstRow, ...givens.split('\n').slice(1)].join('\n')}\n`);

const explained = (firstRow: string, cell?: number): Result<MistakeReport> => {
  const puzzle = played(firstRow);
  return drive(explainingMistake(puzzle, puzzle.givens, cell));
};

function reportOf(firstRow: string, cell?: number): MistakeReport {
  const result = explained(firstRow, cell);
  return result.isFound ? result.value : assert.fail(result.reason);
}

/** Checks the reason why there is no explanation. */
const refuses = (title: string, firstRow: string, reason: RegExp) =>
  it(title, () => {
    const result = explained(firstRow);
    assert.match(result.isFound ? writeMistake(result.value) : result.reason, reason);
  });

describe('the explanation of a mistake', () => {
  it('goes from the wrong entry to a contradiction', () =>
    assert.equal(
      writeMistake(reportOf('5.3.2.6..')),
      `Why r1c1 cannot be 5

Suppose r1c1 is 5.
1. r1c6=1: r1c6 is the only cell of box 2 that can still hold 1.
2. r2c2=6: r2c2 is the only cell of box 1 that can still hold 6.
3. r1c2=8: r1c2 is the only cell of box 1 that can still hold 8.
4. r1c4=4: r1c4 is the only cell of row 1 that can still hold 4.
Then r9c4 has no candidate left, which is impossible.
So r1c1 cannot be 5.
`,
    ));

  it('is about the wrong entry in the requested cell, otherwise about the one with the shortest argument', () => {
    const row = '5.3.2.67.';
    assert.equal(reportOf(row, 0).refutation.assumed?.cell, 0);
    const shortest = reportOf(row);
    assert.equal(shortest.areMore, true);
    for (const cell of [0, 7])
      assert.ok(refutationLengthOf(shortest.refutation) <= refutationLengthOf(reportOf(row, cell).refutation));
  });

  it('never reveals a digit of the solution in a cell before the assumption', () => {
    const { refutation, steps } = reportOf('5.3.2.6..');
    assert.ok(steps.length > 0);
    assert.equal(steps[0].before.digits[0], refutation.assumed?.digit);
  });

  /** The report about a puzzle without a solution. */
  const contradictory = (text: string): MistakeReport => {
    const puzzle = onlyPuzzle(text);
    const result = drive(explainingMistake(puzzle, puzzle.givens, undefined));
    return result.isFound ? result.value : assert.fail(result.reason);
  };

  it('is about the givens that contradict each other, if singles show it', () => {
    const report = contradictory('12..\n..3.\n....\n...4\n');
    const [title, , conflict, ...lines] = reportLinesOf(report);
    assert.equal(title.text, 'Why this puzzle has no solution');
    assert.match(conflict.text, /^This puzzle has no solution: 3 digits contradict each other \(r1c1, r1c2, r2c3\)/);
    assert.match(lines[lines.length - 1].text, /^Then .* impossible\.$/);
    assert.deepEqual(
      mistakeDrawingOf(report, title).cells.map(({ cell }) => cell),
      report.conflict?.cells,
    );
  });

  it('is about all givens otherwise', () => {
    const lines = reportLinesOf(contradictory(GIVENS.replace('..3.2.6', '5.3.2.6'))).map(({ text }) => text);
    assert.equal(lines[0], 'Why this puzzle has no solution');
    assert.match(lines[2], /^1\. r\dc\d=\d: /);
  });

  refuses('is refused where no entry is wrong', '4.3.2.6..', /^The entry is correct\.$/);
  refuses('is refused where there is no entry', '..3.2.6..', /^There is no entry to check/);

  it('excludes candidates, each with a reason, if singles are not enough', () => {
    const givens = `....3.52.
.8.4.....
.3...9...
5.1...6..
2..7.....
...3.....
6...1....
....827.4
.......3.`;
    const puzzle = onlyPuzzle(`[Puzzle]\n${givens}\n[State]\n${givens.replace('...3.....\n6', '7..3.....\n6')}\n`);
    const result = drive(explainingMistake(puzzle, puzzle.givens, undefined));
    const report = result.isFound ? result.value : assert.fail(result.reason);
    const excluded = reportLinesOf(report).filter(({ shows }) => typeof shows === 'object' && 'excluded' in shows);
    assert.ok(excluded.length > 0);
    for (const line of excluded) {
      assert.match(line.text, /^ *\d+\. (r\dc\d)<>(\d): Suppose \1 is \2\. .*impossible\.$/);
      const { shows } = line;
      const drawing = mistakeDrawingOf(report, line);
      const candidate = typeof shows === 'object' && 'excluded' in shows ? shows.excluded : undefined;
      assert.deepEqual(drawing.candidates, [{ ...candidate, role: 'elimination' }]);
      assert.ok(drawing.ghosts.every(({ cell }) => cell !== candidate?.cell));
      assert.ok((drawing.allowed[candidate!.cell] & (1 << (candidate!.digit - 1))) !== 0);
    }
  });

  it('draws the assumption, each step and the contradiction, over the digits that follow', () => {
    const report = reportOf('5.3.2.6..');
    const lines = reportLinesOf(report);
    const drawings = lines.map(line => mistakeDrawingOf(report, line));
    assert.deepEqual(drawings[0].cells, [{ cell: 0, role: 'evidence' }]);
    for (const [i, shown] of report.steps.entries()) {
      const step = 'step' in shown ? shown.step : assert.fail('an excluded candidate');
      const drawing = drawings[lines.findIndex(({ shows }) => typeof shows !== 'string') + i];
      assert.deepEqual(drawing.cells, [{ cell: step.placements[0].cell, role: 'placement' }]);
      assert.equal(drawing.ghosts.length, i);
    }
    assert.equal(drawings[drawings.length - 1].ghosts.length, report.steps.length);
  });
});

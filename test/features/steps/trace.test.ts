import assert from 'node:assert/strict';
import fc from 'fast-check';
import { runBacktracking } from '../../../src/core/algorithms/backtracking';
import { geometryOfSize } from '../../../src/core/geometry';
import { conflictsOf, type Grid } from '../../../src/core/grid';
import { moveAt, type Trace, traceOf } from '../../../src/features/steps/trace';
import { parse } from '../../../src/text/parser/parser';
import { anyPuzzle, RUNS } from '../../core/arbitraries';
import { sized } from '../../sizes';

const traced = (text: string, maxSteps = 1000): Trace =>
  ended(traceOf(parse(text).puzzles[0], { name: 'line 1', maxSteps }));

function ended<R>(work: Generator<unknown, R>): R {
  for (;;) {
    const next = work.next();
    if (next.done) return next.value;
  }
}

const trace = (text: string, maxSteps?: number) => traced(text, maxSteps).text;

const PUZZLE = '058000003170050008000000100000000000407080006083060017910003070006000080000000034\n';

/** The trace without its drawings. */
const withoutDrawings = (text: string) => text.split('\n').filter(line => /[a-z]/i.test(line));

describe('the trace', () => {
  it('writes every step with the grid after it', () => {
    assert.equal(
      trace('1...\n3412\n2143\n4321\n'),
      `Backtracking of line 1: the first empty cell, digits ascending

1 . | . .
3 4 | 1 2
----+----
2 1 | 4 3
4 3 | 2 1

Step 1 - 2 @ R1C2
1 2 | . .
3 4 | 1 2
----+----
2 1 | 4 3
4 3 | 2 1

Step 2 - 3 @ R1C3
1 2 | 3 .
3 4 | 1 2
----+----
2 1 | 4 3
4 3 | 2 1

Step 3 - 4 @ R1C4
1 2 | 3 4
3 4 | 1 2
----+----
2 1 | 4 3
4 3 | 2 1

Solved.
3 placements, 0 backtracks
`,
    );
  });

  it('numbers steps consecutively, names undone digits, and ends with the counts', () => {
    const lines = withoutDrawings(trace('...4\n....\n.4..\n....\n'));
    assert.deepEqual(lines.slice(-2), ['Solved.', '16 placements, 2 backtracks']);
    const at = lines.indexOf('Back - 3 leaves R2C1');
    assert.deepEqual(lines.slice(at - 1, at + 2), ['Step 4 - 3 @ R2C1', 'Back - 3 leaves R2C1', 'Step 5 - 4 @ R2C1']);
    const steps = lines.filter(line => line.startsWith('Step'));
    assert.deepEqual(
      steps.map(line => Number(/^Step (\d+) - \d @ R\dC\d$/.exec(line)?.[1])),
      steps.map((_, i) => i + 1),
    );
  });

  it('skips the middle of a long search, but counts it', () => {
    const text = trace(PUZZLE, 10);
    const lines = withoutDrawings(text);
    assert.equal(lines.filter(line => line.startsWith('Step')).length, 10);
    assert.ok(lines.includes('... 301,524 steps left out here (sudoku.trace.maxSteps) ...'));
    assert.deepEqual(lines.slice(-2), ['Solved.', '301,534 placements, 301,478 backtracks']);
    assert.ok(lines.some(line => line.startsWith('Step 5 -')));
    assert.ok(lines.some(line => line.startsWith('Step 301534 -')));
    assert.match(text, /Step 301534 - \d @ R9C7\n(\d \d \d \| \d \d \d \| \d \d \d\n){3}/);
  });

  it('can omit all steps', () => {
    assert.deepEqual(withoutDrawings(trace(PUZZLE, 0)).slice(1), [
      '... 301,534 steps left out here (sudoku.trace.maxSteps) ...',
      'Solved.',
      '301,534 placements, 301,478 backtracks',
    ]);
  });

  it('reports that there is no solution', () => {
    assert.deepEqual(withoutDrawings(trace('12..\n..34\n....\n....\n')).slice(-2), [
      'No solution.',
      '0 placements, 0 backtracks',
    ]);
  });

  it('keeps the rules of a variant', () => {
    const text = trace('....\n....\n....\n....\n[Rules]\nthermo: r1c4-r1c1\ncage 3: r2c12\n');
    assert.match(text, /\n4 3 \| 2 1\n1 2 \| 3 4\n----\+----\n. . \| . .\n. . \| . .\n\nSolved\.\n/);
    assert.equal(withoutDrawings(text)[2], 'Back - 1 leaves R1C1', 'a thermometer cannot end with 1');
  });

  it('writes the digits of the puzzle in columns of equal width', () => {
    const row = Array.from({ length: 16 }, (_, i) => (i === 15 ? '16' : ' 0')).join(' ');
    const empty = row.replace('16', ' 0');
    const text = trace(`${[row, ...new Array(15).fill(empty)].join('\n')}\n`, 1);
    assert.match(text, /^Step 1 - 1 @ R1C1\n 1 {2}\. {2}\. {2}\. \| .* 16$/m);
    const widths = new Set(
      text
        .split('\n')
        .filter(line => /^[-\d. |+]{40,}$/.test(line))
        .map(line => line.length),
    );
    assert.equal(widths.size, 1);
  });
});

interface Moved {
  readonly cell: number;
  readonly digit: number;
  readonly isPlaced: boolean;
}

const placements = (moves: readonly Moved[]) => moves.filter(({ isPlaced }) => isPlaced);

/** The moves up to a placement, which is numbered from 1. */
const upTo = (moves: readonly Moved[], number: number) =>
  number === 0 ? [] : moves.slice(0, moves.indexOf(placements(moves)[number - 1]) + 1);

describe('the moves of a trace', () => {
  it('are all of the search, or the first and the last half of the steps', () => {
    let [whole, cut] = [0, 0];
    fc.assert(
      fc.property(anyPuzzle(geometryOfSize(6), 0.9), fc.nat(20), (grid: Grid, maxSteps) => {
        if (conflictsOf(grid).size > 0) return;
        const puzzle = { ...parse('......\n'.repeat(6)).puzzles[0], grid };
        const moves: Moved[] = [...runBacktracking(grid)]
          .filter(({ kind }) => kind === 'place' || kind === 'remove')
          .map(({ kind, at, value }) => ({ cell: at, digit: value, isPlaced: kind === 'place' }));
        const { runs } = ended(traceOf(puzzle, { name: '', maxSteps }));
        const steps = placements(moves).length;
        const last = [...moves].reverse();
        const expected =
          steps <= maxSteps
            ? [moves]
            : [upTo(moves, Math.ceil(maxSteps / 2)), [...upTo(last, Math.floor(maxSteps / 2))].reverse()];
        if (steps <= maxSteps) whole++;
        else cut++;
        assert.deepEqual(
          runs.map(({ moves: written }) => written.map(({ cell, digit, isPlaced }) => ({ cell, digit, isPlaced }))),
          expected,
        );
        // The digits before each run are those after all moves before it.
        const digits = grid.digits.slice();
        let made = 0;
        for (const [i, { before, moves: written }] of runs.entries()) {
          const first = i === 0 ? 0 : moves.length - written.length;
          for (; made < first; made++) digits[moves[made].cell] = moves[made].isPlaced ? moves[made].digit : 0;
          assert.deepEqual(before, digits);
        }
      }),
      { ...RUNS, numRuns: 5 * RUNS.numRuns },
    );
    assert.ok(whole > 5 && cut > 5, `${whole} ${cut}`);
  });
});

describe('the move at a line of a trace', () => {
  /** The digits before a move, from the drawing above it. */
  const drawnAbove = (lines: readonly string[], line: number) => {
    const digits = new Uint8Array(81);
    const rows: string[] = [];
    for (let i = line - 1; i >= 0 && rows.length < 9; i--) if (/^[\d.] /.test(lines[i])) rows.unshift(lines[i]);
    for (const [i, text] of rows
      .join('')
      .replace(/[^\d.]/g, '')
      .split('')
      .entries())
      digits[i] = Number(text) || 0;
    return digits;
  };

  for (const maxSteps of [sized(200, 1000), 30, 7]) {
    it(`is found with its digits if ${maxSteps} steps are written`, () => {
      const report = traced(PUZZLE, maxSteps);
      const lines = report.text.split('\n');
      const left = lines.findIndex(line => line.startsWith('... '));
      const removed: number[] = [];
      let count = 0;
      for (const [i, line] of lines.entries()) {
        const [, step, digit, row, column] = /^Step (\d+) - (\d) @ R(\d)C(\d)$/.exec(line) ?? [];
        const back = /^Back - (\d) leaves R(\d)C(\d)$/.exec(line);
        const found = moveAt(report, i);
        if (!step && !back) {
          assert.equal(found?.move, moveAt(report, i - 1)?.move);
          continue;
        }
        count++;
        assert.equal(found?.move.line, i);
        const [d, r, c] = back ? back.slice(1) : [digit, row, column];
        const { cell, digit: moved, isPlaced } = found.move;
        assert.deepEqual([moved, cell, isPlaced], [Number(d), 9 * (Number(r) - 1) + Number(c) - 1, !back]);
        if (step) assert.equal(found.move.step, Number(step));
        const isAfterGap = left >= 0 && left < i && !lines.slice(left, i).some(text => /^[\d.] /.test(text));
        if (!isAfterGap) {
          const expected = drawnAbove(lines, i);
          for (const cell of removed) expected[cell] = 0;
          assert.deepEqual(found.before, expected);
        }
        if (back) removed.push(cell);
        else removed.length = 0;
      }
      assert.ok(count >= 7);
    });
  }

  it('does not exist above the first', () => {
    assert.equal(moveAt(traced(PUZZLE), 0), undefined);
    assert.equal(moveAt(traced('12..\n..34\n....\n....\n'), 100), undefined);
  });
});

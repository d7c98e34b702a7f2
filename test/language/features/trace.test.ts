import assert from 'node:assert/strict';
import { traceOf } from '../../../src/language/features/trace';
import { parse } from '../../../src/language/parsing/parser';

function trace(text: string, maxSteps = 1000): string {
  const work = traceOf(parse(text).puzzles[0], { name: 'line 1', maxSteps });
  for (;;) {
    const next = work.next();
    if (next.done) return next.value;
  }
}

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

  it('numbers steps through, names what is taken back, and ends with the counts', () => {
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

  it('leaves out the middle of a long search and counts it all the same', () => {
    const text = trace(PUZZLE, 10);
    const lines = withoutDrawings(text);
    assert.equal(lines.filter(line => line.startsWith('Step')).length, 10);
    assert.ok(lines.includes('... 301,524 steps left out here (sudoku.trace.maxSteps) ...'));
    assert.deepEqual(lines.slice(-2), ['Solved.', '301,534 placements, 301,478 backtracks']);
    assert.ok(lines.some(line => line.startsWith('Step 5 -')));
    assert.ok(lines.some(line => line.startsWith('Step 301534 -')));
    assert.match(text, /Step 301534 - \d @ R9C7\n(\d \d \d \| \d \d \d \| \d \d \d\n){3}/);
  });

  it('can leave out all steps', () => {
    assert.deepEqual(withoutDrawings(trace(PUZZLE, 0)).slice(1), [
      '... 301,534 steps left out here (sudoku.trace.maxSteps) ...',
      'Solved.',
      '301,534 placements, 301,478 backtracks',
    ]);
  });

  it('says when there is no solution', () => {
    assert.deepEqual(withoutDrawings(trace('12..\n..34\n....\n....\n')).slice(-2), [
      'No solution.',
      '0 placements, 0 backtracks',
    ]);
  });

  it('writes digits as the puzzle does, in columns of one width', () => {
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

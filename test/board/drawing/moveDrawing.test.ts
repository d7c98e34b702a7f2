import assert from 'node:assert/strict';
import { moveDrawingOf } from '../../../src/board/drawing/moveDrawing';
import { moveAt, type Trace, traceOf } from '../../../src/features/steps/trace';
import { parse } from '../../../src/text/parser/parser';

function traced(text: string): Trace {
  const work = traceOf(parse(text).puzzles[0], { name: '', maxSteps: 100 });
  for (;;) {
    const next = work.next();
    if (next.done) return next.value;
  }
}

describe('the drawing of a backtracking move', () => {
  const trace = traced('...4\n....\n.4..\n....\n');
  const drawn = (line: string) => {
    const at = moveAt(trace, trace.text.split('\n').indexOf(line));
    assert.ok(at);
    return moveDrawingOf(trace.puzzle, at);
  };

  it('shows the tried digit over the digits before it', () => {
    const { sentence, cells, candidates, ghosts, allowed, area } = drawn('Step 2 - 2 @ R1C2');
    assert.equal(sentence, 'Step 2: 2 is tried in r1c2, the first empty cell.');
    assert.deepEqual(cells, [{ cell: 1, role: 'placement' }]);
    assert.deepEqual(candidates, [{ cell: 1, digit: 2, role: 'placement' }]);
    assert.deepEqual(ghosts, [{ cell: 0, digit: 1 }]);
    assert.deepEqual(area, [1]);
    // Row 1 contains 1 and 4.
    assert.deepEqual(allowed.slice(0, 4), [0, 0b0110, 0b0110, 0]);
  });

  it('shows a removed digit as a candidate of its cell', () => {
    const { sentence, cells, candidates, ghosts, allowed } = drawn('Back - 3 leaves R2C1');
    assert.equal(sentence, 'Nothing fits after 3 in r2c1, so it is removed.');
    assert.deepEqual(cells, []);
    assert.deepEqual(candidates, [{ cell: 4, digit: 3, role: 'elimination' }]);
    assert.deepEqual(
      ghosts.map(({ cell }) => cell),
      [0, 1, 2],
    );
    assert.ok(allowed[4] & 0b100);
  });
});

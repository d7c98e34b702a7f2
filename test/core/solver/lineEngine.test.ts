/** Compares the engine for many lines with the solver, which solves one line at a time. */

import assert from 'node:assert/strict';
import fc from 'fast-check';
import { geometryOfSize } from '../../../src/core/geometry';
import { makeLine } from '../../../src/core/notation';
import { LINE_BYTES, newLineEngine } from '../../../src/core/solver/bands/lines';
import { countLine, solveLine } from '../../../src/core/solver/index';
import { anyPuzzle, RUNS } from '../arbitraries';
import { randomGrids } from './randomGrids';

const engine = newLineEngine()!;
const PLAIN = /^(?:[1-9.]{81}|[0-9]{81})$/;

const bytesOf = (lines: readonly string[]) => new Uint8Array(Buffer.from(lines.map(line => `${line}\n`).join('')));
const linesOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1').split('\n').slice(0, -1);

/** Lines with no solution, one and several; more than the engine has room for at a time. */
const lines = [...randomGrids(1300, 5)].map(({ digits }) => makeLine(digits));

describe('the engine for lines', () => {
  it('solves like the solver, in place, and stops at each line without a solution', () => {
    const bytes = bytesOf(lines);
    let stops = 0;
    for (let from = 0; ; from += LINE_BYTES) {
      from = engine.solve(bytes, from);
      if (from === bytes.length) break;
      assert.equal(solveLine(lines[from / LINE_BYTES]), undefined);
      stops++;
    }
    assert.ok(stops > 10);
    assert.deepEqual(
      linesOf(bytes),
      lines.map(line => solveLine(line) ?? line),
    );
  });

  it('finds the lines whose number of solutions is not one', () => {
    const bytes = bytesOf(lines);
    for (const limit of [1, 2, 20]) {
      const found: number[] = [];
      for (
        let at = engine.notUnique(bytes, 0, limit);
        at < bytes.length;
        at = engine.notUnique(bytes, at + LINE_BYTES, limit)
      )
        found.push(at / LINE_BYTES);
      assert.deepEqual(
        found,
        lines.flatMap((line, i) => (countLine(line, limit) === 1 ? [] : [i])),
      );
    }
    assert.deepEqual(linesOf(bytes), lines);
  });

  it('distinguishes plain lines from all others', () => {
    const line = fc.tuple(anyPuzzle(geometryOfSize(9), 0.35), fc.boolean()).map(([{ digits }, isZero]) => {
      const text = makeLine(digits);
      return isZero ? text.replaceAll('.', '0') : text;
    });
    const change = fc.tuple(fc.integer({ min: 0, max: 81 }), fc.constantFrom(...'0.19x:/-*\n\r\u00ff'));
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 5 }),
        fc.option(change),
        fc.nat(),
        (some, changed, which) => {
          const bytes = bytesOf(some);
          const first = which % some.length;
          if (changed) bytes[first * LINE_BYTES + changed[0]] = changed[1].charCodeAt(0);
          const start = first * LINE_BYTES;
          const text = Buffer.from(bytes.subarray(start, start + LINE_BYTES)).toString('latin1');
          const isPlain = text.endsWith('\n') && PLAIN.test(text.slice(0, -1));
          assert.equal(engine.plainEnd(bytes), isPlain ? bytes.length : start);
        },
      ),
      RUNS,
    );
  });

  it('has nothing to do without lines', () => {
    const none = new Uint8Array(0);
    assert.deepEqual([engine.plainEnd(none), engine.solve(none, 0), engine.notUnique(none, 0, 2)], [0, 0, 0]);
  });
});

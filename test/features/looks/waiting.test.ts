import assert from 'node:assert/strict';
import { withoutWaiting } from '../../../src/features/looks/unfinished';
import type { TypedPlace } from '../../../src/text/document/typing';
import { parse } from '../../../src/text/parser/parser';
import { diagnosticsOf } from '../diagnostics/check';

/** Two puzzles, each with a conflict, a row that is too short and a missing row. */
const BROKEN = '11.......\n........\n.........';
const TEXT = `${BROKEN}\n\n${BROKEN}\n`;

const codes = (typed: TypedPlace | undefined) =>
  withoutWaiting(
    diagnosticsOf(TEXT).map(finding => ({ finding, origin: 0, isInSight: true })),
    typed,
  ).map(({ finding }) => finding.code);

describe('findings while a puzzle is typed', () => {
  const ALL = ['conflict', 'conflict', 'row-count', 'row-length'];
  const [first, second] = parse(TEXT).puzzles;
  /** The second line, which is too short, in a puzzle that is being typed. */
  const inLine = (puzzle: TypedPlace['puzzle'], row = 1) => ({
    puzzle,
    line: { start: puzzle.start + 10 * row, end: puzzle.start + 10 * row + (row === 1 ? 8 : 9) },
  });

  it('are all shown if no puzzle is being typed', () => assert.deepEqual(codes(undefined), [...ALL, ...ALL]));
  it('are only conflicts in the puzzle itself', () => {
    assert.deepEqual(codes(inLine(first)), ['conflict', 'conflict', ...ALL]);
    assert.deepEqual(codes(inLine(second)), [...ALL, 'conflict', 'conflict']);
  });
  it('include a broken line if another line of the puzzle is being typed', () => {
    const shown = ['conflict', 'conflict', 'row-length'];
    assert.deepEqual(codes(inLine(first, 0)), [...shown, ...ALL]);
    assert.deepEqual(codes(inLine(second, 0)), [...ALL, ...shown]);
  });
  it('include a broken line that the cursor is on but that was not edited', () => {
    const shown = ['conflict', 'conflict', 'row-length'];
    assert.deepEqual(codes({ puzzle: first, line: undefined }), [...shown, ...ALL]);
  });
  it('exclude several solutions', () => {
    const text = '..34\n3412\n..43\n4321';
    const findings = diagnosticsOf(text).map(finding => ({ finding, origin: 0, isInSight: true }));
    assert.deepEqual(
      findings.map(({ finding }) => finding.code),
      ['multiple-solutions'],
    );
    assert.deepEqual(withoutWaiting(findings, inLine(parse(text).puzzles[0])), []);
  });
});

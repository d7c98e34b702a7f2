import assert from 'node:assert/strict';
import { withoutWaiting } from '../../../src/language/features/waiting';
import { parse } from '../../../src/language/parsing/parser';
import type { Span } from '../../../src/language/span';
import { diagnosticsOf } from './diagnostics/check';

/** Two puzzles, each with a conflict, a row that is too short and a row too few. */
const BROKEN = '11.......\n........\n.........';
const TEXT = `${BROKEN}\n\n${BROKEN}\n`;

const codes = (typed: Span | undefined) =>
  withoutWaiting(
    diagnosticsOf(TEXT).map(finding => ({ finding, origin: 0, isInSight: true })),
    typed,
  ).map(({ finding }) => finding.code);

describe('findings while a puzzle is typed', () => {
  const ALL = ['row-length', 'row-count', 'conflict', 'conflict'];
  const [first, second] = parse(TEXT).puzzles;

  it('all when none is', () => assert.deepEqual(codes(undefined), [...ALL, ...ALL]));
  it('only conflicts in the puzzle itself', () => {
    assert.deepEqual(codes(first), ['conflict', 'conflict', ...ALL]);
    assert.deepEqual(codes(second), [...ALL, 'conflict', 'conflict']);
  });
  it('several solutions wait too', () => {
    const text = '..34\n3412\n..43\n4321';
    const findings = diagnosticsOf(text).map(finding => ({ finding, origin: 0, isInSight: true }));
    assert.deepEqual(
      findings.map(({ finding }) => finding.code),
      ['multiple-solutions'],
    );
    assert.deepEqual(withoutWaiting(findings, parse(text).puzzles[0]), []);
  });
});

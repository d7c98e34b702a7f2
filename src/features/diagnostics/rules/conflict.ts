/** Finds a digit that appears twice in a row, column or box, and a given that was changed. */

import type { Cell } from '../../../core/numbers';
import * as messages from '../../../messages/diagnostics/findings';
import { inSeries } from '../../../messages/wording';
import { cellSpanOf, changedGiven } from '../../../text/puzzle';
import type { Facts } from '../facts';
import { type DiagnosticRule, related } from '../rule';

/** Describes each conflict at every cell that takes part in it. Conflicting cells are one fault. */
export const conflict: DiagnosticRule = {
  code: 'conflict',
  severity: 'error',
  cell: 'conflict',
  marks: 'A digit that appears twice in a row, column or box',
  *check(puzzle, { conflicts }) {
    const { digits } = puzzle.grid;
    const faults = groupsOf(conflicts);
    for (let cell = 0; cell < digits.length; cell++) {
      const repeats = conflicts.get(cell) ?? [];
      const given = changedGiven(puzzle, cell);
      const span = repeats.length > 0 || given ? cellSpanOf(puzzle, cell) : undefined;
      if (!span) continue;
      const partners = new Set(repeats.flatMap(repeat => repeat.partners));
      const sentences = [
        ...(repeats.length > 0 ? [messages.findings.conflict(puzzle, digits[cell], repeats)] : []),
        ...(given ? [messages.findings.changedGiven(puzzle, digits[cell], given)] : []),
      ];
      const original = given ? puzzle.givenPlaces : undefined;
      yield {
        ...span,
        message: inSeries(sentences),
        ...(repeats.length > 0 && { fault: faults.get(cell)! }),
        related: [
          ...related(puzzle, partners, partner => messages.findings.partner(puzzle, partner, digits[partner])),
          ...(original
            ? [
                {
                  start: puzzle.start + original.startOf(cell),
                  end: puzzle.start + original.endOf(cell),
                  message: messages.findings.given(puzzle, cell, given),
                },
              ]
            : []),
        ],
      };
    }
  },
};

/** By cell: the first cell of its group of cells that conflict directly or through others. */
function groupsOf(conflicts: Facts['conflicts']): ReadonlyMap<Cell, Cell> {
  const groups = new Map<Cell, Cell>();
  for (const first of conflicts.keys()) {
    const waiting = groups.has(first) ? [] : [first];
    for (let cell = waiting.pop(); cell !== undefined; cell = waiting.pop()) {
      if (groups.has(cell)) continue;
      groups.set(cell, first);
      for (const { partners } of conflicts.get(cell) ?? []) waiting.push(...partners);
    }
  }
  return groups;
}

/** Finds a digit that is twice in a row, column or box, and a given that was changed. */

import * as messages from '../../messages/findings';
import { cellSpanOf, changedGiven } from '../../text/puzzle';
import { type DiagnosticRule, related } from './rule';

/** Describes each conflict at every cell that takes part in it. */
export const conflict: DiagnosticRule = {
  code: 'conflict',
  *check(puzzle, { conflicts }) {
    const { digits } = puzzle.grid;
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
        message: sentences.join('; '),
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

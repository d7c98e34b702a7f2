/** Finds borders that are not between boxes. */

import * as messages from '../../../messages/diagnostics/findings';
import { misplacedBorders } from '../../looks/borders';
import type { DiagnosticRule } from '../rule';

/** Marks the border. */
export const misplacedBorder: DiagnosticRule = {
  code: 'misplaced-border',
  severity: 'warning',
  waitsFor: 'line',
  marks: 'A border that is not between two boxes',
  *check(puzzle) {
    for (const border of misplacedBorders(puzzle)) {
      yield { start: border.start, end: border.end, message: messages.findings.misplacedBorder(border) };
    }
  },
};

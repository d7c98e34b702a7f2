import { whyNone } from '../../features/steps/hint';
import { type Trace, traceOf } from '../../features/steps/trace';
import * as messages from '../../messages/index';
import { isSearchable } from '../../text/puzzle';
import { foundResult, none, type Result } from '../../text/result';
import { withProgress } from '../services/progress';
import { settingsOf } from '../services/settings';
import type { ReportKind } from './report';

/** Reports with the textbook backtracking of a puzzle. Some searches are too long to finish; the user can cancel. */
export const traceKind: ReportKind<Trace> = {
  scheme: 'sudoku-trace',
  title: messages.trace.tab,
  async make({ document, puzzle }, name) {
    if (!isSearchable(puzzle)) return none(whyNone(puzzle, undefined));
    let placements = 0;
    function* steps(): Generator<undefined, Result<Trace>> {
      const work = traceOf(puzzle, { name, maxSteps: settingsOf(document).traceSteps });
      for (;;) {
        const next = work.next();
        if (next.done) return foundResult(next.value);
        ({ placements } = next.value);
        yield undefined;
      }
    }
    return withProgress({
      title: messages.trace.tracing(),
      steps: steps(),
      message: () => messages.trace.soFar(placements),
    });
  },
  write: ({ text }) => text,
};

import { whyNone } from '../../language/hint';
import { messages } from '../../language/messages';
import { isSearchable } from '../../language/puzzle';
import { traceOf } from '../../language/trace';
import { withProgress } from '../progress';
import { settingsOf } from '../settings';
import { now } from '../timing';
import type { ReportKind } from './report';

/** The textbook backtracking of a puzzle; the time limit is that of Solve. */
export const traceKind: ReportKind = {
  scheme: 'sudoku-trace',
  title: messages.trace.tab,
  async write({ document, puzzle }, name) {
    if (!isSearchable(puzzle)) return whyNone(puzzle, undefined);
    const { timeLimit, traceSteps } = settingsOf(document);
    const end = now() + timeLimit;
    const options = { name, maxSteps: traceSteps, isTimeUp: () => now() >= end };
    return withProgress({ title: messages.trace.tracing(), steps: pauses(traceOf(puzzle, options)) });
  },
};

/** A generator that yields nothing but pauses. */
function* pauses<T>(work: Generator<unknown, T>): Generator<undefined, T> {
  for (;;) {
    const next = work.next();
    if (next.done) return next.value;
    yield undefined;
  }
}

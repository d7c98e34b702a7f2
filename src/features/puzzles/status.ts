/** The status of a single-line puzzle, and the words of its rating lens. */

import { countFilled } from '../../core/grid';
import type { Rating } from '../../core/rating/rating';
import type { Suspicion } from '../../core/solver/wrongDigits';
import { wrongDigits } from '../../messages/diagnostics/wrongDigits';
import * as messages from '../../messages/status';
import { isSolution, isWhole, type Puzzle } from '../../text/puzzle';
import type { Span } from '../../text/span';
import { isBlank } from '../../text/symbols';
import type { DiagnosticCode } from '../diagnostics/rule';
import { type Difficulty, difficultyParts } from './difficulty';
import { isBeingWritten } from './fewGivens';
import { hasBrokenRules, type KnownProblems, type ProblemCounts, problemCounts } from './problemCount';

/** Whether a puzzle is currently being typed. Then it is incomplete without being wrong. */
export type TypingState = 'being typed' | 'at rest';

/** Whether a puzzle is the one that is being typed. */
export function typingStateOf(puzzle: Puzzle | undefined, typed: Span | undefined): TypingState {
  return puzzle && typed?.start === puzzle.start ? 'being typed' : 'at rest';
}

/** A status line, and the rating in it. */
export interface StatusLine {
  readonly text: string;
  readonly rating?: Rating | undefined;
}

/** The text of {@link statusLineOf}. */
export function statusOf(...args: Parameters<typeof statusLineOf>): string {
  return statusLineOf(...args).text;
}

/**
 * The status line. `difficulty` is undefined while it is unknown; it is not shown for a puzzle with a known
 * problem.
 */
export function statusLineOf(
  puzzle: Puzzle | undefined,
  known: KnownProblems = {},
  difficulty: Difficulty = {},
  state: TypingState = 'at rest',
): StatusLine {
  if (!puzzle) return { text: messages.status.none() };
  if (isSolution(puzzle)) return { text: messages.status.solved(puzzle) };
  const { verdict } = known;
  const isBegun =
    isBeingWritten(puzzle, verdict) || (state === 'being typed' && (!isWhole(puzzle) || verdict?.kind === 'ambiguous'));
  const givens = countFilled(puzzle.givens) + countInBrokenRows(puzzle);
  const isUnread = !isWhole(puzzle) && givens === 0;
  const count = isUnread ? undefined : isBegun ? messages.status.givensSoFar(givens) : messages.status.givens(givens);
  const counts = problemCounts(puzzle, state === 'being typed' ? 'shown while typing' : 'text and digits', known);
  const problems = problemWords(counts, known.suspicions);
  if (hasBrokenRules(counts)) return { text: messages.status.line(puzzle, count, problems) };
  const isVerdictShown =
    verdict && (isWhole(puzzle) ? !(isBegun && verdict.kind === 'ambiguous') : verdict.kind === 'contradictory');
  // With wrong digits there is none.
  const isImplied = counts.has('wrong-digit');
  const shown = problems || verdict?.kind === 'contradictory' ? {} : difficulty;
  const verdictWords = isVerdictShown && !isImplied ? messages.status[verdict.kind]() : undefined;
  return {
    text: messages.status.line(puzzle, count, problems, verdictWords, ...difficultyParts(shown)),
    rating: shown.rating,
  };
}

/**
 * The number of digits in rows of a wrong length whose places are unknown. Their number stays the same when the row is corrected. An
 * unfinished last row is in the grid already.
 */
function countInBrokenRows({ problems, style: { symbols, form }, text, givens, givenPlaces, grid }: Puzzle): number {
  if (givenPlaces || form === 'marks') return 0;
  const { size } = grid.geometry;
  const cells = problems.flatMap(problem => {
    if (problem.code !== 'row-length' || problem.of !== 'row') return [];
    const isInGrid = givens.subarray(problem.row * size, (problem.row + 1) * size).some(digit => digit > 0);
    return isInGrid ? [] : problem.cells;
  });
  return cells.filter(({ start }) => !isBlank(symbols, text.charCodeAt(start))).length;
}

/** Words for a number of marked digits. */
type CountWords = (digits: number, suspicions: readonly Suspicion[]) => string;

/** The problems with a separate message, which counts digits. */
const IN_WORDS: ReadonlyMap<DiagnosticCode, CountWords> = new Map([
  ['conflict', messages.status.conflicts],
  ['broken-rule', messages.status.brokenRules],
  // Of several suspicions only one needs to be right.
  [
    'wrong-digit',
    (digits: number, suspicions: readonly Suspicion[]) =>
      wrongDigits[suspicions.length > 1 ? 'suspects' : 'status'](digits),
  ],
  ['doubtful-digit', messages.status.doubtful],
]);

/** The problems of the whole puzzle, for which the status has words without a number. */
const OF_PUZZLE: ReadonlySet<DiagnosticCode> = new Set<DiagnosticCode>(['no-solution', 'multiple-solutions']);

/**
 * The number of marks in a puzzle, as in VS Code, in words. A problem of several digits has one mark for each digit, so it is given as a
 * number of digits.
 */
function problemWords(counts: ProblemCounts, suspicions: readonly Suspicion[] = []): string | undefined {
  if ([...counts.keys()].every(code => OF_PUZZLE.has(code))) return undefined;
  const other = [...counts].filter(([code]) => !IN_WORDS.has(code));
  const total = other.reduce((sum, [, marks]) => sum + marks, 0);
  const inWords = [...IN_WORDS].flatMap(([code, words]) =>
    counts.has(code) ? [words(counts.get(code) as number, suspicions)] : [],
  );
  const parts = [...(total > 0 ? [messages.status.problems(total)] : []), ...inWords];
  return parts.join(' · ');
}

/**
 * The first lens above a puzzle: its level and rating, that it is solved, or otherwise its status. `difficulty` is undefined while it is
 * unknown.
 */
export function ratingTitle(
  puzzle: Puzzle,
  known: KnownProblems,
  difficulty: Difficulty | undefined,
  state: TypingState,
): string {
  const parts = difficultyParts(difficulty ?? {});
  if (isSolution(puzzle)) {
    // When every digit is a given, there is nothing to rate.
    const isRated = puzzle.givens.includes(0);
    return [messages.lens.solved(), ...(isRated ? parts : [])].join(' · ');
  }
  return parts.length > 0 && !hasProblem(puzzle, known) ? parts.join(' · ') : statusOf(puzzle, known, undefined, state);
}

/** Whether a puzzle is known to have a problem, so that its status is more informative than its rating. */
export function hasProblem(puzzle: Puzzle, known: KnownProblems): boolean {
  return known.verdict?.kind === 'contradictory' || problemCounts(puzzle, 'digits', known).size > 0;
}

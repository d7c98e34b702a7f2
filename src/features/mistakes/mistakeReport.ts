/**
 * Explains why an entry is wrong, or why givens have no solution: a short argument from the givens and the correct entries to a
 * contradiction. It reveals no digit of the solution.
 */

import {
  longRefutationOf,
  type MistakeRefutation,
  refutationLengthOf,
  refutationOf,
} from '../../core/mistakes/refutation';
import type { Cell } from '../../core/numbers';
import { type Candidate, type Position, positionOf } from '../../core/position';
import { conflictSet, type Explanation } from '../../core/repair/contradiction';
import { verdict } from '../../core/solver/index';
import { singles } from '../../core/techniques/singles/index';
import type { Step } from '../../core/techniques/step';
import * as messages from '../../messages/index';
import { isWhole, namesFor, type Puzzle } from '../../text/puzzle';
import { foundResult, none, type Result } from '../../text/result';
import type { Work } from '../../text/work';
import { entriesIn } from '../puzzles/entries';
import { whyUnread } from '../puzzles/firstProblem';
import { progressOf } from '../puzzles/progress';
import { reasonOf } from '../steps/reason';

/** A digit that follows in an argument, with the position before it. */
export interface ArgumentStep {
  readonly step: Step;
  readonly before: Position;
}

/** A candidate that a separate argument excludes. */
export interface Exclusion {
  readonly excluded: Candidate;
  readonly because: MistakeRefutation;
  readonly before: Position;
  /** The position at the contradiction that excludes it. */
  readonly last: Position;
}

/** The argument about a wrong entry. */
export interface MistakeReport {
  readonly puzzle: Puzzle;
  readonly refutation: MistakeRefutation;
  readonly steps: readonly (ArgumentStep | Exclusion)[];
  /** The position at the contradiction. */
  readonly last: Position;
  /** Whether there are other wrong entries, which the argument ignores. */
  readonly areMore?: boolean;
  /** The digits that contradict each other, if the argument is about the givens. */
  readonly conflict?: Explanation;
}

/**
 * The argument about the wrong entry in a cell. If the cell has none, the shortest argument about any wrong entry. `original`, by cell: the
 * given, even where it was overwritten, or 0. Yields where it may be paused.
 */
export function* explainingMistake(
  puzzle: Puzzle,
  original: Uint8Array,
  wanted: Cell | undefined,
): Work<Result<MistakeReport>> {
  if (!isWhole(puzzle)) return none(whyUnread(puzzle));
  const { geometry, digits } = puzzle.grid;
  const ofGivens = yield* verdict({ geometry, digits: original });
  if (ofGivens.kind === 'contradictory') return yield* explainingContradiction(puzzle, original);
  if (ofGivens.kind !== 'valid') return none((yield* progressOf(puzzle, original)).message);
  const { solution } = ofGivens;
  const wrong = entriesIn(puzzle).filter(cell => digits[cell] !== solution[cell]);
  if (wrong.length === 0) return none((yield* progressOf(puzzle, original)).message);
  const correct = digits.map((digit, cell) => (wrong.includes(cell) ? original[cell] : digit));
  const tried = wanted !== undefined && wrong.includes(wanted) ? [wanted] : wrong;
  let best: MistakeRefutation | undefined;
  for (const refutation of [refutationOf, longRefutationOf]) {
    for (const cell of tried) {
      const found = yield* refutation({ geometry, digits: correct }, { cell, digit: digits[cell] });
      if (found && (!best || refutationLengthOf(found) < refutationLengthOf(best))) best = found;
    }
    if (best) break;
  }
  if (!best) return none(messages.mistakes.tooLong(puzzle, tried[0]));
  return foundResult({ ...reportOf(puzzle, best, correct), areMore: wrong.length > 1 });
}

/** The argument about givens without a solution: from a smallest set of them that contradict each other, or from all of them. */
function* explainingContradiction(puzzle: Puzzle, givens: Uint8Array): Work<Result<MistakeReport>> {
  const { geometry } = puzzle.grid;
  const conflict = yield* conflictSet({ geometry, digits: givens });
  const few = givens.map((digit, cell) => (conflict?.cells.includes(cell) ? digit : 0));
  for (const refutation of [refutationOf, longRefutationOf]) {
    for (const digits of [few, givens]) {
      const found = yield* refutation({ geometry, digits });
      if (!found) continue;
      return foundResult({ ...reportOf(puzzle, found, digits), ...(digits === few && conflict && { conflict }) });
    }
  }
  return none((yield* progressOf(puzzle, givens)).message);
}

/** The report of a refutation, from the grid without wrong entries. */
function reportOf(puzzle: Puzzle, refutation: MistakeRefutation, correct: Uint8Array): MistakeReport {
  const steps: (ArgumentStep | Exclusion)[] = [];
  const start = positionOf({ ...puzzle.grid, digits: correct }, puzzle.givens);
  let position = refutation.assumed ? placing(start, refutation.assumed) : start;
  for (const { cell, digit, because } of refutation.lines) {
    if (because) {
      const last = [{ cell, digit }, ...because.lines].reduce(placing, position);
      steps.push({ excluded: { cell, digit }, because, before: position, last });
      position = position.after({ placements: [], eliminations: [{ cell, digit }] });
    } else {
      const step = stepFor(position, { cell, digit });
      if (step) steps.push({ step, before: position });
      position = placing(position, { cell, digit });
    }
  }
  return { puzzle, refutation, steps, last: position };
}

const placing = (position: Position, { cell, digit }: Candidate): Position =>
  position.after({ placements: [{ cell, digit }], eliminations: [] });

/** The easiest step that places a digit. */
function stepFor(position: Position, { cell, digit }: Candidate): Step | undefined {
  for (const { find } of singles.techniques)
    for (const step of find(position))
      if (step?.placements.some(each => each.cell === cell && each.digit === digit)) return step;
  return undefined;
}

/** A line of the text, and what it shows on a board: a step, the position at the end, or the position of the assumption. */
export interface ArgumentLine {
  readonly text: string;
  readonly shows: ArgumentStep | Exclusion | 'end' | 'assumption';
}

/** The lines of the report. */
export function reportLinesOf({ puzzle, refutation, steps, areMore, conflict }: MistakeReport): ArgumentLine[] {
  const words = messages.mistakes;
  const { assumed, end } = refutation;
  const width = String(steps.length).length;
  const about = assumed
    ? [words.title(puzzle, assumed), '', ...(areMore ? [words.others()] : []), words.suppose(puzzle, assumed)]
    : [words.contradictory(), '', ...(conflict ? [messages.insights.conflictSentence(puzzle, conflict)] : [])];
  return [
    ...about.map(text => ({ text, shows: 'assumption' as const })),
    ...steps.map((shows, i) => ({
      text: words.follows(String(i + 1).padStart(width), ...effectAndReason(puzzle, shows)),
      shows,
    })),
    { text: words.end(puzzle, end), shows: 'end' },
    ...(assumed ? [{ text: words.so(puzzle, assumed), shows: 'end' as const }] : []),
  ];
}

function effectAndReason(puzzle: Puzzle, shown: ArgumentStep | Exclusion): [effect: string, reason: string] {
  const names = namesFor(puzzle);
  if ('step' in shown) return [names.effect(shown.step), reasonOf(puzzle, shown.step, shown.before)];
  const { excluded, because } = shown;
  const placed = because.lines.map(line => names.effect({ placements: [line], eliminations: [] }));
  return [
    names.effect({ placements: [], eliminations: [excluded] }),
    messages.mistakes.excluded(puzzle, excluded, placed, because.end),
  ];
}

/** The report as text. */
export const writeMistake = (report: MistakeReport): string =>
  reportLinesOf(report)
    .map(({ text }) => `${text}\n`)
    .join('');

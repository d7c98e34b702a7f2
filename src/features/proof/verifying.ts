/** Verifies the paths of a text: which steps follow from their puzzle and the earlier steps, and why others do not. */

import { bitOf, digitsOf } from '../../core/grid';
import { Checker, type ProofFailure } from '../../core/proof/checker';
import type { Literal, Premise } from '../../core/proof/premise';
import type { Verdict } from '../../core/solver/index';
import * as messages from '../../messages/index';
import { isWhole, namesFor, type Puzzle } from '../../text/puzzle';
import type { Span } from '../../text/span';
import type { Work } from '../../text/work';
import { isSameShape } from './laterGrids';
import { checkingStart, isTrue, type ProofProblem, type VerdictOf } from './start';
import type { WrittenGrid, WrittenPath, WrittenPaths, WrittenStep } from './written';

/** A step of a text, and whether it follows. */
export interface CheckedStep {
  readonly step: WrittenStep | WrittenGrid;
  /** Absent if it follows. */
  readonly problem?: ProofProblem;
}

/** A path of a text, and its steps. */
export interface CheckedPath {
  readonly path: WrittenPath;
  readonly steps: readonly CheckedStep[];
}

/** The result of checking a text. */
export interface CheckedPaths {
  readonly paths: readonly CheckedPath[];
  /** All problems, in the order of the text. */
  readonly problems: readonly ProofProblem[];
}

/** Verifies all paths of a text. Yields where it may be paused. */
export function* verifying({ paths, stray }: WrittenPaths, verdictOf: VerdictOf): Work<CheckedPaths> {
  const problems: ProofProblem[] = stray.map(span => ({ ...span, message: messages.proof.noPuzzle() }));
  const checked: CheckedPath[] = [];
  for (const path of paths) {
    const steps = yield* stepsOf(path, verdictOf);
    checked.push({ path, steps });
    for (const { problem } of steps) if (problem) problems.push(problem);
  }
  return { paths: checked, problems };
}

function* stepsOf(path: WrittenPath, verdictOf: VerdictOf): Work<CheckedStep[]> {
  const start = yield* checkingStart(path, verdictOf);
  if ('message' in start) return [{ step: path.parts[0], problem: start }];
  const { grid, givens, verdict } = start;
  const checker = new Checker({ grid, givens, hasOneSolution: () => verdict?.kind === 'valid' });
  const solution = verdict?.kind === 'valid' ? verdict.solution : undefined;
  const checked: CheckedStep[] = [];
  for (const step of path.parts) {
    yield undefined;
    const problem =
      step.kind === 'grid' ? problemOfGrid(step, path.puzzle, checker) : problemOf(step, path, checker, verdict);
    checked.push({ step, ...(problem && { problem }) });
    if (!problem) continue;
    // Judges each later step separately, because a wrong claim would prove everything.
    const claims = step.kind === 'step' ? step.claims : isSameSize(path, step) ? digitsIn(step.puzzle) : [];
    for (const claim of claims) if (isTrue(claim, solution)) checker.accept(claim);
  }
  return checked;
}

function problemOf(
  { claims, unreadable: why, premises, start, end }: WrittenStep,
  { puzzle }: WrittenPath,
  checker: Checker,
  verdict: Verdict | undefined,
): ProofProblem | undefined {
  const solution = verdict?.kind === 'valid' ? verdict.solution : undefined;
  const words = messages.proof;
  const names = namesFor(puzzle);
  if (why) return { start, end, message: why, isUnknown: true };
  const unreadable = premises.find(({ premise }) => premise === undefined);
  if (unreadable)
    return { start: unreadable.start, end: unreadable.end, message: words.unreadablePremise(), isUnknown: true };
  const step = {
    placements: claims.filter(({ isOn }) => isOn),
    eliminations: claims.filter(({ isOn }) => !isOn),
    premises: premises.map(({ premise }) => premise as Premise),
  };
  const failure = checker.take(step);
  if (!failure) return undefined;
  // A wrong claim needs no other reason.
  const wrong = solution && claims.find(claim => !isTrue(claim, solution));
  if (wrong) return { start: wrong.start, end: wrong.end, message: words.wrong(names, wrong, solution[wrong.cell]) };
  // The step may rely on uniqueness.
  return { ...placed(failure), ...(!verdict && { isUnknown: true }) };

  function placed(reason: ProofFailure): ProofProblem {
    if (reason.kind === 'premise') {
      const at = premises[reason.premise];
      return { start: at.start, end: at.end, message: words.premise(names, step.premises[reason.premise], reason.why) };
    }
    const { cell, digit, isOn } = reason.claim;
    const at = claims.find(claim => claim.cell === cell && claim.digit === digit && claim.isOn === isOn)!;
    return { start: at.start, end: at.end, message: words.claim(names, reason.claim) };
  }
}

const isSameSize = ({ geometry }: WrittenPath, { puzzle }: WrittenGrid) => isSameShape(puzzle.grid.geometry, geometry);

/** The problem of a later grid: first a missing given, or a digit that is neither placed nor a single. */
function problemOfGrid(
  { puzzle, start, end }: WrittenGrid,
  { grid: first }: Puzzle,
  checker: Checker,
): ProofProblem | undefined {
  const words = messages.proof;
  const { geometry, digits } = puzzle.grid;
  if (!isSameShape(geometry, first.geometry) || !isWhole(puzzle)) return { start, end, message: words.otherShape() };
  const names = namesFor(puzzle);
  for (const [cell, digit] of digits.entries()) {
    const given = first.digits[cell];
    if (given !== 0 && given !== digit)
      return { ...spanOf(cell), message: words.otherGiven(names, cell, digit, given) };
    if (digit === 0 || checker.left[cell] === bitOf(digit)) continue;
    const claim = { cell, digit, isOn: true };
    if (!checker.isTrue([claim], [])) return { ...spanOf(cell), message: words.grid(names, claim) };
    checker.accept(claim);
  }
  return undefined;

  function spanOf(cell: number): Span {
    const at = puzzle.places.startOf(cell);
    return at < 0 ? { start, end } : { start: start + at, end: start + puzzle.places.endOf(cell) };
  }
}

function digitsIn({ grid }: Puzzle): Literal[] {
  return [...grid.digits].flatMap((digit, cell) => (digit === 0 ? [] : [{ cell, digit, isOn: true }]));
}

/** The candidates that the start of a path lacks although no digit excludes them, for a line above its steps. */
export function excludedAtStart({ grid }: Puzzle): Literal[] {
  const { allowed, digits, geometry } = grid;
  if (!allowed) return [];
  const seen = (cell: number, digit: number) => geometry.peersOf[cell].some(peer => digits[peer] === digit);
  return [...digits].flatMap((filled, cell) =>
    filled !== 0
      ? []
      : digitsOf((2 ** geometry.size - 1) & ~allowed[cell])
          .filter(digit => !seen(cell, digit))
          .map(digit => ({ cell, digit, isOn: false })),
  );
}

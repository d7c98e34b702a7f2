/**
 * Records the answers of the solver and of the searches for repairs and mistakes for grids of several sizes with and without rules: valid, ambiguous and
 * contradictory ones.
 */

import { brokenRules } from '../../src/core/feasibility/broken';
import { candidatesByRules, leftByRules } from '../../src/core/feasibility/narrowing';
import { type Grid, hasConflict } from '../../src/core/grid';
import { longRefutationOf, refutationOf } from '../../src/core/mistakes/refutation';
import { makeLine } from '../../src/core/notation';
import type { Pausable } from '../../src/core/pausing';
import { givensToAdd } from '../../src/core/repair/additions';
import { conflictSet, fewestRemovals } from '../../src/core/repair/contradiction';
import { redundantGivens } from '../../src/core/repair/redundant';
import { ruleConflict } from '../../src/core/repair/ruleConflict';
import { trueCandidates } from '../../src/core/repair/solutions';
import { geometryWithRules } from '../../src/core/rules/geometry';
import type { Rule } from '../../src/core/rules/rule';
import { solutions, verdict } from '../../src/core/solver/index';
import { findSuspicions } from '../../src/core/solver/wrongDigits';
import { patternSymmetries } from '../../src/core/symmetry/patterns';
import { LINES } from '../core/rules/examples';
import { dump } from './dump';
import { changed, classic, RATED, RULED, ruled, SMALL } from './grids';
import { type Cases, digests } from './records';

/** Maximum number of solutions that are recorded. */
const MOST_SOLUTIONS = 20;

/** Maximum number of pauses of a search. A longer one is abandoned. */
const MOST_PAUSES = 400;

/** The result of a search, unless it takes too long. */
function ended<T>(work: Pausable<T>): T | 'long' {
  for (let pauses = 0; pauses < MOST_PAUSES; pauses++) {
    const step = work.next();
    if (step.done) return step.value;
  }
  return 'long';
}

function answersAbout(grid: Grid): string {
  const { geometry, digits } = grid;
  const givens = digits.slice();
  const lines = [makeLine(digits), dump(brokenRules(grid)), dump(candidatesByRules(grid))];
  if (geometry.variant) for (const cell of [0, 3, 5, 8]) lines.push(dump(leftByRules(grid, cell)));
  lines.push(dump(patternSymmetries(geometry, givens)));
  if (hasConflict(grid)) return lines.join('\n');
  const found = ended(verdict(grid));
  lines.push(dump(found));
  if (found === 'long') return lines.join('\n');
  if (found.kind === 'ambiguous') {
    const all: string[] = [];
    for (const each of solutions(grid)) if (all.push(makeLine(each)) >= MOST_SOLUTIONS) break;
    lines.push(...all, dump(ended(givensToAdd(grid))), dump(ended(trueCandidates(grid))));
  }
  if (found.kind === 'contradictory') {
    const none = new Uint8Array(givens.length);
    lines.push(dump(ended(findSuspicions(grid, { givens }))), dump(ended(findSuspicions(grid, { givens: none }))));
    lines.push(dump(ended(conflictSet(grid))), dump(ended(fewestRemovals(grid))), dump(ended(refutationOf(grid))));
    if (geometry.variant) lines.push(dump(ended(ruleConflict(geometry))));
  }
  if (found.kind === 'valid') {
    lines.push(dump(ended(redundantGivens(grid))));
    const cell = digits.indexOf(0);
    const wrong = { cell, digit: (found.solution[cell] % geometry.size) + 1 };
    if (cell >= 0) lines.push(dump(ended(refutationOf(grid, wrong))), dump(ended(longRefutationOf(grid, wrong))));
  }
  return lines.join('\n');
}

/** A solved grid, and the grids with each rule of the examples and with some of its digits. */
const SOLVED = classic('318249657264578139597381624456793281739812546821465379142657893675938412983124765');

function withRule(rule: Rule, every: number): Grid {
  const geometry = geometryWithRules(SOLVED.geometry, [rule]);
  return { geometry, digits: SOLVED.digits.map((digit, cell) => (cell % every === 0 ? digit : 0)) };
}

function* answers(): Cases {
  for (const { line, rule } of LINES) {
    for (const every of [2, 3])
      yield [`${line}, a digit in every ${every} cells`, () => answersAbout(withRule(rule, every))];
  }
  for (const [i, line] of [...SMALL, ...RATED.filter((_, at) => at % 3 === 0)].entries()) {
    yield [`grid ${i}`, () => answersAbout(classic(line))];
    yield [`grid ${i} without digits`, () => answersAbout(changed(classic(line), 1 + (i % 4), 0))];
    yield [`grid ${i} with a wrong digit`, () => answersAbout(changed(classic(line), i % 2, 1))];
  }
  for (const [i, line] of RULED.entries()) {
    if (i % 2 === 0) yield [`rules ${i}`, () => answersAbout(ruled(line))];
    else if (i % 4 === 1) yield [`rules ${i} with a wrong digit`, () => answersAbout(changed(ruled(line), 0, 1))];
  }
}

digests('solving', answers());

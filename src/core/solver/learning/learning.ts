/**
 * Solves large puzzles by learning from conflicts, as SAT solvers do.
 *
 * Exact cover does not remember why guesses failed. In a hard 25x25 puzzle they fail for the same few reasons a million
 * times. Here every conflict is traced back to its cause, and the cause is kept as a clause: of these literals at least one
 * holds. The search goes back to the level at which the new clause forces a literal, however far back that is. A conflict
 * takes as long as two hundred steps of exact cover, but a thousand conflicts replace ten million steps.
 *
 * The parts are those of MiniSat (Eén and Sörensson, An Extensible SAT-solver, 2003):
 *
 *     problem.ts        the puzzle as candidates and clauses
 *     clauses.ts        the clauses in memory, each with two watched literals; forgets the least useful ones
 *     trail.ts          the literals that hold, with their guesses and reasons
 *     propagation.ts    the consequences of literals that hold
 *     analysis.ts       the clause that a conflict teaches
 *     activity.ts       the candidate to guess next: one that took part in recent conflicts
 *
 * Two things differ. A placement eliminates its rivals without a clause for every two rivals. And learned clauses are not
 * minimized, which saves no time in 25x25 puzzles.
 *
 * **Every solution once.** A solution is excluded by a clause: the opposite of one of its guesses holds. The search continues
 * as after a conflict, and often finds the next solution nearby. Only the first solutions have clauses, so that memory does
 * not grow with their number. After later ones the last guess is *turned*: under the guesses before it, its opposite holds.
 * No conflict goes back past a turned guess. When nothing is left under it, the guess before it is turned (Gebser, Kaufmann,
 * Neumann and Schaub, Conflict-Driven Answer Set Enumeration, 2007).
 *
 * **Termination.** List the number of literals of each level, from level 0 on. Until a restart, every step adds a
 * literal to one level and does not change the levels before it. A conflict does the same: it goes back to a level and
 * forces a literal there. So these lists only increase in lexicographic order, no matter which clauses are forgotten;
 * and there are finitely many. The waits for restarts have no bound, so one of them is long enough. Turned guesses
 * survive restarts.
 *
 * Nothing depends on time or chance: a puzzle has the same solutions in the same order on every machine.
 */

import type { Grid } from '../../grid';
import { type Activity, decay, noActivity, takeMostActive } from './activity';
import { analyze } from './analysis';
import { addClause, forget, PERMANENT } from './clauses';
import { type LearningProblem, learningProblemOf } from './problem';
import { propagate } from './propagation';
import { assign, emptyTrail, force, goBackTo, guess, isPlacementLiteral, NO_REASON, type Trail } from './trail';

/** The state of a search between two calls of {@link advance}. */
export interface LearningSearch {
  /** By cell: the digit of the solution, 1 .. N. Valid from the time {@link advance} returns `found` until it is called again. */
  readonly solution: Uint8Array;
  readonly problem: LearningProblem;
  readonly trail: Trail;
  readonly activity: Activity;
  readonly limits: LearningLimits;
  /** The number of solutions that clauses exclude. */
  excluded: number;
  /** The lowest level to which the search may go back, limited by turned guesses. */
  floor: number;
  /** Conflicts until the next restart. */
  conflictsLeft: number;
  /** The place in Luby's sequence of waits, see {@link restart}. */
  pace: readonly [u: number, v: number];
  /** When the end of the clauses exceeds this address, some are forgotten. */
  furthestEnd: number;
  isOver: boolean;
  /** Scratch memory of {@link analyze}. */
  readonly isSeen: Uint8Array;
}

/** The limits of a search. */
export interface LearningLimits {
  /** Words of learned clauses, 4 bytes each. Only the reasons of literals that hold may exceed it. */
  readonly room: number;
  /** Conflicts until the first restart. */
  readonly conflicts: number;
  /** The number of solutions that clauses exclude. */
  readonly exclusions: number;
}

/** Half or twice as much room or as many conflicts made no difference on 400 hard 25x25 puzzles. */
const LIMITS: LearningLimits = { room: 1 << 17, conflicts: 100, exclusions: 100 };

/** Starts a search for all solutions of `grid` except the `known` ones. */
export function startSearch(grid: Grid, known: readonly Uint8Array[] = [], limits = LIMITS): LearningSearch {
  const problem = learningProblemOf(grid, known);
  const candidateCount = problem.cellOf.length;
  const trail = emptyTrail(candidateCount);
  const isPossible = !problem.isContradictory && problem.facts.every(fact => force(trail, fact, NO_REASON));
  return {
    solution: grid.digits.slice(),
    problem,
    trail,
    activity: noActivity(candidateCount),
    limits,
    excluded: 0,
    floor: 0,
    conflictsLeft: limits.conflicts,
    pace: [1, 1],
    furthestEnd: problem.learnedStart + limits.room,
    isOver: !isPossible,
    isSeen: new Uint8Array(candidateCount),
  };
}

/**
 * Continues a search for at most `steps` guesses and conflicts. Returns `found` if the next solution is in `search.solution`,
 * `done` if there are no more, `paused` if the steps are used up and the search can be continued.
 */
export function advance(search: LearningSearch, steps: number): 'found' | 'done' | 'paused' {
  const { problem, trail, limits } = search;
  for (let left = steps; left > 0 && !search.isOver; left--) {
    if (!propagate(problem, trail)) {
      search.conflictsLeft--;
      if (trail.level === search.floor) turnGuess(search);
      else learn(search);
    } else if (search.conflictsLeft <= 0) {
      restart(search);
    } else if (problem.clauses.end > search.furthestEnd) {
      forgetSome(search);
    } else if (!guessNext(search)) {
      writeSolution(search);
      if (search.excluded < limits.exclusions && trail.level >= 2) exclude(search);
      else turnGuess(search);
      return 'found';
    }
  }
  return search.isOver ? 'done' : 'paused';
}

/** Ends a search that is no longer needed, and frees its clauses. */
export function end(search: LearningSearch): void {
  search.isOver = true;
  search.problem.clauses.words = new Int32Array(0);
}

/** Guesses the most active open candidate, with the value that it had last. False if no candidate is open. */
function guessNext({ trail, activity }: LearningSearch): boolean {
  for (let candidate = takeMostActive(activity); candidate >= 0; candidate = takeMostActive(activity)) {
    const literal = trail.last[candidate];
    if (trail.value[literal] !== 0) continue;
    guess(trail, literal);
    return true;
  }
  return false;
}

/** Adds the clause learned from the conflict, and goes back to the level at which it forces a literal. */
function learn({ problem, trail, activity, floor, isSeen }: LearningSearch): void {
  const { literals, level, grade } = analyze(problem.clauses, trail, activity, isSeen);
  decay(activity);
  goBackTo(trail, Math.max(level, floor), activity);
  assign(trail, literals[0], literals.length < 2 ? NO_REASON : addClause(problem.clauses, literals, grade));
}

/** Excludes the current solution, which has two guesses or more, by a clause. It forces the opposite of the last guess. */
function exclude(search: LearningSearch): void {
  const { problem, trail, activity } = search;
  const literals: number[] = [];
  for (let level = trail.level; level > 0; level--) literals.push(trail.literals[trail.starts[level]] ^ 1);
  goBackTo(trail, trail.level - 1, activity);
  assign(trail, literals[0], addClause(problem.clauses, literals, PERMANENT));
  search.excluded++;
}

/** Turns the last guess, under which there are no more solutions: its opposite holds as long as the guesses before it. */
function turnGuess(search: LearningSearch): void {
  const { trail, activity } = search;
  if (trail.level === 0) {
    search.isOver = true;
    return;
  }
  const last = trail.literals[trail.starts[trail.level]];
  goBackTo(trail, trail.level - 1, activity);
  assign(trail, last ^ 1, NO_REASON);
  search.floor = trail.level;
}

/**
 * Undoes the guesses, so that the most active candidates come first. The waits are multiples by 1, 1, 2, 1, 1, 2, 4,
 * 1, ... (Luby, Sinclair and Zuckerman, Optimal Speedup of Las Vegas Algorithms, 1993), which are the numbers v of Knuth's
 * pairs (u, v) (The Art of Computer Programming, volume 4B, section 7.2.2.2).
 */
function restart(search: LearningSearch): void {
  const [u, v] = search.pace;
  search.pace = (u & -u) === v ? [u + 1, 1] : [u, 2 * v];
  search.conflictsLeft = search.limits.conflicts * search.pace[1];
  goBackTo(search.trail, search.floor, search.activity);
}

/** Forgets clauses until half of the room is free. If the remaining clauses need more, the room grows. */
function forgetSome(search: LearningSearch): void {
  const { problem, trail, limits } = search;
  const { clauses, learnedStart } = problem;
  forget(clauses, trail, limits.room >> 1);
  search.furthestEnd = learnedStart + Math.max(limits.room, 2 * (clauses.end - learnedStart));
}

function writeSolution({ solution, problem, trail }: LearningSearch): void {
  for (let i = 0; i < trail.length; i++) {
    const literal = trail.literals[i];
    if (isPlacementLiteral(literal)) solution[problem.cellOf[literal >> 1]] = problem.digitOf[literal >> 1];
  }
}

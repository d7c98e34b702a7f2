/** The difficulty of a puzzle by HoDoKu's grading: the sum of the scores of all steps of the path. */

import type { Geometry } from '../geometry';
import { techniques } from './index';
import { LEVELS, type Level, type Step, type Technique } from './step';

/** The highest score of each level, from HoDoKu. A puzzle above the last one is extreme. */
const CEILINGS: readonly (readonly [Level, number])[] = [
  ['easy', 800],
  ['medium', 1000],
  ['hard', 1600],
  ['unfair', 1800],
];

/** The combined difficulty of some steps. */
export interface Grade {
  /** The sum of the scores, 0 or more. */
  readonly score: number;
  /**
   * The level of the score or of the hardest step, whichever is higher. For puzzles with rules, only the level of the
   * hardest step.
   */
  readonly level: Level;
  /** The techniques that were used, in the order in which techniques are tried. */
  readonly uses: readonly Use[];
}

/** The number of uses of a technique. */
export interface Use {
  readonly technique: Technique;
  /** 1 or more. */
  readonly count: number;
}

/**
 * The hardest technique of some steps: the one that is tried last.
 *
 * @throws RangeError if there are no steps
 */
export function hardestOf(steps: readonly Step[]): Technique {
  if (steps.length === 0) throw new RangeError('No step, so no hardest one.');
  return techniques[Math.max(...steps.map(({ technique }) => techniques.indexOf(technique)))];
}

/** The grade of some steps in puzzles of a geometry. Without steps, the level is easy and the score is 0. */
export function gradeOf(steps: readonly Step[], geometry: Geometry): Grade {
  const counts = new Map<Technique, number>();
  for (const { technique } of steps) counts.set(technique, (counts.get(technique) ?? 0) + 1);
  return gradeOfCounts(counts, geometry);
}

/** The grade of steps, given the number of steps by technique: 1 or more each. */
export function gradeOfCounts(counts: ReadonlyMap<Technique, number>, { variant }: Geometry): Grade {
  const uses = [...counts].map(([technique, count]) => ({ technique, count }));
  uses.sort((a, b) => techniques.indexOf(a.technique) - techniques.indexOf(b.technique));
  const score = uses.reduce((sum, { technique, count }) => sum + count * technique.score, 0);
  // The limits of scores are for classic puzzles. Killers have many more steps, most of them easy.
  const levels = [variant ? LEVELS[0] : levelOfScore(score), ...uses.map(({ technique }) => technique.level)];
  const ranks = levels.map(level => LEVELS.indexOf(level));
  return { score, level: LEVELS[Math.max(...ranks)], uses };
}

/** The level of a score alone. */
export function levelOfScore(score: number): Level {
  return CEILINGS.find(([, ceiling]) => score <= ceiling)?.[0] ?? 'extreme';
}

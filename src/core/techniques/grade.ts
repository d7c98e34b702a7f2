/** How hard a puzzle is, as HoDoKu grades it: every step of the path adds its technique's score. */

import { techniques } from './index';
import { LEVELS, type Level, type Step, type Technique } from './step';

/** Scores up to which a puzzle has a level; above the last it is extreme. HoDoKu's figures. */
const CEILINGS: readonly (readonly [Level, number])[] = [
  ['easy', 800],
  ['medium', 1000],
  ['hard', 1600],
  ['unfair', 1800],
];

export interface Grade {
  readonly score: number;
  /** That of the score or that of the hardest step, whichever is higher. */
  readonly level: Level;
  /** How often each technique was used, in the order in which they are tried. */
  readonly uses: readonly Use[];
}

export interface Use {
  readonly technique: Technique;
  readonly count: number;
}

/** The hardest technique of some steps: the one that comes last in the list. Throws a RangeError when there are no steps. */
export function hardestOf(steps: readonly Step[]): Technique {
  if (steps.length === 0) throw new RangeError('No step, so no hardest one.');
  return techniques[Math.max(...steps.map(({ technique }) => techniques.indexOf(technique)))];
}

export function gradeOf(steps: readonly Step[]): Grade {
  const counts = new Map<Technique, number>();
  for (const { technique } of steps) counts.set(technique, (counts.get(technique) ?? 0) + 1);
  const uses = [...counts].map(([technique, count]) => ({ technique, count }));
  uses.sort((a, b) => techniques.indexOf(a.technique) - techniques.indexOf(b.technique));
  const score = uses.reduce((sum, { technique, count }) => sum + count * technique.score, 0);
  const byScore = CEILINGS.find(([, ceiling]) => score <= ceiling)?.[0] ?? 'extreme';
  const ranks = [byScore, ...uses.map(({ technique }) => technique.level)].map(level => LEVELS.indexOf(level));
  return { score, level: LEVELS[Math.max(...ranks)], uses };
}

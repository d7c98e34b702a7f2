/**
 * A step is evidence: what was seen, and what follows from it. Whatever is said, drawn or counted about a step is made from
 * this one object; none of it is in here.
 */

import type { CellSet } from '../cellSet';
import type { House } from '../geometry';
import type { Candidate, Effect, Position } from '../position';
import type { Names } from './names';

/** HoDoKu's levels of difficulty, easiest first. */
export const LEVELS = ['easy', 'medium', 'hard', 'unfair', 'extreme'] as const;
export type Level = (typeof LEVELS)[number];

/** A way to reason. */
export interface Technique {
  /** `x-wing`: in links, and wherever a machine names it. */
  readonly id: string;
  /** `X-Wing`: what people call it, as HoDoKu does. */
  readonly name: string;
  /** Other names that it goes by. */
  readonly otherNames?: readonly string[];
  readonly level: Level;
  /** What HoDoKu adds to a puzzle's score for one such step. */
  readonly score: number;
  /** Whether it holds only in puzzles that have exactly one solution. */
  readonly needsUniqueness?: boolean;
  /** Whether it is left out of paths and hints, as HoDoKu leaves it out unless told otherwise: costly, and nobody's way to solve. */
  readonly isExotic?: boolean;
  /** The largest size of puzzles that it is tried in; 25 when absent. In larger ones it would hold up the host for too long. */
  readonly maxSize?: number;
  /**
   * Every step of this kind in a position, simplest first, none twice. Found as they are asked for, with `undefined` in
   * between wherever a long search may be paused or given up.
   */
  find(position: Position): Iterable<Step | undefined>;
  /** What was seen, in HoDoKu's notation: `4,5,9 in r7c13,r9c2`. Empty where the effect says it all. */
  evidence(step: Step, names: Names): string;
  /** Why the effect follows, in whole sentences for somebody who does not know the technique. */
  explain(step: Step, names: Names): string;
}

/** The role of what stands where does not go beyond these fields; which of them a technique fills is its own affair. */
export interface Step extends Effect {
  readonly technique: Technique;
  /** The digits that it is about, in the order in which its notation names them. */
  readonly digits: readonly number[];
  /** The houses that were looked at: of a fish its base sets. */
  readonly houses: readonly House[];
  /** Of a fish: its cover sets. Of others: houses that the effect is in. */
  readonly covers?: readonly House[];
  /** The cells of the pattern. */
  readonly cells: readonly number[];
  /** Cells that disturb the pattern: the fins of a fish, what a rectangle has too many. */
  readonly fins?: readonly number[];
  /** Of a fish: those fins that lie in two base sets. */
  readonly endoFins?: readonly number[];
  /** The two sides of a coloring, or of other patterns that part their cells: exactly one side is true. */
  readonly colors?: readonly (readonly Candidate[])[];
  /** Almost locked sets, in the order in which they are linked. */
  readonly sets?: readonly CellsAndDigits[];
  /** What leads from a premise to a conclusion. More than one where several lead to the same, or to a contradiction. */
  readonly chains?: readonly Chain[];
}

/** Some cells and all the candidates they have among them. */
export interface CellsAndDigits {
  readonly cells: readonly number[];
  /** Ascending. */
  readonly digits: readonly number[];
}

/** One statement of a chain: that a digit stands, or does not stand, in one of some cells. */
export interface Node {
  readonly digit: number;
  /** One cell; more for a group (which then share a house); of an almost locked set all its cells. */
  readonly cells: readonly number[];
  /** Whether the chain says here that the digit is there. */
  readonly isOn: boolean;
  /** Where the node is an almost locked set: the digit is in none of its cells, so that each of its other digits is. */
  readonly almostLocked?: CellsAndDigits;
  /** Of a net: the nodes that it follows from together, none of a premise. Elsewhere that is the one before. */
  readonly reasons?: readonly Node[];
  /** Of a net: the cells and digits of locked candidates, a subset or the like, where it takes one to see that it follows. */
  readonly pattern?: CellsAndDigits;
  /** Of a net: what the opposite would lead to. Its last two nodes contradict each other. */
  readonly refutation?: Chain;
}

/** Each node follows from the one before it: off to on by a strong link, on to off by a weak one. */
export interface Chain {
  readonly nodes: readonly Node[];
  /** Whether the last node leads back to the first. */
  readonly isLoop?: boolean;
}

/** What a technique fills in; the effect's order is made here. */
export type Found = Omit<Step, 'placements' | 'eliminations'> & Partial<Effect>;

/** A step with its effect in order and without repeats, or undefined when it would have none. */
export function makeStep(found: Found): Step | undefined {
  const placements = inOrder(found.placements ?? []);
  const eliminations = inOrder(found.eliminations ?? []);
  if (placements.length === 0 && eliminations.length === 0) return undefined;
  return { ...found, placements, eliminations };
}

function inOrder(candidates: readonly Candidate[]): Candidate[] {
  const sorted = [...candidates].sort((a, b) => a.digit - b.digit || a.cell - b.cell);
  return sorted.filter(({ cell, digit }, i) => i === 0 || cell !== sorted[i - 1].cell || digit !== sorted[i - 1].digit);
}

/** Whether a step places a digit. */
export function isPlacement({ placements }: Effect): boolean {
  return placements.length > 0;
}

/** One digit in several cells. */
export function candidatesIn(cells: Iterable<number>, digit: number): Candidate[] {
  return Array.from(cells, cell => ({ cell, digit }));
}

/** The candidates of a digit among some cells: what can be eliminated there. */
export function eliminate(position: Position, cells: CellSet, digit: number): Candidate[] {
  return candidatesIn(cells.and(position.cellsWith[digit]), digit);
}

/** The effect as one short string: equal for two steps when they do the same. */
export function effectKey({ placements, eliminations }: Effect): string {
  const write = (candidates: readonly Candidate[]) => candidates.map(c => `${c.cell}.${c.digit}`).join();
  return `${write(placements)} ${write(eliminations)}`;
}

/** Every step of a search whose effect no earlier one had. */
export function* distinct(steps: Iterable<Step | undefined>): Generator<Step | undefined, void> {
  const known = new Set<string>();
  for (const step of steps) {
    if (step) {
      const key = effectKey(step);
      if (known.has(key)) {
        yield undefined; // a search may find many of them in a row
        continue;
      }
      known.add(key);
    }
    yield step;
  }
}

/**
 * A step is evidence: the pattern that was found, and its effect. Texts, drawings and counts are all derived from this
 * object. None of them is part of it.
 */

import type { CellSet } from '../cellSet';
import type { House } from '../geometry';
import type { Cell, Digit, DigitMask } from '../numbers';
import type { Candidate, Position, StepEffect } from '../position';
import type { ExocetConclusion } from './exocets/conclusions';
import type { Exocet } from './exocets/exocet';
import type { Sector } from './multiSector/rowsAndColumns';
import type { Names } from './names';
import type { Refuted } from './rules/refutation';
import type { Subject } from './rules/subject';
import type { DeadlyPattern } from './uniqueness/deadlyPattern';

/** HoDoKu's levels of difficulty, easiest first. */
export const LEVELS = ['easy', 'medium', 'hard', 'unfair', 'extreme'] as const;
/** One of {@link LEVELS}. */
export type Level = (typeof LEVELS)[number];

/** A method of reasoning. */
export interface Technique {
  /** The name in links and settings: `x-wing`. */
  readonly id: string;
  /** The name for people, HoDoKu's: `X-Wing`. */
  readonly name: string;
  /** Other common names. */
  readonly otherNames?: readonly string[];
  /** Names that people may search for, but that are too general or too rare to display. Several techniques may share one. */
  readonly aliases?: readonly string[];
  readonly level: Level;
  /** The amount that each step of this technique adds to the score of a puzzle in HoDoKu. */
  readonly score: number;
  /**
   * The rating of its steps in puzzles with rules or irregular regions, in tenths: 42 for 4.2. Present for each technique that paths of such puzzles use: it is not
   * exotic, and needs no unique solution. Steps that Sukaku Explainer also knows have its ratings (docs/ratings.md); all other ratings are
   * this project's, in order of difficulty.
   */
  readonly rating?: number | VaryingRating;
  /** Whether it is valid only in puzzles with exactly one solution. */
  readonly needsUniqueness?: boolean;
  /** Whether paths and hints omit it, as HoDoKu does by default: expensive, and impractical for people. */
  readonly isExotic?: boolean;
  /** The largest size of puzzles in which it is tried; all sizes when absent. In larger ones it would block the editor too long. */
  readonly maxSize?: number;
  /**
   * All steps of this technique in a position, simplest first and without duplicates. They are found on demand. Yields
   * `undefined` where a long search may pause or be abandoned.
   */
  find(position: Position): Iterable<Step | undefined>;
  /** The pattern that was found, in HoDoKu's notation: `4,5,9 in r7c13,r9c2`. Empty if the effect alone is enough. */
  evidence(step: Step, names: Names): string;
  /** The reason for the effect, in whole sentences for readers who do not know the technique. */
  explain(step: Step, names: Names): string;
}

/** The ratings of a technique whose steps differ: some are longer, or have more cells. */
export interface VaryingRating {
  /** The rating of the easiest steps, in tenths. */
  readonly lowest: number;
  /** The rating of a step, in tenths. */
  of(step: Step): number;
}

/** The properties of a technique in a table. The functions come from its table. */
export type TechniqueRow = Omit<Technique, 'find' | 'evidence' | 'explain'>;

/** A technique of a table whose techniques differ only in the arguments of their search. */
export function techniqueOf(
  row: TechniqueRow,
  {
    find,
    ...words
  }: Pick<Technique, 'evidence' | 'explain'> & {
    find(position: Position, technique: Technique): Iterable<Step | undefined>;
  },
): Technique {
  const technique: Technique = { ...row, ...words, find: position => find(position, technique) };
  return technique;
}

/** One use of a technique. Each technique sets the fields that describe its pattern. */
export interface Step extends StepEffect {
  readonly technique: Technique;
  /** The digits of the pattern, in the order of its notation. */
  readonly digits: readonly Digit[];
  /** The houses that the pattern is based on; the base sets of a fish. */
  readonly houses: readonly House[];
  /** Of a fish: its cover sets. Of other patterns: the houses of the effect. */
  readonly covers?: readonly House[];
  /** The cells of the pattern. */
  readonly cells: readonly Cell[];
  /** Cells that disturb the pattern: the fins of a fish, the cells of a rectangle that have other candidates. */
  readonly fins?: readonly Cell[];
  /** Of a fish: the fins in two base sets. */
  readonly endoFins?: readonly Cell[];
  /** The two sides of each coloring, one after the other. Exactly one side of the two is true. */
  readonly colors?: readonly (readonly Candidate[])[];
  /** Almost locked sets, in the order in which they are linked. */
  readonly sets?: readonly CellsAndDigits[];
  /** Chains from a premise to a conclusion. Several if they lead to the same conclusion together, or to a contradiction. */
  readonly chains?: readonly Chain[];
  /** Digits of houses that are all in the cells of the pattern. */
  readonly sectors?: readonly Sector[];
  /** Candidates of an impossible pattern that prevent it. At least one is true. */
  readonly guardians?: readonly Candidate[];
  /** The deadly pattern whose guardians these are. */
  readonly deadly?: DeadlyPattern;
  /** Exocets whose base cells and targets are the cells of the pattern, and what follows from them, in order. */
  readonly exocets?: readonly Exocet[];
  readonly conclusions?: readonly ExocetConclusion[];
  /** For a technique of rules: its subject. */
  readonly subject?: Subject;
  /** All ways to fill the cells of the pattern, in their order, if there are few. */
  readonly ways?: readonly (readonly Digit[])[];
  /** The candidates that are left for each of these cells. */
  readonly left?: readonly DigitMask[];
  /** The sets of digits that these cells can have together. */
  readonly combinations?: readonly DigitMask[];
  /** The candidates that the step removes, each with its refutation, rule by rule. */
  readonly refuted?: readonly Refuted[];
}

/** Some cells and all digits that are candidates of at least one of them. */
export interface CellsAndDigits {
  readonly cells: readonly Cell[];
  /** Ascending. */
  readonly digits: readonly Digit[];
}

/** One statement of a chain: a digit is in one of some cells (true), or in none of them (false). */
export interface Node {
  readonly digit: Digit;
  /** One cell, or the cells of a group, which share a house, or all cells of an almost locked set. */
  readonly cells: readonly Cell[];
  /** Whether the digit is in one of the cells. */
  readonly isOn: boolean;
  /** Of a node for an almost locked set: the set. The digit is in none of its cells, so each of its other digits is. */
  readonly almostLocked?: CellsAndDigits;
  /** Of a net: the nodes that it follows from together; none for a premise. In a chain it follows from the node before it. */
  readonly reasons?: readonly Node[];
  /** Of a net: the cells and digits of the pattern by which it follows, such as locked candidates or a subset. */
  readonly pattern?: CellsAndDigits;
  /** Of a net: the consequences of the opposite of this node. The last two nodes contradict each other. */
  readonly refutation?: Chain;
}

/** Each node follows from the node before it: false to true by a strong link, true to false by a weak link. */
export interface Chain {
  readonly nodes: readonly Node[];
  /** Whether the first node follows from the last. */
  readonly isLoop?: boolean;
}

/** The fields of a step that a technique sets. {@link makeStep} sets the rest. */
export type Found = Omit<Step, 'placements' | 'eliminations'> & Partial<StepEffect>;

/** A step with its effect sorted and without repetitions, or undefined if there is no effect. */
export function makeStep(found: Found): Step | undefined {
  const placements = candidatesInOrder(found.placements ?? []);
  const eliminations = candidatesInOrder(found.eliminations ?? []);
  if (placements.length === 0 && eliminations.length === 0) return undefined;
  return { ...found, placements, eliminations };
}

function candidatesInOrder(candidates: readonly Candidate[]): Candidate[] {
  const sorted = [...candidates].sort((a, b) => a.digit - b.digit || a.cell - b.cell);
  return sorted.filter(({ cell, digit }, i) => i === 0 || cell !== sorted[i - 1].cell || digit !== sorted[i - 1].digit);
}

/** Whether a step places a digit. */
export function isPlacement({ placements }: StepEffect): boolean {
  return placements.length > 0;
}

/** One digit in several cells. */
export function candidatesIn(cells: Iterable<Cell>, digit: Digit): Candidate[] {
  return Array.from(cells, cell => ({ cell, digit }));
}

/** The candidates of a digit in some cells, which a step can eliminate. */
export function eliminate(position: Position, cells: CellSet, digit: Digit): Candidate[] {
  return candidatesIn(cells.and(position.cellsWith[digit]), digit);
}

/** The effect as a short string. It is equal for two steps with the same effect. */
export function effectKey({ placements, eliminations }: StepEffect): string {
  const write = (candidates: readonly Candidate[]) => candidates.map(c => `${c.cell}.${c.digit}`).join();
  return `${write(placements)} ${write(eliminations)}`;
}

/** The steps of a search, without those whose effect equals that of an earlier step. */
export function* distinct(steps: Iterable<Step | undefined>): Generator<Step | undefined, void> {
  const known = new Set<string>();
  for (const step of steps) {
    if (step) {
      const key = effectKey(step);
      if (known.has(key)) {
        yield undefined; // a search may find many of these one after the other
        continue;
      }
      known.add(key);
    }
    yield step;
  }
}

/** The context that reading a part of a file needs from the lines before it. */

import { readSections } from '#ruleText';
import { type Geometry, geometryOfSize } from '../../core/geometry';
import type { Boxes } from './grids/statedBoxes';
import { type FileRules, sameRules } from './sections/fileRules';
import { type KnownTitles, NO_TITLES, sameTitles } from './titles';

/** The section of SadMan's format that a line is in. */
export type Section = 'none' | 'puzzle' | 'state' | 'unknown';

/** The meaning that the lines before a place give to the lines after it. Immutable. */
export interface Context {
  readonly section: Section;
  readonly boxes: Boxes;
  readonly titles: KnownTitles;
  /**
   * Number of puzzles in rows at the end, with only empty lines and borders between and after them; at most two. They
   * are the puzzles that a grid of pencil marks can join as its givens and its position.
   */
  readonly adjacent: number;
  /** Whether the last puzzle can still get its position from a `[State]`. */
  readonly awaitsState: boolean;
  /** Whether a section of rules would belong to the last puzzle. */
  readonly awaitsRules: boolean;
  /** The rules of all puzzles without rules. */
  readonly rules: FileRules | undefined;
  /** Whether the place is inside a long line, after the part that is read. The rest of such a line is ignored. */
  readonly isInLine: boolean;
  /** Size of the last puzzle. */
  readonly size: number | undefined;
  /** Whether the line before, ignoring comments, is a single-line puzzle. */
  readonly isBelowLine: boolean;
  /** Length of the following text that determined where the rules above end: a change in it may belong to them. */
  readonly endOfRules: number;
  /** Whether a merge conflict began in a line before and has not ended. */
  readonly isInConflict: boolean;
  /**
   * Whether the text may be something other than a Sudoku file. In such a text, rows in which most digits repeat are not
   * read as a puzzle.
   */
  readonly isAnyText: boolean;
}

/** The context at the start of a file. */
export const START: Context = {
  section: 'none',
  boxes: new Map(),
  titles: NO_TITLES,
  adjacent: 0,
  awaitsState: false,
  awaitsRules: false,
  rules: undefined,
  isInLine: false,
  size: undefined,
  isBelowLine: false,
  endOfRules: 0,
  isInConflict: false,
  isAnyText: false,
};

/** The context at the start of a text of any kind. */
export const ANY_TEXT: Context = { ...START, isAnyText: true };

/** The number of puzzles before a place that the text after it can still change. */
export function reachOf(context: Context): number {
  return Math.max(gridReachOf(context), context.awaitsRules ? 1 : 0);
}

/** The number of puzzles before a place that can still become one puzzle with grids after it. */
export function gridReachOf({ adjacent, awaitsState }: Context): number {
  return Math.max(adjacent, awaitsState ? 1 : 0);
}

/** Whether the same lines after `a` and after `b` have the same meaning. */
export function sameContext(a: Context, b: Context): boolean {
  return (
    a === b ||
    (a.section === b.section &&
      a.adjacent === b.adjacent &&
      a.awaitsState === b.awaitsState &&
      a.awaitsRules === b.awaitsRules &&
      a.isInLine === b.isInLine &&
      a.size === b.size &&
      a.isBelowLine === b.isBelowLine &&
      a.endOfRules === b.endOfRules &&
      a.isInConflict === b.isInConflict &&
      a.isAnyText === b.isAnyText &&
      sameTitles(a.titles, b.titles) &&
      sameRules(a.rules, b.rules) &&
      sameBoxes(a.boxes, b.boxes))
  );
}

function sameBoxes(a: Boxes, b: Boxes): boolean {
  return a === b || (a.size === b.size && [...a].every(([size, geometry]) => b.get(size) === geometry));
}

/** The geometry of a puzzle of a size, with these boxes and without rules. */
export function geometryIn(boxes: Boxes, size: number): Geometry {
  const usual = boxes.get(size) ?? geometryOfSize(size);
  return usual.boxHeight > 1 ? usual : readSections(usual, []).geometry; // no boxes, and loaded at first use
}

/** The section after a comment such as `# section: none`, without its `#`; undefined for any other comment. */
export function sectionAfter(comment: string): Section | undefined {
  return /^\s+section:\s*(none|puzzle)\s*$/.exec(comment)?.[1] as Section | undefined;
}

/** A rule as a word of the language: its names, and how it is read and written. */

import type { Geometry } from '../../core/geometry';
import type { Rule, RuleOf } from '../../core/rules/rule';
import type { RuleReader } from './reader';

/** A rule that has a keyword: a kind of rule, or another way to write one. */
export type RuleId =
  | Rule['kind']
  | 'diagonals'
  | 'noBoxes'
  | 'less'
  | 'even'
  | 'odd'
  | 'slowThermo'
  | 'dutchWhispers'
  | 'tenLine';

/**
 * The cells that follow the colon of a rule: a row or column and a side (`sight`), a cell at the edge and a direction
 * (`diagonal`), pairs of cells side by side, cells joined by their sides (`area`), or cells anywhere.
 */
export type CellArrangement = 'sight' | 'diagonal' | 'pairs' | 'area' | 'anywhere';

/** The entry of a word in the table. */
export interface WordSpec {
  /** The keyword, and then other names for it. Spaces, hyphens and the case of letters are ignored. */
  readonly names: readonly [keyword: string, ...others: string[]];
  /** Its form, for completion: `cage 16: cells`. */
  readonly form: string;
  /** A line for a 9x9 puzzle. */
  readonly example: string;
  /** For completion: the sign that must follow its first cells (`=`) or each cell but the last one. */
  readonly sign?: '=' | '>' | '<';
  /** For completion: the cells after the colon. Absent if they are a path of cells, or if there are none. */
  readonly place?: CellArrangement;
  /** The meaning of a line without a number: the default of the kind, no number (`absent`), or a problem. Absent for a rule without a number. */
  readonly without?: 'usual' | 'absent' | 'required';
  /** Reads the text after the keyword, and adds the rules to the reader. */
  read(reader: RuleReader): void;
}

/** A keyword with which rules are written. */
export interface WrittenSpec<R extends Rule> extends WordSpec {
  /** The line of a rule. */
  write(rule: R, geometry: Geometry): string;
  /** The rule itself, if it is only a keyword. */
  readonly rule?: R;
  /** Of a rule that is a list of cells, perhaps with a number: the fewest cells that it can have, and whether their order counts. */
  readonly list?: { readonly fewest: number; readonly order: 'set' | 'line' };
  /**
   * The canonical form of a rule among all rules with the same meaning: a palindrome can be written from either end.
   */
  normal(rule: R): R;
}

/** The complete notation of a kind of rule, here and in other programs. A name is absent if a program has none. */
export interface KindWord<R extends Rule> extends WrittenSpec<R> {
  /** The name in lists of rules to generate, such as a plural. If absent, it is the keyword. */
  readonly generated?: string;
  /** The part of an Interactive Sudoku Solver string. Empty for the part without a name. */
  readonly iss?: string;
  /** The member of f-puzzles' JSON: a flag for a rule that is only a keyword, otherwise a list. */
  readonly fPuzzles?: string;
  /** The number with which a rule of another program has no effect. */
  readonly trivial?: number;
  /** `usual` if lines of f-puzzles have no number and imply the usual one. */
  readonly fPuzzlesNumber?: 'usual';
  /** The flag of SudokuPad's checker. */
  readonly sudokuPad?: string;
}

/** The keywords of a family of rules. */
export type KindWords<R extends Rule> = { readonly [K in R['kind']]: KindWord<RuleOf<K>> };

/** An entry of the table. */
export interface RuleWord extends WordSpec {
  readonly id: RuleId;
  readonly keyword: string;
}

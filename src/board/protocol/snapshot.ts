/**
 * The content of a board, as plain data: a puzzle with its marks and problems, and a step that is explained in it. The extension makes
 * it from a document, the page and the exports draw it. Arrays "by cell" have one entry for each cell, in reading order.
 */

import type { LinkKind, Marks } from '../../core/marks';
import type { SvgShape } from './shape';

/** The space for clues on each side of a grid, in units of 1/60 cell. */
export interface ClueSpace {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The drawing of the rules of a puzzle. */
export interface RulesDrawing {
  /** Behind the colors of cells. */
  readonly shades: readonly SvgShape[];
  /** Behind the digits. */
  readonly below: readonly SvgShape[];
  /** In front of the borders, and outside of the grid. */
  readonly above: readonly SvgShape[];
  readonly frame: ClueSpace;
  /** The cells whose upper left corner has text. */
  readonly labeled: readonly number[];
  /** Whether some cells have text at their lower edge. */
  readonly hasLists: boolean;
  readonly spots: readonly RuleSpot[];
}

/**
 * The ways in which rules of a kind are drawn: at a spot, around cells, along a line through cells, in single cells, or
 * not at all.
 */
export const RULE_SHAPES = ['spot', 'area', 'line', 'cell', 'grid'] as const;
/** One of {@link RULE_SHAPES}. */
export type RuleShape = (typeof RULE_SHAPES)[number];

/** The rules of a puzzle in words. */
export interface RulesInWords {
  /** The requirements of each kind of rule; those of the whole grid first. */
  readonly kinds: readonly { readonly name: string; readonly sentence: string }[];
  /** Each rule, in the order of the puzzle. */
  readonly rules: readonly RuleInWords[];
}

/** One rule in words. */
export interface RuleInWords {
  /** `Cage 16` */
  readonly name: string;
  readonly sentence: string;
  /** The index of its kind. */
  readonly kind: number;
  readonly shape: RuleShape;
  /** The cells that it is about, along its line if it has one. None for a rule of the whole grid. */
  readonly cells: readonly number[];
}

/** The place of a rule that is drawn at a spot: between cells, or outside of the grid. In units of 1/60 cell. */
export interface RuleSpot {
  /** The index of the rule. */
  readonly rule: number;
  readonly x: number;
  readonly y: number;
}

/** The text about rules below the grid. */
export interface Legend {
  /** Its text, for people who cannot see it. */
  readonly words: string;
  readonly shapes: readonly SvgShape[];
  /** In units of 1/60 cell. */
  readonly height: number;
}

/** The part of a puzzle that lists show. */
export interface ListedPuzzle {
  /** Where the puzzle starts in the document, in UTF-16 units. Intents identify the puzzle by it. */
  readonly start: number;
  /** The title of the puzzle, or an empty text. */
  readonly title: string;
  /** The number of cells in a row, and of digits. */
  readonly size: number;
  /** By cell: the index of its region, a box of the puzzle. Borders are drawn between regions. */
  readonly regions: readonly number[];
  /** The symbol of each digit, the first for digit 1. */
  readonly symbols: readonly string[];
  /** By cell: its digit, 0 when it is empty. */
  readonly digits: readonly number[];
  /** Absent in classic puzzles. */
  readonly rules?: RulesDrawing;
}

/** An entry of the puzzle picker. */
export interface ListedEntry extends ListedPuzzle {
  /** The index of the puzzle in the file, from 0. */
  readonly index: number;
}

/** A puzzle as it was in one version of its document. */
export interface Snapshot extends ListedPuzzle {
  /** The index of the puzzle in its file, from 0, where it has no title and the file has other puzzles. */
  readonly index?: number;
  /** An id of the open document, which is different when the document is opened again. Versions are compared within one document only. */
  readonly document?: string;
  /** The version of the document. */
  readonly version: number;
  /** By cell: its given, or 0. A given that was overwritten is 0. */
  readonly givens: readonly number[];
  /** By cell: the digits that no digit in its houses excludes, as a mask with bit d - 1 for digit d; 0 when it is filled. */
  readonly candidates: readonly number[];
  /** Absent when nothing is written below the grid. */
  readonly legend?: Legend;
  /** By cell: the rules that it is part of, for people who cannot see them. Absent in classic puzzles. */
  readonly descriptions?: readonly (readonly string[])[];
  /** Absent in classic puzzles. */
  readonly inWords?: RulesInWords;
  /** By cell: the cells that must have a different digit. Absent when they are those of its row, column and region. */
  readonly peers?: readonly (readonly number[])[];
  /** By cell: the candidates that the text lists, as masks. Absent when the text lists none. */
  readonly listed?: readonly number[];
  readonly marks: Marks;
  readonly problems: readonly CellProblem[];
  /** The problems of the puzzle as a whole, the most important first. */
  readonly faults: readonly PuzzleFault[];
  /** Whether a search for problems in this position has finished. Until then, some problems may be missing. */
  readonly isChecked: boolean;
  /** The text about the puzzle in the status bar. */
  readonly status: string;
  /** The restrictions on edits. Absent when everything can be edited. */
  readonly locked?: LockedCells;
  /** Whether the digits with which the document was opened are locked. The user may unlock them. Absent if there is nothing to unlock. */
  readonly guard?: Guarding;
  readonly step?: StepDrawing;
  /** Whether all cells are filled, and without a conflict. */
  readonly isSolved: boolean;
  /** Whether it is known to have several solutions. */
  readonly isAmbiguous: boolean;
  /** Whether its givens are known to have exactly one solution, regardless of the entries. */
  readonly hasOneSolution?: boolean;
  /** Whether playing can be started, which makes the givens safe. */
  readonly canStart: boolean;
  /** Whether the time is shown. */
  readonly hasClock: boolean;
  /** Whether empty cells without center marks of the player show their candidates as such. */
  readonly hasAutomaticMarks: boolean;
  /** Whether the document may have other puzzles. */
  readonly hasOthers: boolean;
  /** Whether rows and columns have labels next to the grid. */
  readonly hasLabels: boolean;
}

/** The parts of a snapshot that only the rules determine. With thousands of rules they are long, so a page receives them once. */
export type ShownRules = Pick<Snapshot, 'size' | 'rules' | 'legend' | 'descriptions' | 'inWords' | 'peers'>;

/** Whether givens are locked. */
export const GUARDING = ['on', 'off'] as const;
/** One of {@link GUARDING}. */
export type Guarding = (typeof GUARDING)[number];

/** Why cells cannot be edited, in words. */
export interface LockedCells {
  readonly reason: string;
  /** `all` includes empty cells. */
  readonly cells: 'all' | readonly number[];
}

/** The kinds of problems of cells. */
export const PROBLEMS = [
  /** Its digit is repeated in a house, or it replaces a given. */
  'conflict',
  /** Its digit breaks a rule of the puzzle, such as a cage. */
  'broken rule',
  /** No digit can be in it. */
  'no candidates',
  /** Its digit is valid, but makes the puzzle unsolvable. Only a search finds it. */
  'wrong digit',
  /** Its text is not a digit of the puzzle. */
  'unread text',
  /** It may have been read incorrectly from a picture. */
  'doubtful digit',
] as const;

/** A problem of a cell, in the words of the diagnostics. */
export interface CellProblem {
  readonly cell: number;
  readonly kind: (typeof PROBLEMS)[number];
  readonly message: string;
  /** Problems with the same kind and fault are a single problem of several cells. Absent for a problem of one cell. */
  readonly fault?: number;
}

/** How the cell of a problem is drawn. A cell without candidates follows from a digit elsewhere, and a doubt is only a warning. */
export const lookOf = ({ kind }: CellProblem) =>
  kind === 'no candidates' ? 'dead' : kind === 'doubtful digit' ? 'doubtful' : 'wrong';

/** The kinds of problems of a whole puzzle, the most important first. */
export const FAULTS = [
  /** A house has no cell for a digit. */
  'no place',
  /** Like the next one, it is found only by a search. */
  'no solution',
  'several solutions',
  /** Its text has a rule that cannot be read, so the board does not show it, or one that is probably a mistake. */
  'unread rule',
  /** Its text cannot be read, such as a row that is too short. */
  'unread text',
] as const;

/** A problem of a whole puzzle, in the words of the diagnostics. */
export interface PuzzleFault {
  readonly kind: (typeof FAULTS)[number];
  readonly message: string;
  /**
   * The cells of the problem, of which navigation uses the first: one cell of a house without a place for a digit, all
   * cells of a row that cannot be read. Absent if the problem has no place in the grid.
   */
  readonly places?: readonly number[];
  /** Whether it is only a warning: the puzzle may be as intended. */
  readonly isWarning?: boolean;
}

/** Whether a problem of a whole puzzle is counted in its status. Otherwise, it is the status. */
export const IS_COUNTED: Readonly<Record<PuzzleFault['kind'], boolean>> = {
  'no place': true,
  'no solution': false,
  'several solutions': false,
  'unread rule': true,
  'unread text': true,
};

/** The roles of a candidate or a cell in a step. */
export const DRAWN_ROLES = [
  /** The step is based on it. */
  'evidence',
  /** It breaks the pattern, such as a fin. */
  'exception',
  /** In colorings and chains: it is false when the evidence is true. */
  'opposite',
  /** It is removed. */
  'elimination',
  /** It is placed. */
  'placement',
] as const;
/** One of {@link DRAWN_ROLES}. */
export type DrawnRole = (typeof DRAWN_ROLES)[number];

/** The states of an exercise. */
export const EXERCISES = ['open', 'found'] as const;

/** A step as it is drawn. */
export interface StepDrawing {
  /** The name of the technique; empty at the first stage of a hint, which does not show it. */
  readonly name: string;
  /** Of a step of the solution path or of a replay: its index, from 0, and the number of all steps. */
  readonly inPath?: { readonly index: number; readonly count: number };
  /** Whether it was applied although the grid cannot store it, so nothing is left to apply. */
  readonly isNoted?: boolean;
  /** Of an exercise instead of a step: whether the player has found its step. */
  readonly exercise?: (typeof EXERCISES)[number];
  /** The step in one sentence. */
  readonly sentence: string;
  /** The sentence without the name, if it begins with it: the name is shown before it. */
  readonly besideName?: string;
  /** The complete explanation of the step; empty if there is no more than the sentence. */
  readonly explanation: string;
  /** The cells of the houses of the step. */
  readonly area: readonly number[];
  readonly cells: readonly { readonly cell: number; readonly role: DrawnRole }[];
  readonly candidates: readonly { readonly cell: number; readonly digit: number; readonly role: DrawnRole }[];
  readonly links: readonly DrawnLink[];
  /** Of a move of a replay, by cell: the digits of its position, which are drawn in place of those of the puzzle. */
  readonly digits?: readonly number[];
  /** Digits that earlier steps of a path placed, in cells that are empty in the puzzle. */
  readonly ghosts: readonly { readonly cell: number; readonly digit: number }[];
  /** By cell: the candidates in the position of the step, as masks; 0 if there is a digit. */
  readonly allowed: readonly number[];
}

/** One end of a link: a digit in one cell, or in the cells of a group. */
export interface LinkEnd {
  readonly digit: number;
  readonly cells: readonly number[];
}

/** A link of a chain. */
export interface DrawnLink {
  readonly from: LinkEnd;
  readonly to: LinkEnd;
  /** `strong`: when the first is false the second is true. `weak`: when the first is true the second is false. */
  readonly kind: LinkKind;
  /** Whether it has no arrow. */
  readonly isPlain?: boolean;
}

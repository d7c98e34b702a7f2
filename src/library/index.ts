/**
 * The core as a library: text in, plain objects out. All declarations for programs are in this file, so that its types can be published as
 * one file. docs/library.md is generated from its doc comments.
 */

import { generate as generated, newTally } from '../core/generator/index';
import type { Grid } from '../core/grid';
import { makeCell, makeLine } from '../core/notation';
import { finish } from '../core/pausing';
import { type Candidate, positionOf } from '../core/position';
import { isRatable, rate as rateOf } from '../core/rating/index';
import { countSolutions as countOf, verdict } from '../core/solver/index';
import { applicable } from '../core/techniques/exclusion';
import { usualTechniques } from '../core/techniques/index';
import { Path } from '../core/techniques/path';
import { recipeIn } from '../features/generate/argument';
import { refusalText } from '../features/generate/generating';
import { isTechniqueWord, techniqueIds } from '../features/generate/techniqueWords';
import { ruledLines } from '../features/generate/writing';
import { checkingEmbedded, type FoundInPicture, findingInPicture } from '../features/pictures/finding';
import { lineOrGrid } from '../features/pictures/writing';
import { firstProblem } from '../features/puzzles/firstProblem';
import { solutionIn, solvePuzzle } from '../features/solving/solving';
import { reasonOf } from '../features/steps/reason';
import * as messages from '../messages/index';
import { parse as read } from '../text/parser/parser';
import { isContradictory, namesFor, type Puzzle as ReadPuzzle } from '../text/puzzle';
import { uniquenessOfCount } from '../text/ternary';

/** A puzzle in a text. */
export interface Puzzle {
  /** Its title, if the text has one for it. */
  readonly title?: string;
  /** The number of rows, columns and digits: 4, 6, 8, 9, 10, 12, 16 or 25, and 5 or 7 for jigsaws and puzzles without boxes. */
  readonly size: number;
  /** The number of rows in a box. */
  readonly boxHeight: number;
  /** The number of columns in a box. */
  readonly boxWidth: number;
  /** All digits on one line, `.` for an empty cell, `A` for 10 and so on. */
  readonly position: string;
  /** The givens on one line, if the text distinguishes them from other digits; otherwise all digits. */
  readonly givens: string;
  /** The offset of its start in the text, in UTF-16 code units. */
  readonly start: number;
  /** The offset of its end in the text, in UTF-16 code units. */
  readonly end: number;
  /** The reasons why the puzzle cannot be read completely; empty if it can. Only complete puzzles can be solved. */
  readonly problems: readonly string[];
}

/**
 * An answer that may be unknown. `unknown` means that neither `yes` nor `no` was proved in the given time. The command line and the
 * tools for language models return the same three values.
 */
export type Ternary = 'yes' | 'no' | 'unknown';

/** A digit in a cell. */
export interface CellDigit {
  /** `r4c7`: row 4, column 7, counted from 1. */
  readonly cell: string;
  /** From 1 to the size of the puzzle. */
  readonly digit: number;
}

/** A logical step. */
export interface Step {
  /** The name of its technique: `X-Wing` */
  readonly technique: string;
  /** The step in HoDoKu's notation: `X-Wing: 4 r57 c17 => r6c17<>4` */
  readonly notation: string;
  /** The reason why the step is valid, in sentences. */
  readonly reason: string;
  /** The digits that it places. */
  readonly placements: readonly CellDigit[];
  /** The candidates that it eliminates. */
  readonly eliminations: readonly CellDigit[];
}

/** The solution path of a puzzle. Each step is the easiest one available. */
export interface Solving {
  /** `stuck` if no known technique applies; `contradictory` if there is no solution. */
  readonly outcome: 'solved' | 'stuck' | 'contradictory';
  readonly steps: readonly Step[];
  /** The digits at the end of the path, on one line. */
  readonly end: string;
}

/** The difficulty of a puzzle. */
export interface Rating {
  /** HoDoKu's level. Absent if the usual techniques do not solve the puzzle. */
  readonly level?: 'easy' | 'medium' | 'hard' | 'unfair' | 'extreme';
  /** HoDoKu's score, the sum of the scores of all steps. Absent if the level is absent. */
  readonly score?: number;
  /** Sudoku Explainer's rating of the hardest step, 1.0 to about 11. Only for classic 9x9 puzzles. */
  readonly se?: number;
  /** The rating of the hardest step of a puzzle with rules or regions, 1.0 to 12: close to Sudoku Explainer's, but not the same. */
  readonly rules?: number;
}

/** The requirements for generated puzzles. Properties that are absent impose no restriction. */
export interface Recipe {
  /** The default is 9. */
  readonly size?: number;
  /** The same seed and recipe produce the same puzzles on every machine. Random by default. */
  readonly seed?: number;
  /** The number of puzzles, by default 1. */
  readonly count?: number;
  readonly level?: 'easy' | 'medium' | 'hard' | 'unfair' | 'extreme';
  /** Additional rules: `killer`, `jigsaw`, `anti-knight` and others, which docs/cli.md lists. Up to 16x16. */
  readonly rules?: readonly string[];
  /** `180` is half a turn, `90` a quarter. */
  readonly symmetry?: 'none' | '180' | '90' | 'mirror' | 'mirrors' | 'diagonal' | 'full';
  /** The cells with clues: a text with `x` for each clue and one other character for every other cell, or the indices of the cells, from 0. */
  readonly pattern?: string | readonly number[];
  /** The number of clues. */
  readonly clues?: { readonly least: number; readonly most: number };
  /** Sudoku Explainer's rating, or the rating of puzzles with rules. */
  readonly rating?: { readonly least: number; readonly most: number };
  /** Whether every clue must be needed. */
  readonly minimal?: boolean;
  /** Techniques that the path must contain, by name or id. */
  readonly required?: readonly string[];
  /** Techniques and families that the path must not contain. */
  readonly excluded?: readonly string[];
  /** The number of failed attempts after which the generator gives up, by default a million. */
  readonly attempts?: number;
}

/** The first puzzle in a picture, or the reason why none was read. */
export interface PictureReading {
  /** The digits on one line, `.` for an empty cell. Absent if no puzzle was read. */
  readonly position?: string;
  /**
   * The whole puzzle as text, with its title, entries, marks and rules: of a picture that this project has exported, which contains it, or of
   * a puzzle with cages or with other regions than the usual boxes. `parse` and `solve` read it.
   */
  readonly text?: string;
  /** The reason why no puzzle was read, in a sentence. */
  readonly problem?: string;
  /** Whether the puzzle has exactly one solution. */
  readonly isValid: boolean;
  /** The cells that may have been read incorrectly. */
  readonly doubtful: readonly DoubtfulCell[];
  /** Whether the picture shows cages that could not be read. Then the puzzle has none. */
  readonly hasUnreadCages?: boolean;
  /** The other puzzles in the picture, in reading order. Absent if there is only one. */
  readonly others?: readonly PictureReading[];
}

/** A cell of a picture that may have been read incorrectly. */
export interface DoubtfulCell {
  /** `r4c7`: row 4, column 7, counted from 1. */
  readonly cell: string;
  /** The digit in `position`; 0 for an empty cell. */
  readonly digit: number;
  /** The most probable other digit; 0 for an empty cell. */
  readonly second: number;
  /** Whether `second` looked more probable, but the puzzle has exactly one solution only with `digit`. */
  readonly isExchanged: boolean;
}

/**
 * Reads all puzzles in a text, in any format that docs/formats.md lists. It accepts any text: parts that cannot be read are reported in
 * `problems`.
 *
 * @throws TypeError if the text is not a string
 */
export function parse(text: string): Puzzle[] {
  checkText(text);
  return read(text).puzzles.map(puzzle => {
    const { grid, givens, title, start, end, problems } = puzzle;
    const { size, boxHeight, boxWidth } = grid.geometry;
    return {
      ...(title !== undefined && { title }),
      ...{ size, boxHeight, boxWidth, start, end },
      position: makeLine(grid.digits),
      givens: makeLine(givens),
      problems: problems.map(problem => messages.findings.problem(puzzle, problem)),
    };
  });
}

/**
 * Returns a solution of a puzzle on one line, or undefined if there is none. If there are several solutions, returns any one of them.
 *
 * @throws RangeError if the text is not one complete puzzle
 */
export function solve(text: string): string | undefined {
  const puzzle = onlyPuzzle(text);
  const solution = solutionIn(puzzle, finish(solvePuzzle(puzzle, undefined, 'any solution')));
  return solution && makeLine(solution);
}

/**
 * Counts the solutions of a puzzle, up to `limit`; a result of `limit` means that there may be more. With the default limit of 2, a result
 * of 1 means that the puzzle has exactly one solution.
 *
 * @throws RangeError if the text is not one complete puzzle, or `limit` is not a whole number from 1 to 1,000,000,000
 */
export function countSolutions(text: string, limit = 2): number {
  // A count of 0 would mean that there is no solution.
  if (!Number.isInteger(limit) || limit < 1 || limit > MOST_COUNTED)
    throw new RangeError(messages.tools.input.wrongType('limit', 'a whole number from 1 to 1,000,000,000'));
  const puzzle = onlyPuzzle(text);
  return isContradictory(puzzle) ? 0 : countOf(puzzle.grid, limit);
}

/**
 * Determines whether a puzzle has exactly one solution. During the search, `isTimeUp` is called about once per millisecond. If it returns
 * true, the search ends, and the answer is `unknown` unless it is already proved. The other functions have no time limit.
 *
 * @throws RangeError if the text is not one complete puzzle
 */
export function isUnique(text: string, isTimeUp: () => boolean = () => false): Ternary {
  const puzzle = onlyPuzzle(text);
  if (isContradictory(puzzle)) return 'no';
  let isAll = true;
  const solutions = countOf(puzzle.grid, 2, () => {
    isAll = !isTimeUp();
    return !isAll;
  });
  return uniquenessOfCount(solutions, isAll);
}

/**
 * Solves a puzzle by logic, as a person does, always taking the easiest step. `excluded` lists techniques that it must not use, by
 * name (`X-Wing`), id (`x-wing`) or family (`fish`), or `unique` for all techniques that need exactly one solution.
 *
 * @throws TypeError if `text` is not a string or `excluded` is not an array of strings
 * @throws RangeError if the text is not one complete puzzle, or `excluded` contains an unknown word
 */
export function solveLogically(text: string, excluded: readonly string[] = []): Solving {
  if (!Array.isArray(excluded) || !excluded.every(word => typeof word === 'string'))
    throw new TypeError(messages.tools.input.wrongType('excluded', 'an array of strings'));
  const words = techniqueIds(excluded);
  const unknown = words.find(word => !isTechniqueWord(word));
  if (unknown !== undefined) throw new RangeError(messages.tools.input.unknownTechnique(unknown));
  const puzzle = onlyPuzzle(text);
  const { grid, givens } = puzzle;
  const known = isContradictory(puzzle) ? ({ kind: 'contradictory' } as const) : finish(verdict(grid));
  const start = positionOf(grid, givens);
  const path =
    known.kind === 'contradictory'
      ? Path.ofContradictory(start)
      : new Path(start, applicable(usualTechniques, known, words));
  finish(path.until(() => false));
  const names = namesFor(puzzle);
  const plain = (candidates: readonly Candidate[]) =>
    candidates.map(({ cell, digit }) => ({ cell: makeCell(grid.geometry, cell), digit }));
  let before = path.start;
  const steps = path.steps.map((step, i) => {
    const reason = reasonOf(puzzle, step, before, path.steps.slice(0, i));
    before = before.after(step);
    return {
      technique: step.technique.name,
      notation: names.step(step),
      reason,
      placements: plain(step.placements),
      eliminations: plain(step.eliminations),
    };
  });
  return { outcome: path.outcome ?? 'stuck', steps, end: makeLine(path.end.digits) };
}

/**
 * Rates the difficulty of a puzzle. Returns undefined if the puzzle does not have exactly one solution.
 *
 * @throws RangeError if the text is not one complete puzzle
 */
export function rate(text: string): Rating | undefined {
  const puzzle = onlyPuzzle(text);
  if (isContradictory(puzzle) || countOf(puzzle.grid, 2) !== 1) return undefined;
  const position = positionOf(puzzle.grid, puzzle.givens);
  const path = new Path(position);
  finish(path.until(() => false));
  const { level, score } = path.grade;
  return {
    ...(path.outcome === 'solved' && { level, score }),
    ...(isRatable(position) && { [position.geometry.variant ? 'rules' : 'se']: rateOf(position).er }),
  };
}

/**
 * Generates puzzles, each on one line, or on several lines if it has rules or regions. They are generated on demand, so a loop can stop
 * early. It yields fewer puzzles than requested if too many attempts fail.
 *
 * @throws TypeError if the recipe is not an object
 * @throws RangeError if no puzzle can satisfy the recipe, or if the recipe has an unknown key or an invalid value
 */
export function* generate(recipe: Recipe = {}): Generator<string, void> {
  if (typeof recipe !== 'object' || recipe === null || Array.isArray(recipe))
    throw new TypeError(messages.tools.input.wrongType('recipe', 'an object'));
  const wanted = recipeIn(recipe, () => Math.floor(Math.random() * 1_000_000));
  if (!wanted.isFound) throw new RangeError(wanted.reason);
  const refusal = refusalText(wanted.value);
  if (refusal !== undefined) throw new RangeError(refusal);
  for (const grid of generated(wanted.value, newTally()) as Iterable<Grid | undefined>) {
    if (grid) yield grid.geometry.variant ? ruledLines(grid).join('\n') : makeLine(grid.digits);
  }
}

/**
 * Reads the puzzles in a photo or a screenshot, a PNG or JPEG file, or restores the one in a picture that this project has exported, also an
 * SVG file. If the picture shows several puzzles, the result is the first one in reading order, with the `others`. If no puzzle can be read,
 * `problem` explains why. The picture is processed by this code only.
 *
 * @throws TypeError if `bytes` is not a Uint8Array
 */
export function readPicture(bytes: Uint8Array): PictureReading {
  if (!(bytes instanceof Uint8Array)) throw new TypeError(messages.tools.input.wrongType('bytes', 'a Uint8Array'));
  const found = finish(findingInPicture(bytes));
  if (found.kind === 'problem')
    return { problem: messages.readingPictures.problem(found.problem), isValid: false, doubtful: [] };
  if (found.kind === 'embedded') {
    const [{ content, text }] = found.puzzles;
    const isValid = finish(checkingEmbedded(content.grid)) === true;
    return { position: makeLine(content.grid.digits), text, isValid, doubtful: [] };
  }
  const [first, ...others] = found.puzzles.map(pictureReadingOf);
  return { ...first, ...(others.length > 0 && { others }) };
}

function pictureReadingOf(puzzle: Extract<FoundInPicture, { kind: 'read' }>['puzzles'][number]): PictureReading {
  const { geometry, digits, doubtful, isValid, hasUnreadCages } = puzzle;
  const position = makeLine(digits);
  const text = lineOrGrid(puzzle);
  return {
    position,
    ...(text !== position && { text }),
    isValid: isValid === true,
    ...(hasUnreadCages && { hasUnreadCages }),
    doubtful: doubtful.map(({ cell, digit, second, isExchanged }) => ({
      cell: makeCell(geometry, cell),
      digit,
      second,
      isExchanged,
    })),
  };
}

/** The largest count that the engines support. */
const MOST_COUNTED = 1_000_000_000;

/** For programs that are not checked by TypeScript. */
function checkText(text: unknown): void {
  if (typeof text !== 'string') throw new TypeError(messages.tools.input.wrongType('text', 'a string'));
}

function onlyPuzzle(text: string): ReadPuzzle {
  checkText(text);
  const { puzzles } = read(text);
  const [puzzle] = puzzles;
  if (puzzles.length !== 1) throw new RangeError(messages.tools.input.onePuzzle(puzzles.length));
  const problem = firstProblem(puzzle);
  if (problem) throw new RangeError(`${problem.message}.`);
  return puzzle;
}

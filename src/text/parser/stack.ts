/** Joins grids that show one puzzle: a position with its givens, or pencil marks with a position. */

import { bitOf, isFull } from '../../core/grid';
import { movedPlaces } from '../places';
import { movedProblem, type Puzzle } from '../puzzle';

/** The puzzle with these givens and the position of `state`, or undefined when their sizes differ. */
export function withState(text: string, givens: Puzzle, state: Puzzle): Puzzle | undefined {
  if (givens.grid.geometry !== state.grid.geometry) return undefined;
  const by = state.start - givens.start;
  const digits = state.grid.digits.map((digit, cell) => digit || givens.grid.digits[cell]);
  const { allowed } = state.grid;
  return {
    ...givens,
    end: state.end,
    text: text.slice(givens.start, state.end),
    grid: { ...givens.grid, digits, ...(allowed && { allowed }) },
    written: state.written,
    places: movedPlaces(state.places, by),
    givenPlaces: givens.places,
    style: state.style,
    oddBlanks: state.oddBlanks,
    problems: [...givens.problems, ...state.problems.map(problem => movedProblem(problem, by))],
  };
}

/**
 * Simple Sudoku prints a puzzle as a grid of its givens, often a grid of its current digits, and a grid of pencil
 * marks. When the last puzzle is such a grid of pencil marks, this joins it with the one or two grids before it and
 * returns true. `adjacent` is the number of puzzles at the end, the last one included, with nothing between them.
 */
export function stackPencilMarks(text: string, puzzles: Puzzle[], adjacent: number): boolean {
  const marks = puzzles[puzzles.length - 1];
  const position = puzzles[puzzles.length - 2];
  const isNamed = marks.title !== undefined && !isHeadingOfMarks(marks.title);
  if (!position || !areMarks(text, marks) || isNamed || !isViewOf(marks, position)) return false;
  const givens = adjacent > 2 ? puzzles[puzzles.length - 3] : undefined;
  const both = givens && !position.title && isViewOf(position, givens) ? withState(text, givens, position) : undefined;
  const puzzle = both ?? position;
  puzzles.splice(both ? -3 : -2);
  puzzles.push({
    ...puzzle,
    end: marks.end,
    text: text.slice(puzzle.start, marks.end),
    markPlaces: movedPlaces(marks.places, marks.start - puzzle.start),
  });
  return true;
}

/** Whether a title only announces that candidates are below it. */
export const isHeadingOfMarks = (title: string): boolean =>
  /^\W*(?:candidates|pencil ?-?marks|possibilities|notes)\W*$/i.test(title);

/** Whether a grid lists candidates, or listed them until it was solved. Then its columns are still wide. */
function areMarks(text: string, { start, style, grid, places }: Puzzle): boolean {
  if (style.form === 'marks') return true;
  const { boxOf } = grid.geometry;
  if (style.symbols.kind === 'decimal' || !isFull(grid)) return false;
  // There may be more space between boxes. Between rows there is a line break.
  const isWide = (cell: number) =>
    /^ {2,}$/.test(text.slice(start + places.endOf(cell - 1), start + places.startOf(cell)));
  return boxOf.some((box, cell) => box === boxOf[cell - 1] && isWide(cell));
}

/**
 * Whether at least nine tenths of the earlier grid's digits are digits or candidates of the later one. Not all, because
 * people mistype.
 */
function isViewOf(later: Puzzle, earlier: Puzzle): boolean {
  if (earlier.style.form !== 'symbols' || earlier.grid.geometry !== later.grid.geometry) return false;
  let filled = 0;
  let agreed = 0;
  earlier.grid.digits.forEach((digit, cell) => {
    if (digit === 0) return;
    filled++;
    const laterDigit = later.grid.digits[cell];
    if (laterDigit === digit || (laterDigit === 0 && (later.grid.allowed?.[cell] ?? 0) & bitOf(digit))) agreed++;
  });
  return filled > 0 && 10 * agreed >= 9 * filled;
}

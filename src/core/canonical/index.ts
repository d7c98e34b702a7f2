/**
 * Canonical forms of 9x9 puzzles. Puzzles that differ only by the order of lines and chutes, by transposition, or by a relabeling of
 * digits have the same form. Other sizes and puzzles given by candidates have no canonical form.
 *
 * Three forms are called "minlex". In all of them a blank comes before the digits, and digits are named in the order in
 * which they appear:
 *
 *  - `text`: the smallest puzzle, compared as text.
 *  - `pattern`: the smallest pattern of givens, and with this pattern the smallest digits. It is the fastest.
 *  - `solution`: the puzzle in its smallest solution, with the names that digits have there; if there are several ways to produce that
 *    solution, the smallest puzzle. Only valid puzzles have it.
 *
 * For solved grids all three are the same.
 */

import { copyOfCells } from '../cellArray';
import { type Geometry, geometryOfSize } from '../geometry';
import { type Grid, isFull, isSolved } from '../grid';
import { finish } from '../pausing';
import { verdict } from '../solver/index';
import type { Transformation } from '../symmetry/transformation';
import { type Arrangement, arrangedCell, arrangedGrid, CELLS, namesIn, SIZE } from './arrangement';
import { PatternSearch } from './patternForm';
import { SolutionSearch } from './solutionForm';
import { TextSearch } from './textForm';

/** The kinds of forms. */
export type FormKind = 'text' | 'pattern' | 'solution';

/** A form, and the arrangement of lines and names of digits that produce it. */
export interface CanonicalForm extends Arrangement {
  /** By cell: 1 .. 9, or 0 if the cell is empty. */
  readonly digits: Uint8Array;
  /** By digit of the puzzle: its name in the form. */
  readonly names: Uint8Array;
  /**
   * The number of automorphisms of the puzzle: the symmetries that change only the names of digits. At least
   * 1, for the identity; at most 3,359,232.
   */
  readonly automorphisms: number;
}

/** Whether puzzles of a geometry can have forms. */
export const hasForms = ({ boxHeight, boxWidth, variant }: Geometry): boolean =>
  boxHeight === 3 && boxWidth === 3 && !variant;

/**
 * Finds canonical forms. Reuse one object for many puzzles: every search uses its buffers of about 200 KB. A search
 * takes less than 0.1 ms for most puzzles and at most about 0.1 s, but seconds if most givens are in conflict.
 */
export class CanonicalForms {
  private readonly texts = new TextSearch();
  private readonly patterns = new PatternSearch();
  private readonly solutions = new SolutionSearch();

  /**
   * The form of a puzzle. Undefined if it is not a classic 9x9 puzzle or is given by candidates, and for `solution` if it is not valid.
   * Even grids with conflicts have the other forms.
   */
  find(kind: FormKind, grid: Grid): CanonicalForm | undefined {
    const { geometry, digits, allowed } = grid;
    if (!hasForms(geometry) || allowed) return undefined;
    if (isSolved(grid)) return this.inSolution(digits, digits);
    if (kind === 'solution') {
      const found = finish(verdict(grid));
      return found.kind === 'valid' ? this.inSolution(digits, found.solution) : undefined;
    }
    // All full grids with conflicts have one pattern, so the search would depend on digits alone.
    const search = kind === 'text' || isFull(grid) ? this.texts : this.patterns;
    search.find(digits);
    return {
      digits: copyOfCells(search.form),
      lines: copyOfCells(search.lines),
      columns: copyOfCells(search.columns),
      names: namesIn(digits, search),
      automorphisms: search.ways,
    };
  }

  /** The `solution` form of a puzzle whose only solution is already known. */
  inSolution(puzzle: Uint8Array, solution: Uint8Array): CanonicalForm {
    const { solutions } = this;
    solutions.find(solution);
    let smallest: Pick<CanonicalForm, 'digits' | 'names'> | undefined;
    let way = 0;
    let automorphisms = 0;
    for (let other = 0; other < solutions.ways; other++) {
      const names = namesIn(solution, solutions.way(other));
      const digits = arrangedGrid(puzzle, solutions.way(other), names);
      const difference = smallest ? compared(digits, smallest.digits) : -1;
      if (difference > 0) continue;
      if (difference < 0) [smallest, way, automorphisms] = [{ digits, names }, other, 0];
      automorphisms++;
    }
    if (!smallest) throw new Error('A solved grid has no form.');
    const { lines, columns } = solutions.way(way);
    return { ...smallest, lines: copyOfCells(lines), columns: copyOfCells(columns), automorphisms };
  }
}

/** The transformation that produces the form of the puzzle. */
export function transformationTo({ lines, columns, names }: CanonicalForm): Transformation {
  const geometry = geometryOfSize(SIZE);
  const cells = new Uint16Array(CELLS);
  for (let place = 0; place < CELLS; place++)
    cells[arrangedCell(lines[Math.floor(place / SIZE)], columns[place % SIZE])] = place;
  return { geometry, cells, digits: names.slice() };
}

/** Negative if the first grid is the smaller text, 0 if they are equal. */
function compared(a: Uint8Array, b: Uint8Array): number {
  for (let cell = 0; cell < CELLS; cell++) if (a[cell] !== b[cell]) return a[cell] - b[cell];
  return 0;
}

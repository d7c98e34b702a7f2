/** The data of tests about a kind of rule. A new kind is one entry in the file of its family in `kinds/`. */

import fc from 'fast-check';
import type { Geometry } from '../../../src/core/geometry';
import type { Cell, Digit } from '../../../src/core/numbers';
import type { Random } from '../../../src/core/random';
import { type CellDirection, cellsInSight, moved, type Sight } from '../../../src/core/rules/cells';
import type { StrictRule } from '../../../src/core/rules/kinds/marks';
import type { WholeGridRule } from '../../../src/core/rules/kinds/wholeGrid';
import type { Rule, RuleOf } from '../../../src/core/rules/rule';

/** Everything that tests need for a kind of rule. */
export interface RuleExample<R extends Rule> {
  /** Lines for 9x9 puzzles, in the form in which they are written. The first one is also written for other programs. */
  readonly lines: readonly [ExampleLine, ...ExampleLine[]];
  /** The first line in an Interactive Sudoku Solver string. Absent if ISS lacks the rule. */
  readonly iss?: string;
  /** The members of f-puzzles' JSON that have the first line. Absent if f-puzzles lacks the rule. */
  readonly fPuzzles?: string;
  /** `house`: its rules only add houses. `grid`: each of its constraints is independent, usually across the whole grid. */
  readonly scope?: 'house' | 'grid';
  /** Whether puzzles of this shape can have the rule. Absent if all can. */
  isPossible?(geometry: Geometry): boolean;
  /** Whether a full grid satisfies a rule, as plainly as possible. This is the specification of the solver. */
  isKept(rule: R, grid: FullGrid): boolean;
  /** A random rule that the grid is likely to satisfy; undefined if there is none. */
  random(draw: Draw): DataOf<R> | undefined;
  /** Its rules, whether or not a grid can satisfy them. Lists of cells that are sets are sorted, like parsed ones. */
  any(parts: AnyParts): fc.Arbitrary<DataOf<R>>;
}

/** The examples of a family. */
export type RuleExamples<R extends Rule> = { readonly [K in R['kind']]: RuleExample<RuleOf<K>> };

/** A rule without its kind. */
type DataOf<R extends Rule> = R extends Rule ? Omit<R, 'kind'> : never;

/** A line of `[Rules]` in a 9x9 puzzle, and how boards show it. */
export interface ExampleLine {
  readonly line: string;
  /** The shapes of the drawing, from the lowest layer to the highest: tag, colors, dashes and text. */
  readonly shapes: readonly string[];
  /** The text of its entry in the legend. */
  readonly legend?: string;
  /** By cell: its description for screen readers. Absent for a rule of the whole grid, which describes no cell. */
  readonly labels?: Readonly<Record<string, string>>;
}

/** A rule of the whole grid that is only a keyword. Boards only name it in the legend. */
export function keyword(
  line: string,
  legend: string,
  isKept: (grid: FullGrid) => boolean,
): Omit<RuleExample<WholeGridRule | StrictRule>, 'iss' | 'fPuzzles'> {
  return {
    lines: [{ line, shapes: [], legend }],
    scope: 'grid',
    isKept: (_, grid) => isKept(grid),
    random: () => ({}),
    any: () => fc.constant({}),
  };
}

/** A full grid. */
export class FullGrid {
  readonly size: number;
  readonly cells: readonly Cell[];

  /** `rules`: all rules of the puzzle. */
  constructor(
    readonly geometry: Geometry,
    readonly digits: ArrayLike<Digit>,
    readonly rules: readonly Rule[] = [],
  ) {
    this.size = geometry.size;
    this.cells = Array.from({ length: geometry.cellCount }, (_, cell) => cell);
  }

  /** The digits of some cells. */
  of(cells: readonly Cell[]): Digit[] {
    return cells.map(cell => this.digits[cell]);
  }

  /** The digits that a clue outside the grid sees. */
  seenFrom(sight: Sight): Digit[] {
    return this.of(cellsInSight(this.geometry, sight));
  }

  /** The digits of the 2x2 square that begins at a cell. */
  squareAt(cell: Cell): Digit[] {
    return this.of([cell, cell + 1, cell + this.size, cell + this.size + 1]);
  }

  /** All pairs of cells that are `one` apart in one direction, and `other` in the other direction. */
  cellsApart(one: number, other: number): [Cell, Cell][] {
    const { rowOf, columnOf } = this.geometry;
    return this.cells.flatMap(a =>
      this.cells
        .filter(b => {
          const [down, right] = [Math.abs(rowOf[a] - rowOf[b]), Math.abs(columnOf[a] - columnOf[b])];
          return a < b && ((down === one && right === other) || (down === other && right === one));
        })
        .map((b): [Cell, Cell] => [a, b]),
    );
  }
}

/** The sum of some digits. */
export const total = (digits: readonly number[]) => digits.reduce((sum, digit) => sum + digit, 0);
/** Whether all values are different. */
export const differ = (values: readonly unknown[]) => new Set(values).size === values.length;
/** Each item but the last, with the next one. */
export const adjacent = <T>(items: readonly T[]): [T, T][] => items.slice(1).map((item, i) => [items[i], item]);

/** The third of the digits to which a digit belongs: low, middle or high. */
export const thirdOf = (digit: Digit, size: number) => Math.floor(((digit - 1) * 3) / size);
/** Whether the digits make three equal groups. */
export const hasThirds = ({ size }: Geometry) => size % 3 === 0;

/** The choices for a random rule. */
export class Draw {
  readonly size: number;
  /** The cells of a line that is at most as long as a row. */
  readonly line: readonly Cell[];
  readonly pair: readonly [Cell, Cell];

  /** `error`: 0, or 1 for a number that the grid does not have. `fewest`: the fewest cells of its line. */
  constructor(
    readonly grid: FullGrid,
    readonly random: Random,
    readonly error: 0 | 1,
    fewest: number,
  ) {
    const { size, cellCount } = grid.geometry;
    this.size = size;
    let line: readonly Cell[];
    do line = walk(grid.geometry, random, 2 + random.below(size));
    while (line.length < fewest);
    this.line = line;
    const [a, b = (a + 1) % cellCount] = this.line;
    this.pair = [a, b];
  }

  /** One of two values. */
  either<A, B>(a: A, b: B): A | B {
    return this.random.below(2) === 0 ? a : b;
  }

  sight(): Sight {
    const index = this.random.below(this.size);
    return { kind: this.either('row', 'column'), index, isReversed: this.either(true, false) };
  }
}

/** A walk over adjacent cells, including diagonal ones, without repetitions. */
export function walk(geometry: Geometry, random: Random, length: number): Cell[] {
  const line = [random.below(geometry.cellCount)];
  while (line.length < length) {
    const move: CellDirection = [random.below(3) - 1, random.below(3) - 1];
    const next = moved(geometry, line[line.length - 1], move);
    if (next === undefined || line.includes(next)) break;
    line.push(next);
  }
  return line;
}

/** The parts of any rules. */
export interface AnyParts {
  readonly geometry: Geometry;
  readonly size: number;
  readonly cell: fc.Arbitrary<Cell>;
  /** Three or more different cells: anywhere, or of a line. */
  readonly cells: fc.Arbitrary<Cell[]>;
  /** The same, sorted. */
  readonly set: fc.Arbitrary<Cell[]>;
  /** Two cells side by side. */
  readonly pair: fc.Arbitrary<readonly [Cell, Cell]>;
  readonly sight: fc.Arbitrary<Sight>;
  number(most: number, least?: number): fc.Arbitrary<number>;
}

/** The parts of any rules of a geometry. */
export function anyParts(geometry: Geometry): AnyParts {
  const { size, cellCount } = geometry;
  const cell = fc.nat(cellCount - 1);
  const cells = fc.oneof(fc.uniqueArray(cell, { minLength: 3, maxLength: size }), anyLine(geometry));
  const move = fc.constantFrom<CellDirection[]>([1, 0], [0, 1], [-1, 0], [0, -1]);
  return {
    geometry,
    size,
    cell,
    cells,
    set: cells.map(sorted),
    pair: fc
      .tuple(cell, move)
      .map(([a, way]): readonly [Cell, Cell | undefined] => [a, moved(geometry, a, way)])
      .filter((both): both is [Cell, Cell] => both[1] !== undefined),
    sight: fc.record({ kind: fc.constantFrom('row', 'column'), index: fc.nat(size - 1), isReversed: fc.boolean() }),
    number: (most, least = 1) => fc.integer({ min: least, max: most }),
  };
}

/** Cells in order, like those of a parsed set. */
export const sorted = (cells: readonly Cell[]) => [...cells].sort((a, b) => a - b);

/** A line of cells that touch. */
function anyLine(geometry: Geometry): fc.Arbitrary<Cell[]> {
  const moves = fc.array(fc.tuple(fc.integer({ min: -1, max: 1 }), fc.integer({ min: -1, max: 1 })), { minLength: 12 });
  return fc
    .tuple(fc.nat(geometry.cellCount - 1), moves)
    .map(([start, steps]) => {
      const line = [start];
      for (const step of steps) {
        const next = moved(geometry, line[line.length - 1], step);
        if (next !== undefined && !line.includes(next) && line.length < geometry.size) line.push(next);
      }
      return line;
    })
    .filter(({ length }) => length > 2);
}

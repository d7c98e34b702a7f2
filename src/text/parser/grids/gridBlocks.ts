/** Makes puzzles from blocks of rows, unless these are a pasted grid, the regions of a jigsaw or other numbers. */

import { areOtherDigits } from '#otherDigits';
import type { Geometry } from '../../../core/geometry';
import { countFilled, hasConflict } from '../../../core/grid';
import type { Labels } from '../../pasted/index';
import type { Puzzle } from '../../puzzle';
import { type Span, sliceOf } from '../../span';
import { endOfLine, lineStartOf } from '../../strings/lineBreaks';
import { puzzlesOfGrids } from '../assembly';
import { partsOf } from '../blocks';
import type { DoubtfulLines } from '../doubtfulLines';
import type { RowSyntax } from '../lines/syntax';
import type { PastedGrids } from '../pasting';
import type { PuzzleCollector } from '../puzzleCollector';
import type { Titles } from '../titles';
import { regionsOfLabels, showsRegions } from './drawnRegions';
import { groupRows } from './grids';
import { type OneLine, oneLineOfSixteen } from './oneLine';
import { isMeant } from './plausible';

/** Callbacks for the findings. */
interface Reader {
  readonly doubts: DoubtfulLines;
  readonly pasting: PastedGrids;
  readonly titles: Titles;
  readonly rowBelow: RowSyntax | undefined;
  readonly isAnyText: boolean;
  readonly geometryOf: (size: number) => Geometry;
  add(puzzle: Puzzle, title: string | undefined): void;
  addRegions(labels: Labels): void;
  addOneLine(oneLine: OneLine, line: Span, lineEnd: number): boolean;
  readDamaged(line: Span, lineEnd: number): boolean;
}

/** Whether a puzzle has fewer digits than a row has cells. */
const isNearlyEmpty = ({ grid: { digits, geometry } }: Puzzle) => countFilled(digits) < geometry.size;

/** The whole lines of a span. */
export const linesOfBlock = (text: string, { start, end }: Span) =>
  text.slice(lineStartOf(text, start), endOfLine(text, end));

/** Reads blocks of rows. */
export class GridBlocks {
  constructor(
    private readonly text: string,
    private readonly found: PuzzleCollector,
    private readonly reader: Reader,
  ) {}

  /** Makes puzzles from the rows of a block. */
  add(block: readonly RowSyntax[]): void {
    for (const part of partsOf(this.text, block)) {
      if (part.kind === 'rows') this.addGrids(part.rows);
      else this.reader.addOneLine(oneLineOfSixteen(this.text, part.row), part.row, endOfLine(this.text, part.row.end));
    }
  }

  private addGrids(rows: readonly RowSyntax[]): void {
    if (rows.length === 0) return;
    const { text } = this;
    const groups = groupRows(text, rows);
    const all = puzzlesOfGrids(text, groups, this.reader.geometryOf);
    // The regions of a jigsaw may be directly below its grid.
    if (all.length === 2 && regionsOf(all[1])) {
      for (const group of groups) this.addGrids(group.rows);
      return;
    }
    const { isAnyText } = this.reader;
    const others = isAnyText ? all.filter(puzzle => areOtherDigits(linesOfBlock(text, puzzle), puzzle)) : [];
    others.forEach(puzzle => {
      this.reader.doubts.rejectOthers(puzzle);
    });
    const meant = all.filter(
      puzzle => isMeant(linesOfBlock(text, puzzle), puzzle) && !others.includes(puzzle) && !showsRegions(text, puzzle),
    );
    // Next to other numbers, a grid with few digits is not a puzzle either.
    const puzzles = meant.length < all.length ? meant.filter(puzzle => !isNearlyEmpty(puzzle)) : meant;
    if (all.length === 1 && this.areRegions(all[0])) return;
    const isBelowLine = this.found.isBelowLine || rows[0] === this.reader.rowBelow;
    if (this.reader.pasting.readRows(rows, groups, puzzles)) return;
    this.found.isBelowLine = isBelowLine && puzzles.length === 0;
    for (const row of rows) this.reader.readDamaged(row, endOfLine(text, row.end));
    puzzles.forEach(puzzle => {
      const { name } = groups[all.indexOf(puzzle)];
      if (name) this.reader.titles.addWords(sliceOf(text, name));
      this.reader.add(puzzle, this.reader.titles.ofGrid);
      this.noteSigns(puzzle);
    });
  }

  /**
   * Adds a note on the first `+` before a digit of a grid: it does not mark an entry, as it does in a line of HoDoKu.
   */
  private noteSigns({ start, text, problems }: Puzzle): void {
    const found = problems.length === 0 ? /(?<![^\s|,])\+[1-9](?=[\s|,])/.exec(text) : null;
    if (!found) return;
    const at = start + found.index;
    this.reader.doubts.add({ start: at, end: at + found[0].length, reason: 'placed-signs' });
  }

  /** Whether a grid of numbers shows the regions of the one above. If so, they are added to that one. */
  areRegions(puzzle: Puzzle): boolean {
    const { start, end } = puzzle;
    const regions = regionsOf(puzzle);
    if (regions) this.reader.addRegions({ start, end, regions });
    return regions !== undefined;
  }
}

/** The regions that the numbers of a grid show, if they do. */
const regionsOf = ({ grid }: Puzzle) =>
  hasConflict(grid) ? regionsOfLabels(Array.from(grid.digits, String)) : undefined;

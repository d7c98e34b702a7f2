/** Rows that wait for the rest of their grid: the current block of lines, and the bands before it. */

import { type Geometry, SIZES } from '../../../core/geometry';
import { areFullGrids, areLines, isLongEnough } from '../blocks';
import type { RowSyntax } from '../lines/syntax';

/** Collects rows until their block ends. Calls `addBlock` with each block, in order. */
export class WaitingRows {
  /** Rows since the last line that is not a row, border or comment. */
  private block: RowSyntax[] = [];
  /** Blocks with as many rows as a box: bands of one grid, if enough of them follow each other. */
  private bands: RowSyntax[][] = [];

  constructor(
    private readonly text: string,
    private readonly geometryOf: (size: number) => Geometry,
    private readonly addBlock: (block: readonly RowSyntax[]) => void,
  ) {}

  /** Whether there are no waiting rows. */
  get isEmpty(): boolean {
    return this.block.length === 0 && this.bands.length === 0;
  }

  /** Whether there are waiting rows without an empty line after them. */
  get hasBlock(): boolean {
    return this.block.length > 0;
  }

  /** Whether there are bands that wait for other bands. */
  get hasBands(): boolean {
    return this.bands.length > 0;
  }

  get last(): RowSyntax | undefined {
    return this.block.at(-1);
  }

  add(row: RowSyntax): void {
    this.block.push(row);
    if (isLongEnough(this.block)) this.end();
  }

  /** Removes the rows of the current block, because something else reads them. Returns the first one. */
  give(): RowSyntax | undefined {
    const [first] = this.block;
    this.block = [];
    return first;
  }

  /** Handles an empty line: the rows before it are one or more grids, or a band whose other bands follow. */
  endBlock(): void {
    if (this.block.length === 0) return;
    if (!this.isBand()) {
      this.end();
      return;
    }
    this.bands.push(this.block);
    this.block = [];
    this.joinBands();
  }

  /** Makes grids from all waiting rows, because the current line cannot be inside a grid. */
  end(): void {
    const { block } = this;
    if (block.length > 0 && this.bands.length > 0 && this.isBand()) this.endBlock();
    const blocks = [this.bands.flat(), this.block].filter(rows => rows.length > 0);
    this.bands = [];
    this.block = [];
    for (const rows of blocks) this.addBlock(rows);
  }

  /** Handles a comment among rows: after a full grid it belongs to the next grid. */
  endFull(): void {
    const { block } = this;
    if (areFullGrids(block) && this.bands.length === 0) this.end();
    else if (areLines(this.text, block.slice(0, 16))) this.end();
  }

  /**
   * Whether there are as many waiting rows as in a box, or they continue the bands before them; some rows may be
   * missing.
   */
  private isBand(): boolean {
    const { block, bands } = this;
    const size = block[0].cells;
    if (!SIZES.includes(size) || block.length >= size || areLines(this.text, block)) return false;
    if (!block.every(row => row.cells === size && row.strangeCount === 0)) return false;
    const { boxHeight, boxWidth } = this.geometryOf(size);
    // An empty line is between all rows when lines are double-spaced.
    if (bands.length === 0)
      return block.length === boxHeight || block.length === boxWidth || (block.length === 1 && size >= 6);
    if (bands[0].length === 1 && block.length !== 1) return false;
    return bands[0][0].cells === size && bands.flat().length + block.length < size + bands[0].length;
  }

  /** Makes a grid from the bands as soon as there are enough. */
  private joinBands(): void {
    const rows = this.bands.flat();
    if (rows.length < rows[0].cells) return;
    this.bands = [];
    this.addBlock(rows);
  }
}

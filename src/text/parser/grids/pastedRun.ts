/** Lines that may be a pasted grid, as long as it is unknown whether they are one. */

import { CodeReader, isRowOfLabels, labelsIn, looksPasted } from '#pasted';
import { isBetweenRows, isColumnsHeading, isComment, isHeading } from '../../pasted/lines';
import { type Span, sliceOf } from '../../span';
import { isMarked } from '../checkpoints';
import type { Line } from '../lines/syntax';
import { regionsOfLabels } from './drawnRegions';

/** Minimum numbers of lines of a run that may be cut after a line with a certain hash, and after any line. */
const LONG_RUN = 300;
const LONGEST_RUN = 2000;

/** Whether a line is brackets or a name and its value, as in JSON. */
const isJson = (text: string, line: Span) => /^\s*(?:[\]}{[]|"[\w ]{1,20}"\s*:)/.test(sliceOf(text, line, 60));

/** Whether a line is the value of a function of a solver, which is below its name: `5)`. */
const isValue = (text: string, line: Span) => /^\s*\d{1,2}\)+$/.test(sliceOf(text, line, 20).trimEnd());

/** Whether a line is a row of letters in quotes, as programs write the regions of a jigsaw. */
const areLabels = (text: string, line: Span) =>
  /^\s*(["'`])[a-z ]{4,50}\1[\s\])},;+]*$/i.test(sliceOf(text, line, 100));

/** Whether a line of a call opens another one, as `c(` does, ends an array before other arguments, or is named arguments: `byrow = TRUE`. */
const isArgument = (text: string, line: Span) =>
  /^\s*(?:[a-z][\w.]{0,20}\($|[\])}]{1,3}\s?,\s?[a-z\d]|,?\s{0,9}(?:[a-z][\w.]{0,20}\s?=\s?[\w.]{1,20}(?:\([\w, ]{0,40}\))?(?:[,)]\s{0,9}|$))+)/i.test(
    sliceOf(text, line, 100).trimEnd(),
  );

/** Consecutive lines from the start of the first one to the end of the last one. */
export class PastedRun implements Span {
  end: number;
  private lines = 0;
  /** Number of lines since the last empty line, and in each group of lines before it. */
  private sinceEmpty = 0;
  private band = 0;
  private bands = 0;
  private isAfterEmpty = false;
  /** Whether the columns of a grid are in several parts, each below a heading. */
  isSplit = false;
  /** Tracks which brackets and quotes are open. */
  private readonly code: CodeReader;

  constructor(
    private readonly text: string,
    readonly start: number,
  ) {
    this.end = start;
    this.code = new CodeReader(text);
  }

  /** Number of lines, without the empty ones. */
  get count(): number {
    return this.lines;
  }

  add(end: number): void {
    if (this.lines === 0) this.isSplit = isColumnsHeading(this.text, { start: this.end, end });
    this.code.read({ start: this.end, end });
    this.end = end;
    this.lines++;
    this.sinceEmpty++;
    this.isAfterEmpty = false;
  }

  /** Whether a line can continue a pasted grid. A line of words or a single-line puzzle cannot. */
  accepts(line: Line): boolean {
    if (line.kind === 'row' || line.kind === 'border') return true;
    if (
      this.code.isOpen &&
      (isComment(this.text, line) ||
        isJson(this.text, line) ||
        isValue(this.text, line) ||
        areLabels(this.text, line) ||
        isArgument(this.text, line))
    )
      return true;
    if (line.kind === 'section') return isBetweenRows(this.text, line);
    return (
      line.kind === 'text' &&
      (looksPasted(this.text, line) ||
        isRowOfLabels(this.text, line) ||
        isHeading(this.text, line) ||
        isBetweenRows(this.text, line))
    );
  }

  /**
   * Whether a grid can continue after an empty line: empty lines separate its bands, which all have the same number of
   * lines.
   */
  acceptsEmpty(): boolean {
    const { sinceEmpty, band } = this;
    // The grid may follow the regions.
    if ((this.code.isOpen || this.isSplit || this.hasRegions) && !this.isAfterEmpty) {
      this.isAfterEmpty = true;
      return true;
    }
    // Other lines may be above the first band.
    const isSame = this.bands === 0 || band === sinceEmpty || (this.bands === 1 && band > sinceEmpty);
    if (this.isAfterEmpty || sinceEmpty < 2 || sinceEmpty > 5 || !isSame) return false;
    this.band = sinceEmpty;
    this.bands++;
    this.sinceEmpty = 0;
    this.isAfterEmpty = true;
    return true;
  }

  /** Whether the rows of a program so far are the regions of a jigsaw. */
  private get hasRegions(): boolean {
    const { rows } = this.code;
    return (
      rows.length > 0 &&
      rows.length === rows[0].cells.length &&
      regionsOfLabels(labelsIn(this.text, rows)) !== undefined
    );
  }

  /** Whether the run must be cut after this line, because it is too long. */
  isLongEnough(lineStart: number, lineEnd: number): boolean {
    return this.lines >= LONGEST_RUN || (this.lines >= LONG_RUN && isMarked(this.text, lineStart, lineEnd));
  }
}

/** Notes on text other than puzzles: a grid that is not read, rules at the top of a file. */

import type { Geometry } from '../core/geometry';
import type { Grid } from '../core/grid';
import type { PuzzleLinkKind } from './puzzleLinks';
import type { ReadSections } from './sectionText';
import type { Span } from './span';

/** Rules at the top of a file, with offsets from their start. */
export interface RulesNote extends Span, ReadSections {
  readonly reason: 'rules';
  /** The geometry of the first puzzle below. */
  readonly geometry: Geometry;
}

/** A note on text that is not a puzzle. */
export type Note = UnreadNote | RulesNote;

/** Text that is not read as a puzzle although it looks like a grid, or that should not be in a file. */
export interface UnreadNote extends Span {
  readonly reason: /** Empty cells are spaces, and no frame shows where they are. */
    | 'spaces'
    /** A cell of a table spans several columns or rows, is missing, or contains another table. */
    | 'merged-cells'
    /** A program has replaced three dots with an ellipsis character. */
    | 'ellipses'
    /** Its lines are comments. */
    | 'comments'
    /** Its lines have different numbers of cells. */
    | 'unequal-rows'
    /** A program has left out some of its cells, and wrote three dots in their place. */
    | 'shortened'
    /** It is UTF-16 without a byte order mark, and was decoded as UTF-8. */
    | 'utf-16'
    /** Two grids are side by side. */
    | 'side-by-side'
    /** Each of its arrays has the cells of one box. */
    | 'boxes'
    /** Each of its lists has the cells of one column. */
    | 'columns'
    /** Its columns are in several parts, one below the other. */
    | 'split-columns'
    /** Each digit is written with its row and column. */
    | 'coordinates'
    /** Lines around its cells, or labels apart from them, show regions other than boxes. */
    | 'regions'
    /** Lines around its cells show the cages of a killer. */
    | 'cages'
    /** Numbers are outside its frame. */
    | 'outside'
    /** Each of its cells has several lines. */
    | 'tall-cells'
    /** Several grids overlap. */
    | 'samurai'
    /** The codes of its characters, as in a dump of a file. */
    | 'codes'
    /** Its cells are JSON objects. */
    | 'json'
    /** The text above the grid says `3x2 boxes`, and both orders are possible. */
    | 'box-order'
    /** `+` signs before the digits of a grid. They add no information. */
    | 'placed-signs'
    /** Git writes this line around both sides of a merge conflict. */
    | 'merge-conflict'
    /** Rules that belong to no puzzle. */
    | 'lost-rules'
    /** A part of a line of marks, or of links between candidates. */
    | 'mark'
    | 'link'
    /** A link that contains a puzzle, or leads to one. */
    | PuzzleLinkKind
    /** Its digits are letters. */
    | 'letters'
    /** A character that is not a blank marks its empty cells. */
    | 'blanks'
    /** Anything else. */
    | 'unknown-form';
  /** The grids that it shows, if they can be found. */
  readonly grids?: readonly Grid[];
  /** The only character that prevents the rows from being read as a grid, with offsets from the start of the note. */
  readonly odd?: Span & { readonly symbol: string };
  /** The rows of `[Regions]` of its only grid, a letter for each cell. */
  readonly regions?: readonly string[];
}

/** The same note, `by` units later in the text. */
export function movedNote(note: Note, by: number): Note {
  return { ...note, start: note.start + by, end: note.end + by };
}

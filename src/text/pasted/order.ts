/**
 * Recognizes that the lists of a text are the columns or the boxes of a grid, and not its rows: by their names (`col1 =
 * …`), their common name (`columns = [`), a call that fills a matrix by column, or words above them. Such grids cannot
 * be edited in place.
 */

import { geometryOfSize } from '../../core/geometry';
import { type Grid, hasConflict } from '../../core/grid';
import { gridFromBoxes } from '../parser/grids/boxRows';
import type { Puzzle } from '../puzzle';
import type { Span } from '../span';

/** The kind of house whose cells each list has, if not a row. */
export type Order = 'columns' | 'boxes';

/** The grids of puzzles, some of which are in a different order, and the note on them. */
export interface Reordered {
  readonly reason: Order;
  readonly grids: readonly Grid[];
}

/** The puzzles in the order of their cells, if some of their lists are columns or boxes. `above` are the lines of words above them. */
export function reordered(
  text: string,
  { start, end }: Span,
  puzzles: readonly Puzzle[],
  above: readonly (string | undefined)[],
): Reordered | undefined {
  const named = above.map(orderInWords).find(order => order);
  let from = start;
  const orders = puzzles.map((puzzle, i) => {
    const to = puzzles[i + 1]?.start ?? end;
    const order =
      orderOf(text, puzzle, { start: from, end: to }, i === 0 ? above[0] : undefined) ?? (i === 0 ? named : undefined);
    from = puzzle.end;
    // Names of boxes may be wrong, like names of other kinds of blocks.
    return order === 'boxes' && hasConflict(gridInOrder(puzzle.grid, order)) ? undefined : order;
  });
  const reason = orders.find(order => order);
  return reason && { reason, grids: puzzles.map(({ grid }, i) => gridInOrder(grid, orders[i])) };
}

function gridInOrder(grid: Grid, order: Order | undefined): Grid {
  if (!order) return grid;
  const { size } = grid.geometry;
  const geometry = geometryOfSize(size);
  if (order === 'boxes') return gridFromBoxes(grid.digits, geometry);
  return {
    geometry,
    digits: grid.digits.map((_, cell) => grid.digits[(cell % size) * size + Math.floor(cell / size)]),
  };
}

/** The order that words above a grid state: `Columns, top to bottom`, `each line is a 3x3 box`. */
export function orderInWords(words: string | undefined): Order | undefined {
  if (words === undefined) return undefined;
  if (BY_COLUMN.test(words)) return 'columns';
  const kind = EACH.exec(words)?.[1];
  return kind === undefined ? undefined : /^c/i.test(kind) ? 'columns' : 'boxes';
}

const BY_COLUMN = /\bby columns?\b|\bcolumn by column\b|^columns?,? (?:from )?top\b|\bcolumn[- ]major\b/i;
const EACH =
  /\b(?:digits of )?(?:each|every) (?:(?:line|row|string|list|array) (?:is|has|holds|contains) (?:(?:the )?(?:cells|digits) of )?(?:a|one) (?:3x3 )?(?=\w)|(?=\w+ on (?:one|a|each) line))(column|box|block)\b/i;

/** Maximum number of characters before a row that may name it. */
const LONGEST_NAME = 200;

/** The order of the lists of a puzzle, by the text around them and by the line of words above. */
function orderOf(text: string, puzzle: Puzzle, around: Span, above = ''): Order | undefined {
  const { places, grid } = puzzle;
  const { size } = grid.geometry;
  const gaps: string[] = [];
  for (let row = 0, from = around.start; row < size; row++) {
    const first = places.startOf(row * size);
    const last = places.endOf(row * size + size - 1);
    if (first < 0) return undefined;
    const to = puzzle.start + first;
    gaps.push(text.slice(Math.max(from, to - LONGEST_NAME), to));
    from = puzzle.start + last;
  }
  // A line that ended with a colon has lost it because it is a title.
  const head = `${above}${/["'`[({-]\s*$/.test(gaps[0]) && /\w$/.test(above) ? ':' : ''}\n${gaps[0]}`;
  return (
    orderOfNames(head, gaps) ??
    orderOfName(head) ??
    orderOfCall(head, gaps.slice(1), text.slice(puzzle.end, Math.min(around.end, puzzle.end + LONGEST_NAME)))
  );
}

/** The name and the number that precede a list: `col1 = `, `'c1': [`, `Box 1: `. */
const NAME =
  /(?<![a-z])(?:(c|col[a-z]{0,6}|spalte)|(box|block|square|nonet|subgrid)|v|x)[\s_.#-]{0,2}(\d{1,2})(?!\d)(\D{0,24})$/i;

/** The name of a list in a data frame, whose lists are columns. */
const KEY = /(?:^|[\s{,("'`:])([a-z_]\w{0,20})["'`]?\s{0,3}(?:[:=]|=>)[^\d\n]{0,24}$/i;
const DATA_FRAME = /\b(?:data\.?frame|data\.table|tibble)\(/i;

/** The order that the names of all lists indicate. They count from 0 or 1. */
function orderOfNames(head: string, gaps: readonly string[]): Order | undefined {
  const isFrame = DATA_FRAME.test(head);
  const names = gaps.map(gap => NAME.exec(gap));
  const [first] = names;
  const from = Number(first?.[3]);
  const isCounted = from <= 1 && names.every((name, i) => Number(name?.[3]) === from + i);
  if (isCounted && names.every(name => name?.[1] !== undefined)) return 'columns';
  if (isCounted && names.every(name => name?.[2] !== undefined)) return 'boxes';
  const keys = isFrame ? gaps.map(gap => KEY.exec(gap)?.[1]) : [];
  return keys.length > 0 && keys.every(key => key !== undefined && !/^r(?:ow)?_?\d/i.test(key)) ? 'columns' : undefined;
}

/** The name of all lists: `columns = [`, `const cols: number[][] = [`, `"boxes": [`, `int cols[9][9] = {`. */
const NAME_OF_ALL =
  /(?<![a-z\d])\w{0,20}?(columns?|cols?|spalten|boxes|blocks|nonets|subgrids)(?:_\w{0,20})?["'`]?(?:\s?\[\d{0,2}\]){0,2}\s{0,3}(?::[^=\n]{1,40}=|[:=]>?|:=|<-)(?![=~])[^\d,;=]{0,60}$/i;

function orderOfName(head: string): Order | undefined {
  const [, name] = NAME_OF_ALL.exec(head) ?? [];
  return name === undefined ? undefined : /^(?:col|spal)/i.test(name) ? 'columns' : 'boxes';
}

/**
 * A call that fills a matrix with one list, by column by default: R's `matrix(c(`, Fortran's and Julia's `reshape([`.
 */
const FILLS =
  /(?<![\w.])(?:(?:matrix|array|structure)\(\s{0,40}(?:[^()]{0,40}=\s?)?(?:c|scan)\([^()]{0,20}|reshape\(\s*[[({]\/?[\s&]*)$/;
const TRANSPOSES = /(?<![\w.])(?:t|transpose|permutedims)\(\s*(?:[\w.]+\(|structure|matrix|array|reshape)/;

/** Words after the list that indicate the opposite: `byrow = TRUE`, `order = [2, 1]`, a transposition. */
const BY_ROW = /\bbyrow\s*=\s*T|\border\s*=\s*[[({]\/?\s*2|[\])}]\.?'/;
const BY_COLUMN_BEHIND = /\border\s*=\s*["']F["']|^[\s)]{0,9}dim\([\w.]{1,20}\)\s{0,3}(?:<-|=)/i;

function orderOfCall(head: string, gaps: readonly string[], behind: string): Order | undefined {
  // Nested lists are rows.
  if (gaps.some(gap => /[\](){};[]/.test(gap))) return undefined;
  const isByRow = TRANSPOSES.test(head) || BY_ROW.test(head) || BY_ROW.test(behind);
  return BY_COLUMN_BEHIND.test(behind) || (FILLS.test(head) && !isByRow) ? 'columns' : undefined;
}

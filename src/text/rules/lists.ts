/** The words of rules that are a list of cells. */

import type { Geometry } from '../../core/geometry';
import type { Cell } from '../../core/numbers';
import { USUAL_NUMBERS } from '../../core/rules/usualNumbers';
import type { Span } from '../span';
import { type Range, reachOf, reachOfDifferent } from './reach';
import type { RuleReader } from './reader';
import type { RuleId, RuleOf, WordSpec, WrittenSpec } from './ruleWord';
import { cellList, type ListKind, type ListSpec, withNumber } from './shapes/cellList';
import { hasThirds } from './shapes/plain';

type Names = WordSpec['names'];

/** Differences of two digits. */
const differences = ({ size }: Geometry): Range => ({ least: 1, most: size - 1 });

/** By kind: the word that its rules are written with. */
export const LISTS: { readonly [K in ListKind]: WrittenSpec<RuleOf<K>> } = {
  region: set('region', ['region', 'extra region', 'all different'], {
    form: 'region',
    repeats: 'never',
    fewest: 2,
    isDifferent: true,
  }),
  cage: set('cage', ['cage', 'killer cage', 'killer'], {
    form: 'cage 16',
    number: { field: 'sum', without: 'absent', range: ({ size }, { length }) => reachOfDifferent(size, length) },
    repeats: 'never',
    fewest: 1,
    isDifferent: true,
  }),
  sum: set('sum', ['sum', 'sum of', 'sum group'], {
    form: 'sum 16',
    number: { field: 'sum', without: 'required', range: reachOf },
    repeats: 'counts',
    fewest: 1,
  }),

  thermo: line('thermo', ['thermo', 'thermometer', 'fast thermo', 'fast thermometer'], {
    repeats: 'never',
    isDifferent: true,
  }),
  slowThermo: line('slowThermo', ['slow thermo', 'slow thermometer'], { repeats: 'never' }),
  whispers: line('whispers', ['whispers', 'whisper', 'german whispers', 'german whisper'], {
    form: 'whispers 5',
    number: { field: 'difference', without: USUAL_NUMBERS.whispers, range: differences },
    repeats: 'loop',
    alike: 'reversed',
  }),
  renban: line('renban', ['renban', 'renban group'], { repeats: 'never', alike: 'any', isDifferent: true }),
  palindrome: line('palindrome', ['palindrome'], {
    cells: 'r1c2-r3c4',
    repeats: 'never',
    alike: 'reversed',
    check: checkMirrored,
  }),
  between: line('between', ['between'], { repeats: 'never', alike: 'reversed', fewest: 3 }),
  lockout: line('lockout', ['lockout'], {
    // Digits that are not between the ends are left for the other cells.
    number: {
      field: 'difference',
      without: USUAL_NUMBERS.lockout,
      range: ({ size }, cells) => ({ least: 1, most: size - (cells.length > 2 ? 2 : 1) }),
    },
    repeats: 'never',
    alike: 'reversed',
  }),
  regionSum: line('regionSum', ['region sum', 'box sum'], { repeats: 'crossing', alike: 'reversed' }),
  entropic: line('entropic', ['entropic', 'entropy'], { repeats: 'loop', alike: 'reversed', isPossible: hasThirds }),
  modular: line('modular', ['modular', 'modulo'], {
    form: 'modular 3',
    number: { field: 'modulus', without: USUAL_NUMBERS.modular, range: ({ size }) => ({ least: 2, most: size }) },
    repeats: 'loop',
    alike: 'reversed',
  }),
  zipper: line('zipper', ['zipper'], { repeats: 'crossing', alike: 'reversed', fewest: 3 }),
  sumLine: line('sumLine', ['sum line', 'sum lines'], {
    form: 'sum line 10',
    number: {
      field: 'sum',
      without: 'required',
      range: (geometry, cells) => ({ least: 1, most: reachOf(geometry, cells).most }),
    },
    repeats: 'crossing',
    alike: 'reversed',
    fewest: 1,
  }),

  columnIndex: set('columnIndex', ['column index', 'column indexer', 'column indexing'], {
    form: 'column index',
    repeats: 'never',
    fewest: 1,
  }),
  rowIndex: set('rowIndex', ['row index', 'row indexer', 'row indexing'], {
    form: 'row index',
    repeats: 'never',
    fewest: 1,
  }),
};

/** Other words for them, with a number of their own. */
export const LIST_WORDS = {
  dutchWhispers: withNumber(wordsOf(['dutch whispers', 'dutch whisper']), 'whispers', size => ({
    difference: USUAL_NUMBERS.dutchWhispers(size),
  })),
  tenLine: withNumber(wordsOf(['ten line', 'ten lines']), 'sumLine', () => ({ sum: 10 })),
} satisfies Partial<Record<RuleId, WordSpec>>;

/** Cells of a palindrome that must be equal are not in one row or column, nor in one region that is drawn. */
function checkMirrored(reader: RuleReader, at: Span, cells: readonly Cell[]): void {
  const { rowOf, columnOf, boxOf, regions } = reader.geometry;
  const differ = (a: Cell, b: Cell) =>
    rowOf[a] === rowOf[b] || columnOf[a] === columnOf[b] || (regions === 'irregular' && boxOf[a] === boxOf[b]);
  const i = cells.findIndex((cell, k) => 2 * k < cells.length - 1 && differ(cell, cells[cells.length - 1 - k]));
  if (i >= 0) reader.warn('neverEqual', at, { a: reader.name(cells[i]), b: reader.name(cells[cells.length - 1 - i]) });
}

type Options = Omit<ListSpec, 'kind' | 'names' | 'form' | 'example' | 'order'>;

interface LineOptions extends Omit<Options, 'fewest'> {
  /** What stands before the colon, if more than the keyword. */
  readonly form?: string;
  /** The cells of the example. */
  readonly cells?: string;
  /** 2 if absent. */
  readonly fewest?: number;
}

/** `form` is what stands before the colon. */
function set<K extends ListKind>(kind: K, names: Names, { form, ...options }: Options & { readonly form: string }) {
  const example = `${form}: r1c8 r2c89`;
  return cellList({ kind, names, form: `${form}: cells`, example, order: 'set', ...options });
}

function line<K extends ListKind>(kind: K, names: Names, { form, cells, fewest = 2, ...options }: LineOptions) {
  return cellList({ kind, ...wordsOf(names, form, cells), order: 'line', fewest, ...options });
}

/** A line may also be called so: `renban line`. */
function wordsOf(names: Names, front: string = names[0], cells = 'r1c2-r1c4 r2c5') {
  const [keyword, ...others] = names;
  const longer = names.filter(name => !/ lines?$/.test(name)).flatMap(name => [`${name} line`, `${name} lines`]);
  const all: Names = [keyword, ...others, ...longer];
  return { names: all, form: `${front}: cells`, example: `${front}: ${cells}` };
}

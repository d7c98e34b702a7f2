/** Rules that are a list of cells, often with a number: cages, regions, all lines. */

import type { Geometry } from '../../../core/geometry';
import type { Cell } from '../../../core/numbers';
import type { Span } from '../../span';
import { sortedCells, writeLine, writeSet } from '../cellWords';
import { isWithin, type Range } from '../reach';
import type { NumberWord, RuleReader } from '../reader';
import { cellsOf, checkGaps, type Repeats } from '../repeats';
import type { RuleOf, WordSpec, WrittenSpec } from '../ruleWord';
import { around } from '../tokens';

/** The number of a rule. */
interface NumberSpec {
  /** The field of the rule that has it. */
  readonly field: 'sum' | 'difference' | 'modulus';
  /** What a line without a number means: a number by the size of the puzzle, `absent`, that the rule has none, or `required`, that it is a problem. */
  readonly without: ((size: number) => number) | 'absent' | 'required';
  /** The numbers that are possible. */
  readonly range: (geometry: Geometry, cells: readonly Cell[]) => Range;
}

export interface ListSpec {
  readonly kind: ListKind;
  /** The keyword, and then other names for it. */
  readonly names: WordSpec['names'];
  readonly form: string;
  readonly example: string;
  readonly number?: NumberSpec;
  /** Whether the order of the cells counts. Sets are sorted. */
  readonly order: 'set' | 'line';
  /** Which other orders of a line mean the same. */
  readonly alike?: 'reversed' | 'any';
  readonly repeats: Repeats;
  readonly fewest: number;
  /** All digits of the cells differ. */
  readonly isDifferent?: boolean;
  /** Says so where no digits can be in these cells. `at` are their words. */
  readonly check?: (reader: RuleReader, at: Span, cells: readonly Cell[]) => void;
  /** False, with a problem, where the puzzle cannot have the rule. */
  readonly isPossible?: (reader: RuleReader) => boolean;
}

export type ListKind =
  | 'region'
  | 'cage'
  | 'sum'
  | 'columnIndex'
  | 'rowIndex'
  | 'thermo'
  | 'slowThermo'
  | 'whispers'
  | 'renban'
  | 'palindrome'
  | 'between'
  | 'lockout'
  | 'regionSum'
  | 'entropic'
  | 'modular'
  | 'zipper'
  | 'sumLine';

/** All rules of these kinds, without the difference between their types. */
interface ListRule extends Partial<Readonly<Record<NumberSpec['field'], number>>> {
  readonly kind: ListKind;
  readonly cells: readonly Cell[];
  readonly isLoop?: boolean;
}

export function cellList<K extends ListKind>(spec: ListSpec & { readonly kind: K }): WrittenSpec<RuleOf<K>> {
  const { names, form, example } = spec;
  const written: WrittenSpec<never> = {
    names,
    form,
    example,
    read: reader => read(reader, spec),
    write: (rule: ListRule, geometry) => write(rule, geometry, spec),
    normal: (rule: ListRule) => normal(rule, spec) as never,
  };
  return written as WrittenSpec<RuleOf<K>>;
}

/** The same rule by another name, which has a number of its own. */
export function withNumber(
  { names, form, example }: Pick<WordSpec, 'names' | 'form' | 'example'>,
  kind: ListKind,
  numbers: (size: number) => FixedNumbers,
): WordSpec {
  const spec: ListSpec = { kind, names, form, example, order: 'line', repeats: 'crossing', fewest: 2 };
  return { names, form, example, read: reader => read(reader, spec, numbers(reader.geometry.size)) };
}

type FixedNumbers = Partial<Record<NumberSpec['field'], number>>;

function read(reader: RuleReader, spec: ListSpec, fixed: FixedNumbers = {}): void {
  const { kind, number, order } = spec;
  const before = reader.problems.length;
  const isLoop = kind === 'sumLine' && reader.takeFlag('loop');
  const written = readNumber(reader, number, Object.values(fixed)[0]);
  const tokens = reader.afterColon();
  const words = tokens && reader.cells(tokens);
  if (!words || words.length === 0 || (spec.isPossible && !spec.isPossible(reader))) return;
  const cells = cellsOf(reader, words, spec.repeats);
  if (order === 'line') checkGaps(reader, words);
  const isClear = reader.problems.slice(before).every(({ severity }) => severity === 'warning');
  if (isClear && hasGoodCount(reader, around(words), cells.length, spec)) {
    checkNumber(reader, written, cells, number);
    spec.check?.(reader, around(words), cells);
  }
  if (!written && number?.without === 'required') return;
  const usual = typeof number?.without === 'function' ? number.without(reader.geometry.size) : undefined;
  const value = written?.value ?? usual;
  const rule: ListRule = {
    kind,
    cells: order === 'set' ? sortedCells(cells) : cells,
    ...(number && value !== undefined && { [number.field]: value }),
    ...fixed,
    ...(isLoop && { isLoop }),
  };
  reader.add(rule as RuleOf<ListKind>);
}

function readNumber(reader: RuleReader, number?: NumberSpec, meant?: number): NumberWord | undefined {
  if (number) return number.without === 'required' ? reader.requiredNumber() : reader.number();
  reader.noNumber(meant);
  return undefined;
}

function hasGoodCount(reader: RuleReader, at: Span, found: number, { fewest, isDifferent }: ListSpec): boolean {
  const { size } = reader.geometry;
  const isFew = found < fewest;
  const isMany = isDifferent === true && found > size;
  if (isFew) reader.error('tooFewCells', at, { keyword: reader.word.keyword, fewest });
  if (isMany) reader.error('tooManyCells', at, { found, most: size });
  return !isFew && !isMany;
}

function checkNumber(
  reader: RuleReader,
  written: NumberWord | undefined,
  cells: readonly Cell[],
  number: NumberSpec | undefined,
): void {
  if (!written || !number) return;
  const range = number.range(reader.geometry, cells);
  if (number.field !== 'sum') reader.checkNumber(written, range);
  else if (!isWithin(written.value, range)) reader.error('sumRange', written, { cells: cells.length, ...range });
}

function write(rule: ListRule, geometry: Geometry, { names, number, order }: ListSpec): string {
  const value = number && rule[number.field];
  const front = [names[0], ...(value === undefined ? [] : [value]), ...(rule.isLoop ? ['loop'] : [])].join(' ');
  return `${front}: ${order === 'set' ? writeSet(geometry, rule.cells) : writeLine(geometry, rule.cells)}`;
}

function normal(rule: ListRule, { order, alike }: ListSpec): ListRule {
  const { cells } = rule;
  if (order === 'set' || alike === 'any') return { ...rule, cells: sortedCells(cells) };
  const reversed = [...cells].reverse();
  return alike === 'reversed' && reversed[0] < cells[0] ? { ...rule, cells: reversed } : rule;
}

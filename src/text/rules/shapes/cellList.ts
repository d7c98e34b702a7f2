/** Rules that are a list of cells, often with a number: cages, regions, all lines. */

import type { Geometry } from '../../../core/geometry';
import type { Cell } from '../../../core/numbers';
import type { DigitsRule } from '../../../core/rules/kinds/cells';
import type { MarkRule } from '../../../core/rules/kinds/marks';
import { numberFieldOf, numberOf, type Rule, type RuleOf, usualNumber } from '../../../core/rules/rule';
import type { Span } from '../../span';
import { sortedCells, writeLine, writeSet } from '../cellWords';
import { isWithin, type Reach } from '../reach';
import type { NumberWord, RuleReader } from '../reader';
import { cellsWithoutRepeats, checkGaps, type Repeats } from '../repeats';
import type { WordSpec, WrittenSpec } from '../ruleWord';
import { around } from '../tokens';

/** The notation of the number of a rule. Its field is in the kinds of `core/rules`. */
interface NumberSpec {
  readonly without: NonNullable<WordSpec['without']>;
  /** The numbers that are possible. */
  readonly range: (geometry: Geometry, cells: readonly Cell[]) => Reach;
}

interface ListSpec extends Pick<WordSpec, 'place'> {
  readonly kind: ListKind;
  /** The keyword, and then other names for it. */
  readonly names: WordSpec['names'];
  readonly form: string;
  readonly example: string;
  readonly number?: NumberSpec;
  /** Whether the order of the cells counts. Sets are sorted. */
  readonly order: 'set' | 'line';
  /** Other orders of a line that have the same meaning. */
  readonly alike?: 'reversed' | 'any';
  readonly repeats: Repeats;
  readonly fewest: number;
  /** All digits of the cells differ. */
  readonly isDifferent?: boolean;
  /** Reports a problem if no digits can be in these cells. `at` are their words. */
  readonly check?: (reader: RuleReader, at: Span, cells: readonly Cell[]) => void;
  /** Returns false, and reports a problem, if the puzzle cannot have the rule. */
  readonly isPossible?: (reader: RuleReader) => boolean;
}

/** A kind of rule that is a list of cells. */
export type ListKind = Extract<Exclude<Rule, MarkRule | DigitsRule>, { readonly cells: readonly Cell[] }>['kind'];

/** All rules of these kinds, without the difference between their types. */
interface ListRule {
  readonly kind: ListKind;
  readonly cells: readonly Cell[];
  readonly isLoop?: boolean;
}

function cellList<K extends ListKind>(spec: ListSpec & { readonly kind: K }): WrittenSpec<RuleOf<K>> {
  const { names, form, example, place, number, order, fewest } = spec;
  const written: WrittenSpec<never> = {
    names,
    form,
    example,
    ...(place && { place }),
    ...(number && { without: number.without }),
    list: { fewest, order },
    read: reader => read(reader, spec),
    write: (rule: ListRule, geometry) => write(rule, geometry, spec),
    normal: (rule: ListRule) => normal(rule, spec) as never,
  };
  return written as WrittenSpec<RuleOf<K>>;
}

type Names = WordSpec['names'];

type Options = Omit<ListSpec, 'kind' | 'names' | 'form' | 'example' | 'order'>;

interface LineOptions extends Omit<Options, 'fewest'> {
  /** The text before the colon, if more than the keyword. */
  readonly form?: string;
  /** The cells of the example. */
  readonly cells?: string;
  /** The fewest cells, 2 if absent. */
  readonly fewest?: number;
}

/** A set of cells. `form` is the text before the colon. */
export function cellSetShape<K extends ListKind>(
  kind: K,
  names: Names,
  { form, ...options }: Options & { readonly form: string },
) {
  const example = `${form}: r1c8 r2c89`;
  return cellList({ kind, names, form: `${form}: cells`, example, order: 'set', ...options });
}

/** A line of cells. */
export function lineShape<K extends ListKind>(
  kind: K,
  names: Names,
  { form, cells, fewest = 2, ...options }: LineOptions,
) {
  return cellList({ kind, ...wordsOfLine(names, form, cells), order: 'line', fewest, ...options });
}

/** The name of a line may also end with "line": `renban line`. */
export function wordsOfLine(names: Names, front: string = names[0], cells = 'r1c2-r1c4 r2c5') {
  const [keyword, ...others] = names;
  const longer = names.filter(name => !/ lines?$/.test(name)).flatMap(name => [`${name} line`, `${name} lines`]);
  const all: Names = [keyword, ...others, ...longer];
  return { names: all, form: `${front}: cells`, example: `${front}: ${cells}` };
}

/** The same rule by another name, which implies a different number. */
export function withNumber(
  { names, form, example }: Pick<WordSpec, 'names' | 'form' | 'example'>,
  kind: ListKind,
  numbers: (size: number) => FixedNumbers,
): WordSpec {
  const spec: ListSpec = { kind, names, form, example, order: 'line', repeats: 'crossing', fewest: 2 };
  return { names, form, example, read: reader => read(reader, spec, numbers(reader.geometry.size)) };
}

type FixedNumbers = Readonly<Record<string, number>>;

function read(reader: RuleReader, spec: ListSpec, fixed: FixedNumbers = {}): void {
  const { kind, number, order } = spec;
  const before = reader.problems.length;
  const isLoop = kind === 'sumLine' && reader.takeFlag('loop');
  const written = readNumber(reader, number, Object.values(fixed)[0]);
  const tokens = reader.afterColon();
  const words = tokens && reader.cells(tokens);
  if (!words || words.length === 0 || (spec.isPossible && !spec.isPossible(reader))) return;
  const cells = cellsWithoutRepeats(reader, words, spec.repeats);
  if (order === 'line') checkGaps(reader, words);
  const isClear = reader.problems.slice(before).every(({ severity }) => severity === 'warning');
  if (isClear && hasGoodCount(reader, around(words), cells.length, spec)) {
    checkNumber(reader, written, cells, spec);
    spec.check?.(reader, around(words), cells);
  }
  if (!written && number?.without === 'required') return;
  const value = written?.value ?? usualNumber(kind, reader.geometry.size);
  const field = numberFieldOf(kind);
  const rule: ListRule = {
    kind,
    cells: order === 'set' ? sortedCells(cells) : cells,
    ...(number && field !== undefined && value !== undefined && { [field]: value }),
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
  { kind, number }: ListSpec,
): void {
  if (!written || !number) return;
  const range = number.range(reader.geometry, cells);
  if (numberFieldOf(kind) !== 'sum') reader.checkNumber(written, range);
  else if (!isWithin(written.value, range)) reader.error('sumRange', written, { cells: cells.length, ...range });
}

function write(rule: ListRule, geometry: Geometry, { names, order }: ListSpec): string {
  const value = numberOf(rule as RuleOf<ListKind>);
  const front = [names[0], ...(value === undefined ? [] : [value]), ...(rule.isLoop ? ['loop'] : [])].join(' ');
  return `${front}: ${order === 'set' ? writeSet(geometry, rule.cells) : writeLine(geometry, rule.cells)}`;
}

function normal(rule: ListRule, { order, alike }: ListSpec): ListRule {
  const { cells } = rule;
  if (order === 'set' || alike === 'any') return { ...rule, cells: sortedCells(cells) };
  const reversed = [...cells].reverse();
  return alike === 'reversed' && reversed[0] < cells[0] ? { ...rule, cells: reversed } : rule;
}

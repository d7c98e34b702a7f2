/**
 * SudokuPad's drawings, the payload of its `scl` texts: cells with digits, regions, cages, and lines and shapes whose
 * meaning is only in the words of the author. Digits, regions, cages with sums and the flags of its checker are read;
 * everything else is reported as lost.
 */

import { makeCell } from '../../core/cellNames';
import { READABLE_SIZES } from '../../core/geometry';
import type { Cell } from '../../core/numbers';
import { cellAtRowColumn } from '../../core/rules/cells';
import * as messages from '../../messages/index';
import type { Work } from '../../text/work';
import type { FormatReading } from '../content';
import { readFPuzzle } from '../fPuzzles/reader';
import { cellOfId } from '../shared/cellIds';
import { AT_ONCE, Draft, type Rest } from '../shared/draft';
import { isEmpty, type JsonObject, listIn, numberIn, objectsIn, proseIn, textIn, textsIn } from '../shared/jsonValues';
import { byName } from '../shared/notation';
import { isObject, isReadableSize, titleIn } from '../shared/reading';
import { regionsOf } from '../shared/regions';
import { parseRelaxed } from './relaxedJson';

/** By name of a member: its short name in shortened texts. */
const SHORT: Readonly<Record<string, string>> = {
  ...{ cells: 'ce', cages: 'ca', regions: 're', lines: 'l', arrows: 'a', overlays: 'o', underlays: 'u', value: 'v' },
  title: 't',
  videos: 'vd',
};

const member = (object: JsonObject, name: string): unknown => object[name] ?? object[SHORT[name] ?? name];

/** The puzzle in SudokuPad or f-puzzles JSON, shortened or not; undefined for other texts. Yields where it may be paused. */
export function* readDrawnJson(text: string): Work<FormatReading> {
  const value = text.trimStart().startsWith('{') ? yield* parseRelaxed(text) : undefined;
  if (!isObject(value)) return undefined;
  yield undefined;
  return (yield* readFPuzzle(value)) ?? (yield* readCells(value));
}

/** Flags of the checker, in `metadata` or in the list `global`. */
const FLAGS = byName('sudokuPad', ({ rule }) => rule);

/** Members that do not affect the solution, or are read below. */
const KNOWN: readonly string[] = [
  ...['id', 'cellSize', 'cs', 'metadata', 'global', 'settings', 'title', 't', 'author', 'rules', 'solution'],
  ...Object.entries(SHORT).flat(),
];
/** Lists of cosmetic elements. */
const DRAWN = ['lines', 'arrows', 'overlays', 'underlays'] as const;

/** Prefixes of cage texts that are not rules, such as titles and the message at the end. */
const LABELS = /^(?:title|author|rules|solution|source|msg\w*):/;

function* readCells(puzzle: JsonObject): Work<FormatReading> {
  const rows = listIn(member(puzzle, 'cells'));
  if (rows.length === 0 || !rows.every(Array.isArray)) return undefined;
  const size = rows.length;
  const cells = rows.flatMap(row => listIn(row));
  // Other programs have the digits themselves in `cells`.
  if (!cells.some(isObject)) return undefined;
  if (!isReadableSize(size))
    return { problem: messages.variants.size(`${size}x${listIn(rows[0]).length}`, READABLE_SIZES) };
  if (cells.length !== size * size) return { problem: messages.variants.length(cells.length, size * size) };
  const draft = new Draft(size);
  for (const [cell, value] of cells.entries()) if (isObject(value)) readCell(cell, value, draft);
  readRegions(listIn(member(puzzle, 'regions')), draft);
  const cages = objectsIn(member(puzzle, 'cages'));
  const regions = new Set(draft.rules.map(rule => (rule.kind === 'region' ? setOf(rule.cells) : '')));
  for (const [i, cage] of cages.entries()) {
    readCage(cage, draft, regions);
    if (i % AT_ONCE === 0) yield undefined;
  }
  const metadata = isObject(puzzle.metadata) ? puzzle.metadata : {};
  readFlags(metadata, puzzle, draft);
  if (DRAWN.some(name => !isEmpty(member(puzzle, name)))) draft.lose(messages.variants.drawings());
  const texts = cages
    .filter(cage => isEmpty(member(cage, 'cells')))
    .map(cage => textIn(member(cage, 'value')))
    .filter(text => text !== '');
  for (const text of texts) if (!LABELS.test(text)) draft.lose(messages.variants.cageText(text));
  return yield* draft.result(wordsIn(metadata, texts, size));
}

/** Reads the flags that the checker knows. All other names are reported as lost. */
function readFlags(metadata: JsonObject, puzzle: JsonObject, draft: Draft): void {
  const flags = Object.entries(metadata).flatMap(([name, value]) => (value === true ? [name] : []));
  const names = new Set([...flags, ...textsIn(puzzle.global)]);
  for (const [name, value] of Object.entries(puzzle))
    if (!KNOWN.includes(name) && (value === true || (Array.isArray(value) && value.length > 0))) names.add(name);
  for (const name of names) {
    if (Object.hasOwn(FLAGS, name)) draft.rules.push(FLAGS[name]);
    else draft.lose(messages.variants.rule(name));
  }
}

function readCell(cell: Cell, object: JsonObject, draft: Draft): void {
  const value = textIn(member(object, 'value'));
  const digit = numberIn(value);
  if (draft.isDigit(digit)) draft.give(cell, digit);
  else if (value !== '' && value !== '0')
    draft.fail(messages.variants.noDigit(makeCell(draft.geometry, cell), value, draft.size));
  const { pencilMarks, cornermarks, centremarks } = object;
  if (![pencilMarks, cornermarks, centremarks].every(isEmpty)) draft.lost.add('marks');
  if (!isEmpty(object.highlight) || !isEmpty(object.colours)) draft.lost.add('colours');
}

/** Reads the regions, by default the usual boxes. Regions that overlap or do not cover the grid become rules. */
function readRegions(lists: readonly unknown[], draft: Draft): void {
  const { size } = draft;
  const all = lists.map(list => placesIn(list, draft));
  if (all.some(({ isOutside, cells }) => isOutside && cells.length > 0)) draft.lose(messages.variants.regionsOutside());
  const regions = all.filter(({ isOutside, cells }) => cells.length > 0 && !isOutside).map(({ cells }) => cells);
  if (regions.length === 0) return;
  const labels = Array<number>(size * size).fill(-1);
  for (const [label, cells] of regions.entries()) for (const cell of cells) if (labels[cell] < 0) labels[cell] = label;
  const isWhole = regions.length === size && regions.every(({ length }) => length === size) && !labels.includes(-1);
  if (!isWhole) {
    draft.regions = 'none';
    for (const cells of regions) if (cells.length > 1) draft.rules.push({ kind: 'region', cells });
    return;
  }
  const found = regionsOf(size, labels);
  if ('problem' in found) draft.fail(found.problem);
  else draft.regions = found.regions;
}

/** A list of `[row, column]` from 0, or a text `r1c1,r1c2`: its cells, and whether it has other places. */
function placesIn(value: unknown, { geometry }: Draft): { readonly cells: Cell[]; readonly isOutside: boolean } {
  const items = typeof value === 'string' ? value.split(/[,;\s]+/) : listIn(value);
  const found = items.map(item => {
    if (typeof item === 'string') return cellOfId(geometry, item);
    const [row, column] = listIn(item);
    return Number.isInteger(row) && Number.isInteger(column)
      ? cellAtRowColumn(geometry, Number(row), Number(column))
      : undefined;
  });
  const cells = [...new Set(found.filter(cell => cell !== undefined))];
  return { cells, isOutside: found.includes(undefined) };
}

/** A cage with a number has this sum; others are kept if the text states that their digits differ. */
function readCage(cage: JsonObject, draft: Draft, regionRules: ReadonlySet<string>): void {
  const { rules } = draft;
  const { cells, isOutside } = placesIn(member(cage, 'cells'), draft);
  const value = textIn(member(cage, 'value'));
  const sum = numberIn(value) ?? numberIn(cage.sum);
  if (cells.length === 0 && !isOutside) return;
  if (isOutside) draft.lose(messages.variants.cagesOutside());
  else if (sum === undefined && value !== '') draft.lose(messages.variants.cageText(value));
  // For the checker, rows, columns and regions are cages too.
  else if (sum === undefined && isHouse(cells, draft, regionRules)) return;
  else if (sum === undefined && cage.unique !== true) draft.lose(messages.variants.cagesWithoutSum());
  else if (sum !== undefined && cage.unique === false) rules.push({ kind: 'sum', cells, sum });
  else rules.push({ kind: 'cage', cells, ...(sum && { sum }) });
}

/** Cells in any order, as a key. */
const setOf = (cells: readonly Cell[]) => [...cells].sort((a, b) => a - b).join();

function isHouse(
  cells: readonly Cell[],
  { size, geometry, regions }: Draft,
  regionRules: ReadonlySet<string>,
): boolean {
  if (cells.length !== size) return false;
  const { rowOf, columnOf, boxOf } = geometry;
  const layouts = [rowOf, columnOf, ...(regions === 'none' ? [] : [regions ?? boxOf])];
  return (
    layouts.some(houseOf => cells.every(cell => houseOf[cell] === houseOf[cells[0]])) || regionRules.has(setOf(cells))
  );
}

/** The title and other words, from `metadata` or from texts such as `title: Miracle`, which older drawings contain as cages without cells. */
function wordsIn(metadata: JsonObject, texts: readonly string[], size: number): Rest {
  const labeled = (name: string) => texts.find(text => text.startsWith(`${name}:`))?.slice(name.length + 1);
  const rules = metadata.rules ?? labeled('rules');
  const title = titleIn(member(metadata, 'title') ?? labeled('title'));
  const author = titleIn(metadata.author ?? labeled('author'));
  const ruleset = proseIn(Array.isArray(rules) ? rules.join('\n') : rules);
  const digits = textIn(metadata.solution ?? labeled('solution'));
  const isSolution =
    size <= 9 && digits.length === size * size && [...digits].every(sign => sign >= '1' && Number(sign) <= size);
  return {
    ...(title !== undefined && { title }),
    ...(author !== undefined && { author }),
    ...(ruleset !== undefined && { ruleset }),
    ...(isSolution && { solution: Uint8Array.from(digits, Number) }),
  };
}

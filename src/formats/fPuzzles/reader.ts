/** f-puzzles: JSON with rules by name, compressed in links; SudokuPad's `fpuz` texts are the same. */

import { makeCell } from '../../core/cellNames';
import { READABLE_SIZES } from '../../core/geometry';
import type { Marks } from '../../core/marks';
import type { Cell, DigitMask } from '../../core/numbers';
import type { Rule } from '../../core/rules/rule';
import * as messages from '../../messages/index';
import type { Work } from '../../text/work';
import type { FormatReading } from '../content';
import { AT_ONCE, Draft, maskOf } from '../shared/draft';
import { isEmpty, type JsonObject, listIn, numberIn, objectsIn, proseIn, textIn, textsIn } from '../shared/jsonValues';
import { decompress } from '../shared/lzString';
import { byName } from '../shared/notation';
import { isObject, isReadableSize, parseJson, titleIn } from '../shared/reading';
import { cellsByLabel, regionsOf } from '../shared/regions';
import { CELL_LISTS, cellsOfList, ENTRIES } from './rules';

/** Reads a puzzle from the payload of an f-puzzles link. Yields where it may be paused. */
export function* readPayload(base64: string): Work<FormatReading> {
  const json = yield* decompress(base64);
  const puzzle = json === undefined ? undefined : parseJson(json);
  yield undefined;
  return (puzzle && (yield* readFPuzzle(puzzle))) ?? { problem: messages.variants.cut('f-puzzles') };
}

/** Members that are not rules. */
const NO_RULES: readonly string[] = [
  ...['size', 'title', 'author', 'ruleset', 'grid', 'solution', 'negative', 'highlightConflicts', 'disabledlogic'],
  ...['truecandidatesoptions', 'successMessage', 'id', 'nonconsecutive'],
];

/** Cosmetic members. Those that the New Constraints extension draws for its rules are marked as such, and are not reported as lost. */
const DRAWN: readonly string[] = ['line', 'rectangle', 'circle', 'text', 'cage', 'highlight'];

/** Members that are true or false. */
const FLAGS: Readonly<Record<string, Rule>> = {
  'diagonal+': { kind: 'diagonal', direction: '/' },
  'diagonal-': { kind: 'diagonal', direction: '\\' },
  ...byName('fPuzzles', ({ rule }) => rule),
};

/** Rules whose meaning changes if some cells are not in a region. */
const OF_REGIONS: readonly string[] = ['disjointgroups', 'regionsumline'];

/** The puzzle in f-puzzles JSON; undefined for other JSON. Yields where it may be paused. */
export function* readFPuzzle(puzzle: JsonObject): Work<FormatReading> {
  const { size, grid } = puzzle;
  // Other programs have the digits themselves in `grid`.
  if (!Array.isArray(grid) || typeof size !== 'number' || !grid.flat(1).some(isObject)) return undefined;
  if (!isReadableSize(size)) return { problem: messages.variants.size(`${size}x${size}`, READABLE_SIZES) };
  const cells = grid.flatMap(row => objectsIn(row));
  if (grid.length !== size || cells.length !== size * size)
    return { problem: messages.variants.length(cells.length, size * size) };
  const draft = new Draft(size);
  readRegions(cells, draft);
  readCells(cells, draft);
  const marks = marksIn(cells, draft);
  for (const [name, value] of Object.entries(puzzle)) {
    if (isEmpty(value) || NO_RULES.includes(name)) continue;
    if (OF_REGIONS.includes(name) && draft.regions === 'none') draft.lose(messages.variants.regionsWithout(name));
    else if (DRAWN.includes(name)) {
      if (!isList(value) || !objectsIn(value).every(drawn => isOfRule(drawn, puzzle)))
        draft.lose(messages.variants.drawings());
    } else if (Object.hasOwn(FLAGS, name) && value === true) draft.rules.push(FLAGS[name]);
    else if (Object.hasOwn(CELL_LISTS, name) && isList(value)) CELL_LISTS[name](cellsOfList(name, value, draft), draft);
    else if (Object.hasOwn(ENTRIES, name) && isList(value)) {
      for (const [i, object] of objectsIn(value).entries()) {
        ENTRIES[name]({ name, object, draft });
        if (i % AT_ONCE === 0) yield undefined;
      }
    } else draft.lose(messages.variants.rule(name));
  }
  readNegatives(puzzle, draft);
  const [title, author, ruleset] = [titleIn(puzzle.title), titleIn(puzzle.author), proseIn(puzzle.ruleset)];
  const solution = solutionIn(puzzle.solution, draft);
  return yield* draft.result({
    ...(title !== undefined && { title }),
    ...(author !== undefined && { author }),
    ...(ruleset !== undefined && { ruleset }),
    ...(solution && { solution }),
    ...(marks && { marks }),
  });
}

/** Whether a value is a list of objects. */
const isList = (value: unknown): boolean => objectsIn(value).length === listIn(value).length && Array.isArray(value);

/** Whether the extension drew a shape for a rule that the puzzle also contains, identified by its name without spaces if it has one. */
function isOfRule({ fromConstraint, isNewConstraint }: JsonObject, puzzle: JsonObject): boolean {
  const isThere = (name: string) => !isEmpty(puzzle[name]) && !NO_RULES.includes(name) && !DRAWN.includes(name);
  if (!isEmpty(fromConstraint)) return isThere(textIn(fromConstraint).toLowerCase().replaceAll(' ', ''));
  return isNewConstraint === true && Object.keys(puzzle).some(isThere);
}

/** Reads the regions. A cell without a region belongs to its default box; `null` means that it has none. */
function readRegions(cells: readonly JsonObject[], draft: Draft): void {
  const { size, geometry } = draft;
  const labels = cells.map((cell, i) => ('region' in cell ? numberIn(cell.region) : geometry.boxOf[i]));
  if (!labels.includes(undefined)) {
    const found = regionsOf(
      size,
      labels.map(label => Number(label) + 1),
    );
    if ('problem' in found) draft.fail(found.problem);
    else draft.regions = found.regions;
    return;
  }
  draft.regions = 'none';
  for (const [label, among] of cellsByLabel(labels)) {
    if (label === undefined) continue;
    if (among.length === size) draft.rules.push({ kind: 'region', cells: among });
    else draft.fail(messages.variants.regionSize(String(label + 1), among.length, size));
  }
}

function readCells(cells: readonly JsonObject[], draft: Draft): void {
  const masks = new Map<Cell, DigitMask>();
  for (const [cell, { value, given, givenPencilMarks, c, highlight }] of cells.entries()) {
    const digit = numberIn(value);
    if (draft.isDigit(digit)) {
      draft.digits[cell] = digit;
      if (given === true) draft.givens[cell] = digit;
    } else if (!isEmpty(value))
      draft.fail(messages.variants.noDigit(makeCell(draft.geometry, cell), textIn(value), draft.size));
    const all = listIn(givenPencilMarks);
    const marks = all.map(numberIn).filter(each => draft.isDigit(each));
    if (marks.length > 0) masks.set(cell, maskOf(marks));
    else if (all.length > 0) draft.fail(messages.variants.noDigitsLeft(makeCell(draft.geometry, cell)));
    if (!isEmpty(c) || !isEmpty(highlight)) draft.lost.add('colours');
  }
  draft.allow(masks);
}

/** A player's marks; undefined if there are none. Marks that cannot be read are reported as lost. */
function marksIn(cells: readonly JsonObject[], draft: Draft): Marks | undefined {
  const masksOf = (lists: readonly unknown[]) =>
    lists.map(list => maskOf(listIn(list).filter(each => draft.isDigit(each))));
  const corner = masksOf(cells.map(({ cornerPencilMarks }) => cornerPencilMarks));
  const centre = masksOf(cells.map(({ centerPencilMarks }) => centerPencilMarks));
  if ([...corner, ...centre].some(mask => mask !== 0)) return { corner, centre, colour: cells.map(() => 0) };
  const isMarked = cells.some(cell => !isEmpty(cell.centerPencilMarks) || !isEmpty(cell.cornerPencilMarks));
  if (isMarked) draft.lost.add('marks');
  return undefined;
}

/**
 * `negative` means that all marks of a kind are shown, and `nonconsecutive` that neighbors without any dot are not consecutive. In grids
 * without dots, no neighbors are.
 */
function readNegatives(puzzle: JsonObject, draft: Draft): void {
  const { rules } = draft;
  const { negative } = puzzle;
  const names = textsIn(Array.isArray(negative) || isEmpty(negative) ? negative : [negative]);
  const isNonConsecutive = !isEmpty(puzzle.nonconsecutive);
  const hasDots = rules.some(({ kind }) => kind === 'whiteDot' || kind === 'blackDot');
  for (const name of new Set(names)) {
    if (name === 'xv') rules.push({ kind: 'strictXv' });
    else if (name !== 'ratio')
      draft.lose(name === '' ? messages.variants.rule('negative') : messages.variants.negative(name));
    else if (isNonConsecutive) rules.push({ kind: 'strictKropki' });
    else if (areAllOfTwo(puzzle)) rules.push({ kind: 'strictBlackDots' });
    else draft.lose(messages.variants.allBlackDots());
  }
  if (isNonConsecutive && !names.includes('ratio'))
    rules.push({ kind: hasDots ? 'strictWhiteDots' : 'nonConsecutive' });
}

/**
 * Whether neighbors without one of the dots that are kept are never in the ratio 1:2. `negative` forbids the ratios that the dots of the
 * puzzle have; and two cells with a dot for another difference may have any ratio, but that dot is not kept.
 */
function areAllOfTwo({ ratio, difference }: JsonObject): boolean {
  const isOf = (usual: string) => (dot: JsonObject) => ['', usual].includes(textIn(dot.value));
  const ratios = objectsIn(ratio);
  return (ratios.length === 0 || ratios.some(isOf('2'))) && objectsIn(difference).every(isOf('1'));
}

/** The digits of a list, by cell; undefined when it does not have a digit for each cell. */
function solutionIn(value: unknown, draft: Draft): Uint8Array | undefined {
  const digits = listIn(value).map(each => numberIn(textIn(each)));
  const isWhole = digits.length === draft.size ** 2 && digits.every(digit => draft.isDigit(digit));
  return isWhole ? Uint8Array.from(digits as number[]) : undefined;
}

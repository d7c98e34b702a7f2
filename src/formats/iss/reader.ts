/** Interactive Sudoku Solver strings: parts such as `.Cage~16~R1C8~R2C8`. https://github.com/sigh/Interactive-Sudoku-Solver */

import { makeCell } from '../../core/cellNames';
import { READABLE_SIZES, SIZES } from '../../core/geometry';
import { isSingle } from '../../core/grid';
import type { Cell, DigitMask } from '../../core/numbers';
import * as messages from '../../messages/index';
import type { Work } from '../../text/work';
import type { Broken, FormatReading } from '../content';
import { cellOfIss } from '../shared/cellIds';
import { AT_ONCE, Draft, maskOf } from '../shared/draft';
import { isReadableSize } from '../shared/reading';
import { cellsByLabel, regionsOf } from '../shared/regions';
import { IssPart } from './parts';
import { ISS_RULES, SILENT } from './rules';

/** The size of a grid without `.Shape`. */
const USUAL_SIZE = 9;

/** Groups of parts, up to `.End`. Only `And` means that all of its parts hold as they are. */
const GROUPS: readonly string[] = ['And', 'Or', 'Replicate'];

/** Parts that add cells outside the grid, and how these cells are named. */
const EXTRA_CELLS: readonly string[] = ['Var', 'ChaosConstruction', 'Doppelganger'];
const EXTRA_CELL = /^(?:V[A-Z]|CC\d|DG[A-Z])/i;

/** Parts that are read before the others, because these depend on them. */
const LAYOUT: readonly string[] = ['Shape', 'Jigsaw', 'NoBoxes', 'RegionSize', 'Var'];

/** The puzzle in an Interactive Sudoku Solver string. Yields where it may be paused. */
export function* readIss(text: string): Work<FormatReading> {
  const string = text.replace(/\s+/g, '');
  const texts = string.split('.').filter(part => part !== '');
  const isOfForm =
    string.startsWith('.') &&
    texts.every((part, i) => /^(?:[A-Z]\w*(?:~|$)|~(?:[A-Z]|$))/.test(part) || (i > 0 && isKnown(texts[0])));
  if (!isOfForm || !texts.some(isKnown)) return undefined;
  const shapes = texts.filter(part => nameOf(part) === 'Shape');
  const size = sizeOf(shapes[0]);
  if (typeof size !== 'number') return size;
  if (shapes.some(shape => sizeOf(shape) !== size))
    return { problem: messages.variants.severalSizes(shapes.map(shape => `.${shape}`)) };
  const draft = new Draft(size);
  const parts: IssPart[] = [];
  for (const [i, part] of withoutGroups(texts, draft).entries()) {
    parts.push(new IssPart(part, draft));
    if (i % AT_ONCE === 0) yield undefined;
  }
  const isExtra = extraCells(parts);
  readLayout(parts, draft);
  yield undefined;
  readDigits(
    parts.filter(part => isOfDigits(part) && !isExtra(part)),
    draft,
  );
  for (const [i, part] of parts.entries()) {
    if (i % AT_ONCE === 0) yield undefined;
    const { name } = part;
    if (LAYOUT.includes(name) || SILENT.includes(name)) continue;
    if (isExtra(part)) part.lose();
    else if (isOfDigits(part)) continue;
    else if (Object.hasOwn(ISS_RULES, name)) ISS_RULES[name](part);
    else part.lose();
  }
  return yield* draft.result();
}

const nameOf = (part: string): string => part.split('~')[0];

const isOfDigits = ({ name }: IssPart): boolean => name === '' || name === 'Given';

/**
 * Whether a part is one that only this program writes: `X` alone may be a digit of a large grid. Any name with arguments is
 * accepted, so that a text that contains only unsupported rules is still recognized.
 */
function isKnown(part: string): boolean {
  const name = nameOf(part);
  if (part.includes('~')) return true;
  return name.length >= 4 && ([LAYOUT, GROUPS].flat().includes(name) || Object.hasOwn(ISS_RULES, name));
}

/** `Shape~6x6`, and optionally the digits: `Shape~6x6~1-6`. */
function sizeOf(shape: string | undefined): number | Broken {
  if (shape === undefined || shape === 'Shape') return USUAL_SIZE;
  const [, dimensions, range = ''] = shape.split('~');
  const [rows, columns] = (/^(\d{1,2})x(\d{1,2})$/.exec(dimensions) ?? []).slice(1).map(Number);
  if (!isReadableSize(rows) || rows !== columns) return { problem: messages.variants.size(dimensions, READABLE_SIZES) };
  const isUsual = ['', String(rows), `1-${rows}`].includes(range);
  return isUsual ? rows : { problem: messages.variants.otherDigits(`.${shape}`) };
}

/** The parts that apply unconditionally. The contents of groups other than `And` are reported as lost. */
function withoutGroups(texts: readonly string[], draft: Draft): string[] {
  const open: string[] = [];
  const kept: string[] = [];
  for (const text of texts) {
    const name = nameOf(text);
    if (name === 'End') {
      if (open.pop() === undefined) draft.fail(messages.variants.notOpened(`.${text}`));
    } else if (GROUPS.includes(name)) {
      open.push(name);
      if (name !== 'And') draft.lose(messages.variants.rule(name));
    } else if (open.every(group => group === 'And')) kept.push(text);
  }
  if (open.length > 0) draft.fail(messages.variants.notClosed(`.${open[open.length - 1]}`));
  return kept;
}

/** Returns a test of whether a part refers to cells that other parts add. */
function extraCells(parts: readonly IssPart[]): (part: IssPart) => boolean {
  const hasExtra = parts.some(({ name }) => EXTRA_CELLS.includes(name));
  return ({ args }) => hasExtra && args.some(arg => EXTRA_CELL.test(arg));
}

/** Reads the regions. Those of the first jigsaw are the regions of a puzzle without boxes; all others are additional rules. */
function readLayout(parts: readonly IssPart[], draft: Draft): void {
  const { size } = draft;
  const hasBoxes = SIZES.includes(size) && !parts.some(({ name }) => name === 'NoBoxes');
  for (const part of parts) if (part.name === 'RegionSize' && part.args[0] !== String(size)) part.lose();
  if (!hasBoxes) draft.regions = 'none';
  const jigsaws = parts.filter(({ name }) => name === 'Jigsaw').map(({ args }) => [...(args.at(-1) ?? '')]);
  for (const [i, labels] of jigsaws.entries()) {
    const whole = regionsIn(labels, draft);
    if (hasBoxes || i > 0 || whole.length < size)
      for (const cells of whole) draft.rules.push({ kind: 'region', cells });
    else {
      const found = regionsOf(size, labels);
      if ('problem' in found) draft.fail(found.problem);
      else draft.regions = found.regions;
    }
  }
}

/**
 * The complete regions of a jigsaw; none if all cells have the same label. One label may have a different number of
 * cells, those that are in no region.
 */
function regionsIn(labels: readonly string[], draft: Draft): Cell[][] {
  const { size } = draft;
  if (labels.length !== size * size) draft.fail(messages.variants.length(labels.length, size * size));
  const all = [...cellsByLabel(labels)];
  const wrong = all.filter(([, { length }]) => length !== size);
  if (all.length === 1 || draft.problem !== undefined) return [];
  if (wrong.length > 1) draft.fail(messages.variants.regionSize(wrong[0][0], wrong[0][1].length, size));
  return all.filter(each => !wrong.includes(each)).map(([, cells]) => cells);
}

/** Reads givens, such as `~R1C1_5`, and cells with some digits, such as `~R1C1_2_4`. A cell may occur several times. */
function readDigits(parts: readonly IssPart[], draft: Draft): void {
  const { geometry } = draft;
  const masks = new Map<Cell, DigitMask>();
  for (const part of parts) {
    for (const arg of part.args.filter(text => text !== '')) {
      const [id, ...digits] = arg.split('_');
      const [cell] = draft.cellsOf([id], arg, cellOfIss);
      const mask = maskOf(part.digitsFrom(digits));
      if (cell !== undefined) masks.set(cell, mask & (masks.get(cell) ?? mask));
    }
  }
  for (const [cell, mask] of masks) {
    if (mask === 0) draft.fail(messages.variants.noDigitsLeft(makeCell(geometry, cell)));
    if (!isSingle(mask)) continue;
    draft.give(cell, 32 - Math.clz32(mask));
    masks.delete(cell);
  }
  draft.allow(masks);
}

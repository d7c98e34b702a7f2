/** A plain model of the intents of a player, to compare with the text after each of them. */

import fc from 'fast-check';
import { type Intent, LAYERS } from '../../src/board/protocol/messages';
import { bitOf, isSingle } from '../../src/core/grid';
import { MARK_LAYERS, type MarkLayer } from '../../src/core/marks';
import type { TextSource } from '../../src/text/document/document';
import { marksOf } from '../../src/text/marks/marks';
import { listedIn, listsCandidates, type Puzzle } from '../../src/text/puzzle';

/** A puzzle as plain data. */
export interface Model {
  digits: number[];
  readonly locked: readonly boolean[];
  readonly marks: Record<MarkLayer, number[]>;
  /** By cell: the candidates that the text lists. */
  readonly listed: number[] | undefined;
  /** Whether a list with one candidate is read as a digit. */
  readonly isList: boolean;
}

/** The model of a puzzle in a text, some of whose cells are guarded. */
export function modelOf(puzzle: Puzzle, source: TextSource, guarded: readonly number[] = []): Model {
  const { grid, givens, givenPlaces, style } = puzzle;
  const marks = marksOf(puzzle, source);
  const cells = [...grid.digits.keys()];
  const tells = givenPlaces !== undefined || style.form === 'library';
  return {
    digits: [...grid.digits],
    locked: cells.map(cell => (tells ? givens[cell] > 0 : guarded.includes(cell))),
    marks: { corner: [...marks.corner], centre: [...marks.centre], colour: [...marks.colour] },
    listed: listsCandidates(puzzle) ? cells.map(cell => listedIn(puzzle, cell)) : undefined,
    isList: style.form === 'marks',
  };
}

/** Returns the model after an intent, or undefined if the intent is refused. Marks for chains are in none of the texts. */
export function carriedOut(
  before: Model,
  intent: Intent,
  { removes, automatic }: { readonly removes: boolean; readonly automatic: boolean },
  { size, peersOf }: Puzzle['grid']['geometry'],
): Model | undefined {
  const model = structuredClone(before);
  const { digits, locked, marks, listed } = model;
  const open = intent.cells.filter(cell => !locked[cell]);
  const empty = intent.cells.filter(cell => digits[cell] === 0);
  if (intent.kind === 'setDigit') {
    if (intent.digit > size || open.length === 0) return undefined;
    const placed = open.filter(cell => digits[cell] !== intent.digit);
    for (const cell of placed) digits[cell] = intent.digit;
    if (!removes || intent.digit === 0) return model;
    const bit = bitOf(intent.digit);
    for (const peer of placed.flatMap(cell => [...peersOf[cell]])) {
      for (const layer of ['corner', 'centre'] as const) marks[layer][peer] &= ~bit;
      if (listed && digits[peer] === 0 && !placed.includes(peer)) listed[peer] = struck(model, listed[peer], bit);
    }
    return model;
  }
  if (intent.kind === 'toggleMark') {
    const { layer, digit } = intent;
    if (layer === 'chain') return undefined;
    const cells = layer === 'colour' ? intent.cells : empty;
    if (digit > (layer === 'colour' ? 9 : size) || cells.length === 0) return undefined;
    const bit = bitOf(digit);
    const isListed = layer === 'centre' && listed !== undefined;
    const masks = isListed ? listed : marks[layer];
    const isShown = automatic && layer === 'centre' && !isListed;
    const candidates = (cell: number) =>
      [...peersOf[cell]].reduce((mask, peer) => (digits[peer] ? mask & ~bitOf(digits[peer]) : mask), 2 ** size - 1);
    const shown = cells.map(cell => masks[cell] || (isShown ? candidates(cell) : 0));
    const all = shown.every(mask => mask & bit);
    for (const [i, cell] of cells.entries()) {
      if (!isListed) masks[cell] = all ? shown[i] & ~bit : shown[i] | bit;
      else if (all) masks[cell] = struck(model, masks[cell], bit);
      else if (!model.isList || masks[cell] !== 0) masks[cell] |= bit;
    }
    const isLast = isListed && model.isList && String(masks) === String(before.listed);
    return isLast ? undefined : model;
  }
  if (intent.kind === 'link') return undefined;
  const at = LAYERS.indexOf(intent.layer);
  for (const layer of [...LAYERS.slice(at), ...LAYERS.slice(0, at)]) {
    if (layer === 'chain') continue;
    const masks = layer === 'digit' ? digits : layer === 'centre' && listed ? listed : marks[layer];
    const cells = (layer === 'digit' ? open : layer === 'colour' ? intent.cells : empty).filter(cell => masks[cell]);
    for (const cell of cells) masks[cell] = 0;
    if (cells.length > 0) return model;
  }
  return open.length > 0 ? model : undefined;
}

/** Removes a candidate from a list, if the list may lack it. */
function struck({ isList }: Model, mask: number, bit: number): number {
  const rest = mask & ~bit;
  return (mask & bit) === 0 || rest === 0 || (isList && isSingle(rest)) ? mask : rest;
}

/** A random intent, for a puzzle of any size. */
export const anyIntent = fc.record({
  kind: fc.constantFrom('setDigit', 'setDigit', 'toggleMark', 'toggleMark', 'clear'),
  cells: fc.array(fc.nat(624), { minLength: 1, maxLength: 6 }),
  layer: fc.nat(11),
  digit: fc.nat(),
  removes: fc.boolean(),
  automatic: fc.boolean(),
});

/** Adapts the intent to the puzzle. */
export function intentOf(
  { kind, cells, layer, digit }: { kind: string; cells: number[]; layer: number; digit: number },
  puzzle: Puzzle,
): Intent {
  const { cellCount, size } = puzzle.grid.geometry;
  const inside = [...new Set(cells.map(cell => cell % cellCount))];
  if (kind === 'setDigit') return { kind, cells: inside, digit: digit % (size + 2) };
  if (kind === 'clear') return { kind, cells: inside, layer: LAYERS[layer % 4] };
  const marks = MARK_LAYERS[layer % 3];
  return { kind: 'toggleMark', cells: inside, layer: marks, digit: 1 + (digit % (marks === 'colour' ? 10 : size + 1)) };
}

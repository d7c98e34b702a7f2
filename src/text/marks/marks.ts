/** A player's marks in the mark lines of a puzzle, and the edits that change them. */

import { MARK_LAYERS, type MarkLayer, type Marks } from '../../core/marks';
import { makeCell } from '../../core/notation';
import type { Cell, DigitMask } from '../../core/numbers';
import type { TextSource } from '../document/document';
import { joined, type TextEdit } from '../edits';
import type { Puzzle } from '../puzzle';
import type { Symbols } from '../symbols';
import { type MarkLine, type MarkPart, type MarkPlace, markPlaceOf } from './markLines';
import { makeMarks } from './notation';

/** The marks in the lines after a puzzle. */
export function marksOf(puzzle: Puzzle, source: TextSource): Marks {
  return marksIn(markPlaceOf(puzzle, source)?.lines ?? [], puzzle);
}

function marksIn(lines: readonly MarkLine[], puzzle: Puzzle): Record<MarkLayer, DigitMask[]> {
  const none = () => new Array<DigitMask>(puzzle.grid.geometry.cellCount).fill(0);
  const marks = { corner: none(), centre: none(), colour: none() };
  for (const { layer, parts } of lines) {
    for (const { read } of parts) if (read) marks[layer][read.cell] |= read.mask;
  }
  return marks;
}

/**
 * The edits that make `wanted` the marks of a puzzle, in the order of the text. Parts of cells whose marks stay the same,
 * and parts that cannot be read, are not changed. Undefined when there is no place for marks, because the last line of
 * the puzzle is too long.
 */
export function marksEdits(puzzle: Puzzle, source: TextSource, wanted: Marks): TextEdit[] | undefined {
  const place = markPlaceOf(puzzle, source);
  if (!place) return undefined;
  const now = marksIn(place.lines, puzzle);
  const edits = MARK_LAYERS.flatMap(layer => {
    const changes = new Map<Cell, Change>();
    for (const [cell, before] of now[layer].entries()) {
      const after = wanted[layer][cell];
      if (after !== before) changes.set(cell, { before, after });
    }
    return changes.size > 0 ? layerEdits(puzzle, layer, place, changes) : [];
  });
  // A line that is added where another one is removed comes first.
  return joined(edits.sort((a, b) => a.start - b.start || a.end - b.end));
}

/**
 * The edits that write the marks of a puzzle in other symbols. For use when its digits are rewritten in these symbols.
 */
export function marksInSymbols(puzzle: Puzzle, source: TextSource, symbols: Symbols): TextEdit[] {
  const rewritten = { ...puzzle, style: { ...puzzle.style, symbols } };
  return (markPlaceOf(puzzle, source)?.lines ?? []).flatMap(({ layer, parts }) =>
    parts.flatMap(({ read, end }) => {
      const text = read && makeMarks(rewritten, layer, read.mask);
      return text && text !== makeMarks(puzzle, layer, read.mask) ? [{ start: read.digitsStart, end, text }] : [];
    }),
  );
}

/** The marks of a cell before and after an edit. */
interface Change {
  readonly before: DigitMask;
  readonly after: DigitMask;
}

function layerEdits(
  puzzle: Puzzle,
  layer: MarkLayer,
  place: MarkPlace,
  changes: ReadonlyMap<Cell, Change>,
): TextEdit[] {
  const lines = place.lines.filter(line => line.layer === layer);
  const partOf = (cell: Cell, mask: DigitMask) =>
    `${makeCell(puzzle.grid.geometry, cell)}=${makeMarks(puzzle, layer, mask)}`;
  const added = [...changes].flatMap(([cell, { before, after }]) =>
    before === 0 ? [{ cell, text: partOf(cell, after) }] : [],
  );
  if (lines.length === 0) {
    const at = lastLineBefore(layer, place)?.end ?? place.after;
    return [{ start: at, end: at, text: `${place.newline}# ${layer}: ${added.map(({ text }) => text).join(' ')}` }];
  }
  // A cell may have several parts, and new marks go to the first one.
  const seen = new Set<Cell>();
  const maskAfter = ({ cell, mask }: NonNullable<MarkPart['read']>) => {
    const change = changes.get(cell);
    if (!change) return mask;
    const isFirst = !seen.has(cell);
    seen.add(cell);
    return (mask & change.after) | (isFirst ? change.after & ~change.before : 0);
  };
  return lines.flatMap((line, i) => {
    const masks = line.parts.map(({ read }) => read && maskAfter(read));
    return lineEdits(line, masks, i === 0 ? added : [], mask => makeMarks(puzzle, layer, mask));
  });
}

/** The last line of the layers before a layer. */
function lastLineBefore(layer: MarkLayer, { lines }: MarkPlace): MarkLine | undefined {
  return lines.filter(line => MARK_LAYERS.indexOf(line.layer) < MARK_LAYERS.indexOf(layer)).at(-1);
}

/** The edits of one line. `masks` has the marks of each part, undefined for those that cannot be read. */
function lineEdits(
  { parts, end, endBefore, keyEnd }: MarkLine,
  masks: readonly (DigitMask | undefined)[],
  added: readonly { readonly cell: Cell; readonly text: string }[],
  make: (mask: DigitMask) => string,
): TextEdit[] {
  if (parts.length > 0 && added.length === 0 && masks.every(mask => mask === 0))
    return [{ start: endBefore, end, text: '' }];
  const edits: TextEdit[] = [];
  for (const [i, part] of parts.entries()) {
    const mask = masks[i];
    if (!part.read || mask === undefined || mask === part.read.mask) continue;
    if (mask === 0) edits.push({ start: parts[i - 1]?.end ?? keyEnd, end: part.end, text: '' });
    else edits.push({ start: part.read.digitsStart, end: part.end, text: make(mask) });
  }
  for (const { cell, text } of added) {
    const next = parts.find(({ read }, i) => read && masks[i] !== 0 && read.cell > cell);
    const last = parts.at(-1)?.end ?? keyEnd;
    edits.push(
      next ? { start: next.start, end: next.start, text: `${text} ` } : { start: last, end: last, text: ` ${text}` },
    );
  }
  return edits;
}

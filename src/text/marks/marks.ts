/** A player's marks in the mark lines of a puzzle, and the edits that change them. */

import { linkKey, linkOfKey } from '#markedLinks';
import { bitOf, digitsOf } from '../../core/grid';
import { type ChainMarks, LINK_KINDS, MARK_LAYERS, type MarkLayer, type Marks } from '../../core/marks';
import type { DigitMask } from '../../core/numbers';
import type { TextSource } from '../document/document';
import { joined, type TextEdit } from '../edits';
import { MARK_LINES, type MarkLineKind } from '../parser/sections/markLines';
import type { Puzzle } from '../puzzle';
import type { Symbols } from '../symbols';
import { type MarkLine, type MarkPart, type MarkPlace, markPlaceOf } from './markLines';
import { type Marked, makeMarks, makePart } from './notation';

/** The marks in the lines after a puzzle. */
export function marksOf(puzzle: Puzzle, source: TextSource): Marks {
  const masks = masksIn(markPlaceOf(puzzle, source)?.lines ?? []);
  const marks = Object.fromEntries(
    MARK_LAYERS.map(layer => {
      const { cellCount } = puzzle.grid.geometry;
      return [layer, Array.from({ length: cellCount }, (_, cell) => masks.get(layer)?.get(cell) ?? 0)];
    }),
  ) as Record<MarkLayer, DigitMask[]>;
  const chains = chainsIn(masks);
  return chains.colors.length + chains.links.length > 0 ? { ...marks, chains } : marks;
}

/** By kind of line, by cell or link: the marks. Parts without marks may be absent. */
type MaskTable = Map<MarkLineKind, Map<number, DigitMask>>;

/** Adds marks to a table. */
function addTo(masks: MaskTable, kind: MarkLineKind, key: number, mask: DigitMask): void {
  const ofKind = masks.get(kind) ?? new Map<number, DigitMask>();
  masks.set(kind, ofKind.set(key, (ofKind.get(key) ?? 0) | mask));
}

function masksIn(lines: readonly MarkLine[]): MaskTable {
  const masks: MaskTable = new Map();
  for (const { kind, parts } of lines) {
    for (const { read } of parts) if (read) addTo(masks, kind, read.key, read.mask);
  }
  return masks;
}

function chainsIn(masks: MaskTable): ChainMarks {
  return {
    colors: MARK_LINES.flatMap(line => {
      const color = Number(line.split('color ')[1]);
      return [...((color && masks.get(line)) || [])].flatMap(([cell, mask]) =>
        digitsOf(mask).map(digit => ({ cell, digit, color })),
      );
    }),
    links: LINK_KINDS.flatMap(kind =>
      [...(masks.get(`${kind} link`)?.keys() ?? [])].map(key => ({ ...linkOfKey(key), kind })),
    ),
  };
}

/** The table of marks. */
function masksOf(marks: Marks): MaskTable {
  const masks: MaskTable = new Map(MARK_LAYERS.map(layer => [layer, new Map(marks[layer].entries())]));
  const { colors = [], links = [] } = marks.chains ?? {};
  for (const { cell, digit, color } of colors) addTo(masks, `color ${color}`, cell, bitOf(digit));
  for (const link of links) addTo(masks, `${link.kind} link`, linkKey(link), 1);
  return masks;
}

/**
 * The edits that make `wanted` the marks of a puzzle, in the order of the text. Parts of cells whose marks stay the same,
 * and parts that cannot be read, are not changed. Undefined when there is no place for marks, because the last line of
 * the puzzle is too long.
 */
export function marksEdits(puzzle: Puzzle, source: TextSource, wanted: Marks): TextEdit[] | undefined {
  const place = markPlaceOf(puzzle, source);
  if (!place) return undefined;
  const [now, then] = [masksIn(place.lines), masksOf(wanted)];
  const edits = MARK_LINES.flatMap(kind => {
    const masks = [now, then].map(table => table.get(kind) ?? new Map<number, DigitMask>());
    const changes = new Map<number, Change>();
    for (const key of masks.flatMap(each => [...each.keys()]).sort((a, b) => a - b)) {
      const [before, after] = masks.map(each => each.get(key) ?? 0);
      if (before !== after) changes.set(key, { before, after });
    }
    return changes.size > 0 ? lineEditsOf(puzzle, kind, place, changes) : [];
  });
  // A line that is added where another one is removed comes first.
  return joined(edits.sort((a, b) => a.start - b.start || a.end - b.end));
}

/**
 * The edits that write the marks of a puzzle in other symbols. For use when its digits are rewritten in these symbols.
 */
export function marksInSymbols(puzzle: Puzzle, source: TextSource, symbols: Symbols): TextEdit[] {
  const rewritten = { ...puzzle, style: { ...puzzle.style, symbols } };
  return (markPlaceOf(puzzle, source)?.lines ?? []).flatMap(({ kind, parts }) =>
    parts.flatMap(({ read, end }) => {
      const text = read && makeMarks(rewritten, kind, read);
      return text && text !== makeMarks(puzzle, kind, read) ? [{ start: read.marksStart, end, text }] : [];
    }),
  );
}

/** The lines with these marks below a puzzle without any. */
export function linesOfMarks(puzzle: Marked, marks: Marks): string[] {
  const masks = masksOf(marks);
  return MARK_LINES.flatMap(kind => {
    const parts = [...(masks.get(kind) ?? [])].flatMap(([key, mask]) =>
      mask === 0 ? [] : [makePart(puzzle, kind, { key, mask })],
    );
    return parts.length > 0 ? [`# ${kind}: ${parts.join(' ')}`] : [];
  });
}

/** The marks of a cell before and after an edit. */
interface Change {
  readonly before: DigitMask;
  readonly after: DigitMask;
}

/** The edits of the lines of a kind. `changes` has the changed marks by cell or link, in ascending order. */
function lineEditsOf(
  puzzle: Puzzle,
  kind: MarkLineKind,
  place: MarkPlace,
  changes: ReadonlyMap<number, Change>,
): TextEdit[] {
  const lines = place.lines.filter(line => line.kind === kind);
  const added = [...changes].flatMap(([key, { before, after }]) =>
    before === 0 ? [{ key, text: makePart(puzzle, kind, { key, mask: after }) }] : [],
  );
  if (lines.length === 0) {
    const at = lastLineBefore(kind, place)?.end ?? place.after;
    return [{ start: at, end: at, text: `${place.newline}# ${kind}: ${added.map(({ text }) => text).join(' ')}` }];
  }
  // A cell may have several parts, and new marks go to the first one.
  const seen = new Set<number>();
  const maskAfter = ({ key, mask }: NonNullable<MarkPart['read']>) => {
    const change = changes.get(key);
    if (!change) return mask;
    const isFirst = !seen.has(key);
    seen.add(key);
    return (mask & change.after) | (isFirst ? change.after & ~change.before : 0);
  };
  return lines.flatMap((line, i) => {
    const masks = line.parts.map(({ read }) => read && maskAfter(read));
    return lineEdits(line, masks, i === 0 ? added : [], (key, mask) => makeMarks(puzzle, kind, { key, mask }));
  });
}

/** The last line of the kinds before a kind. */
function lastLineBefore(kind: MarkLineKind, { lines }: MarkPlace): MarkLine | undefined {
  return lines.filter(line => MARK_LINES.indexOf(line.kind) < MARK_LINES.indexOf(kind)).at(-1);
}

/** The edits of one line. `masks` has the marks of each part, undefined for those that cannot be read. */
function lineEdits(
  { parts, end, endBefore, keyEnd }: MarkLine,
  masks: readonly (DigitMask | undefined)[],
  added: readonly { readonly key: number; readonly text: string }[],
  make: (key: number, mask: DigitMask) => string,
): TextEdit[] {
  if (parts.length > 0 && added.length === 0 && masks.every(mask => mask === 0))
    return [{ start: endBefore, end, text: '' }];
  const edits: TextEdit[] = [];
  for (const [i, part] of parts.entries()) {
    const mask = masks[i];
    if (!part.read || mask === undefined || mask === part.read.mask) continue;
    if (mask === 0) edits.push({ start: parts[i - 1]?.end ?? keyEnd, end: part.end, text: '' });
    else edits.push({ start: part.read.marksStart, end: part.end, text: make(part.read.key, mask) });
  }
  for (const { key, text } of added) {
    const next = parts.find(({ read }, i) => read && masks[i] !== 0 && read.key > key);
    const last = parts.at(-1)?.end ?? keyEnd;
    edits.push(
      next ? { start: next.start, end: next.start, text: `${text} ` } : { start: last, end: last, text: ` ${text}` },
    );
  }
  return edits;
}

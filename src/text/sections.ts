/**
 * The effect of comments and sections on the puzzles below them, found by searching the text backward or forward from a
 * puzzle.
 */

import { type Geometry, geometryOfSize } from '../core/geometry';
import type { TextSource } from './document/document';
import { type Section, sectionAfter } from './parser/context';
import { boxesAfter } from './parser/grids/statedBoxes';
import { scanLine } from './parser/lines/syntax';

/** Number of characters that are searched at a time, and the overlap of two pieces: more than the length of a section's line. */
const PIECE = 1 << 16;
const OVERLAP = 1 << 8;

/** A line in brackets, or a comment with a section. `^` would match after line separators that VS Code keeps in a line. */
const LINES = /(?<![^\r\n])[ \t]*(?:\[[^\][\r\n]+\][ \t]*(?![^\r\n])|#[ \t][^\r\n]*)/g;

/** The section of a puzzle that starts at an offset. */
export function sectionBefore(source: TextSource, offset: number): Section {
  for (let end = offset; end > 0; end -= PIECE) {
    const found = sectionsIn(source.slice(Math.max(0, end - PIECE - OVERLAP), end));
    const last = found.filter(({ section }) => section !== 'unknown').at(-1);
    if (last) return last.section;
  }
  return 'none';
}

/** The comment that gives the grids below it these boxes. */
export function boxComment({ boxHeight, boxWidth }: Geometry): string {
  return `# box: ${boxHeight}x${boxWidth}`;
}

/** The geometry with which a grid of this size is read if it starts at an offset: that of the last line that states boxes, or the usual one. */
export function geometryBefore(source: TextSource, offset: number, size: number): Geometry {
  for (let end = offset; end > 0; end -= PIECE) {
    const text = source.slice(Math.max(0, end - PIECE - OVERLAP), end);
    const found = [...text.matchAll(BOX_LINES)].flatMap(([line]) => boxesAfter(line, new Map())?.get(size) ?? []);
    const last = found.at(-1);
    if (last) return last;
  }
  return geometryOfSize(size);
}

const BOX_LINES = /(?<![^\r\n])[^\r\n]{0,60}(?:box|block|sub_?grid)[^\r\n]*/gi;

/**
 * Whether the lines starting at an offset would be read differently in the section of a state than in `section`. After a state, names in
 * brackets are not titles, and a grid gets no separate state.
 */
export function needsSectionAfter(source: TextSource, offset: number, section: Section): boolean {
  if (section === 'state') return false;
  for (let start = offset; start < source.length; start += PIECE) {
    const text = source.slice(start, Math.min(source.length, start + PIECE + OVERLAP));
    const [next] = sectionsIn(text);
    if (!next) continue;
    if (section === 'none') return next.section === 'unknown';
    // Between the puzzle and the next section there may be another puzzle.
    const isApart = start > offset || /[^#%\s]/.test(text.slice(0, next.at).replace(/^[ \t]*[#%][^\r\n]*/gm, ''));
    return next.section === 'state' && isApart;
  }
  return false;
}

/** Where sections start in a text. A section with an unknown name may be a title. */
function sectionsIn(text: string): { readonly section: Section; readonly at: number }[] {
  return [...text.matchAll(LINES)].flatMap(({ index, 0: line }) => {
    const section = sectionOf(line);
    return section ? [{ section, at: index }] : [];
  });
}

function sectionOf(line: string): Section | undefined {
  const scanned = scanLine(line, 0, line.length);
  if (scanned.kind === 'comment') return sectionAfter(line.slice(scanned.start + 1));
  if (scanned.kind !== 'section') return undefined;
  const name = scanned.name.toLowerCase();
  return name === 'puzzle' || name === 'state' ? name : 'unknown';
}

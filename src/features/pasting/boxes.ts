/** Boxes of pasted puzzles: each puzzle keeps its boxes, and so do the puzzles below the pasted text. */

import { type Geometry, geometryOfSize } from '../../core/geometry';
import type { TextSource } from '../../text/document/document';
import { sourceOf } from '../../text/document/textSource';
import { parse } from '../../text/parser/parser';
import { boxComment, geometryBefore } from '../../text/sections';

/** Maximum length of a pasted text whose boxes are checked: some milliseconds. Collections consist of 9x9 puzzles. */
const LONGEST = 1 << 16;

/**
 * A text to paste at the start of a line, with comments above and below it where the boxes of a puzzle in it would be read
 * differently there, or would change those of puzzles below.
 */
export function keepingBoxes(text: string, source: TextSource, offset: number): string {
  const declaresBoxes = /^[ \t]*#[ \t]+box:/im.test(text);
  if (text.length > LONGEST) return text;
  const alone = new Map<number, Geometry>();
  for (const { grid } of parse(text).puzzles) {
    if (!alone.has(grid.geometry.size)) alone.set(grid.geometry.size, grid.geometry);
  }
  const above: string[] = [];
  const below: string[] = [];
  for (const [size, first] of alone) {
    // The text states boxes that are not square.
    if (!declaresBoxes && Number.isInteger(Math.sqrt(size))) continue;
    const known = geometryBefore(source, offset, size);
    const usual = geometryOfSize(size);
    if (first === usual && known !== usual) above.push(boxComment(usual));
    const end = declaresBoxes ? geometryBefore(sourceOf(text), text.length, size) : first;
    if (end !== known) below.push(boxComment(known));
  }
  if (above.length === 0 && below.length === 0) return text;
  const newline = /\r\n|\n|\r/.exec(text)?.[0] ?? '\n';
  const isEnded = text.endsWith(newline);
  const content = isEnded ? text.slice(0, -newline.length) : text;
  return [...above, content, ...(below.length > 0 ? ['', ...below] : [])].join(newline) + (isEnded ? newline : '');
}

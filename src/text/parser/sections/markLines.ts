/**
 * Mark lines: comments such as `# corner: r1c3=12`, in which a player's marks stay in the file. They belong to the puzzle
 * above them. Titles, sections and grids are read as if these lines were not there.
 */

import { LINK_KINDS, type LinkKind, MARK_LAYERS, type MarkLayer } from '../../../core/marks';

/** A line with the candidates that have a color: `color 1`. */
export type ColorMarkLine = `color ${number}`;
/** A line with links. */
export type LinkMarkLine = `${LinkKind} link`;
/** The kind of a mark line, as written in its key. */
export type MarkLineKind = MarkLayer | ColorMarkLine | LinkMarkLine;

/** The number of colors. */
export const COLOR_COUNT = 9;

/** The kinds of mark lines, in the order of the lines in a file. */
export const MARK_LINES: readonly MarkLineKind[] = [
  ...MARK_LAYERS,
  ...Array.from({ length: COLOR_COUNT }, (_, i): ColorMarkLine => `color ${i + 1}`),
  ...LINK_KINDS.map((kind): LinkMarkLine => `${kind} link`),
];

const KEY = /^[ \t]*#[ \t]+(?:(corner)|(cent(?:re|er))|(colou?r)(?: ([1-9]))?|(strong|weak) links?):(?=\s|$)/;

/** The kind of a mark line, and the length of the line up to its colon; undefined for any other line. */
export function markKeyOf(line: string): { readonly kind: MarkLineKind; readonly length: number } | undefined {
  const match = KEY.exec(line);
  if (!match) return undefined;
  const [{ length }, corner, centre, , color, link] = match;
  if (corner || centre) return { kind: corner ? 'corner' : 'centre', length };
  if (link) return { kind: `${link as LinkKind} link`, length };
  return { kind: color ? `color ${Number(color)}` : 'colour', length };
}

/** Whether lines of this kind list links. */
export function isLinkLine(kind: MarkLineKind): kind is LinkMarkLine {
  return kind.endsWith('link');
}

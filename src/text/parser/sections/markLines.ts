import type { MarkLayer } from '../../../core/marks';

/**
 * Mark lines: comments such as `# corner: r1c3=12`, in which a player's marks stay in the file. They belong to the puzzle
 * above them. Titles, sections and grids are read as if these lines were not there.
 */

const KEY = /^[ \t]*#[ \t]+(corner|centre|colour):(?=\s|$)/;

/** The layer of a mark line, and the length of the line up to its colon; undefined for any other line. */
export function markKeyOf(line: string): { readonly layer: MarkLayer; readonly length: number } | undefined {
  const match = KEY.exec(line);
  return match ? { layer: match[1] as MarkLayer, length: match[0].length } : undefined;
}

import { makeLine } from '../../../src/core/notation';

/** The next solutions of a search, at most `most`, as lines in the order in which they are found. Continues after pauses. */
export function nextLines(
  search: { readonly solution: Uint8Array },
  advance: () => 'found' | 'done' | 'paused',
  most: number,
): string[] {
  const lines: string[] = [];
  while (lines.length < most) {
    const outcome = advance();
    if (outcome === 'done') break;
    if (outcome === 'found') lines.push(makeLine(search.solution));
  }
  return lines;
}

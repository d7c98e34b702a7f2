import { bitOf } from '../../core/grid';
import type { MarkLayer } from '../../core/marks';
import type { Cell, DigitMask } from '../../core/numbers';
import type { Candidate } from '../../core/position';
import type { TextSource } from '../document/document';
import type { TextEdit } from '../edits';
import type { Puzzle } from '../puzzle';
import { marksEdits, marksOf } from './marks';

/** The edits that remove placed digits from the corner and center marks of the peers of their cells. */
export function marksWithoutPlaced(
  puzzle: Puzzle,
  source: TextSource,
  placements: readonly Candidate[],
): readonly TextEdit[] {
  const gone = new Map<Cell, DigitMask>();
  for (const { cell, digit } of placements) {
    for (const peer of puzzle.grid.geometry.peersOf[cell]) gone.set(peer, (gone.get(peer) ?? 0) | bitOf(digit));
  }
  const marks = marksOf(puzzle, source);
  const without = (layer: MarkLayer) => marks[layer].map((mask, cell) => mask & ~(gone.get(cell) ?? 0));
  return marksEdits(puzzle, source, { ...marks, corner: without('corner'), centre: without('centre') }) ?? [];
}

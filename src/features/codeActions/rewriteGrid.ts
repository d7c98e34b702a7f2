/**
 * Before: `53  7` and eight more lines with spaces for empty cells
 * After:  `53..7....` and eight more rows
 */

import { geometryOfSize } from '../../core/geometry';
import type { Grid } from '../../core/grid';
import { makeLine } from '../../core/notation';
import * as messages from '../../messages/formats/pasting';
import type { UnreadNote } from '../../text/note';
import { boxComment } from '../../text/sections';
import { type ActionSource, touches } from './action';

/** The fix that rewrites a grid that cannot be read, as rows of digits and dots. */
export const rewriteGrid: ActionSource = {
  kind: 'quickfix',
  *actions({ file: { notes = [] }, at }) {
    for (const note of notes) {
      if (note.reason === 'rules' || !note.grids || !touches(note, at)) continue;
      const { start, end } = note;
      yield {
        title: messages.pasting.rewrite(),
        kind: 'quickfix',
        isPreferred: true,
        fixes: { code: 'not-read', start, end },
        edits: () => [{ start, end, text: rewritten(note) }],
      };
    }
  },
};

/** The grids of a note as rows of digits and dots, with the regions of its only grid, and with a comment above unusual boxes. */
export function rewritten({ grids = [], regions }: UnreadNote): string {
  const section = regions ? [['[Regions]', ...regions].join('\n')] : [];
  return [...grids.map(rowsOf), ...section].join(regions ? '\n' : '\n\n');
}

function rowsOf(grid: Grid): string {
  const { geometry, digits } = grid;
  const { size, boxHeight } = geometry;
  const line = makeLine(digits);
  const rows = Array.from({ length: size }, (_, row) => line.slice(row * size, (row + 1) * size));
  return [...(boxHeight === geometryOfSize(size).boxHeight ? [] : [boxComment(geometry)]), ...rows].join('\n');
}

/** Writes the puzzles that match a query into a new text, with their titles, comments and marks. */

import { type Geometry, geometryOf, geometryOfSize } from '../../core/geometry';
import type { PuzzleDocument } from '../../text/document/document';
import { boxComment } from '../../text/sections';
import type { Work } from '../../text/work';
import { puzzleLinesOf } from './blocks';
import type { Query } from './conditions';
import type { DifficultyOf } from './sorting';

/** The result of filtering. */
export interface Filtered {
  readonly text: string;
  readonly found: number;
}

/** Filters the puzzles of a document that has been read. Yields where it may be paused. */
export function* filtering(document: PuzzleDocument, query: Query, difficultyOf: DifficultyOf): Work<Filtered> {
  const { text, blocks, rules } = yield* puzzleLinesOf(document, function* (puzzle) {
    return { isWanted: yield* query(puzzle, difficultyOf), geometry: puzzle.grid.geometry };
  });
  const wanted = blocks.filter(({ about }) => about.isWanted);
  const lines = wanted.map(({ start, end }) => text.slice(start, end));
  const between = lines.every(block => !/[\r\n]/.test(block)) ? '\n' : '\n\n';
  const boxes = new Map<number, Geometry>();
  const parts = wanted.map(({ about }, i) => {
    const { size, boxHeight, boxWidth } = about.geometry;
    const geometry = geometryOf(boxHeight, boxWidth);
    const isKnown = (boxes.get(size) ?? geometryOfSize(size)) === geometry;
    boxes.set(size, geometry);
    return isKnown ? lines[i] : `${boxComment(geometry)}\n${lines[i]}`;
  });
  const above = rules ? `${text.slice(rules.start, rules.end)}\n\n` : '';
  return { text: parts.length > 0 ? `${above}${parts.join(between)}\n` : '', found: wanted.length };
}

/** Writes puzzles of a file in a format. */

import type { TextSource } from '../text/document/document';
import type { Loss } from '../text/losses';
import { isWhole, type Puzzle } from '../text/puzzle';
import { type Content, contentOf } from './content';
import { lossesOf, obstacleOf, type WritableFormat } from './format';

/** The text of puzzles in a format. */
export interface Written {
  readonly text: string;
  /** The number of puzzles in it. */
  readonly puzzles: number;
  /** The number of puzzles that are left out, because the format does not support their size or boxes. */
  readonly unfit: number;
  /** The parts of the written puzzles that were lost. */
  readonly lost: ReadonlySet<Loss>;
}

/** The contents of the puzzles of a file, and the number of puzzles with errors. Yields where it may be paused. */
export function* contentsOf(puzzles: readonly Puzzle[], source: TextSource) {
  const contents: Content[] = [];
  for (const puzzle of puzzles) {
    if (isWhole(puzzle)) contents.push(contentOf(puzzle, source));
    yield undefined;
  }
  return { contents, unreadable: puzzles.length - contents.length };
}

/** Writes puzzles in a format. Yields where it may be paused. */
export function* writing(format: WritableFormat, contents: readonly Content[]): Generator<undefined, Written> {
  const lost = new Set<Loss>();
  const fit: Content[] = [];
  for (const content of contents) {
    if (obstacleOf(format, content) === undefined) {
      fit.push(content);
      for (const part of lossesOf(format, content)) lost.add(part);
    }
    yield undefined;
  }
  const text = fit.length > 0 ? `${format.write(fit)}\n` : '';
  return { text, puzzles: fit.length, unfit: contents.length - fit.length, lost };
}

/** Finds the puzzles in a picture: the text that an exported picture contains, otherwise the digits that are read in it. */

import type { Grid } from '../../core/grid';
import type { Pausable } from '../../core/pausing';
import { verdict } from '../../core/solver/index';
import { embeddedText } from '../../picture/embedded';
import { type ReadPicture, readingPuzzlePicture } from '../../picture/index';
import type { PictureProblem } from '../../picture/problem';
import type { Ternary } from '../../text/ternary';
import { type EmbeddedPuzzle, embeddedPuzzle } from './embedding';

/** The puzzles that were found in a picture, in reading order, or the reason why none was. */
export type FoundInPicture =
  | { readonly kind: 'embedded'; readonly puzzles: readonly [EmbeddedPuzzle] }
  | { readonly kind: 'read'; readonly puzzles: readonly ReadPicture[] }
  | { readonly kind: 'problem'; readonly problem: PictureProblem };

/** Finds the puzzles in a PNG, JPEG or SVG file. Never throws. Yields where it may be paused. */
export function* findingInPicture(bytes: Uint8Array): Pausable<FoundInPicture> {
  const text = embeddedText(bytes);
  const puzzle = text === undefined ? undefined : embeddedPuzzle(text);
  if (puzzle) return { kind: 'embedded', puzzles: [puzzle] };
  const read = yield* readingPuzzlePicture(bytes);
  return 'problem' in read ? { kind: 'problem', problem: read.problem } : { kind: 'read', ...read };
}

/** The number of pauses of a search for solutions: about a second. Large grids may need more. */
const MOST_PAUSES = 1000;

/** Whether the puzzle in the text of a picture has exactly one solution. Undefined if this is not known after about a second. */
export function* checkingEmbedded(grid: Grid): Pausable<boolean | undefined> {
  const search = verdict(grid);
  for (let pauses = 0; pauses < MOST_PAUSES; pauses++) {
    const step = search.next();
    if (step.done) return step.value.kind === 'valid';
    yield undefined;
  }
  return undefined;
}

/** Whether a puzzle has exactly one solution; undefined if this is not known. */
export function ternaryOf(isValid: boolean | undefined): Ternary {
  if (isValid === undefined) return 'unknown';
  return isValid ? 'yes' : 'no';
}

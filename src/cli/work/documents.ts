import { PuzzleDocument } from '../../language/document/document';
import { sourceOf } from '../../language/document/textSource';
import { firstProblem } from '../../language/features/firstProblem';
import { Lines } from '../../language/lines';
import { finish } from '../../language/work';
import { besideIn, whyForeign } from '../input/foreign';
import { nameOf, whyNotRead } from '../verbs/outcome';

/**
 * A sentence about each puzzle of a read text that cannot be read completely, or about a text in the form of another program. `line` is
 * the 0-based number of its first line.
 */
export function* unreadIn(document: PuzzleDocument, name: string, text: string, line = 0): Generator<string> {
  const foreign = whyForeign(name, text, document.puzzles());
  if (foreign !== undefined) {
    yield foreign;
    return;
  }
  yield* besideIn(name, text, line);
  const lines = new Lines(text, line);
  for (const puzzle of document.puzzles()) {
    const problem = firstProblem(puzzle);
    if (!problem) continue;
    const problemAt = lines.placeOf(puzzle.start + problem.start);
    yield `${nameOf({ name, line: problemAt.line, puzzle, problemAt })} ${whyNotRead(puzzle)}`;
  }
}

/** A text that has been read to its end. */
export function readDocument(text: string): PuzzleDocument {
  const document = new PuzzleDocument(sourceOf(text));
  finish(document.reading());
  return document;
}

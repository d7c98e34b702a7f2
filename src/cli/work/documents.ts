import { PuzzleDocument } from '../../language/document/document';
import { sourceOf } from '../../language/document/textSource';
import { firstProblem } from '../../language/features/firstProblem';
import { Lines } from '../../language/lines';
import { finish } from '../../language/work';
import { besideIn, whyForeign } from '../input/foreign';
import { nameOf, whyNotRead } from '../verbs/outcome';
import type { Call } from '../verbs/verb';

/**
 * Complains of each puzzle of a read text that cannot be read completely, or of a text in the form of another program, and counts its
 * puzzles. `line` is the 0-based number of its first line.
 */
export function reportUnread(
  document: PuzzleDocument,
  { name, text, line = 0 }: { readonly name: string; readonly text: string; readonly line?: number },
  { complain, puzzles }: Pick<Call, 'complain' | 'puzzles'>,
): void {
  const foreign = whyForeign(name, text, document.puzzles());
  if (foreign !== undefined) {
    complain(foreign, 'trouble');
    return;
  }
  puzzles(document.count);
  for (const sentence of besideIn(name, text, line)) complain(sentence, 'findings');
  const lines = new Lines(text, line);
  for (const puzzle of document.puzzles()) {
    const problem = firstProblem(puzzle);
    if (!problem) continue;
    const problemAt = lines.placeOf(puzzle.start + problem.start);
    complain(`${nameOf({ name, line: problemAt.line, puzzle, problemAt })} ${whyNotRead(puzzle)}`, 'findings');
  }
}

/** A text that has been read to its end. */
export function readDocument(text: string): PuzzleDocument {
  const document = new PuzzleDocument(sourceOf(text));
  finish(document.reading());
  return document;
}

import { PuzzleDocument } from '../../language/document/document';
import { sourceOf } from '../../language/document/textSource';
import { finish } from '../../language/work';

/** A text that has been read to its end. */
export function readDocument(text: string): PuzzleDocument {
  const document = new PuzzleDocument(sourceOf(text));
  finish(document.reading());
  return document;
}

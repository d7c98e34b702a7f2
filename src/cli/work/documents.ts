import { firstProblem } from '../../features/puzzles/firstProblem';
import { PuzzleDocument } from '../../text/document/document';
import { sourceOf } from '../../text/document/textSource';
import { isWhole } from '../../text/puzzle';
import { Lines } from '../../text/strings/lines';
import { finish } from '../../text/work';
import { besideIn, whyForeign } from '../input/foreign';
import type { BlockRecords } from '../input/foreignRecords';
import { puzzleNameOf, whyNotRead } from '../verbs/shared/outcome';
import type { Call } from '../verbs/shared/verb';

/** A text that was read. */
interface ReadText {
  readonly name: string;
  readonly text: string;
  /** The 0-based number of its first line. */
  readonly line?: number;
  /** Set by verbs that read text in the format of another program, if it has such puzzles. */
  readonly foreign?: BlockRecords | undefined;
}

/** Reports each puzzle of a text that cannot be read completely, or a text in the format of another program, and counts its puzzles. */
export function reportUnread(
  document: PuzzleDocument,
  { name, text, line = 0, ...others }: ReadText,
  { complain, puzzles }: Pick<Call, 'complain' | 'puzzles'>,
): void {
  if (others.foreign) {
    puzzles(document.count);
    for (const sentence of others.foreign.complaints) complain(sentence, 'findings');
    for (const record of others.foreign.records)
      if (!isWhole(record.puzzle)) complain(`${puzzleNameOf(record)} ${whyNotRead(record.puzzle)}`, 'findings');
    return;
  }
  const foreign = 'foreign' in others ? undefined : whyForeign(name, text, document.puzzles());
  if (foreign) {
    complain(foreign.sentence, foreign.isBesideOwn ? 'findings' : 'trouble');
    if (!foreign.isBesideOwn) return;
  }
  puzzles(document.count);
  for (const sentence of besideIn(name, text, line)) complain(sentence, 'findings');
  const lines = new Lines(text, line);
  for (const puzzle of document.puzzles()) {
    const problem = firstProblem(puzzle);
    if (!problem) continue;
    const problemAt = lines.placeOf(puzzle.start + problem.start);
    complain(`${puzzleNameOf({ name, line: problemAt.line, puzzle, problemAt })} ${whyNotRead(puzzle)}`, 'findings');
  }
}

/** A text that has been read to its end. */
export function readDocument(text: string): PuzzleDocument {
  const document = new PuzzleDocument(sourceOf(text));
  finish(document.reading());
  return document;
}

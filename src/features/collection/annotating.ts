/**
 * Writes the difficulty of each puzzle of a file above it: `# rated: Medium, SE 2.6, 24 clues: Naked Single, Pointing`. An existing
 * annotation is replaced. In SadMan's format the level is written into the header `#L` too.
 */

import { countFilled } from '../../core/grid';
import { inEnglish } from '../../core/sentences';
import * as messages from '../../messages/index';
import type { PuzzleDocument } from '../../text/document/document';
import { MOST_SINGLE_EDITS, mergedEdit, type TextEdit } from '../../text/edits';
import { isWhole, type Puzzle } from '../../text/puzzle';
import type { Span } from '../../text/span';
import type { Work } from '../../text/work';
import type { VerdictSource } from '../diagnostics/verdictSource';
import { difficultyParts, ratedGrid } from '../puzzles/difficulty';
import { misreadIn, type PuzzleLines, puzzleLinesOf } from './blocks';
import { correctLevel, levelLineOf } from './levelLine';
import type { DifficultyOf } from './sorting';

/** The start of an annotation. */
const ANNOTATION = '# rated: ';

/** Which puzzles are annotated: all, or those without an annotation. */
export type AnnotationScope = 'all' | 'rest';

/** The annotations so far. They grow, so that those made before Cancel can be kept. */
export class Annotations {
  /** Number of puzzles examined. */
  done = 0;
  /** Number of puzzles whose annotation is now correct. */
  annotated = 0;
  /** In the order of the text. */
  readonly edits: TextEdit[] = [];

  constructor(
    readonly total: number,
    readonly scope: AnnotationScope,
  ) {}
}

/** Counts the annotated puzzles of a document that has been read. Yields where it may be paused. */
export function* annotatedIn(document: PuzzleDocument): Work<number> {
  // biome-ignore lint/correctness/useYield: no search needed
  const { text, blocks } = yield* puzzleLinesOf(document, function* (puzzle) {
    return puzzle.start;
  });
  return blocks.filter(block => annotationOf(text, block)).length;
}

/** Annotates the puzzles of a document that has been read, and adds the edits to `annotations`. Yields where it may be paused. */
export function* annotating(
  document: PuzzleDocument,
  annotations: Annotations,
  verdicts: Pick<VerdictSource, 'check'>,
  difficultyOf: DifficultyOf,
): Work<void> {
  // biome-ignore lint/correctness/useYield: no search needed
  const { text, blocks } = yield* puzzleLinesOf(document, function* (puzzle) {
    return puzzle.start;
  });
  const newline = text.includes('\r\n') ? '\r\n' : '\n';
  let i = 0;
  for (const puzzle of document.puzzles()) {
    const block = blocks[i];
    // A puzzle may share its line with the previous one.
    if (block?.about === puzzle.start) {
      i++;
      const known = annotationOf(text, block);
      if (isWhole(puzzle) && block.puzzles === 1 && !(known && annotations.scope === 'rest')) {
        const { words, level } = yield* annotationFor(document, puzzle, verdicts, difficultyOf);
        const line = `${ANNOTATION}${words}`;
        annotations.annotated++;
        if (!known) annotations.edits.push({ start: block.start, end: block.start, text: line + newline });
        else if (text.slice(known.start, known.end) !== line) annotations.edits.push({ ...known, text: line });
        if (level) annotations.edits.push(level);
      }
    }
    annotations.done++;
    yield undefined;
  }
}

/** The edits, few enough for an editor; or the start of a puzzle that would be read differently after them. */
export function* checkedEdits(document: PuzzleDocument, edits: readonly TextEdit[]): Work<TextEdit[] | number> {
  if (edits.length === 0) return [];
  const known = yield* puzzleLinesOf(document, function* () {});
  const { text } = known;
  const whole = mergedEdit(text, edits);
  const all = [...known.readings.keys()];
  const misread = yield* misreadIn(text.slice(0, whole.start) + whole.text + text.slice(whole.end), known, all);
  if (misread !== undefined) return misread;
  return edits.length > MOST_SINGLE_EDITS ? [whole] : [...edits];
}

/** The annotation on the lines above a puzzle, which starts at `about`. */
function annotationOf(text: string, { start, end, about }: PuzzleLines<number>): Span | undefined {
  for (let at = start; at < about; ) {
    const length = text.slice(at, end).search(/[\r\n]/);
    const lineEnd = length < 0 ? end : at + length;
    if (text.startsWith(ANNOTATION, at)) return { start: at, end: lineEnd };
    at = lineEnd + (text.startsWith('\r\n', lineEnd) ? 2 : 1);
  }
  return undefined;
}

/** The text of an annotation, and the change of the header. */
function* annotationFor(
  { source }: PuzzleDocument,
  puzzle: Puzzle,
  verdicts: Pick<VerdictSource, 'check'>,
  difficultyOf: DifficultyOf,
): Work<{ readonly words: string; readonly level: TextEdit | undefined }> {
  const difficulty = (yield* difficultyOf(puzzle)) ?? {};
  const verdict = yield* verdicts.check(ratedGrid(puzzle));
  const techniques = difficulty.grade?.uses.map(({ technique }) => technique.name) ?? [];
  const words = inEnglish(() => {
    const parts = difficultyParts(difficulty);
    return messages.collection.annotation(
      parts.length > 0 ? parts : [messages.statistics.validities[verdict?.kind ?? 'unknown']()],
      countFilled(ratedGrid(puzzle).digits),
      techniques,
    );
  });
  const header = levelLineOf(source, puzzle);
  const right = header && correctLevel(header.text, difficulty);
  return { words, level: right === undefined ? undefined : { start: header!.start, end: header!.end, text: right } };
}

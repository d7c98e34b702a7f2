/** The parts of a text with paths. */

import type { Premise } from '../../core/proof/premise';
import type { Puzzle } from '../../text/puzzle';
import type { Span } from '../../text/span';
import type { NotationContext, WrittenLiteral } from './notation';

/** A line of a premise. Its span excludes the indentation. */
export interface WrittenPremise extends Span {
  /** Undefined if the line cannot be read. */
  readonly premise: Premise | undefined;
}

/** A line with a step. */
export interface WrittenStep extends Span {
  readonly kind: 'step';
  /** Its claims; empty if they cannot be read. */
  readonly claims: readonly WrittenLiteral[];
  /** The reason why it cannot be read, as a sentence for the user. Absent if it can. */
  readonly unreadable?: string;
  readonly premises: readonly WrittenPremise[];
}

/** A grid after steps: it shows the digits that they have placed. */
export interface WrittenGrid extends Span {
  readonly kind: 'grid';
  readonly puzzle: Puzzle;
  /** Whether it has a given that the path lacks, and no heading of an end, so that it may also be another puzzle. */
  readonly isSupposed: boolean;
}

/** A puzzle, and the steps from it. */
export interface WrittenPath extends NotationContext {
  readonly puzzle: Puzzle;
  /** Whether the title of a report is above the puzzle. */
  readonly isTitled: boolean;
  /** Cells whose digit is not a given, and candidates that the puzzle does not have, by the lines above the steps. */
  readonly entries: readonly WrittenLiteral[];
  readonly excluded: readonly WrittenLiteral[];
  /** In the order of the text. */
  readonly parts: readonly (WrittenStep | WrittenGrid)[];
}

/** The paths of a text. */
export interface WrittenPaths {
  /** The paths that have steps. */
  readonly paths: readonly WrittenPath[];
  /** Lines with a step above the first puzzle. */
  readonly stray: readonly Span[];
}

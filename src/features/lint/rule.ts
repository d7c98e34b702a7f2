/** The type of lint rules. To add one, add a file to `rules/` and run `npm run generate`. */

import type { Verdict } from '../../core/solver/index';
import type { TextSource } from '../../text/document/document';
import type { Puzzle } from '../../text/puzzle';
import type { Work } from '../../text/work';
import type { DiagnosticDeclaration } from '../diagnostics/declaration';
import type { CodeWith } from '../diagnostics/declarations';
import type { Finding } from '../diagnostics/rule';
import type { Difficulty } from '../puzzles/difficulty';

/** A finding, and the text that corrects the marked one. */
export type Fixable = Finding & { readonly fix?: string };

/** Searches for facts about a puzzle. */
export interface LintSearch {
  verdictOf(puzzle: Puzzle): Work<Verdict | undefined>;
  difficultyOf(puzzle: Puzzle): Work<Difficulty | undefined>;
}

/** A lint rule: it has one of the two functions if it examines one puzzle. Rules that compare puzzles are in rules/copies.ts. */
export interface LintRule extends DiagnosticDeclaration {
  readonly code: CodeWith<'lint'>;
  /** The findings in a puzzle. It is called as soon as a puzzle is read, so it must not search. */
  check?(puzzle: Puzzle): Fixable[];
  /** The findings in a puzzle that can be searched. */
  search?(puzzle: Puzzle, search: LintSearch, source: TextSource): Work<Fixable[]>;
  /** Whether `search` needs difficulties, for which the techniques are loaded. */
  readonly needsDifficulty?: true;
}

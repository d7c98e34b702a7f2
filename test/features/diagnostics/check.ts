/** Checks the findings of a rule in a text, at the places marked by `«…»`. */

import assert from 'node:assert/strict';
import { type Verdict, verdict } from '../../../src/core/solver/index';
import type { ForcedCells } from '../../../src/features/diagnostics/facts';
import { diagnose } from '../../../src/features/diagnostics/index';
import type { Diagnostic, DiagnosticCode } from '../../../src/features/diagnostics/rule';
import { judgedGrid } from '../../../src/features/puzzles/entries';
import { parse } from '../../../src/text/parser/parser';
import { isSearchable, type Puzzle } from '../../../src/text/puzzle';
import { marked, unmarked } from '../../text/texts';

/** The verdict of a puzzle as the editor shows it, without a time limit. */
export function verdictOf(puzzle: Puzzle): Verdict {
  const search = verdict(judgedGrid(puzzle));
  let step = search.next();
  while (!step.done) step = search.next();
  return step.value;
}

/** All diagnostics of a text. Searchable puzzles have verdicts. */
export function diagnosticsOf(text: string, forcedCells: ForcedCells = 'off'): Diagnostic[] {
  return parse(text).puzzles.flatMap(puzzle =>
    diagnose(puzzle, forcedCells, isSearchable(puzzle) ? verdictOf(puzzle) : undefined),
  );
}

/** Diagnostics without verdicts, as before a search. */
export function diagnosticsBeforeSearch(text: string, forcedCells: ForcedCells = 'off'): Diagnostic[] {
  return parse(text).puzzles.flatMap(puzzle => diagnose(puzzle, forcedCells));
}

/** Checks that the diagnostics of one code are at the places marked by `«…»` and have these messages, in the order of the text. */
export function finds(
  code: DiagnosticCode,
  markedText: string,
  messages: string[],
  forcedCells?: ForcedCells,
): Diagnostic[] {
  const { text } = unmarked(markedText);
  const found = diagnosticsOf(text, forcedCells)
    .filter(diagnostic => diagnostic.code === code)
    .sort((a, b) => a.start - b.start);
  assert.equal(marked(text, found), markedText);
  assert.deepEqual(
    found.map(({ message }) => message),
    messages,
  );
  return found;
}

/** The distinct codes in a text, in alphabetical order. */
export function codesOf(text: string, forcedCells?: ForcedCells): DiagnosticCode[] {
  return [...new Set(diagnosticsOf(text, forcedCells).map(({ code }) => code))].sort();
}

/** The related places of a diagnostic: their text and message. */
export function relatedOf(text: string, { related }: Diagnostic): string[] {
  return related.map(({ start, end, message }) => `${text.slice(start, end)}@${start}: ${message}`);
}

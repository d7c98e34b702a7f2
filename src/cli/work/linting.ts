/** Checks files as `Check All Files` of the editor does. */

import { Analysis } from '../../analysis/analysis';
import type { RuleLevels } from '../../features/diagnostics/rule';
import { findingsOfNote } from '../../features/diagnostics/rules/notRead';
import type { Accepted } from '../../features/lint/baseline';
import { WorkspaceLint } from '../../features/lint/workspaceLint';
import { judgedGrid } from '../../features/puzzles/entries';
import { keyOf } from '../../text/gridKey';
import { read } from '../../text/parser/parser';
import type { Puzzle } from '../../text/puzzle';
import { finish, type Now } from '../../text/work';
import type { ReportedFinding } from '../output/placed';
import { notChecked } from './notChecked';

/** Checks one file after another, and remembers their puzzles. */
export interface Linting {
  /** `lineOf` returns the 0-based line for an offset in messages, if it differs from the line in the text. */
  add(name: string, text: string, accepted: Accepted | undefined, lineOf?: (offset: number) => number): Promise<Linted>;
}

/** The findings of a file, in the order of its text, and its number of puzzles. */
export interface Linted {
  readonly findings: readonly ReportedFinding[];
  readonly puzzles: number;
}

/** Loads the data for the rules. */
export async function lintingBy(levels: RuleLevels, now: Now): Promise<Linting> {
  /** The keys of puzzles whose search has reached its time limit. */
  const unchecked = new Set<string>();
  const analysis = new Analysis<never>({
    now,
    sourceOf: never => never,
    onSearch: () => {},
    onTimeUp: grid => unchecked.add(keyOf(grid)),
  });
  const repairs = await analysis.repairs();
  const lint = new WorkspaceLint(analysis.verdicts);
  return {
    async add(name, text, accepted, lineOf) {
      const collector = await analysis.collector(levels, [], async () => () => accepted);
      const { findings: found, puzzles } = finish(
        lint.add(name, text, { levels, collector, accepted, repairs, ...(lineOf && { lineOf }) }),
      );
      const findings = inTerminal(found, text);
      const missing =
        unchecked.size === 0 ? [] : lintedPuzzles(text).filter(puzzle => unchecked.has(keyOf(judgedGrid(puzzle))));
      const all = [...missing.map(notChecked), ...findings].sort((a, b) => a.start - b.start);
      return { findings: missing.length > 0 ? all : findings, puzzles };
    },
  };
}

/** Findings about unread text, in the words of the command line. */
function inTerminal(findings: readonly ReportedFinding[], text: string): readonly ReportedFinding[] {
  if (!findings.some(({ code }) => code === 'not-read')) return findings;
  const notes = read(text).notes.flatMap(note => findingsOfNote(note, 'terminal'));
  const messages = new Map(notes.map(({ start, message }) => [start, message]));
  return findings.map(each =>
    each.code === 'not-read' ? { ...each, message: messages.get(each.start) ?? each.message } : each,
  );
}

/** The puzzles of a text as they are checked. */
export function lintedPuzzles(text: string): readonly Puzzle[] {
  return read(text).puzzles;
}

/** Checks many files, one after the other, and finds puzzles that are in several of them. Of each file only the keys are kept. */

import { PuzzleDocument } from '../../document/document';
import type { SegmentPlace } from '../../document/segments';
import * as messages from '../../messages/index';
import type { Work } from '../../work';
import { Checking, type CollectionCheck } from '../diagnostics/checking';
import type { DiagnosticCode, RuleLevels, Severity } from '../diagnostics/rule';
import type { VerdictSource } from '../diagnostics/verdictSource';
import { breaksIn } from '../titledPuzzles';
import { Firsts } from './firsts';
import { listOf, NO_KEY } from './keys';

/** Most findings of one file. */
const MOST_IN_FILE = 1000;

/** A finding in a file. */
export interface FileFinding {
  /** 0-based. */
  readonly line: number;
  readonly code: DiagnosticCode;
  readonly severity: Severity;
  readonly message: string;
}

/** The findings of a file. */
export interface FileFindings {
  readonly name: string;
  readonly puzzles: number;
  readonly findings: readonly FileFinding[];
}

/** How a file is checked. */
export interface FileRules {
  readonly levels: RuleLevels;
  readonly collector: CollectionCheck | undefined;
}

/** Remembers the puzzles of the files that were checked. */
export class WorkspaceLint {
  private readonly keys = new Firsts();
  private readonly forms = new Firsts();
  private readonly names: string[] = [];
  /** By puzzle: its file and its line. */
  private readonly files: number[] = [];
  private readonly lines: number[] = [];

  constructor(private readonly verdicts: VerdictSource) {}

  /** Checks a text. Yields where it may be paused. */
  *add(name: string, text: string, { levels, collector }: FileRules): Work<FileFindings> {
    const document = new PuzzleDocument({ length: text.length, slice: (start, end) => text.slice(start, end) });
    const checking = new Checking(document, this.verdicts, 'off', levels);
    checking.collector = collector;
    yield* checking.work(() => {});
    const found: (FileFinding & { readonly start: number })[] = [];
    for (const { finding, origin } of checking.diagnostics(MOST_IN_FILE)) {
      const { code, severity, message, start } = finding;
      found.push({ start: origin + start, line: 0, code, severity, message });
    }
    for (const copy of yield* this.copiesIn(document, text, levels)) found.push(copy);
    this.names.push(name);
    let line = 0;
    let from = 0;
    const findings = found
      .sort((a, b) => a.start - b.start)
      .map(({ start, ...finding }) => {
        line += breaksIn(text, from, start);
        from = start;
        return { ...finding, line };
      });
    return { name, puzzles: document.count, findings };
  }

  /** The puzzles that are in an earlier file. */
  private *copiesIn(
    document: PuzzleDocument,
    text: string,
    levels: RuleLevels,
  ): Work<(FileFinding & { start: number })[]> {
    const found: (FileFinding & { start: number })[] = [];
    const file = this.names.length;
    let line = 0;
    let from = 0;
    const { segments } = document;
    for (let place: SegmentPlace | undefined = segments.first; place; place = segments.next(place)) {
      const keys = listOf(place.segment.keys);
      if (keys.length === 0) continue;
      const forms = listOf(place.segment.forms);
      for (const [i, puzzle] of document.puzzlesOf(place).entries()) {
        line += breaksIn(text, from, puzzle.start);
        from = puzzle.start;
        const index = this.files.push(file) - 1;
        this.lines.push(line);
        const key = keys[i] ?? NO_KEY;
        const form = forms[i] ?? NO_KEY;
        const same = key === NO_KEY ? undefined : this.keys.add(key, index);
        const alike = same !== undefined || form === NO_KEY ? undefined : this.forms.add(form, index);
        const first = same ?? alike;
        const code = same === undefined ? 'isomorphic-duplicate' : 'duplicate';
        const severity = levels[code] ?? 'off';
        if (first === undefined || this.files[first] === file || severity === 'off') continue;
        const where = [this.names[this.files[first]], this.lines[first] + 1] as const;
        const say = code === 'duplicate' ? messages.lint.duplicate : messages.lint.isomorphic;
        found.push({ start: puzzle.start, line, code, severity, message: say(...where) });
      }
      yield undefined;
    }
    return found;
  }
}

/** The findings of all files as text. `total` is the number of files; fewer were checked after Cancel. */
export function writeFindings(files: readonly FileFindings[], total: number): string {
  const words = messages.lint;
  const withFindings = files.filter(({ findings }) => findings.length > 0);
  const puzzles = files.reduce((sum, file) => sum + file.puzzles, 0);
  const all = files.reduce((sum, file) => sum + file.findings.length, 0);
  return [
    `${words.tab()}\n\n${words.summary({ checked: files.length, total, puzzles, findings: all })}\n`,
    ...withFindings.map(
      ({ name, findings }) =>
        `${name}\n${findings.map(({ line, severity, code, message }) => `  ${line + 1}  ${severity}  ${code}  ${message}\n`).join('')}`,
    ),
  ].join('\n');
}

/** Checks many files, one after the other, and finds puzzles that are in several of them. Only the keys of each file are kept. */

import { CanonicalForms } from '../../core/canonical/index';
import * as messages from '../../messages/index';
import { PuzzleDocument } from '../../text/document/document';
import { keysOf } from '../../text/document/segment';
import type { SegmentPlace } from '../../text/document/segments';
import { sourceOf } from '../../text/document/textSource';
import { isWhole, type Puzzle } from '../../text/puzzle';
import type { Span } from '../../text/span';
import { breaksIn } from '../../text/strings/lineBreaks';
import type { Work } from '../../text/work';
import { Firsts } from '../collection/firsts';
import { NO_KEY } from '../collection/keyCounts';
import { writtenGivens } from '../collection/keys';
import type { CollectionCheck } from '../diagnostics/collectionCheck';
import { allCollectionFindingsOf } from '../diagnostics/counting';
import type { Severity } from '../diagnostics/declaration';
import { DocumentDiagnostics } from '../diagnostics/documentDiagnostics';
import type { RepairSearch } from '../diagnostics/inspect';
import { learning } from '../diagnostics/repairPass';
import { type DiagnosticCode, firstLineOf, type RuleLevels } from '../diagnostics/rule';
import type { VerdictSource } from '../diagnostics/verdictSource';
import { type Accepted, type AcceptedFindings, type BaselineCode, entryFor } from './baseline';
import { puzzleOf } from './placedFindings';

/** Maximum number of findings of one file. */
const MOST_IN_FILE = 1000;

/** A finding in a file. Its span is in UTF-16 units. */
export interface FileFinding extends Span {
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
  /** Without the accepted ones. */
  readonly findings: readonly FileFinding[];
  /** Number of findings left out because they are accepted. */
  readonly leftOut: number;
  /** The baseline entries for all findings of the file, including those already accepted. */
  readonly entries: AcceptedFindings;
}

/** How a file is checked. */
export interface FileLintRules {
  readonly levels: RuleLevels;
  /** The rules for whole collections, if one of them is on. They use the same `accepted`. */
  readonly collector: CollectionCheck | undefined;
  /** The findings of the file that are accepted. */
  readonly accepted?: Accepted | undefined;
  /** The search for repairs. If present, the whole file is checked as if it were visible, and no finding is left out. */
  readonly repairs?: RepairSearch;
  /** The 0-based line that messages name for an offset; by default its line in the text. */
  readonly lineOf?: (offset: number) => number;
}

/** The findings of lint rules in a file, as entries of a baseline. */
class Current {
  readonly entries = new Map<BaselineCode, string[]>();
  leftOut = 0;
  /** Entries of the rules that may have several findings for a puzzle but only one entry. */
  private readonly once = new Set<string>();

  constructor(private readonly canonical: CanonicalForms) {}

  add(code: BaselineCode, puzzle: Puzzle, isAccepted: boolean): void {
    if (isAccepted) this.leftOut++;
    if (!isWhole(puzzle)) return;
    const entry = entryFor(code, writtenGivens(puzzle), this.canonical);
    // Each copy has an entry, so that another copy is new.
    const isCounted = code === 'duplicate' || code === 'isomorphic-duplicate';
    if (!isCounted && this.once.has(`${code} ${entry}`)) return;
    this.once.add(`${code} ${entry}`);
    const known = this.entries.get(code);
    if (known) known.push(entry);
    else this.entries.set(code, [entry]);
  }
}

/** Stores the puzzles of the files that were checked. */
export class WorkspaceLint {
  private readonly keys = new Firsts();
  private readonly forms = new Firsts();
  private readonly names: string[] = [];
  /** By puzzle: its file and its line. */
  private readonly files: number[] = [];
  private readonly lines: number[] = [];
  private readonly canonical = new CanonicalForms();

  constructor(private readonly verdicts: VerdictSource) {}

  /** Checks a text. Yields where it may be paused. */
  *add(
    name: string,
    text: string,
    { levels, collector, accepted, repairs, lineOf }: FileLintRules,
  ): Work<FileFindings> {
    const document = new PuzzleDocument(sourceOf(text));
    const checking = new DocumentDiagnostics(
      document,
      this.verdicts,
      'off',
      levels,
      repairs && (puzzle => repairs.insightOf(puzzle)),
    );
    checking.collector = collector;
    if (repairs) checking.inSight = [{ start: 0, end: text.length }];
    yield* checking.work(() => {});
    if (repairs && (checking.isReasonWanted || checking.wantsRedundant)) {
      yield* learning(
        checking,
        (...about) => repairs.learning(...about),
        () => {},
      );
    }
    const found: FileFinding[] = [];
    const current = yield* this.currentOf(document);
    for (const { finding, origin } of checking.diagnostics(repairs ? Infinity : MOST_IN_FILE)) {
      const { code, severity, message, start, end } = finding;
      found.push({ start: origin + start, end: origin + end, line: 0, code, severity, message });
    }
    for (const copy of yield* this.copiesIn(document, text, levels, accepted, current, lineOf)) found.push(copy);
    this.names.push(name);
    let line = 0;
    let from = 0;
    const findings = found
      .sort((a, b) => a.start - b.start)
      .map(finding => {
        line += breaksIn(text, from, finding.start);
        from = finding.start;
        return { ...finding, line };
      });
    return { name, puzzles: document.count, findings, leftOut: current.leftOut, entries: current.entries };
  }

  /** The findings of lint rules in a document that was checked. */
  private *currentOf(document: PuzzleDocument): Work<Current> {
    const current = new Current(this.canonical);
    const { segments } = document;
    for (let place: SegmentPlace | undefined = segments.first; place; place = segments.next(place)) {
      const findings = allCollectionFindingsOf(place.segment);
      if (findings.length === 0) continue;
      const puzzles = document.puzzlesOf(place);
      for (const finding of findings) {
        const puzzle = finding.copy ? puzzles[finding.copy.puzzle] : puzzleOf(puzzles, finding, place.start);
        if (puzzle) current.add(finding.code as BaselineCode, puzzle, finding.isAccepted === true);
      }
      yield undefined;
    }
    return current;
  }

  /** The puzzles that are in an earlier file. */
  private *copiesIn(
    document: PuzzleDocument,
    text: string,
    levels: RuleLevels,
    accepted: Accepted | undefined,
    current: Current,
    lineOf: FileLintRules['lineOf'],
  ): Work<FileFinding[]> {
    const found: FileFinding[] = [];
    const file = this.names.length;
    let line = 0;
    let from = 0;
    const { segments } = document;
    for (let place: SegmentPlace | undefined = segments.first; place; place = segments.next(place)) {
      const keys = keysOf(place.segment, 'keys');
      if (keys.length === 0) continue;
      const forms = keysOf(place.segment, 'forms');
      for (const [i, puzzle] of document.puzzlesOf(place).entries()) {
        line += breaksIn(text, from, puzzle.start);
        from = puzzle.start;
        const index = this.files.push(file) - 1;
        this.lines.push(lineOf?.(puzzle.start) ?? line);
        const key = keys[i] ?? NO_KEY;
        const form = forms[i] ?? NO_KEY;
        const same = key === NO_KEY ? undefined : this.keys.add(key, index);
        const alike = same !== undefined || form === NO_KEY ? undefined : this.forms.add(form, index);
        const first = same ?? alike;
        const code = same === undefined ? 'isomorphic-duplicate' : 'duplicate';
        const severity = levels[code] ?? 'off';
        if (first === undefined || this.files[first] === file || severity === 'off') continue;
        const accepting = `${code}-of-other-file` as const;
        const isAccepted = (accepted?.countOf(accepting, code === 'duplicate' ? key : form) ?? 0) > 0;
        current.add(accepting, puzzle, isAccepted);
        if (isAccepted) continue;
        const where = [this.names[this.files[first]], this.lines[first] + 1] as const;
        const say = code === 'duplicate' ? messages.lint.duplicate : messages.lint.isomorphic;
        found.push({ ...firstLineOf(puzzle), line, code, severity, message: say(...where) });
      }
      yield undefined;
    }
    return found;
  }
}

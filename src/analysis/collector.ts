/**
 * The lint rules: applied to the segments of a document after the other rules, and stored in the segments. So an edit
 * applies them again only to the segments that it touched, and then searches for copies among the keys of all segments.
 */

import { CanonicalForms } from '../core/canonical/index';
import { KeyCounts, NO_KEY } from '../features/collection/keyCounts';
import { keyOfGivens, keyOfGrid, keyOfPuzzle, writtenGivens } from '../features/collection/keys';
import type { CheckedDocument, CollectionCheck } from '../features/diagnostics/collectionCheck';
import { allCollectionFindingsOf } from '../features/diagnostics/counting';
import {
  type CollectionFinding,
  type DiagnosticCode,
  levelOf,
  type RuleLevels,
  type Severity,
} from '../features/diagnostics/rule';
import type { Accepted, BaselineCode } from '../features/lint/baseline';
import { LINT_RULES } from '../features/lint/generated/rules';
import { isLevelOn } from '../features/lint/levels';
import { puzzleOf } from '../features/lint/placedFindings';
import type { Fixable, LintRule, LintSearch } from '../features/lint/rule';
import { type CopyLevels, pairing } from '../features/lint/rules/copies';
import { judgedGrid } from '../features/puzzles/entries';
import type { PuzzleDocument } from '../text/document/document';
import type { KeyCounters, KeyKind, Segment } from '../text/document/segment';
import type { SegmentPlace, Segments } from '../text/document/segments';
import { isDisabled } from '../text/parser/sections/disabled';
import { isSearchable, type Puzzle } from '../text/puzzle';
import type { Work } from '../text/work';
import type { Difficulties } from './difficulties';
import type { VerdictCache } from './verdicts';

/** Whether a rule that is on needs the difficulties of puzzles. */
export function needsDifficulty(levels: RuleLevels): boolean {
  return LINT_RULES.some(rule => rule.needsDifficulty && isLevelOn(levels, [rule.code]));
}

/** Applies the lint rules to one document. */
export class Collector implements CollectionCheck {
  private readonly forms = new CanonicalForms();
  private readonly rules: readonly LintRule[];
  private readonly search: LintSearch;
  /** The revision of the segments whose copies are marked. */
  private paired = -1;
  /** Whether any copy may be marked. */
  private hasMarked = true;

  /** `difficulties` are needed if {@link needsDifficulty}. `accepted`: the findings of the document that the baseline currently accepts. */
  constructor(
    verdicts: Pick<VerdictCache, 'check'>,
    private readonly levels: RuleLevels,
    difficulties?: Pick<Difficulties, 'finding'>,
    excluded: readonly string[] = [],
    private readonly accepted: () => Accepted | undefined = () => undefined,
  ) {
    this.rules = LINT_RULES.filter(({ code }) => isLevelOn(levels, [code]));
    this.search = {
      verdictOf: puzzle => verdicts.check(judgedGrid(puzzle)),
      *difficultyOf(puzzle) {
        return difficulties && (yield* difficulties.finding(puzzle, excluded));
      },
    };
  }

  read(document: PuzzleDocument, place: SegmentPlace, puzzles: readonly Puzzle[]): void {
    const { segment } = place;
    countsOf(document.segments);
    this.paired = -1;
    const found: CollectionFinding[] = [];
    for (const puzzle of puzzles) {
      for (const rule of this.rules) found.push(...this.findings(place, puzzle, rule.code, rule.check?.(puzzle) ?? []));
    }
    if (found.length > 0) segment.collectionFindings = found;
    document.segments.setKeys(
      segment,
      'keys',
      puzzles.map(puzzle => this.keyOf(puzzle)),
    );
  }

  *compare(checking: CheckedDocument, onNews: () => void): Work<void> {
    // Visible puzzles are checked before these rules are loaded.
    for (const place of places(checking, 'keys')) {
      checking.storeFindings(place, checking.document.puzzlesOf(place), place.segment.checked);
      if (place.segment.collectionFindings) onNews();
      yield undefined;
    }
    yield* this.accept(checking, onNews);
    yield* this.pair(checking, onNews);
  }

  *slow(checking: CheckedDocument, onNews: () => void): Work<void> {
    if (!this.rules.some(({ code, search }) => search || code === 'isomorphic-duplicate')) return;
    const { document } = checking;
    for (const place of places(checking, 'forms')) {
      const forms: number[] = [];
      const found: CollectionFinding[] = [];
      for (const puzzle of document.puzzlesOf(place)) {
        forms.push(this.formOf(puzzle));
        yield undefined;
        found.push(...(yield* this.slowFindings(document, place, puzzle)));
      }
      this.paired = -1;
      document.segments.setKeys(place.segment, 'forms', forms);
      checking.setCollectionFindings(place, [...allCollectionFindingsOf(place.segment), ...found]);
      if (found.length > 0) onNews();
      yield undefined;
    }
    yield* this.pair(checking, onNews);
  }

  private *slowFindings(document: PuzzleDocument, place: SegmentPlace, puzzle: Puzzle): Work<CollectionFinding[]> {
    const found: CollectionFinding[] = [];
    if (!isSearchable(puzzle)) return found;
    for (const rule of this.rules) {
      if (!rule.search || !this.isWanted(puzzle, rule.code)) continue;
      const findings = yield* rule.search(puzzle, this.search, document.source);
      found.push(...this.findings(place, puzzle, rule.code, findings));
    }
    return found;
  }

  private keyOf(puzzle: Puzzle): number {
    const isCompared =
      isLevelOn(this.levels, ['duplicate', 'isomorphic-duplicate']) && !isDisabled(puzzle, 'duplicate');
    return isCompared ? keyOfPuzzle(puzzle) : NO_KEY;
  }

  private formOf(puzzle: Puzzle): number {
    if (!this.isWanted(puzzle, 'isomorphic-duplicate') || !isSearchable(puzzle)) return NO_KEY;
    const { geometry, digits, allowed } = writtenGivens(puzzle);
    if (allowed || digits.every(digit => digit === 0)) return NO_KEY;
    const form = this.forms.find('pattern', { geometry, digits });
    return form ? keyOfGrid({ geometry, digits: form.digits }) : NO_KEY;
  }

  /** Updates findings that were marked with another baseline. */
  private *accept(checking: CheckedDocument, onNews: () => void): Work<void> {
    const { document } = checking;
    const { segments } = document;
    const counts = countsOf(segments);
    const accepted = this.accepted();
    if (counts.accepted === accepted) return;
    for (let place: SegmentPlace | undefined = segments.first; place; place = segments.next(place)) {
      const findings = allCollectionFindingsOf(place.segment);
      if (findings.length === 0) continue;
      const puzzles = document.puzzlesOf(place);
      const { start } = place;
      const marked = findings.map(finding => {
        const puzzle = finding.copy ? undefined : puzzleOf(puzzles, finding, start);
        return puzzle ? { ...finding, isAccepted: this.isAccepted(puzzle, finding.code) } : finding;
      });
      checking.setCollectionFindings(place, marked);
      yield undefined;
      if (segments.revision !== place.revision) return;
    }
    counts.accepted = accepted;
    this.paired = -1;
    onNews();
  }

  private isAccepted(puzzle: Puzzle, code: DiagnosticCode): boolean {
    const accepted = this.accepted();
    const key = accepted && keyOfGivens(puzzle);
    return key !== undefined && accepted!.countOf(code as BaselineCode, key) > 0;
  }

  private *pair(checking: CheckedDocument, onNews: () => void): Work<void> {
    const { document } = checking;
    const levels: CopyLevels = {
      duplicate: this.levels.duplicate ?? 'off',
      'isomorphic-duplicate': this.levels['isomorphic-duplicate'] ?? 'off',
    };
    const { revision } = document.segments;
    const counts = countsOf(document.segments);
    if (this.paired === revision) return;
    let isNew = false;
    if (this.hasMarked || counts.keys.repeated > 0 || counts.forms.repeated > 0) {
      this.hasMarked = true; // in case this work is abandoned
      this.hasMarked = yield* pairing(document, counts, levels, this.accepted(), (place, findings) => {
        checking.setCollectionFindings(place, findings);
        isNew = true;
      });
    }
    this.paired = revision;
    if (isNew) onNews();
  }

  private isWanted(puzzle: Puzzle, code: DiagnosticCode): boolean {
    return isLevelOn(this.levels, [code]) && !isDisabled(puzzle, code);
  }

  /** The findings of a rule, with offsets from the start of their segment. */
  private findings(
    place: SegmentPlace,
    puzzle: Puzzle,
    code: DiagnosticCode,
    found: readonly Fixable[],
  ): CollectionFinding[] {
    if (found.length === 0 || !this.isWanted(puzzle, code)) return [];
    const isAccepted = this.isAccepted(puzzle, code);
    return found.map(({ start, end, related = [], ...finding }) => ({
      ...finding,
      code,
      severity: levelOf(this.levels, code) as Severity,
      ...(isAccepted && { isAccepted }),
      start: start - place.start,
      end: end - place.start,
      related,
    }));
  }
}

/** The counters of the keys of segments. */
function countsOf(segments: Segments): KeyCounters {
  segments.counts ??= { keys: new KeyCounts(), forms: new KeyCounts() };
  return segments.counts;
}

/**
 * The segments whose keys or forms are not known yet, visible ones first. Terminates, because the keys of a segment are
 * known when the next segment is requested.
 */
function* places(checking: CheckedDocument, kind: KeyKind): Generator<SegmentPlace> {
  const { segments } = checking.document;
  const isWanted = (segment: Segment) => (segment.puzzles ?? 0) > 0 && segment[kind] === undefined;
  for (const place of checking.placesInSight()) if (isWanted(place.segment)) yield place;
  const sum = kind === 'keys' ? 'withoutKeys' : 'withoutForms';
  for (let at = segments.find(sum, isWanted); at; at = segments.find(sum, isWanted, at)) yield at;
}

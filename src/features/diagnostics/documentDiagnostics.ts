/**
 * Checks a document of any size. Visible puzzles are checked first, and rules that need no search come before those
 * that need one. Each segment is checked once until an edit replaces it. Only the counts of its findings and the diagnostics
 * that are currently shown are stored; the others are computed again when they are needed.
 */

import { areQuicklyChecked, findingBroken } from '../../core/feasibility/broken';
import type { Grid } from '../../core/grid';
import type { Verdict } from '../../core/solver/index';
import type { PuzzleDocument } from '../../text/document/document';
import { CheckedLevel, NO_FINDINGS, type Segment } from '../../text/document/segment';
import type { SegmentPlace } from '../../text/document/segments';
import type { Puzzle } from '../../text/puzzle';
import type { Span } from '../../text/span';
import { endsWithin } from '../../text/work';
import type { Doubt } from '../pictures/doubts';
import { judgedGrid, showsWrongDigits } from '../puzzles/entries';
import type { Insight } from '../puzzles/repairs';
import type { CheckedDocument, CollectionCheck } from './collectionCheck';
import { collectionFindingsOf, isUnruled, isUnsearched, recounted, sumOf } from './counting';
import type { ForcedCells } from './facts';
import { diagnose, needsSearch, searchPuzzle } from './index';
import { movedDiagnostic } from './moved';
import type { CollectionFinding, Diagnostic, RuleLevels } from './rule';
import { findingsOfNote } from './rules/notRead';
import { chosenFindings, type Findings, type ShownFinding, type Where } from './shownFindings';
import type { VerdictSource } from './verdictSource';

/** The findings of one document. */
export class DocumentDiagnostics implements CheckedDocument {
  /** The visible parts of the text. The caller sets it before each check. */
  inSight: readonly Span[] = [];
  /** Findings of the segments that are shown. */
  private shownFindings = new Map<Segment, Findings>();
  /** Number of searches for wrong digits so far in puzzles that are not visible. */
  private searchesElsewhere = 0;
  /** Whether a puzzle without a solution was found whose reason no simpler rule explains. */
  isReasonWanted = false;
  /** The rules for whole collections, if they are on and loaded. */
  collector: CollectionCheck | undefined;
  /** Segments whose findings use results of searches for repairs. */
  readonly learned = new WeakSet<Segment>();

  constructor(
    readonly document: PuzzleDocument,
    readonly verdicts: VerdictSource,
    private readonly forcedCells: ForcedCells,
    readonly levels: RuleLevels | undefined = undefined,
    private readonly insightOf: (puzzle: Puzzle) => Insight = () => ({}),
    private readonly doubtsOf: (puzzle: Puzzle) => readonly Doubt[] = () => [],
  ) {
    document.checkBy(`${forcedCells} ${JSON.stringify(levels)}`);
  }

  /** Whether redundant givens are marked. */
  get wantsRedundant(): boolean {
    return (this.levels?.['redundant-given'] ?? 'off') !== 'off';
  }

  /** Checks the visible puzzles by the rules that need no search. Leaves those that take long to {@link work}. */
  checkSight(): void {
    for (const span of this.inSight) if (this.document.readBriefly(span)) this.document.see(span);
    for (const place of this.placesInSight())
      if (isUnruled(place.segment) && this.document.puzzlesOf(place).every(({ grid }) => areQuicklyChecked(grid)))
        this.checkRules(place);
  }

  /**
   * Checks everything, the most urgent first, or only the visible puzzles. Yields where it may be paused, and ends after the yield if the
   * document was edited in the meantime. Calls `onNews` with the place of new findings.
   */
  *work(onNews: (where: Where) => void, part?: 'visible'): Generator<undefined, void> {
    const { version } = this.document;
    for (const _ of this.steps(onNews, part)) {
      yield undefined;
      if (this.document.version !== version) return;
    }
  }

  private *steps(onNews: (where: Where) => void, part?: 'visible'): Generator<undefined, void> {
    const { document } = this;
    const { segments } = document;
    for (const span of this.inSight) yield* document.readingIn(span);
    this.checkSight();
    yield undefined;
    for (const place of this.placesInSight()) {
      if (!isUnruled(place.segment)) continue;
      yield* this.checkingRules(place);
      onNews('visible');
    }
    yield* this.searchSight(onNews);
    if (part) return;
    yield* document.reading();
    // Both loops end: each iteration checks a segment, and only an edit, which ends this work, adds an unchecked one.
    for (let at = segments.find('unruled', isUnruled); at; at = segments.find('unruled', isUnruled, at)) {
      yield* this.checkingRules(at);
      if (sumOf(at.segment.found)) onNews('elsewhere');
      yield undefined;
    }
    const onFound = () => onNews('elsewhere');
    if (this.collector) yield* this.collector.compare(this, onFound);
    for (let at = segments.find('unsearched', isUnsearched); at; at = segments.find('unsearched', isUnsearched, at)) {
      const before = sumOf(at.segment.found);
      yield* this.checkAll(at);
      if (sumOf(at.segment.found) !== before) onNews('elsewhere');
      yield undefined;
    }
    if (this.collector) yield* this.collector.slow(this, onFound);
  }

  /**
   * Searches the visible puzzles: each one for a short time, so that a slow one does not delay the others, then the
   * slow ones in full.
   */
  private *searchSight(onNews: (where: Where) => void): Generator<undefined, void> {
    const slow: SegmentPlace[] = [];
    let hasNews = false;
    for (const place of this.placesInSight()) {
      if (!isUnsearched(place.segment)) continue;
      if (yield* endsWithin(FIRST_PAUSES, this.checkAll(place))) hasNews = true;
      else slow.push(place);
    }
    if (hasNews) onNews('visible');
    for (const place of slow) {
      yield* this.checkAll(place);
      onNews('visible');
    }
  }

  /** Whether more findings exist than `most`, so that some cannot be shown. */
  isCut(most: number): boolean {
    return sumOf(this.document.segments.totals) > most;
  }

  /** The findings to show, at most `most`: see {@link chosenFindings}. */
  diagnostics(most: number): ShownFinding[] {
    const used = new Map<Segment, Findings>();
    const findingsOf = (place: SegmentPlace) => {
      const findings = used.get(place.segment) ?? this.findingsOf(place);
      used.set(place.segment, findings);
      return findings;
    };
    const chosen = chosenFindings(this.document.segments, [...this.placesInSight()], findingsOf, most);
    this.shownFindings = used;
    return chosen;
  }

  /** The visible segments that have puzzles or notes. */
  *placesInSight(): Generator<SegmentPlace, void> {
    const { segments } = this.document;
    const { revision } = segments;
    const seen = new Set<Segment>();
    for (const { start, end } of this.inSight) {
      for (let at: SegmentPlace | undefined = segments.reaching(start); at && at.start <= end; at = segments.next(at)) {
        if (seen.has(at.segment) || !(at.segment.puzzles || at.segment.notes)) continue;
        seen.add(at.segment);
        yield at;
        if (segments.revision !== revision) return; // the remaining segments are checked with the rest
      }
    }
  }

  /** Checks a segment whose puzzles may have many rules. Yields where it may be paused. */
  private *checkingRules(place: SegmentPlace): Generator<undefined, void> {
    for (const { grid } of this.document.puzzlesOf(place)) if (!areQuicklyChecked(grid)) yield* findingBroken(grid);
    this.checkRules(place);
  }

  private checkRules(place: SegmentPlace): void {
    const puzzles = this.document.puzzlesOf(place);
    const isAll = puzzles.every(puzzle => !needsSearch(puzzle) || this.verdicts.isChecked(puzzle));
    this.storeFindings(place, puzzles, isAll ? CheckedLevel.All : CheckedLevel.Rules);
  }

  private *checkAll(place: SegmentPlace): Generator<undefined, void> {
    const puzzles = this.document.puzzlesOf(place);
    let isNew = false;
    for (const puzzle of puzzles) {
      const { verdict } = yield* searchPuzzle(puzzle, this.verdicts, () => this.maySearchForWrongDigits(place));
      if (verdict && verdict.kind !== 'valid') isNew = true;
    }
    if (isNew) this.storeFindings(place, puzzles, CheckedLevel.All);
    else {
      place.segment.checked = CheckedLevel.All;
      this.document.segments.changed(place);
    }
  }

  /** True for visible puzzles, and for the first ones elsewhere. */
  private maySearchForWrongDigits(place: SegmentPlace): boolean {
    return this.isInSight(place) || this.searchesElsewhere++ < MOST_SEARCHES_ELSEWHERE;
  }

  /** Counts the findings of a segment by the rules that can be applied so far. */
  storeFindings(place: SegmentPlace, puzzles: readonly Puzzle[], checked: CheckedLevel): void {
    const { segment } = place;
    if (segment.keys === undefined) this.collector?.read(this.document, place, puzzles);
    const found = puzzles.flatMap(puzzle => this.diagnose(puzzle, this.verdicts.known(judgedGrid(puzzle))));
    const findings = this.allFindings(place, found);
    segment.found = recounted(NO_FINDINGS, [], findings);
    segment.checked = checked;
    // Visible findings are shown immediately, so they are kept. Keeping all others until they are shown would take too
    // much memory.
    if (this.isInSight(place)) this.shownFindings.set(segment, findings);
    else this.shownFindings.delete(segment);
    this.document.segments.changed(place);
  }

  /** Replaces the findings of a segment that rules for whole collections found. Their offsets count from its start. */
  setCollectionFindings(place: SegmentPlace, findings: readonly CollectionFinding[]): void {
    const { segment } = place;
    const before = collectionFindingsOf(segment);
    if (findings.length > 0 || segment.collectionFindings) segment.collectionFindings = findings;
    segment.found = recounted(segment.found, before, collectionFindingsOf(segment));
    this.shownFindings.delete(segment);
    this.document.segments.changed(place);
  }

  private diagnose(puzzle: Puzzle, verdict: Verdict | undefined): Diagnostic[] {
    const isUnsolvable = showsWrongDigits(puzzle, verdict);
    const suspicions = isUnsolvable ? this.verdicts.suspicionsOf(puzzle) : [];
    if (isUnsolvable && suspicions.length === 0) this.isReasonWanted = true;
    return diagnose(puzzle, this.forcedCells, verdict, suspicions, {
      insight: this.insightOf(puzzle),
      levels: this.levels,
      doubts: this.doubtsOf(puzzle),
    });
  }

  private isInSight({ segment, start }: SegmentPlace): boolean {
    return this.inSight.some(span => start <= span.end && span.start <= start + segment.length);
  }

  private findingsOf(place: SegmentPlace): Findings {
    const { segment } = place;
    if (segment.found === NO_FINDINGS) return [];
    const known = this.shownFindings.get(segment);
    if (known) return known;
    // In a very long text the verdict may have been evicted since the segment was checked.
    const isChecked = segment.checked === CheckedLevel.All;
    const verdictOf = (grid: Grid) => (isChecked ? this.verdicts.checkBriefly(grid) : this.verdicts.known(grid));
    const puzzles = this.document.puzzlesOf(place);
    return this.allFindings(
      place,
      puzzles.flatMap(puzzle => this.diagnose(puzzle, verdictOf(judgedGrid(puzzle)))),
    );
  }

  /** The findings of the puzzles of a segment, together with those of its notes and of rules for whole collections. */
  private allFindings(place: SegmentPlace, found: readonly Diagnostic[]): Findings {
    const { segment, start } = place;
    return [...found, ...this.document.notesOf(place).flatMap(note => findingsOfNote(note))]
      .map((finding): Diagnostic => movedDiagnostic(finding, -start))
      .concat(collectionFindingsOf(segment));
  }
}

/** Maximum number of puzzles outside the visible part that one pass searches: some seconds of work. */
export const MOST_SEARCHES_ELSEWHERE = 200;

/** Maximum number of pauses in the first search of a visible puzzle: some milliseconds, many times the time that most puzzles need. */
const FIRST_PAUSES = 200;

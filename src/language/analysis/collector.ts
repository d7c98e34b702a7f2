/**
 * The rules for collections: applied to the segments of a document after the other rules, and remembered in the segments. So an edit
 * applies them again to the segments that it touched only, and then looks for copies among the keys of all.
 */

import { CanonicalForms } from '../../core/canonical/index';
import type { PuzzleDocument } from '../document/document';
import type { Segment, SegmentPlace } from '../document/segments';
import { keyOfGrid, keyOfPuzzle, NO_KEY, stored, writtenGivens } from '../features/collection/keys';
import { isOn } from '../features/collection/levels';
import { type CopyLevels, pairing } from '../features/collection/pairing';
import { type Fixable, levelMismatch, notMinimal, symmetryFindings, tooFewClues } from '../features/collection/rules';
import type { Checking, CollectionCheck } from '../features/diagnostics/checking';
import { lateOf } from '../features/diagnostics/counting';
import type { DiagnosticCode, LateFinding, RuleLevels, Severity } from '../features/diagnostics/rule';
import { isDisabled } from '../parsing/disabled';
import { isSearchable, type Puzzle } from '../puzzle';
import type { Work } from '../work';
import type { Difficulties } from './difficulties';
import type { VerdictCache } from './verdicts';

/** Applies the rules for collections to one document. */
export class Collector implements CollectionCheck {
  private readonly forms = new CanonicalForms();
  /** The revision of the segments whose copies are known. */
  private paired = -1;

  /** `difficulties` are needed for `level-mismatch` only. */
  constructor(
    private readonly verdicts: Pick<VerdictCache, 'check'>,
    private readonly levels: RuleLevels,
    private readonly difficulties?: Pick<Difficulties, 'finding'>,
    private readonly excluded: readonly string[] = [],
  ) {}

  *quick(checking: Checking, onNews: () => void): Work<void> {
    for (const place of places(checking, 'keys')) {
      const puzzles = checking.document.puzzlesOf(place);
      const found = puzzles.flatMap(puzzle => [
        ...this.late(place, puzzle, 'too-few-clues', () => tooFewClues(puzzle)),
        ...this.late(place, puzzle, 'broken-symmetry', () => symmetryFindings(puzzle)),
      ]);
      place.segment.keys = stored(
        puzzles.map(puzzle => (isDisabled(puzzle, 'duplicate') ? NO_KEY : keyOfPuzzle(puzzle))),
      );
      this.paired = -1;
      if (found.length > 0) this.add(checking, place, found, onNews);
      yield undefined;
    }
    yield* this.pair(checking, onNews);
  }

  *slow(checking: Checking, onNews: () => void): Work<void> {
    if (!isOn(this.levels, ['isomorphic-duplicate', 'not-minimal', 'level-mismatch'])) return;
    const { document } = checking;
    for (const place of places(checking, 'forms')) {
      const forms: number[] = [];
      const found: LateFinding[] = [];
      for (const puzzle of document.puzzlesOf(place)) {
        forms.push(this.formOf(puzzle));
        yield undefined;
        found.push(...(yield* this.slowFindings(document, place, puzzle)));
      }
      place.segment.forms = stored(forms);
      this.paired = -1;
      if (found.length > 0) this.add(checking, place, found, onNews);
      yield undefined;
    }
    yield* this.pair(checking, onNews);
  }

  private *slowFindings(document: PuzzleDocument, place: SegmentPlace, puzzle: Puzzle): Work<LateFinding[]> {
    const found: LateFinding[] = [];
    if (!isSearchable(puzzle)) return found;
    if (this.isWanted(puzzle, 'not-minimal')) {
      const verdict = yield* this.verdicts.check(puzzle.grid);
      const findings = yield* notMinimal(puzzle, verdict);
      found.push(...this.late(place, puzzle, 'not-minimal', () => findings));
    }
    const { difficulties } = this;
    if (difficulties && this.isWanted(puzzle, 'level-mismatch')) {
      const difficultyOf = (rated: Puzzle) => difficulties.finding(rated, this.excluded);
      const findings = yield* levelMismatch(document.source, puzzle, difficultyOf);
      found.push(...this.late(place, puzzle, 'level-mismatch', () => findings));
    }
    return found;
  }

  private formOf(puzzle: Puzzle): number {
    if (!this.isWanted(puzzle, 'isomorphic-duplicate') || !isSearchable(puzzle)) return NO_KEY;
    const { geometry, digits, allowed } = writtenGivens(puzzle);
    if (allowed || digits.every(digit => digit === 0)) return NO_KEY;
    const form = this.forms.find('pattern', { geometry, digits });
    return form ? keyOfGrid({ geometry, digits: form.digits }) : NO_KEY;
  }

  private *pair(checking: Checking, onNews: () => void): Work<void> {
    const { document } = checking;
    const levels: CopyLevels = {
      duplicate: this.levels.duplicate ?? 'off',
      'isomorphic-duplicate': this.levels['isomorphic-duplicate'] ?? 'off',
    };
    const { revision } = document.segments;
    if (this.paired === revision) return;
    let isNew = false;
    yield* pairing(document, levels, (place, late) => {
      checking.setLate(place, late);
      isNew = true;
    });
    this.paired = revision;
    if (isNew) onNews();
  }

  private add(checking: Checking, place: SegmentPlace, found: readonly LateFinding[], onNews: () => void): void {
    checking.setLate(place, [...lateOf(place.segment), ...found]);
    onNews();
  }

  private isWanted(puzzle: Puzzle, code: DiagnosticCode): boolean {
    return isOn(this.levels, [code]) && !isDisabled(puzzle, code);
  }

  /** The findings of a rule, with offsets from the start of their segment. */
  private late(
    place: SegmentPlace,
    puzzle: Puzzle,
    code: DiagnosticCode,
    find: () => readonly Fixable[],
  ): LateFinding[] {
    if (!this.isWanted(puzzle, code)) return [];
    return find().map(({ start, end, related = [], ...finding }) => ({
      ...finding,
      code,
      severity: this.levels[code] as Severity,
      start: start - place.start,
      end: end - place.start,
      related,
    }));
  }
}

/** The segments whose numbers are not known yet, those in sight first. Ends: a segment's numbers are known when the next is taken. */
function* places(checking: Checking, numbers: 'keys' | 'forms'): Generator<SegmentPlace> {
  const { segments } = checking.document;
  const isWanted = (segment: Segment) => (segment.puzzles ?? 0) > 0 && segment[numbers] === undefined;
  for (const place of checking.placesInSight()) if (isWanted(place.segment)) yield place;
  for (let at = segments.find('puzzles', isWanted); at; at = segments.find('puzzles', isWanted, at)) yield at;
}

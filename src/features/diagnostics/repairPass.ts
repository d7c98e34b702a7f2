/**
 * The search for repairs after a document has been checked: finds why a puzzle has no solution, and which givens are redundant.
 * The code of these searches is loaded when the first puzzle needs it.
 */

import { CheckedLevel, type Segment } from '../../text/document/segment';
import type { SegmentPlace } from '../../text/document/segments';
import { judgedGrid } from '../puzzles/entries';
import { type DocumentDiagnostics, MOST_SEARCHES_ELSEWHERE } from './documentDiagnostics';
import { type Learn, learnAbout } from './inspect';

/**
 * Searches the visible puzzles, and the first ones elsewhere. Yields where it may be paused, and ends after the yield if the document
 * was edited in the meantime. Calls `onNews` when there are new findings.
 */
export function* learning(checking: DocumentDiagnostics, learn: Learn, onNews: () => void): Generator<undefined, void> {
  const { document, verdicts } = checking;
  const { version } = document;
  const isRedundantWanted = checking.wantsRedundant;
  for (const place of [...checking.placesInSight(), ...placesElsewhere(checking)]) {
    const puzzles = document.puzzlesOf(place);
    let isNew = false;
    for (const puzzle of puzzles) {
      const found = { verdict: verdicts.known(judgedGrid(puzzle)), suspicions: verdicts.suspicionsOf(puzzle) };
      const learned = yield* learnAbout(puzzle, found, learn, isRedundantWanted);
      if (learned === 'new' || (learned === 'known' && !checking.learned.has(place.segment))) isNew = true;
      yield undefined;
      if (document.version !== version || document.segments.revision !== place.revision) return;
    }
    if (!isNew) continue;
    checking.learned.add(place.segment);
    checking.storeFindings(place, puzzles, CheckedLevel.All);
    onNews();
  }
}

/** The first segments in which a search may find something. */
function* placesElsewhere(checking: DocumentDiagnostics): Generator<SegmentPlace, void> {
  const { segments } = checking.document;
  const sum = checking.wantsRedundant ? 'puzzles' : 'errors';
  const isWanted = ({ puzzles = 0, found }: Segment) => (sum === 'puzzles' ? puzzles : found.errors) > 0;
  let left = MOST_SEARCHES_ELSEWHERE;
  for (let at = segments.find(sum, isWanted); at && left > 0; left--) {
    yield at;
    const next = segments.next(at);
    at = next && segments.find(sum, isWanted, next);
  }
}

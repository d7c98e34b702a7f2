/** Finds copies of puzzles in a document whose keys are known. */

import * as messages from '../../../messages/index';
import type { PuzzleDocument } from '../../../text/document/document';
import { type KeyCounters, type KeyKind, keysOf, type Segment } from '../../../text/document/segment';
import type { SegmentPlace } from '../../../text/document/segments';
import type { Puzzle } from '../../../text/puzzle';
import { NO_KEY } from '../../collection/keyCounts';
import { allCollectionFindingsOf } from '../../diagnostics/counting';
import type { Severity } from '../../diagnostics/declaration';
import { type CollectionFinding, firstLineOf, type RuleLevel } from '../../diagnostics/rule';
import type { Accepted } from '../baseline';
import type { LintRule } from '../rule';

/** A copy of a puzzle. */
export const duplicate: LintRule = {
  code: 'duplicate',
  severity: 'information',
  lint: 'on',
  marks: 'A copy of an earlier puzzle in the file, in any format',
};

/** A copy except for the order of rows and columns, and for the names of digits. */
export const isomorphicDuplicate: LintRule = {
  code: 'isomorphic-duplicate',
  severity: 'hint',
  lint: 'off',
  marks:
    'A 9x9 puzzle that becomes an earlier one when its rows and columns are reordered or its digits relabeled. This check computes the canonical form of each puzzle',
};

/** Number of segments between two pauses. */
const AT_A_TIME = 200;

/** The kinds of copies. */
export type CopyCode = 'duplicate' | 'isomorphic-duplicate';

/** How severe copies are. */
export type CopyLevels = Readonly<Record<CopyCode, RuleLevel>>;

type Copy = NonNullable<CollectionFinding['copy']>;

/** A copy to mark. */
type Marked = Copy & { readonly code: CopyCode; readonly isAccepted: boolean };

/** The first puzzle with a key: its segment, the segment's start, and its index in the segment. */
interface First {
  readonly of: Segment;
  readonly start: number;
  readonly number: number;
}

/**
 * Calls `set` with the findings of each segment whose copies have changed. Each later copy is marked, and names the first one. An
 * exact copy is not reported as isomorphic. Yields where it may be paused; the caller ends it if the document is edited.
 * Returns whether there are copies. The first copies of a puzzle are accepted, up to the number in `accepted`.
 */
export function* pairing(
  document: PuzzleDocument,
  counts: KeyCounters,
  levels: CopyLevels,
  accepted: Accepted | undefined,
  set: (place: SegmentPlace, findings: readonly CollectionFinding[]) => void,
): Generator<undefined, boolean> {
  const { segments } = document;
  const firsts = { keys: new Map<number, First>(), forms: new Map<number, First>() };
  /** The first puzzle with a key, or undefined when `puzzle` is the first one or the only one. */
  const firstOf = (kind: KeyKind, key: number, puzzle: First): First | undefined => {
    if (counts[kind].of(key) < 2) return undefined;
    const first = firsts[kind].get(key);
    if (!first) firsts[kind].set(key, puzzle);
    return first;
  };
  const used = { duplicate: new Map<number, number>(), 'isomorphic-duplicate': new Map<number, number>() };
  const isAcceptedCopy = (code: CopyCode, key: number): boolean => {
    const most = accepted?.countOf(code, key) ?? 0;
    const before = used[code].get(key) ?? 0;
    if (before < most) used[code].set(key, before + 1);
    return before < most;
  };
  let count = 0;
  let hasCopies = false;
  for (let place: SegmentPlace | undefined = segments.first; place; place = segments.next(place)) {
    if (++count % AT_A_TIME === 0) yield undefined;
    const { segment, start } = place;
    const keys = keysOf(segment, 'keys');
    const forms = keysOf(segment, 'forms');
    const copies: Marked[] = [];
    for (const [i, key] of keys.entries()) {
      if (key === NO_KEY) continue;
      const puzzle = { of: segment, start, number: i };
      const same = firstOf('keys', key, puzzle);
      const first = same ?? firstOf('forms', forms[i] ?? NO_KEY, puzzle);
      const code = same ? 'duplicate' : 'isomorphic-duplicate';
      if (!first || levels[code] === 'off') continue;
      const isAccepted = isAcceptedCopy(code, same ? key : forms[i]);
      copies.push({ code, isAccepted, puzzle: i, of: first.of, number: first.number, by: first.start - start });
    }
    if (copies.length === 0 && !segment.collectionFindings) continue;
    hasCopies ||= copies.length > 0;
    const known = allCollectionFindingsOf(segment).filter(({ copy }) => copy);
    if (copies.length === known.length && copies.every((copy, i) => isSame(copy, known[i]))) continue;
    const own = allCollectionFindingsOf(segment).filter(({ copy }) => !copy);
    const found = copies.map(copy => {
      const before = known.find(({ code, copy: old }) => code === copy.code && old && isMoved(copy, old));
      return before ? movedCopy(before, copy) : findingOf(document, place as SegmentPlace, copy, levels[copy.code]);
    });
    set(place, [...own, ...found.filter(finding => finding !== undefined)]);
    if (segments.revision !== place.revision) break;
  }
  return hasCopies;
}

function isSame(copy: Marked, { code, copy: known, isAccepted = false }: CollectionFinding): boolean {
  return (
    code === copy.code &&
    isAccepted === copy.isAccepted &&
    known !== undefined &&
    isMoved(copy, known) &&
    copy.by === known.by
  );
}

/** Whether only the text between the copy and the first one has changed. */
function isMoved(a: Copy, b: Copy): boolean {
  return a.puzzle === b.puzzle && a.of === b.of && a.number === b.number;
}

function movedCopy(finding: CollectionFinding, { puzzle, of, number, by, isAccepted }: Marked): CollectionFinding {
  const moved = by - (finding.copy?.by ?? by);
  const related = finding.related.map(other => ({ ...other, start: other.start + moved, end: other.end + moved }));
  return { ...finding, related, isAccepted, copy: { puzzle, of, number, by } };
}

function findingOf(
  document: PuzzleDocument,
  place: SegmentPlace,
  { code, isAccepted, ...copy }: Marked,
  level: RuleLevel,
): CollectionFinding | undefined {
  const puzzle = document.puzzlesOf(place)[copy.puzzle];
  const firstPlace = { ...place, segment: copy.of as Segment, start: place.start + copy.by };
  const first: Puzzle | undefined = document.puzzlesOf(firstPlace)[copy.number];
  if (!puzzle || !first) return undefined;
  const fromPlace = ({ start, end }: { start: number; end: number }) => ({
    start: start - place.start,
    end: end - place.start,
  });
  const say = code === 'duplicate' ? messages.collection.duplicate : messages.collection.isomorphic;
  return {
    code,
    severity: level as Severity,
    ...fromPlace(firstLineOf(puzzle)),
    message: say(first),
    related: [{ ...fromPlace(firstLineOf(first)), message: messages.collection.first() }],
    isAccepted,
    copy,
  };
}

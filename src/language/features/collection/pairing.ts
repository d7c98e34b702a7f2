/** Finds copies of puzzles in a document whose keys are known. */

import type { PuzzleDocument } from '../../document/document';
import type { Segment, SegmentPlace } from '../../document/segments';
import * as messages from '../../messages/index';
import type { Puzzle } from '../../puzzle';
import { lateOf } from '../diagnostics/counting';
import type { LateFinding, RuleLevel, Severity } from '../diagnostics/rule';
import { Firsts } from './firsts';
import { listOf, NO_KEY } from './keys';
import { firstLineOf } from './rules';

/** Segments between two pauses. */
const AT_A_TIME = 200;

/** The kinds of copies. */
export type CopyCode = 'duplicate' | 'isomorphic-duplicate';

/** How severe copies are. */
export type CopyLevels = Readonly<Record<CopyCode, RuleLevel>>;

type Copy = NonNullable<LateFinding['copy']>;

/**
 * Calls `set` with the findings of each segment whose copies have changed. Each later copy is marked, and names the first one. A
 * puzzle that is a copy to the digit is no isomorphic one. Yields where it may be paused; the caller ends it if the document is edited.
 */
export function* pairing(
  document: PuzzleDocument,
  levels: CopyLevels,
  set: (place: SegmentPlace, late: readonly LateFinding[]) => void,
): Generator<undefined, void> {
  const { segments, count } = document;
  const firsts = { keys: new Firsts(count), forms: new Firsts(count) };
  // By puzzle: its segment, where that starts, and its number in it.
  const owners: Segment[] = [];
  const starts = new Float64Array(count);
  const numbers = new Uint16Array(count);
  let puzzle = 0;
  let segment = 0;
  for (let place: SegmentPlace | undefined = segments.first; place; place = segments.next(place)) {
    if (++segment % AT_A_TIME === 0) yield undefined;
    const keys = listOf(place.segment.keys);
    const forms = listOf(place.segment.forms);
    const copies: (Copy & { readonly code: CopyCode })[] = [];
    for (let i = 0; i < keys.length && puzzle < count; i++, puzzle++) {
      owners.push(place.segment);
      starts[puzzle] = place.start;
      numbers[puzzle] = i;
      if (keys[i] === NO_KEY) continue;
      const same = firsts.keys.add(keys[i], puzzle);
      const form = forms[i] ?? NO_KEY;
      const alike = same === undefined && form !== NO_KEY ? firsts.forms.add(form, puzzle) : undefined;
      const first = same ?? alike;
      const code = same === undefined ? 'isomorphic-duplicate' : 'duplicate';
      if (first === undefined || levels[code] === 'off') continue;
      copies.push({ code, puzzle: i, of: owners[first], number: numbers[first], by: starts[first] - place.start });
    }
    const known = lateOf(place.segment).filter(({ copy }) => copy);
    if (copies.length === 0 && known.length === 0) continue;
    if (copies.length === known.length && copies.every((copy, i) => isSame(copy, known[i]))) continue;
    const own = lateOf(place.segment).filter(({ copy }) => !copy);
    const found = copies.map(copy => {
      const before = known.find(({ code, copy: old }) => code === copy.code && old && isMoved(copy, old));
      return before ? movedCopy(before, copy) : findingOf(document, place as SegmentPlace, copy, levels[copy.code]);
    });
    set(place, [...own, ...found.filter(finding => finding !== undefined)]);
    if (segments.revision !== place.revision) return;
  }
}

function isSame(copy: Copy & { readonly code: CopyCode }, { code, copy: known }: LateFinding): boolean {
  return code === copy.code && known !== undefined && isMoved(copy, known) && copy.by === known.by;
}

/** Whether only the text between the copy and the first one has changed. */
function isMoved(a: Copy, b: Copy): boolean {
  return a.puzzle === b.puzzle && a.of === b.of && a.number === b.number;
}

function movedCopy(finding: LateFinding, { puzzle, of, number, by }: Copy): LateFinding {
  const moved = by - (finding.copy?.by ?? by);
  const related = finding.related.map(other => ({ ...other, start: other.start + moved, end: other.end + moved }));
  return { ...finding, related, copy: { puzzle, of, number, by } };
}

function findingOf(
  document: PuzzleDocument,
  place: SegmentPlace,
  { code, ...copy }: Copy & { readonly code: CopyCode },
  level: RuleLevel,
): LateFinding | undefined {
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
    copy,
  };
}

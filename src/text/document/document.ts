/**
 * An incremental index of the puzzles in a text that is being edited. It stores where each puzzle starts and the
 * context from the lines before it. From these two a puzzle is parsed again on demand, which takes some
 * microseconds.
 *
 * The text is a list of segments. A segment is unread after the file was opened or after an edit touched it. Reading
 * starts from the context at the end of the preceding segment, and stops at the first checkpoint where an old segment
 * starts with the same context: nothing after that checkpoint can have changed. So the cost of an edit depends on its
 * size and not on the length of the file. A long text can be read in parts, and also from its middle: a part that was
 * read from a guessed start is corrected when reading from the front reaches it.
 *
 * It is one class because edits, reading and lookups change the same list; segments.ts has the operations on the list itself.
 */

import { readingAhead } from '#ruleText';
import { movedNote, type Note } from '../note';
import type { Checkpoint } from '../parser/checkpoints';
import { type Context, gridReachOf, START, sameContext } from '../parser/context';
import { read, sectionsToRead } from '../parser/parser';
import { movedPuzzle, type Puzzle } from '../puzzle';
import type { PuzzleFile } from '../puzzleFile';
import type { Span } from '../span';
import { finish, type Work } from '../work';
import type { TextChange } from './changes';
import type { GivensLock, KnownVerdicts } from './givenNotes';
import { Givens, type StoredGivens } from './givens';
import { guessStart, WINDOW } from './guess';
import { PlacedPuzzles, RecentPuzzles } from './recentPuzzles';
import { lastFinalCheckpoint, segmentsUpTo, withoutIncompleteLine } from './renewed';
import { type Segment, segmentOf, unreadSegment } from './segment';
import { type SegmentPlace, Segments } from './segments';

/** A text that can be read in pieces. Offsets are UTF-16 units. */
export interface TextSource {
  readonly length: number;
  slice(start: number, end: number): string;
  /**
   * For a source that is only a part of the text: call it after each edit of the text, with its changes. Returns the changes of
   * this part.
   */
  edited?(changes: readonly TextChange[]): readonly TextChange[];
  /** The indentation of a line that is added at an offset. If absent, added lines are not indented. */
  indentationAt?(offset: number): string;
}

/** Characters that are read after an edit, to reach the next checkpoint. */
const MARGIN = 1 << 10;

/** Maximum length of text that is read as a whole after a small edit: thousands of rules. Reading them again takes milliseconds. */
const LONG = 1 << 19;

/** Maximum number of pauses in work that is done at once: each is after about a millisecond. */
const FEW_PAUSES = 5;

/** The puzzles of one document, kept up to date by `edited`. */
export class PuzzleDocument {
  readonly segments: Segments;
  /** The givens of puzzles whose text does not mark them. */
  readonly givens: Givens;
  /** Increases with every edit. */
  version = 0;
  /** Puzzles of recently used segments: one keystroke needs the visible ones several times. */
  private readonly recent = new RecentPuzzles();
  private readonly placed = new PlacedPuzzles();
  /** By unread segment: the number of its characters that were never read, if these are not all. */
  private readonly fresh = new WeakMap<Segment, number>();
  /** Identifies the lint rules that produced the findings in the segments. */
  private rules: string | undefined;

  /**
   * `known` looks up the verdicts of grids that have already been searched; `stored` are the givens stored when the
   * document was last open.
   */
  constructor(
    readonly source: TextSource,
    known?: KnownVerdicts,
    stored?: readonly StoredGivens[],
  ) {
    this.givens = new Givens(known, stored);
    this.segments = new Segments([unreadSegment(source.length, START)]);
  }

  /** Length in UTF-16 units. */
  get length(): number {
    return this.source.length;
  }

  /** Number of puzzles that have been read. */
  get count(): number {
    return this.segments.totals.puzzles;
  }

  /** The 1-based number of a puzzle in its file, if the text before it was read. */
  numberOf({ start }: Puzzle): number {
    const { segments } = this;
    let before = 0;
    for (let at: SegmentPlace | undefined = segments.reaching(0); at && at.start <= start; at = segments.next(at)) {
      const end = at.start + at.segment.length;
      before += end <= start ? (at.segment.puzzles ?? 0) : this.puzzlesOf(at).filter(each => each.start < start).length;
    }
    return before + 1;
  }

  /** Whether the whole text was read since the last edit. */
  get isRead(): boolean {
    return this.firstUnread() === undefined;
  }

  /**
   * Call once for each edit, in order, before any other method. The source may already contain the text after all of
   * the edits. All numbers are UTF-16 units.
   */
  edited(start: number, removed: number, added: number): void {
    const { segments } = this;
    this.version++;
    this.givens.edited(start, removed, added);
    let first = segments.reaching(start);
    for (let back = gridReachOf(first.segment.context); back > 0 || isEndOfRules(first, start); back--) {
      const before = segments.previous(first);
      if (!before) break;
      first = before;
    }
    let count = 0;
    let end = first.start;
    let fresh = added;
    for (let at: SegmentPlace | undefined = first; at && at.start <= start + removed; at = segments.next(at)) {
      count++;
      end = at.start + at.segment.length;
      fresh += this.freshIn(at.segment);
    }
    const { context } = first.segment;
    segments.replace(first, count, [this.unread(end - first.start - removed + added, context, fresh)]);
  }

  /** An unread segment of which this number of characters, or less, was never read. */
  private unread(length: number, context: Context, fresh: number): Segment {
    const segment = unreadSegment(length, context);
    if (fresh < length) this.fresh.set(segment, fresh);
    return segment;
  }

  /** The number of characters of a segment that were never read. */
  private freshIn(segment: Segment): number {
    return isUnread(segment) ? (this.fresh.get(segment) ?? segment.length) : 0;
  }

  /**
   * The puzzle at an offset, with offsets from the start of its segment, if it was read recently. Reads nothing, so it can be called before
   * {@link edited}, when the source already contains the new text.
   */
  recall(offset: number): Puzzle | undefined {
    const { segment, start } = this.segments.reaching(offset);
    return this.recent.recall(segment)?.find(puzzle => start + puzzle.start <= offset && offset <= start + puzzle.end);
  }

  /**
   * Reads everything that is unread. Yields where it may be paused or abandoned. The loop terminates: every iteration
   * moves the start of the first unread segment forward, or removes the last one.
   */
  *reading(): Generator<undefined, void> {
    for (let unreadPlace = this.firstUnread(); unreadPlace; unreadPlace = this.firstUnread()) {
      yield* this.readingFrom(unreadPlace);
      yield undefined;
    }
  }

  /**
   * Reads the text that a span touches, from a guessed start when the text before it is unread.
   *
   * The loop terminates: every iteration moves the start of the first unread segment at the span closer to the span's
   * end, which it cannot pass. Reading takes at least one character from the segment's start, or removes an empty
   * segment. A guess lies strictly between the segment's start and the span's start, so the part before it no longer
   * touches the span.
   */
  readIn(span: Span): void {
    finish(this.readingIn(span, 'at once'));
  }

  /** Like {@link readIn}, but leaves the text unread if reading takes more than some milliseconds. Returns whether it was read. */
  readBriefly(span: Span): boolean {
    const work = this.readingIn(span);
    for (let pauses = 0; pauses < FEW_PAUSES; pauses++) if (work.next().done) return true;
    work.return();
    return false;
  }

  /** Like {@link readIn}. Yields where it may be paused, which is only within puzzles with many rules. */
  *readingIn(span: Span, pace: Pace = 'in slices'): Work<void> {
    const { segments } = this;
    for (;;) {
      const unreadPlace = segments.find('unread', isUnread, segments.reaching(span.start));
      if (!unreadPlace || unreadPlace.start > span.end) return;
      const { length, context } = unreadPlace.segment;
      const fresh = this.freshIn(unreadPlace.segment);
      // What was read before is read again quickly.
      const isNear = span.start - unreadPlace.start <= WINDOW || (fresh <= WINDOW && length <= LONG);
      const guess = isNear ? 0 : guessStart(this.source, unreadPlace.start, span.start) - unreadPlace.start;
      if (guess === 0) yield* this.readingFrom(unreadPlace, pace);
      else
        segments.replace(unreadPlace, 1, [
          this.unread(guess, context, fresh),
          this.unread(length - guess, START, fresh),
        ]);
    }
  }

  /** The puzzles of a segment, with offsets in the document; none when it is unread. */
  puzzlesOf({ segment, start }: SegmentPlace): readonly Puzzle[] {
    if (!segment.puzzles) return [];
    return this.placed.of(segment, start, `${this.version} ${this.givens.revision}`, () =>
      this.foundIn({ segment, start }).puzzles.map(puzzle => this.givens.applied(movedPuzzle(puzzle, start))),
    );
  }

  /** Notes the givens of the puzzles that a span touches, so that they are known after the next edit. */
  see(span: Span): void {
    this.givens.see(span, part => this.around(part).puzzles);
  }

  /** The notes on a segment's text that looks like a grid but is not read, with offsets in the document. */
  notesOf({ segment, start }: Pick<SegmentPlace, 'segment' | 'start'>): Note[] {
    if (!segment.notes) return [];
    return this.foundIn({ segment, start }).notes.map(note => movedNote(note, start));
  }

  private foundIn({ segment, start }: Pick<SegmentPlace, 'segment' | 'start'>) {
    return this.recent.of(segment, () => read(this.source.slice(start, start + segment.length), segment.context));
  }

  /** Makes all digits of a puzzle givens, and its findings unknown. False when the text itself marks its givens. */
  markGivens(puzzle: Puzzle): boolean {
    const isMarked = this.givens.mark(puzzle);
    if (isMarked) this.segments.uncheck(puzzle);
    return isMarked;
  }

  /** Locks or unlocks the givens of a puzzle, and makes its findings unknown: digits may have become givens. */
  lockGivens(puzzle: Puzzle, lock: GivensLock): void {
    this.givens.setLock(puzzle, lock);
    this.segments.uncheck(puzzle);
  }

  /**
   * Call when new verdicts are known. Returns whether givens have become entries; in that case, findings become
   * unknown.
   */
  learnGivens(): boolean {
    const learned = this.givens.learn();
    for (const span of learned) this.segments.uncheck(span);
    return learned.length > 0;
  }

  /** Sets the rules that produce findings, identified by a word. When the rules change, all segments become unchecked. */
  checkBy(rules: string): void {
    if (this.rules !== undefined && this.rules !== rules) this.segments.forget();
    this.rules = rules;
  }

  /** The puzzles that have been read, starting at an index. Stops at the first edit made while it runs. */
  *puzzles(from = 0): Generator<Puzzle, void> {
    const { version, segments } = this;
    const { place: first, before = 0 } = segments.withPuzzle(from) ?? {};
    for (let place = first; place; place = segments.next(place)) {
      for (const puzzle of this.puzzlesOf(place).slice(place === first ? from - before : 0)) {
        yield puzzle;
        if (this.version !== version) return;
      }
    }
  }

  /**
   * The puzzles that a span touches, and the nearest one before it. If there is none before it, the nearest one after
   * it.
   */
  around(span: Span): PuzzleFile {
    const { segments } = this;
    this.readIn(span);
    const found: Puzzle[] = [];
    const notes: Note[] = [];
    const first = segments.reaching(span.start);
    for (let at: SegmentPlace | undefined = first; at && at.start <= span.end; at = segments.next(at)) {
      found.push(...this.puzzlesOf(at));
      notes.push(...this.notesOf(at));
    }
    return { puzzles: this.withNearest(found, first, span), ...(notes.length > 0 && { notes }) };
  }

  /** The puzzles that a span touches, with the nearest one before them if none of them starts at or before it. */
  private withNearest(found: readonly Puzzle[], first: SegmentPlace, span: Span): readonly Puzzle[] {
    const { segments } = this;
    if (found.length > 0 && found[0].start <= span.start) return found;
    const hasPuzzles = ({ puzzles }: Segment) => (puzzles ?? 0) > 0;
    const before = segments.findBefore('puzzles', hasPuzzles, first);
    if (before) return [...this.puzzlesOf(before), ...found];
    if (found.length > 0) return found;
    const behind = segments.find('puzzles', hasPuzzles, first);
    return behind ? this.puzzlesOf(behind) : [];
  }

  private firstUnread(): SegmentPlace | undefined {
    return this.segments.find('unread', isUnread);
  }

  /**
   * Reads an unread segment: all of it if it is short, otherwise a part. When the text that was read has no checkpoint,
   * it reads several times as much, up to the end of the text, where every line is complete. Yields where it may be paused, and ends after
   * the yield if any segment has changed in the meantime.
   */
  private *readingFrom(unreadPlace: SegmentPlace, pace: Pace = 'in slices'): Work<void> {
    const { segments, length } = this;
    const { revision } = segments;
    const { start } = unreadPlace;
    const unreadEnd = start + unreadPlace.segment.length;
    const fresh = this.freshIn(unreadPlace.segment);
    const most = fresh <= WINDOW ? LONG : WINDOW;
    let isLong = false;
    for (let size = Math.min(unreadPlace.segment.length + MARGIN, most); ; size *= isLong ? 8 : 2) {
      const isEnd = start + size >= length;
      const text = isEnd
        ? this.source.slice(start, length)
        : withoutIncompleteLine(this.source.slice(start, start + size), unreadPlace.segment.context);
      isLong = hasManyRules(text);
      if (isLong && pace === 'in slices') {
        for (const [base, sections] of sectionsToRead(text, unreadPlace.segment.context, isEnd)) {
          for (const _ of readingAhead(base, sections)) {
            yield undefined;
            if (segments.revision !== revision) return;
          }
        }
      }
      const nextStart = (offset: number) => segments.startAfter(Math.max(start + offset, unreadEnd)) - start;
      const { checkpoints, puzzles, notes, reachesBack } = read(text, unreadPlace.segment.context, isEnd, nextStart);
      if (reachesBack) {
        this.joinBefore(unreadPlace);
        return;
      }
      const known = this.knownAmong(checkpoints, start, unreadEnd);
      const last = known ?? (isEnd ? undefined : lastFinalCheckpoint(checkpoints));
      if (last === undefined && !isEnd) continue; // too little text for a complete puzzle
      const found = { checkpoints, puzzles, notes };
      const renewed = segmentsUpTo(last, found, unreadPlace.segment.context, text.length);
      this.recent.keep(renewed, found);
      // Find the old segments that the new ones replace, and the rest of the last old one.
      const end = start + (last === undefined ? text.length : checkpoints[last].offset);
      let count = 0;
      let oldEnd = start;
      for (
        let at: SegmentPlace | undefined = unreadPlace;
        at && (count === 0 || at.start < end);
        at = segments.next(at)
      ) {
        count++;
        oldEnd = at.start + at.segment.length;
      }
      if (known === undefined && last !== undefined)
        renewed.push(this.unread(oldEnd - end, checkpoints[last].context, fresh));
      // An empty segment if no text is left.
      const { context } = unreadPlace.segment;
      segments.replace(unreadPlace, count, renewed.length > 0 ? renewed : [segmentOf(0, context, 0)]);
      return;
    }
  }

  /** Merges an unread segment with the one before it. */
  private joinBefore(place: SegmentPlace): void {
    const { segments } = this;
    const before = segments.previous(place) ?? place;
    const length = place.start + place.segment.length - before.start;
    const fresh = this.freshIn(place.segment) + (before === place ? 0 : this.freshIn(before.segment));
    segments.replace(before, before === place ? 1 : 2, [this.unread(length, before.segment.context, fresh)]);
  }

  /** Index of the first checkpoint after which all old segments are still valid, or undefined. */
  private knownAmong(checkpoints: readonly Checkpoint[], start: number, from: number): number | undefined {
    let same = 0;
    for (const [i, { offset, context }] of checkpoints.entries()) {
      if (start + offset < from) continue;
      const old = this.segments.startingAt(start + offset);
      same = old && old.segment.puzzles !== undefined && sameContext(old.segment.context, context) ? same + 1 : 0;
      if (same > gridReachOf(context)) return i;
    }
    return undefined;
  }
}

/** Whether an edit at an offset may change where rules before a segment end. */
function isEndOfRules({ segment, start }: SegmentPlace, offset: number): boolean {
  const { endOfRules } = segment.context;
  return endOfRules > 0 && offset <= start + endOfRules;
}

/** Whether the lines of many rules are read one by one, with pauses between them. */
type Pace = 'in slices' | 'at once';

/** Minimum number of lines of rules that are read in slices. Fewer are read quickly. */
const MANY_RULES = 200;

/** Whether a text has many lines of rules with cells, rows or columns. */
function hasManyRules(text: string): boolean {
  let count = 0;
  for (const _ of text.matchAll(/: *[rc]\d/g)) if (++count >= MANY_RULES) return true;
  return false;
}

const isUnread = ({ puzzles }: Segment) => puzzles === undefined;

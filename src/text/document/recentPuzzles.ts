import { movedNote, type Note } from '../note';
import { movedPuzzle, type Puzzle } from '../puzzle';
import type { Segment } from './segment';

/**
 * The number of segments whose puzzles are always kept: more than an editor shows at a time. Up to twice as many are
 * kept.
 */
const MOST_RECENT = 200;

/**
 * A puzzle with its own rules has a separate geometry. Its tables, with those of the solver, take hundreds of
 * kilobytes, so fewer of them are kept.
 */
const OF_RULES = 8;

/** Puzzles and notes read from a text. */
interface Found {
  readonly puzzles: readonly Puzzle[];
  readonly notes: readonly Note[];
}

/** A cache of the recently used segments. */
class Recent<T extends Pick<Found, 'puzzles'>> {
  /** Two generations: when the young one is full, it replaces the old one. */
  private young = new Map<Segment, T>();
  private old = new Map<Segment, T>();
  private weight = 0;

  get(segment: Segment): T | undefined {
    const young = this.young.get(segment);
    if (young) return young;
    const old = this.old.get(segment);
    if (old) this.set(segment, old);
    return old;
  }

  set(segment: Segment, known: T): void {
    if (this.weight >= MOST_RECENT) {
      this.old = this.young;
      this.young = new Map();
      this.weight = 0;
    }
    this.young.set(segment, known);
    const hasRules = known.puzzles.some(({ rules }) => rules && rules.sections.length > 0);
    this.weight += hasRules ? OF_RULES : 1;
  }

  clear(): void {
    this.young.clear();
    this.old.clear();
    this.weight = 0;
  }
}

/** Puzzles and notes of some segments, with offsets from the start of the segment. */
export class RecentPuzzles {
  private readonly known = new Recent<Found>();

  of(segment: Segment, read: () => Found): Found {
    let found = this.known.get(segment);
    if (!found) {
      found = read();
      this.known.set(segment, found);
    }
    return found;
  }

  /** The puzzles of a segment, if they are known. */
  recall(segment: Segment): readonly Puzzle[] | undefined {
    return this.known.get(segment)?.puzzles;
  }

  /** Adds what was read from consecutive segments. Offsets count from the start of the first segment. */
  keep(segments: readonly Segment[], { puzzles, notes }: Found): void {
    if (segments.length > MOST_RECENT) return;
    let start = 0;
    let from = 0;
    for (const segment of segments) {
      const to = from + (segment.puzzles ?? 0);
      this.known.set(segment, {
        puzzles: puzzles.slice(from, to).map(puzzle => movedPuzzle(puzzle, -start)),
        notes: segment.notes ? notesIn(notes, start, start + segment.length).map(note => movedNote(note, -start)) : [],
      });
      start += segment.length;
      from = to;
    }
  }
}

/** Puzzles of some segments, with offsets in the document. They are the same objects until anything changes. */
export class PlacedPuzzles {
  private readonly known = new Recent<{ readonly start: number; readonly puzzles: readonly Puzzle[] }>();
  private state = '';

  /** `state` identifies everything that the puzzles depend on, except their place. */
  of(segment: Segment, start: number, state: string, place: () => readonly Puzzle[]): readonly Puzzle[] {
    if (state !== this.state) this.known.clear();
    this.state = state;
    const known = this.known.get(segment);
    if (known?.start === start) return known.puzzles;
    const puzzles = place();
    this.known.set(segment, { start, puzzles });
    return puzzles;
  }
}

/** The notes on text that starts in a part of the text. */
export function notesIn(notes: readonly Note[], start: number, end: number): Note[] {
  return notes.filter(note => start <= note.start && note.start < end);
}

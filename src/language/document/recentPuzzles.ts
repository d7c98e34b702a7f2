import { movedNote, type Note } from '../note';
import { movedPuzzle, type Puzzle } from '../puzzle';
import type { Segment } from './segment';

/** Segments whose puzzles are kept: more than an editor shows at a time. */
const MOST_RECENT = 200;

/** What was read of a text. */
interface Found {
  readonly puzzles: readonly Puzzle[];
  readonly notes: readonly Note[];
}

/** Puzzles and notes of some segments, with offsets from the start of the segment. */
export class RecentPuzzles {
  private readonly known = new Map<Segment, Found>();

  of(segment: Segment, read: () => Found): Found {
    let found = this.known.get(segment);
    if (!found) {
      found = read();
      this.add(segment, found);
    }
    return found;
  }

  /** Adds what was read of consecutive segments. It starts with them, with offsets from the first segment. */
  keep(segments: readonly Segment[], { puzzles, notes }: Found): void {
    if (segments.length > MOST_RECENT) return;
    let start = 0;
    let from = 0;
    for (const segment of segments) {
      const to = from + (segment.puzzles ?? 0);
      this.add(segment, {
        puzzles: puzzles.slice(from, to).map(puzzle => movedPuzzle(puzzle, -start)),
        notes: segment.notes ? notesIn(notes, start, start + segment.length).map(note => movedNote(note, -start)) : [],
      });
      start += segment.length;
      from = to;
    }
  }

  private add(segment: Segment, found: Found): void {
    if (this.known.size >= MOST_RECENT) this.known.clear();
    this.known.set(segment, found);
  }
}

/** Puzzles of some segments, with offsets in the document. They are the same objects until anything changes. */
export class PlacedPuzzles {
  private readonly known = new Map<Segment, { readonly start: number; readonly puzzles: readonly Puzzle[] }>();
  private state = '';

  /** `state` names what the puzzles depend on, but for their place. */
  of(segment: Segment, start: number, state: string, place: () => readonly Puzzle[]): readonly Puzzle[] {
    if (state !== this.state || this.known.size >= MOST_RECENT) this.known.clear();
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

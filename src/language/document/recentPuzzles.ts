import type { Puzzle } from '../puzzle';
import type { Segment } from './segments';

/** Segments whose puzzles are kept: more than an editor shows at a time. */
const MOST_RECENT = 200;

/** Puzzles of some segments, with offsets from the start of the segment. */
export class RecentPuzzles {
  private readonly known = new Map<Segment, readonly Puzzle[]>();

  of(segment: Segment, read: () => readonly Puzzle[]): readonly Puzzle[] {
    let puzzles = this.known.get(segment);
    if (!puzzles) {
      puzzles = read();
      this.add(segment, puzzles);
    }
    return puzzles;
  }

  /** Adds the puzzles of consecutive segments. `puzzles` starts with them, with offsets from the first segment. */
  keep(segments: readonly Segment[], puzzles: readonly Puzzle[]): void {
    if (segments.length > MOST_RECENT) return;
    let start = 0;
    let from = 0;
    for (const segment of segments) {
      const to = from + (segment.puzzles ?? 0);
      this.add(
        segment,
        puzzles.slice(from, to).map(puzzle => movedPuzzle(puzzle, -start)),
      );
      start += segment.length;
      from = to;
    }
  }

  private add(segment: Segment, puzzles: readonly Puzzle[]): void {
    if (this.known.size >= MOST_RECENT) this.known.clear();
    this.known.set(segment, puzzles);
  }
}

/** The puzzle, `by` units later in the text. */
export function movedPuzzle(puzzle: Puzzle, by: number): Puzzle {
  const { start, end, firstLineEnd } = puzzle;
  return { ...puzzle, start: start + by, end: end + by, firstLineEnd: firstLineEnd + by };
}

/**
 * A text divided into segments of one or a few puzzles, so that an edit replaces only the segments it touches.
 *
 * Segments store their length and not their start, so nothing has to be updated when one grows. They are grouped into
 * blocks of some hundreds with sums, so a search for an offset, or for the next segment with work to do, is one loop
 * over the blocks and one loop within a block.
 */

import type { Context } from '../parsing/context';
import type { Span } from '../span';

/** How far a segment was checked: not at all, by the rules that need no search, or by all rules. */
export enum Checked {
  Nothing,
  Rules,
  All,
}

/** A part of the text, and what is known about it. */
export interface Segment {
  /** In UTF-16 units, line endings included. */
  readonly length: number;
  /** The context from the lines before it. */
  readonly context: Context;
  /** Number of puzzles, or undefined while the segment is unread; an unread segment may be any part of the text. */
  readonly puzzles: number | undefined;
  /** Number of notes on text that looks like a grid but is not read; none when absent. */
  readonly notes?: number;
  checked: Checked;
  /** Number of findings of each severity. */
  errors: number;
  warnings: number;
  informations: number;
  hints: number;
  /** Keys of its puzzles, one number where there is one puzzle: see features/collection/keys.ts. Absent until they are known. */
  keys?: number | readonly number[] | undefined;
  /** The same of their canonical forms. */
  forms?: number | readonly number[] | undefined;
  /** `LateFinding`s of rules that look at whole collections, with offsets from its start; counted among the findings above. */
  late?: readonly object[] | undefined;
}

/** A segment that was not checked yet. `puzzles` is their number. */
export function segmentOf(length: number, context: Context, puzzles: number | undefined): Segment {
  return { length, context, puzzles, checked: Checked.Nothing, errors: 0, warnings: 0, informations: 0, hints: 0 };
}

/** A segment that was not read yet. */
export function unread(length: number, context: Context): Segment {
  return segmentOf(length, context, undefined);
}

/** Sums over segments. */
export interface Totals {
  length: number;
  puzzles: number;
  /** Segments that are unread. */
  unread: number;
  /**
   * Segments that are read and checked less than {@link Checked.Rules} (`unruled`) or {@link Checked.All}
   * (`unsearched`).
   */
  unruled: number;
  unsearched: number;
  errors: number;
  warnings: number;
  informations: number;
  hints: number;
}

/** A segment and where it starts. Valid for one revision of the segments only. */
export interface SegmentPlace {
  readonly revision: number;
  readonly segment: Segment;
  readonly start: number;
  readonly block: number;
  readonly index: number;
}

const BLOCK = 256;

class Block {
  private sums: Totals | undefined;

  constructor(readonly segments: Segment[]) {}

  get totals(): Totals {
    this.sums ??= this.segments.reduce(addSegment, emptyTotals());
    return this.sums;
  }

  changed(): void {
    this.sums = undefined;
  }
}

function emptyTotals(): Totals {
  const found = { errors: 0, warnings: 0, informations: 0, hints: 0 };
  return { length: 0, puzzles: 0, unread: 0, unruled: 0, unsearched: 0, ...found };
}

function addSegment(totals: Totals, segment: Segment): Totals {
  const { length, puzzles, checked, errors, warnings, informations, hints } = segment;
  totals.length += length;
  totals.puzzles += puzzles ?? 0;
  totals.errors += errors;
  totals.warnings += warnings;
  totals.informations += informations;
  totals.hints += hints;
  if (puzzles === undefined) totals.unread++;
  else {
    if (checked < Checked.Rules) totals.unruled++;
    if (checked < Checked.All) totals.unsearched++;
  }
  return totals;
}

/** All segments of a text, in order. */
export class Segments {
  private readonly blocks: Block[];
  /** Increases whenever segments are replaced, by an edit or by reading. */
  revision = 0;

  constructor(segments: readonly Segment[]) {
    this.blocks = [new Block([...segments])];
  }

  get totals(): Totals {
    const totals = emptyTotals();
    for (const { totals: sums } of this.blocks) {
      for (const key of Object.keys(sums) as (keyof Totals)[]) totals[key] += sums[key];
    }
    return totals;
  }

  get first(): SegmentPlace {
    return this.place(0, 0, 0) as SegmentPlace;
  }

  /** The first segment that ends at or after `offset`, or the last segment when none does. */
  reaching(offset: number): SegmentPlace {
    const { blocks } = this;
    let block = 0;
    let start = 0;
    for (; block < blocks.length - 1 && start + blocks[block].totals.length < offset; block++) {
      start += blocks[block].totals.length;
    }
    const { segments } = blocks[block];
    let index = 0;
    for (; index < segments.length - 1 && start + segments[index].length < offset; index++) {
      start += segments[index].length;
    }
    return this.place(block, index, start) as SegmentPlace;
  }

  /** The first segment that starts at `offset`, or undefined when none does. */
  startingAt(offset: number): SegmentPlace | undefined {
    for (let at: SegmentPlace | undefined = this.reaching(offset); at && at.start <= offset; at = this.next(at)) {
      if (at.start === offset) return at;
    }
    return undefined;
  }

  /** The smallest offset, at least `offset`, where a segment starts or the last one ends. */
  startAfter(offset: number): number {
    const { start, segment } = this.reaching(offset);
    return start >= offset ? start : start + segment.length;
  }

  next({ block, index, start, segment }: SegmentPlace): SegmentPlace | undefined {
    const after = start + segment.length;
    return this.place(block, index + 1, after) ?? this.place(block + 1, 0, after);
  }

  previous({ block, index, start }: SegmentPlace): SegmentPlace | undefined {
    if (index === 0 && block === 0) return undefined;
    const at = index > 0 ? block : block - 1;
    const segment = index > 0 ? index - 1 : this.blocks[at].segments.length - 1;
    return this.place(at, segment, start - this.blocks[at].segments[segment].length);
  }

  /**
   * The first segment at or after `from` that counts in a sum and is `wanted`. Searches from the start when `from` is
   * outdated.
   */
  find(
    sum: keyof Totals,
    wanted: (segment: Segment) => boolean,
    from: SegmentPlace = this.first,
  ): SegmentPlace | undefined {
    let { block, index, start } = from.revision === this.revision ? from : this.first;
    for (; block < this.blocks.length; block++, index = 0) {
      const { segments } = this.blocks[block];
      if (index === 0 && this.blocks[block].totals[sum] === 0) {
        start += this.blocks[block].totals.length;
        continue;
      }
      for (; index < segments.length; index++) {
        if (wanted(segments[index])) return this.place(block, index, start);
        start += segments[index].length;
      }
    }
    return undefined;
  }

  /** The segment with the puzzle of an index, among those that are read, and the number of puzzles before that segment. */
  withPuzzle(index: number): { readonly place: SegmentPlace; readonly before: number } | undefined {
    let before = 0;
    let start = 0;
    for (const [block, { totals, segments }] of this.blocks.entries()) {
      if (before + totals.puzzles > index) {
        for (const [i, { length, puzzles = 0 }] of segments.entries()) {
          if (before + puzzles > index) return { place: this.place(block, i, start) as SegmentPlace, before };
          before += puzzles;
          start += length;
        }
      }
      before += totals.puzzles;
      start += totals.length;
    }
    return undefined;
  }

  /** The last segment before a place that counts in a sum and is `wanted`. */
  findBefore(sum: keyof Totals, wanted: (segment: Segment) => boolean, place: SegmentPlace): SegmentPlace | undefined {
    let { block, index, start } = place;
    // Every turn goes on to an earlier block.
    for (;;) {
      const { segments } = this.blocks[block];
      while (index > 0) {
        start -= segments[--index].length;
        if (wanted(segments[index])) return this.place(block, index, start);
      }
      block--;
      while (block >= 0 && this.blocks[block].totals[sum] === 0) start -= this.blocks[block--].totals.length;
      if (block < 0) return undefined;
      index = this.blocks[block].segments.length;
    }
  }

  /** Marks all segments as unchecked, without findings. */
  forget(): void {
    for (const block of this.blocks) {
      block.segments.forEach(uncheck);
      block.changed();
    }
  }

  /** The same for those that a span touches. */
  uncheck({ start, end }: Span): void {
    for (let at: SegmentPlace | undefined = this.reaching(start); at && at.start <= end; at = this.next(at)) {
      uncheck(at.segment);
      this.changed(at);
    }
  }

  /** Call after the counts of a segment have changed. */
  changed({ block, revision }: SegmentPlace): void {
    if (revision === this.revision) this.blocks[block].changed();
    else for (const any of this.blocks) any.changed(); // the block that has the segment now is unknown
  }

  /** Replaces `count` segments from a place on. */
  replace({ block, index }: SegmentPlace, count: number, segments: readonly Segment[]): void {
    const { blocks } = this;
    this.revision++;
    let left = count;
    for (let at = block, from = index; left > 0 && at < blocks.length; at++, from = 0) {
      left -= blocks[at].segments.splice(from, left).length;
      blocks[at].changed();
    }
    blocks[block].segments.splice(index, 0, ...segments);
    blocks[block].changed();
    while (blocks[block + 1]?.segments.length === 0) blocks.splice(block + 1, 1);
    if (blocks[block].segments.length > 2 * BLOCK) this.split(block);
    else if (blocks[block].segments.length === 0 && blocks.length > 1) blocks.splice(block, 1);
  }

  private split(block: number): void {
    const { segments } = this.blocks[block];
    const parts: Block[] = [];
    for (let i = 0; i < segments.length; i += BLOCK) parts.push(new Block(segments.slice(i, i + BLOCK)));
    this.blocks.splice(block, 1, ...parts);
  }

  private place(block: number, index: number, start: number): SegmentPlace | undefined {
    const segment = this.blocks[block]?.segments[index];
    return segment && { revision: this.revision, segment, start, block, index };
  }
}

function uncheck(segment: Segment): void {
  segment.checked = Checked.Nothing;
  segment.errors = segment.warnings = segment.informations = segment.hints = 0;
  segment.keys = segment.forms = segment.late = undefined;
}

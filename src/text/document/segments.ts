/**
 * A text divided into segments of one or a few puzzles, so that an edit replaces only the segments it touches.
 *
 * Segments store their length and not their start, so nothing has to be updated when one grows. They are grouped into
 * blocks of some hundreds with sums, so a search for an offset, or for the next segment with work to do, is one loop
 * over the blocks and one loop within a block.
 */

import type { Span } from '../span';
import {
  CheckedLevel,
  type FindingCounts,
  type KeyCounters,
  type KeyKind,
  keysOf,
  NO_FINDINGS,
  type Segment,
} from './segment';

/** Sums over segments. */
export interface Totals extends Mutable<FindingCounts> {
  length: number;
  puzzles: number;
  /** Segments that are unread. */
  unread: number;
  /**
   * Segments that are read and checked less than {@link CheckedLevel.Rules} (`unruled`) or {@link CheckedLevel.All}
   * (`unsearched`).
   */
  unruled: number;
  unsearched: number;
  /** Segments with puzzles whose keys are unknown (`withoutKeys`), or their forms. */
  withoutKeys: number;
  withoutForms: number;
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

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
  return {
    length: 0,
    puzzles: 0,
    unread: 0,
    unruled: 0,
    unsearched: 0,
    withoutKeys: 0,
    withoutForms: 0,
    ...NO_FINDINGS,
  };
}

function addSegment(totals: Totals, segment: Segment): Totals {
  const { length, puzzles, checked, found, keys, forms } = segment;
  totals.length += length;
  totals.puzzles += puzzles ?? 0;
  if (found !== NO_FINDINGS) {
    totals.errors += found.errors;
    totals.warnings += found.warnings;
    totals.informations += found.informations;
    totals.hints += found.hints;
  }
  if (puzzles === undefined) totals.unread++;
  else {
    if (checked < CheckedLevel.Rules) totals.unruled++;
    if (checked < CheckedLevel.All) totals.unsearched++;
    if (puzzles > 0 && keys === undefined) totals.withoutKeys++;
    if (puzzles > 0 && forms === undefined) totals.withoutForms++;
  }
  return totals;
}

/** All segments of a text, in order. */
export class Segments {
  private readonly blocks: Block[];
  /** Increases whenever segments are replaced, by an edit or by reading. */
  revision = 0;
  /** Count the keys and forms of the segments; set before the first of them is stored. */
  counts: KeyCounters | undefined;

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

  /** The first segment that ends at or after `offset`, or the last segment if none does. */
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
    // Every iteration moves to an earlier block.
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
      for (const segment of block.segments) this.uncheckOne(segment);
      block.changed();
    }
  }

  /** Marks the segments that a span touches as unchecked, without findings. */
  uncheck({ start, end }: Span): void {
    for (let at: SegmentPlace | undefined = this.reaching(start); at && at.start <= end; at = this.next(at)) {
      this.uncheckOne(at.segment);
      this.changed(at);
    }
  }

  private uncheckOne(segment: Segment): void {
    this.setKeys(segment, 'keys', undefined);
    if (segment.forms !== undefined) this.setKeys(segment, 'forms', undefined);
    segment.checked = CheckedLevel.Nothing;
    segment.found = NO_FINDINGS;
    if (segment.collectionFindings) segment.collectionFindings = undefined;
  }

  /** Stores the keys or forms of the puzzles of a segment, in their order. Call {@link changed} after it. */
  setKeys(segment: Segment, kind: KeyKind, keys: readonly number[] | undefined): void {
    this.uncount(segment, kind);
    const stored: { -readonly [K in KeyKind]?: Segment[K] } = segment;
    stored[kind] = keys?.length === 1 ? keys[0] : keys;
    for (const key of keys ?? []) this.counts?.[kind].add(key);
  }

  private uncount(segment: Segment, kind: KeyKind): void {
    for (const key of keysOf(segment, kind)) this.counts?.[kind].remove(key);
  }

  /** Call after the counts of a segment have changed. */
  changed({ block, revision }: SegmentPlace): void {
    if (revision === this.revision) this.blocks[block].changed();
    else for (const any of this.blocks) any.changed(); // the block that now contains the segment is unknown
  }

  /** Replaces `count` segments starting at a place by others, at least one. */
  replace({ block, index }: SegmentPlace, count: number, segments: readonly Segment[]): void {
    const { blocks } = this;
    this.revision++;
    let left = count;
    for (let at = block, from = index; left > 0 && at < blocks.length; at++, from = 0) {
      const removed = blocks[at].segments.splice(from, left);
      for (const segment of removed) {
        this.uncount(segment, 'keys');
        this.uncount(segment, 'forms');
      }
      left -= removed.length;
      blocks[at].changed();
    }
    blocks[block].segments.splice(index, 0, ...segments);
    blocks[block].changed();
    while (blocks[block + 1]?.segments.length === 0) blocks.splice(block + 1, 1);
    if (blocks[block].segments.length > 2 * BLOCK) this.split(block);
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

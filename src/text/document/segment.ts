/** A part of a text with one or a few puzzles, and the known facts about it. */

import type { Context } from '../parser/context';

/** The extent to which a segment was checked: not at all, by the rules that need no search, or by all rules. */
export enum CheckedLevel {
  Nothing,
  Rules,
  All,
}

/** Numbers of findings, by severity. */
export interface FindingCounts {
  readonly errors: number;
  readonly warnings: number;
  readonly informations: number;
  readonly hints: number;
}

/** The counts of every segment without findings, which most are: four numbers in each would be a third of its memory. */
export const NO_FINDINGS: FindingCounts = { errors: 0, warnings: 0, informations: 0, hints: 0 };

/** A part of the text, and the known facts about it. */
export interface Segment {
  /** In UTF-16 units, line endings included. */
  readonly length: number;
  /** The context from the lines before it. */
  readonly context: Context;
  /** Number of puzzles, or undefined while the segment is unread; an unread segment may be any part of the text. */
  readonly puzzles: number | undefined;
  /** Number of notes on text that looks like a grid but is not read; none when absent. */
  readonly notes?: number;
  checked: CheckedLevel;
  found: FindingCounts;
  /**
   * Keys of its puzzles, a single number if there is one puzzle: see features/collection/keys.ts. Undefined until they
   * are known.
   */
  readonly keys: number | readonly number[] | undefined;
  /** The keys of their canonical forms. */
  readonly forms?: number | readonly number[] | undefined;
  /** Findings of lint rules that compare the puzzles of a whole collection, as `CollectionFinding`s with offsets from the start of the segment. `found` also counts those that are shown. */
  collectionFindings?: readonly object[] | undefined;
}

/** The kinds of numbers by which equal puzzles are found. */
export type KeyKind = 'keys' | 'forms';

/** Counts keys: see features/collection/keyCounts.ts, which is loaded when it is needed. */
export interface KeyCounter {
  /** Number of keys that occur more than once. */
  readonly repeated: number;
  /** Number of occurrences of a key. */
  of(key: number): number;
  /** Adds an occurrence of a key. */
  add(key: number): void;
  /** Removes an occurrence of a key. */
  remove(key: number): void;
}

/** Counters of both kinds. */
export interface KeyCounters extends Readonly<Record<KeyKind, KeyCounter>> {
  /** The baseline by which the findings of lint rules were marked as accepted; undefined when there was none. */
  accepted?: object | undefined;
}

/** A segment that has not been checked yet. `puzzles`: the number of its puzzles. */
export function segmentOf(length: number, context: Context, puzzles: number | undefined): Segment {
  // `keys` is set from the start: a field that is added later takes much more memory.
  return { length, context, puzzles, checked: CheckedLevel.Nothing, found: NO_FINDINGS, keys: undefined };
}

/** A segment that has not been read yet. */
export function unreadSegment(length: number, context: Context): Segment {
  return segmentOf(length, context, undefined);
}

/** The keys of a segment, or its forms, as a list. */
export function keysOf(segment: Segment, kind: KeyKind): readonly number[] {
  const keys = segment[kind];
  return keys === undefined ? [] : typeof keys === 'number' ? [keys] : keys;
}

/** The measurements of boards, in milliseconds, and statistics of the notes of a page. */

import type { Times } from '../editor/measurements';
import type { Painted } from './inPage.mts';

/** The numbers of puzzles in the measured collections. */
export const COLLECTIONS = [50_000, 500_000];

/** The measurements of one file. */
export interface BoardMeasurement {
  readonly name: string;
  /** From the moment when VS Code gives a webview to the extension until the grid is painted. */
  readonly open: Times;
  /** The part of it until the extension has set the page of the webview. */
  readonly load: Times;
  /** From the command in the palette until the grid is painted. */
  readonly command: Times;
  readonly key: Times;
  /** The keys of the first second. */
  readonly firstKey: Times;
  /** Keys whose edit was never painted, or was painted after that of a later key. */
  readonly lost: number;
  /** The picker, in files of many puzzles. */
  readonly picker?: {
    readonly open: number;
    readonly end: number;
    readonly search: number;
  };
}

/** The measurements of all files. */
export interface BoardMeasurements {
  readonly boards: readonly BoardMeasurement[];
  /** A webview with one cell instead of a grid: the time of VS Code itself. */
  readonly blank: Times;
  /** Keys in it, which change the document like those of a grid. */
  readonly blankKey: Times;
  readonly blankFirstKey: Times;
  /** The first grid after the start of VS Code. */
  readonly first: number;
}

/**
 * The times from each key until it was painted. The keys wrote `digits` one after another, with the intents from `first` on. A later key in
 * the same frame also paints the earlier ones. Also counts the keys that were never painted, and digits that were painted after later ones.
 */
export function keyTimes(
  keys: readonly number[],
  digits: readonly string[],
  first: number,
  paints: readonly Painted[],
): { readonly times: number[]; readonly lost: number } {
  const times: number[] = [];
  let done = 0;
  let late = 0;
  let shown: string | undefined;
  for (const { at, answered, digit } of paints) {
    // The page may know of an intent before its edit is in the text.
    let last = Math.min(answered - first, digits.length - 1);
    while (last >= done && digits[last] !== digit) last--;
    if (last < done && done > 0 && digit !== shown) late++;
    shown = digit;
    for (; done <= last; done++) times.push(at - keys[done]);
  }
  return { times, lost: digits.length - done + late };
}

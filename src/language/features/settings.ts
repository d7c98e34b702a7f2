/** The user's settings, read with care: a settings file may hold anything, so what a setting cannot be is its default. */

import type { ForcedCells } from './diagnostics/facts';
import type { HoverDetail } from './hover';

export interface Settings {
  /** Diagnostics of one file, 0 .. 1000. */
  readonly maxPerFile: number;
  readonly forcedCells: ForcedCells;
  /** For one puzzle, in milliseconds. */
  readonly timeLimit: number;
  readonly hoverDetail: HoverDetail;
  readonly codeLens: boolean;
  /** Steps of a trace that are written out, 0 .. 10,000. */
  readonly traceSteps: number;
  /** Words of `sudoku.techniques.exclude`, in order and without repeats: paths with the same words share work. */
  readonly excluded: readonly string[];
}

/** Names, defaults and ranges are those that package.json declares. `get` gives the value of a setting, of any type. */
export function settingsFrom(get: (name: string) => unknown): Settings {
  return {
    maxPerFile: Math.round(numberOf(get('diagnostics.maxPerFile'), 1000, 0, 1000)),
    forcedCells: oneOf(get('diagnostics.forcedCells'), ['naked', 'off', 'all']),
    timeLimit: 1000 * numberOf(get('solve.timeLimit'), 10, 0.1, 3600),
    hoverDetail: oneOf(get('hover.detail'), ['candidates', 'technique', 'solution']),
    codeLens: booleanOf(get('codeLens'), true),
    excluded: wordsOf(get('techniques.exclude')),
    traceSteps: Math.round(numberOf(get('trace.maxSteps'), 1000, 0, 10_000)),
  };
}

/** A number, the nearest one in the range; the default where the value is no number. */
function numberOf(value: unknown, standard: number, least: number, most: number): number {
  return typeof value === 'number' && !Number.isNaN(value) ? Math.min(Math.max(value, least), most) : standard;
}

/** One of some words, by default the first one. */
function oneOf<T extends string>(value: unknown, words: readonly [T, ...T[]]): T {
  return words.find(word => word === value) ?? words[0];
}

function booleanOf(value: unknown, standard: boolean): boolean {
  return typeof value === 'boolean' ? value : standard;
}

/** The strings of a list; none where the value is no list. */
function wordsOf(value: unknown): string[] {
  const words = Array.isArray(value) ? value.filter(word => typeof word === 'string') : [];
  return [...new Set(words)].sort();
}

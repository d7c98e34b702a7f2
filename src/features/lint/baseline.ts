/**
 * The baseline of a folder: findings of lint rules that the user accepted, so that only new ones are shown.
 *
 * A finding is identified by its file, its rule and the givens of its puzzle, so it stays accepted when the puzzle moves in its file.
 * Which of several isomorphic puzzles is marked depends on their order, so these are identified by their canonical form.
 */

import type { CanonicalForms } from '../../core/canonical/index';
import { type Geometry, geometryOf, geometryOfSize, SIZES } from '../../core/geometry';
import type { Grid } from '../../core/grid';
import { makeLine, parseLine } from '../../core/notation';
import { isRuled } from '../../core/rules/geometry';
import { keyOfGrid } from '../collection/keys';
import { LINT_CODES } from '../diagnostics/declarations';

/** The name of the file, in each workspace folder. */
export const BASELINE_FILE = '.sudoku-baseline.json';

/** The codes that can be accepted: the findings of the lint rules, and copies of puzzles of other files. */
export const BASELINE_CODES = [...LINT_CODES, 'duplicate-of-other-file', 'isomorphic-duplicate-of-other-file'] as const;
/** One of {@link BASELINE_CODES}. */
export type BaselineCode = (typeof BASELINE_CODES)[number];

/** The accepted findings of a file, by code: the puzzles, as {@link entryFor} writes them. A puzzle with three copies appears three times. */
export type AcceptedFindings = ReadonlyMap<BaselineCode, readonly string[]>;

/** The accepted findings by file, whose names are paths from the folder, with `/`. */
export type Baseline = ReadonlyMap<string, AcceptedFindings>;

/** The findings of one file that are accepted. */
export class Accepted {
  private readonly counts = new Map<BaselineCode, Map<number, number>>();

  constructor(readonly entries: AcceptedFindings) {}

  /** How many findings with this code are accepted for puzzles with a key: see `keyOfGrid`. */
  countOf(code: BaselineCode, key: number): number {
    let counts = this.counts.get(code);
    if (!counts) {
      counts = new Map();
      for (const entry of this.entries.get(code) ?? []) {
        const known = keyOfEntry(entry) ?? 0;
        counts.set(known, (counts.get(known) ?? 0) + 1);
      }
      this.counts.set(code, counts);
    }
    return counts.get(key) ?? 0;
  }
}

/** The radix in which candidate masks and keys are written, to keep them short. */
const RADIX = 36;

/**
 * A single-line puzzle: its digits; before them the boxes, if they are not the usual ones; after them the candidates of each cell, if it is
 * given by candidates. A puzzle with rules has only its digits and its key, because its rules do not fit on one line.
 */
function entryOf(grid: Grid): string {
  const { geometry, digits, allowed } = grid;
  if (isRuled(geometry)) return `${makeLine(digits)} rules ${keyOfGrid(grid).toString(RADIX)}`;
  const isUsual = geometry === geometryOfSize(geometry.size);
  return [
    ...(isUsual ? [] : [`${geometry.boxHeight}x${geometry.boxWidth}`]),
    makeLine(digits),
    ...(allowed ? [Array.from(allowed, mask => mask.toString(RADIX)).join(',')] : []),
  ].join(' ');
}

const ENTRY = /^(?:(\d+)x(\d+) )?(\S+)(?: ([\da-z,]+))?$/;

const RULED_ENTRY = /^\S+ rules ([\da-z]+)$/;

/** The key of the puzzle for which {@link entryFor} wrote an entry; undefined for another text. */
export function keyOfEntry(entry: string): number | undefined {
  const [, key] = RULED_ENTRY.exec(entry) ?? [];
  if (key !== undefined) return Number.parseInt(key, RADIX);
  const grid = gridOfEntry(entry);
  return grid && keyOfGrid(grid);
}

/** The grid that {@link entryFor} wrote for a puzzle without rules; undefined for another text. */
function gridOfEntry(entry: string): Grid | undefined {
  const [, height, width, line = '', candidates] = ENTRY.exec(entry) ?? [];
  const usual = parseLine(line);
  const geometry = height === undefined ? usual?.geometry : boxesOf(Number(height), Number(width));
  if (!usual || geometry?.size !== usual.geometry.size) return undefined;
  const { digits } = usual;
  if (candidates === undefined) return { geometry, digits };
  const allowed = Uint32Array.from(candidates.split(','), mask => Number.parseInt(mask, RADIX));
  return allowed.length === digits.length ? { geometry, digits, allowed } : undefined;
}

function boxesOf(height: number, width: number): Geometry | undefined {
  return height > 1 && width > 1 && SIZES.includes(height * width) ? geometryOf(height, width) : undefined;
}

/** The entry of a finding of a rule for puzzles with these givens. */
export function entryFor(code: BaselineCode, givens: Grid, forms: CanonicalForms): string {
  const isForm = code === 'isomorphic-duplicate' || code === 'isomorphic-duplicate-of-other-file';
  const form = isForm ? forms.find('pattern', givens) : undefined;
  return entryOf(form ? { geometry: givens.geometry, digits: form.digits } : givens);
}

/** The entries that are not among others, as pairs of code and puzzle. */
export function entriesWithout(
  entries: AcceptedFindings,
  others: AcceptedFindings,
): [code: BaselineCode, entry: string][] {
  return [...entries].flatMap(([code, list]) => {
    const left = new Map<string, number>();
    for (const entry of others.get(code) ?? []) left.set(entry, (left.get(entry) ?? 0) + 1);
    return list.flatMap((entry): [BaselineCode, string][] => {
      const count = left.get(entry) ?? 0;
      left.set(entry, count - 1);
      return count > 0 ? [] : [[code, entry]];
    });
  });
}

/** The number of all entries. */
export function countEntries(baseline: Baseline): number {
  let count = 0;
  for (const entries of baseline.values()) for (const list of entries.values()) count += list.length;
  return count;
}

/**
 * Finds the note of a puzzle. A note with exactly the digits of the puzzle comes first: Undo brings older ones back,
 * and commands move puzzles. Otherwise, it is the note at the place of the puzzle whose givens are most similar to the
 * digits.
 */

import type { Puzzle } from '../puzzle';
import type { GivenNote } from './givenNotes';
import { overlaps } from './spans';

/** The notes of a document, until one of them changes. */
export class NoteIndex {
  private readonly notes: readonly GivenNote[];
  /** By note: the greatest end of this note and all notes before it. Spans of notes may overlap. */
  private readonly ends: readonly number[];
  /** Lost notes by a hash of their digits, and of their givens. */
  private readonly lost = new Map<number, GivenNote[]>();

  constructor(notes: readonly GivenNote[]) {
    this.notes = [...notes].sort((a, b) => a.start - b.start);
    let greatest = 0;
    this.ends = this.notes.map(({ end }) => (greatest = Math.max(greatest, end)));
    for (const note of notes) {
      if (!note.isLost) continue;
      for (const hash of new Set([hashOf(note.digits), hashOf(note.givens)])) {
        const same = this.lost.get(hash);
        if (same) same.push(note);
        else this.lost.set(hash, [note]);
      }
    }
  }

  /** The note of a puzzle. */
  find(puzzle: Puzzle): GivenNote | undefined {
    let best: GivenNote | undefined;
    let most = NONE;
    const consider = (note: GivenNote, least: number) => {
      const fit = fitOf(note, puzzle);
      if (fit < least || fit <= most) return;
      best = note;
      most = fit;
    };
    for (let i = this.firstEndingAfter(puzzle.start); i < this.notes.length && this.notes[i].start < puzzle.end; i++) {
      if (overlaps(this.notes[i], puzzle)) consider(this.notes[i], NONE);
      if (most === SAME_DIGITS) return best;
    }
    if (this.lost.size === 0) return best;
    for (const note of this.lost.get(hashOf(puzzle.grid.digits)) ?? []) {
      consider(note, SAME_GIVENS);
      if (most === SAME_DIGITS) break; // a file may have thousands of copies
    }
    return best;
  }

  private firstEndingAfter(start: number): number {
    let low = 0;
    let high = this.ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.ends[middle] <= start) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

const NONE = Number.NEGATIVE_INFINITY;
/** More than any number of cells. */
const SAME_GIVENS = 1e6;
const SAME_DIGITS = SAME_GIVENS + 1;

/** The degree to which a note fits a puzzle; NONE if it belongs to another puzzle. */
function fitOf(note: GivenNote, puzzle: Puzzle): number {
  const { geometry, digits } = puzzle.grid;
  if (note.geometry === geometry) {
    if (isEqual(note.digits, digits)) return SAME_DIGITS;
    if (isEqual(note.givens, digits)) return SAME_GIVENS;
  }
  if (note.isPast || (note.isLost && !isKept(note, puzzle))) return NONE;
  const fit = likeness(note, puzzle);
  // Most of the givens of a puzzle to solve are still there. Its rules may have been edited.
  return note.isPuzzle && (note.geometry.size !== geometry.size || fit < 0) ? NONE : fit;
}

/** Whether a puzzle has exactly the digits or the givens of a note. */
export function isExact(note: GivenNote, puzzle: Puzzle): boolean {
  return fitOf(note, puzzle) >= SAME_GIVENS;
}

function isEqual(a: Uint8Array, b: Uint8Array): boolean {
  if (a.length !== b.length) return false;
  for (let cell = 0; cell < a.length; cell++) if (a[cell] !== b[cell]) return false;
  return true;
}

/**
 * Whether all givens that were present when the note's puzzle was last seen are still present. Another puzzle may be
 * similar.
 */
function isKept({ digits, givens, isPuzzle }: GivenNote, { grid }: Puzzle): boolean {
  return digits.every((digit, cell) => {
    const isGiven = digit !== 0 && (!isPuzzle || digit === givens[cell]);
    return !isGiven || digit === grid.digits[cell];
  });
}

/** The number of givens that are still there, minus those that are not. */
function likeness({ givens }: GivenNote, { grid }: Puzzle): number {
  let left = 0;
  for (let cell = 0; cell < givens.length; cell++) {
    if (givens[cell] !== 0) left += givens[cell] === grid.digits[cell] ? 1 : -1;
  }
  return left;
}

function hashOf(digits: Uint8Array): number {
  let hash = 0;
  for (let cell = 0; cell < digits.length; cell++) hash = (Math.imul(hash, 31) + digits[cell]) | 0;
  return hash;
}

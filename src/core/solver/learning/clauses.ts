/**
 * The clauses of a search, one after the other in one array of words, and the literals that they watch.
 *
 * A clause is a list of literals of which at least one must hold. It watches two of them, and is visited only when one
 * of these two fails: until then it is not violated and forces nothing. Backtracking leaves the watches as they are. This is
 * from Chaff (Moskewicz, Madigan, Zhao, Zhang and Malik, Engineering an Efficient SAT Solver, 2001).
 *
 *     words            0 ..     by literal: its first watch
 *                      start    the clauses
 *                      end      free
 *
 *     a clause         a - 4    the number of its literals
 *     at address a,    a - 3    its grade
 *     which is even    a - 2    the next watch of the literal at a
 *                      a - 1    the next watch of the literal at a + 1
 *                      a        a literal, watched
 *                      a + 1    a literal, watched
 *                      a + 2 .. the other literals; one word is left free after an odd number of them
 *
 * A watch is the address of a watched literal. So `watch ^ 1` is the address of the other watched literal of the clause,
 * and `watch - 2` holds the next watch of the same literal. A watch of 0 ends the chain.
 */

import type { Trail } from './trail';

/** The clauses of a search. */
export interface Clauses {
  /** Replaced by a larger array when it is full. */
  words: Int32Array;
  /** Where the first clause begins: the number of literals, which is even. */
  readonly start: number;
  /** Where the last clause ends. */
  end: number;
}

/** The grade of a clause that must stay. The grade of a learned clause is its LBD, the number of levels of its literals, which is at least 1. */
export const PERMANENT = 0;

/** Words of a clause before its literals. */
const HEADER = 4;

/** Empty memory for clauses on this number of literals. */
export function noClauses(literalCount: number): Clauses {
  return { words: new Int32Array(8 * literalCount), start: literalCount, end: literalCount };
}

/** Adds a clause and returns its address. A clause of fewer than two literals watches none. */
export function addClause(clauses: Clauses, literals: ArrayLike<number>, grade: number): number {
  const size = literals.length;
  const address = clauses.end + HEADER;
  clauses.end += wordsFor(size);
  if (clauses.end > clauses.words.length) {
    const larger = new Int32Array(2 * clauses.end);
    larger.set(clauses.words);
    clauses.words = larger;
  }
  const { words } = clauses;
  words[address - 4] = size;
  words[address - 3] = grade;
  for (let i = 0; i < size; i++) words[address + i] = literals[i];
  watchFirstTwo(words, address);
  return address;
}

/** The number of words of a clause of `size` literals. It is even, so that every address is even. */
function wordsFor(size: number): number {
  return HEADER + size + (size & 1);
}

function watchFirstTwo(words: Int32Array, address: number): void {
  if (words[address - 4] < 2) return;
  for (let watch = address; watch < address + 2; watch++) {
    words[watch - 2] = words[words[watch]];
    words[words[watch]] = watch;
  }
}

/** Higher grades count as this one. */
const WORST = 63;

/**
 * Forgets learned clauses so that the remaining ones have at most `room` words: the highest grades first, and of one grade
 * the oldest. Clauses from few levels turn out to be used most (Audemard and Simon, Predicting Learnt Clauses Quality in
 * Modern SAT Solvers, 2009; they call the grade LBD). The reasons of literals that hold always stay.
 */
export function forget(clauses: Clauses, trail: Trail, room: number): void {
  const { words, start, end } = clauses;
  const { grade, surplus } = cutAt(clauses, room);
  let excess = surplus;
  words.fill(0, 0, start);
  clauses.end = start;
  for (let from = start; from < end; ) {
    const length = wordsFor(words[from]);
    const to = clauses.end;
    const candidate = settledBy(words, from + HEADER, trail);
    const ownGrade = Math.min(words[from + 1], WORST);
    if (ownGrade < grade || (ownGrade === grade && excess <= 0) || candidate >= 0) {
      words.copyWithin(to, from, from + length);
      watchFirstTwo(words, to + HEADER);
      if (candidate >= 0) trail.reason[candidate] = to + HEADER;
      clauses.end += length;
    }
    if (ownGrade === grade) excess -= length;
    from += length;
  }
}

/** The first grade that does not fit into `room` words together with all better ones, and the number of words that exceed the room. */
function cutAt({ words, start, end }: Clauses, room: number): { grade: number; surplus: number } {
  const wordsByGrade = new Int32Array(WORST + 1);
  for (let from = start; from < end; from += wordsFor(words[from])) {
    wordsByGrade[Math.min(words[from + 1], WORST)] += wordsFor(words[from]);
  }
  let grade = PERMANENT + 1;
  let left = room;
  while (grade < WORST && wordsByGrade[grade] <= left) left -= wordsByGrade[grade++];
  return { grade, surplus: wordsByGrade[grade] - left };
}

/** The candidate whose literal holds because of this clause, or -1. Only a watched literal can hold because of its clause. */
function settledBy(words: Int32Array, address: number, { value, reason }: Trail): number {
  if (words[address - 4] < 2) return -1;
  for (let watch = address; watch < address + 2; watch++) {
    const literal = words[watch];
    if (value[literal] > 0 && reason[literal >> 1] === address) return literal >> 1;
  }
  return -1;
}

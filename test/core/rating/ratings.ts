/** Lists of puzzles with their ratings, one per line: id, puzzle, solution, ER, EP, ED and the hardest technique, separated by tabs. */

import { rate } from '../../../src/core/rating/index';
import type { Rating } from '../../../src/core/rating/rating';
import { puzzleLines } from '../../collections';
import { positionOfPuzzle } from './steps';

export interface RatedPuzzle {
  readonly id: string;
  readonly puzzle: string;
  readonly rating: Rating;
}

export function parseRatings(text: string): RatedPuzzle[] {
  return puzzleLines(text).map(line => {
    const [id, puzzle, , er, ep, ed, hardest] = line.split('\t');
    return { id, puzzle, rating: { er: Number(er), ep: Number(ep), ed: Number(ed), hardest } };
  });
}

/** The rating of a puzzle in 81 characters. */
export function ratingOf(puzzle: string): Rating {
  return rate(positionOfPuzzle(puzzle));
}

/** Whether two ratings are within a tenth of each other. */
export const agree = (a: number, b: number): boolean => Math.round(10 * Math.abs(a - b)) <= 1;

/** The number of puzzles, and the number of those that agree. */
export interface Agreement {
  readonly agreed: number;
  readonly of: number;
}

export function agreement(puzzles: readonly RatedPuzzle[], found: readonly Rating[]): Agreement {
  const agreed = puzzles.filter(({ rating }, i) => agree(rating.er, found[i].er));
  return { agreed: agreed.length, of: puzzles.length };
}

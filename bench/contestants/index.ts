/** The solvers of the benchmark, in the order of the tables. The first one is the reference for the ratios. */

import type { Contestant } from './contestant.ts';

export const CONTESTANTS = [
  'ours',
  'exactCover',
  'learning',
  'dancingLinks',
  'algorithmTs',
  'sudoku',
  'qqwing',
  'qqwingDebian',
  'sudokuCore',
  'textbook',
  'bandsScalar',
  'bandsSimd',
] as const;

export type Id = (typeof CONTESTANTS)[number];

export async function contestant(id: Id): Promise<Contestant> {
  return (await import(`./${id}.ts`)).default;
}

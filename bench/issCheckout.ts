/** Interactive Sudoku Solver, run from a checkout. No package registry has it. */

import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** A solver of another project. */
export interface OtherSolver {
  /** Reads a string. The returned function counts its solutions up to two, and derives all data from the rules again each time. */
  reading(text: string): () => number;
}

interface SolverModule {
  readonly SimpleSolver: new () => { countSolutions(constraint: unknown, limit: number): number };
}

interface ParserModule {
  readonly SudokuParser: { parseText(text: string): unknown };
}

/** Loads the solver in a checkout. */
export async function issIn(folder: string): Promise<OtherSolver> {
  // Its modules expect the globals of a web worker.
  Object.assign(globalThis, { self: globalThis, VERSION_PARAM: '' });
  const load = (file: string) => import(pathToFileURL(join(resolve(folder), 'js', file)).href);
  const { SimpleSolver }: SolverModule = await load('sandbox/simple_solver.js');
  const { SudokuParser }: ParserModule = await load('sudoku_parser.js');
  return {
    reading(text) {
      const constraint = SudokuParser.parseText(text);
      return () => new SimpleSolver().countSolutions(constraint, 2);
    },
  };
}

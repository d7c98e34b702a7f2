import { findingSolutions, type SolutionsReport, writeSolutions } from '../../features/solving/solutionsReport';
import * as messages from '../../messages/index';
import { withProgress } from '../services/progress';
import type { ReportKind } from './report';

/** Reports with the solutions of a puzzle. */
export const solutionsKind: ReportKind<SolutionsReport> = {
  scheme: 'sudoku-solutions',
  title: messages.repairs.tab,
  make: async ({ puzzle }, name) =>
    withProgress({ title: messages.repairs.searching(), steps: findingSolutions(puzzle, name) }),
  write: writeSolutions,
};

import { makeCell, makeLine } from '../../core/notation';
import { verdict } from '../../core/solver/index';
import { findSuspicions } from '../../core/solver/wrongDigits';
import * as messages from '../../messages/index';
import type { Puzzle } from '../../text/puzzle';
import { foundResult } from '../../text/result';
import { uniqueness } from '../../text/ternary';
import { drawGrid } from '../steps/drawing';
import { symbolOfDigit } from './candidateText';
import { type PuzzleInput, puzzleProperties, readState } from './puzzleInput';
import type { PlainTool } from './tool';

/** Maximum number of cells or sets of digits that an answer names. */
const MOST_NAMED = 5;

/** `sudoku_solve` */
export const solveTool: PlainTool<PuzzleInput> = {
  name: 'sudoku_solve',
  title: 'Solve a Sudoku',
  summary: 'Solves a Sudoku.',
  description:
    'Solve a Sudoku. Returns the only solution; or one solution and where others differ; or that there is none, and which digits prevent one. Use it ' +
    'when the user asks for a solution. For a player who wants help, use sudoku_hint or sudoku_next_step instead.',
  input: { type: 'object', properties: puzzleProperties, required: ['puzzle'], additionalProperties: false },
  fileInput: {
    file: {
      type: 'string',
      maxLength: 1000,
      description:
        'Instead of "puzzle": a file in the workspace, such as puzzles/new.sudoku. All its puzzles are solved in place, in one undo step, after the user agrees.',
    },
  },
  *run(input) {
    const state = readState(input);
    if (!state.isFound) return state;
    const { puzzle } = state.value;
    const { grid, givens } = puzzle;
    const say = messages.tools;
    const result = yield* verdict(grid);
    const isUnique = uniqueness(result);
    switch (result.kind) {
      case 'valid': {
        const line = makeLine(result.solution);
        const text = say.solution(line, drawn(puzzle, result.solution));
        return foundResult({ text, data: { solutions: 1, isUnique, solution: line } });
      }
      case 'ambiguous': {
        const [one, other] = result.solutions;
        const cells = [...one.keys()].filter(cell => one[cell] !== other[cell]).slice(0, MOST_NAMED);
        const differences = cells.map(cell =>
          say.canBe(makeCell(grid.geometry, cell), symbolOfDigit(one[cell]), symbolOfDigit(other[cell])),
        );
        const line = makeLine(one);
        const text = say.severalSolutions(line, drawn(puzzle, one), differences);
        return foundResult({ text, data: { solutions: 2, isUnique, solution: line, another: makeLine(other) } });
      }
      case 'contradictory': {
        const suspicions = yield* findSuspicions(grid, { givens });
        const suspects = suspicions
          .slice(0, MOST_NAMED)
          .map(({ cells }) =>
            cells.map(cell => say.filled(makeCell(grid.geometry, cell), symbolOfDigit(grid.digits[cell]))),
          );
        const text = say.noSolution(suspects.map(cells => cells.join(' and ')));
        return foundResult({ text, data: { solutions: 0, isUnique, solution: null, suspects } });
      }
    }
  },
};

const drawn = ({ grid, style }: Puzzle, digits: Uint8Array) => drawGrid(grid.geometry, digits, style.symbols);

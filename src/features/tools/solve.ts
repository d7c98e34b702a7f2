import { makeCell, makeLine } from '../../core/notation';
import { findSuspicions } from '../../core/solver/wrongDigits';
import * as messages from '../../messages/index';
import type { Puzzle } from '../../text/puzzle';
import { foundResult, none } from '../../text/result';
import { solvePuzzle } from '../solving/solving';
import { drawGrid } from '../steps/drawing';
import { symbolOfDigit } from './candidateText';
import { brokenIn, type PuzzleInput, puzzleProperties, readPuzzle, withUsualSymbols } from './puzzleInput';
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
    const read = readPuzzle(input);
    if (!read.isFound) return read;
    const puzzle = withUsualSymbols(read.value.puzzle);
    const { grid } = puzzle;
    const say = messages.tools;
    const only = (solution: Uint8Array) => {
      const line = makeLine(solution);
      const text = say.solution(line, drawn(puzzle, solution));
      return foundResult({ text, data: { solutions: 1, isUnique: 'yes', solution: line } });
    };
    const outcome = yield* solvePuzzle(puzzle);
    switch (outcome.kind) {
      case 'solved':
        return only(outcome.solution);
      case 'ambiguous': {
        const { solution, another } = outcome;
        const cells = [...solution.keys()].filter(cell => solution[cell] !== another[cell]).slice(0, MOST_NAMED);
        const differences = cells.map(cell =>
          say.canBe(makeCell(grid.geometry, cell), symbolOfDigit(solution[cell]), symbolOfDigit(another[cell])),
        );
        const line = makeLine(solution);
        const text = say.severalSolutions(line, drawn(puzzle, solution), differences);
        return foundResult({
          text,
          data: { solutions: 2, isUnique: 'no', solution: line, another: makeLine(another) },
        });
      }
      case 'unchanged':
      case 'unsolvable': {
        if (outcome.kind === 'unchanged' && outcome.why === 'solved') return only(grid.digits);
        const broken = brokenIn(read.value, 'puzzle');
        if (broken !== undefined) return none(broken);
        const suspicions = yield* findSuspicions(grid, puzzle);
        const suspects = suspicions
          .slice(0, MOST_NAMED)
          .map(({ cells }) =>
            cells.map(cell => say.filled(makeCell(grid.geometry, cell), symbolOfDigit(grid.digits[cell]))),
          );
        const text = say.noSolution(suspects.map(cells => cells.join(' and ')));
        return foundResult({ text, data: { solutions: 0, isUnique: 'no', solution: null, suspects } });
      }
    }
  },
};

const drawn = ({ grid, style }: Puzzle, digits: Uint8Array) => drawGrid(grid.geometry, digits, style.symbols);

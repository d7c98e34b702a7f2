import { digitsOf } from '../../core/grid';
import { makeCell } from '../../core/notation';
import type { Cell } from '../../core/numbers';
import * as messages from '../../messages/index';
import { foundResult, none } from '../../text/result';
import { drawCandidates } from '../steps/drawing';
import { shownCandidates } from '../steps/shownCandidates';
import { cellsInText, symbolOfDigit } from './candidateText';
import { type PositionInput, positionProperties, readState } from './puzzleInput';
import type { PlainTool } from './tool';

interface Input extends PositionInput {
  readonly cells?: readonly string[];
}

/** `sudoku_candidates` */
export const candidatesTool: PlainTool<Input> = {
  name: 'sudoku_candidates',
  title: 'Candidates of a Sudoku',
  summary: 'Lists the candidates of the empty cells of a Sudoku.',
  description:
    'List the candidates of a Sudoku, for all empty cells or for some cells: the digits that no other cell in the same row, column or box ' +
    'contains, that each rule by itself allows, and that were not eliminated. Cells are named r4c7: row 4, column 7, counted from 1.',
  input: {
    type: 'object',
    properties: {
      ...positionProperties,
      cells: {
        type: 'array',
        maxItems: 625,
        items: { type: 'string', maxLength: 60 },
        description: 'The cells to list, such as ["r4c7", "r1c123"]. By default, all empty cells.',
      },
    },
    required: ['puzzle'],
    additionalProperties: false,
  },
  *run(input) {
    const state = readState(input);
    if (!state.isFound) return state;
    const { position, puzzle } = state.value;
    const { geometry } = position;
    const shown = shownCandidates(position);
    const asked: Cell[] = [];
    for (const text of input.cells ?? []) {
      const cells = cellsInText(geometry, text);
      if (!cells) return none(messages.tools.input.notACell(text));
      asked.push(...cells);
    }
    const say = messages.tools;
    const cells = input.cells ? [...new Set(asked)] : [...position.empty];
    const line = (cell: Cell) => {
      const [name, digit] = [makeCell(geometry, cell), position.digits[cell]];
      if (digit !== 0) return say.filled(name, symbolOfDigit(digit));
      return say.candidates(name, digitsOf(shown[cell]).map(symbolOfDigit));
    };
    const empty = cells.filter(cell => position.digits[cell] === 0);
    return foundResult({
      text: input.cells
        ? cells.map(line).join('\n')
        : say.allCandidates(drawCandidates(position, puzzle.style.symbols).text),
      data: {
        candidates: Object.fromEntries(empty.map(cell => [makeCell(geometry, cell), digitsOf(shown[cell])])),
      },
    });
  },
};

/** Examples of rules about single cells. */

import fc from 'fast-check';
import type { CellRule, IndexRule } from '../../../../src/core/rules/kinds/cells';
import type { Draw, FullGrid, RuleExample, RuleExamples } from '../ruleExample';

/** Whether the digit of a cell is the position of the number of its column in its row, or of its row in its column. */
function isIndex(kind: IndexRule['kind'], { geometry, digits, size }: FullGrid, cell: number): boolean {
  const [row, column] = [geometry.rowOf[cell], geometry.columnOf[cell]];
  return kind === 'columnIndex'
    ? digits[row * size + digits[cell] - 1] === column + 1
    : digits[(digits[cell] - 1) * size + column] === row + 1;
}

function index(kind: IndexRule['kind']): Pick<RuleExample<IndexRule>, 'isKept' | 'random' | 'any'> {
  return {
    isKept: ({ cells }, grid) => cells.every(cell => isIndex(kind, grid, cell)),
    random({ grid, random, line, error }: Draw) {
      const cells = grid.cells.filter(cell => isIndex(kind, grid, cell));
      const some = [...cells.slice(random.below(cells.length + 1)).slice(0, 3), ...line.slice(0, error)];
      return some.length > 0 ? { cells: [...new Set(some)] } : undefined;
    },
    any: ({ set }) => fc.record({ cells: set }),
  };
}

/** By kind: its examples. */
export const cellExamples: RuleExamples<CellRule> = {
  digits: {
    lines: [
      { line: 'cells 147: r1c1', shapes: ['text note 147'], labels: { r1c1: 'only 1 4 7' } },
      { line: 'even: r1c1', shapes: ['rect color9 edge9'], labels: { r1c1: 'even' } },
      { line: 'odd: r1c1', shapes: ['circle color9 edge9'], labels: { r1c1: 'odd' } },
    ],
    iss: '.~R1C1_1_4_7',
    fPuzzles: '',
    scope: 'grid',
    isKept: ({ cells, digits }, grid) => grid.of(cells).every(digit => ((digits >> (digit - 1)) & 1) === 1),
    random: ({ grid, line }) => ({
      cells: line,
      digits: grid.of(line).reduce((mask, digit) => mask | (1 << (digit - 1)), 0),
    }),
    any: ({ set, size, number }) => fc.record({ cells: set, digits: number(2 ** size - 1) }),
  },
  columnIndex: {
    lines: [
      {
        line: 'column index: r1c1',
        shapes: ['path color7 edge7'],
        legend: 'Column index',
        labels: { r1c1: 'column index' },
      },
    ],
    iss: '.Indexing~C~R1C1',
    fPuzzles: 'columnindexer',
    scope: 'grid',
    ...index('columnIndex'),
  },
  rowIndex: {
    lines: [
      { line: 'row index: r1c1', shapes: ['path color5 edge5'], legend: 'Row index', labels: { r1c1: 'row index' } },
    ],
    iss: '.Indexing~R~R1C1',
    fPuzzles: 'rowindexer',
    scope: 'grid',
    ...index('rowIndex'),
  },
};

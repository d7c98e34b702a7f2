/**
 * `dancing-links` from npm, an exact cover solver with linked lists. It gets only the options that the clues allow,
 * which is the fastest way found to give it a Sudoku.
 */

import { DancingLinks } from 'dancing-links';
import { type Geometry, geometryOfSize } from '../../src/core/geometry.ts';
import { ALL_SIZES, type Contestant, digitsOf, lineOf } from './contestant.ts';

const links = new DancingLinks<number>();
const columnsOf = new Map<Geometry, number[][]>();

/** By option, cell * N + digit: its four columns of the matrix. */
function columnsFor(geometry: Geometry): number[][] {
  let columns = columnsOf.get(geometry);
  if (!columns) {
    const { size, cellCount, rowOf, columnOf, boxOf } = geometry;
    columns = Array.from({ length: cellCount * size }, (_, option) => {
      const cell = Math.floor(option / size);
      const houses = [rowOf[cell], size + columnOf[cell], 2 * size + boxOf[cell]];
      return [cell, ...houses.map(house => cellCount + house * size + (option % size))];
    });
    columnsOf.set(geometry, columns);
  }
  return columns;
}

function solutions(digits: Uint8Array, most: number) {
  const geometry = geometryOfSize(Math.sqrt(digits.length));
  const { size, cellCount } = geometry;
  const columns = columnsFor(geometry);
  const taken = new Uint8Array(4 * cellCount);
  for (let cell = 0; cell < cellCount; cell++) {
    if (digits[cell] !== 0) for (const column of columns[cell * size + digits[cell] - 1]) taken[column] = 1;
  }
  const options: { data: number; columnIndices: number[] }[] = [];
  for (let cell = 0; cell < cellCount; cell++) {
    const given = digits[cell];
    for (let option = cell * size; option < (cell + 1) * size; option++) {
      const [, row, column, box] = columns[option];
      const isLeft = given === 0 ? !(taken[row] | taken[column] | taken[box]) : option === cell * size + given - 1;
      if (isLeft) options.push({ data: option, columnIndices: columns[option] });
    }
  }
  return links
    .createSolver({ columns: 4 * cellCount })
    .addSparseConstraints(options)
    .find(most);
}

const dancingLinks: Contestant = {
  name: 'dancing-links',
  from: 'npm',
  sizes: ALL_SIZES,
  solve(line) {
    const digits = digitsOf(line);
    const [solution] = solutions(digits, 1);
    if (!solution) return undefined;
    const size = Math.sqrt(line.length);
    for (const { data: option } of solution) digits[Math.floor(option / size)] = (option % size) + 1;
    return lineOf(digits);
  },
  count: (line, limit) => solutions(digitsOf(line), limit).length,
};

export default dancingLinks;

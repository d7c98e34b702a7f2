/** Messages about variant puzzles in the formats of other programs: problems of a text, and information that a format does not keep. */

import type { House } from '../core/geometry';
import { makeHouse } from '../core/notation';
import { list } from '../core/techniques/names';
import { count, quoted, thereAre } from './wording';

/** Reading and writing formats of variant puzzles. */
export const variants = {
  // Reasons why a text cannot be read.
  size: (size: string, sizes: readonly number[]) =>
    `The puzzle has size ${quoted(size)}. Sizes that can be read: ${list(sizes.map(each => `${each}x${each}`))}.`,
  otherDigits: (where: string) => `${quoted(where)}: only puzzles with the digits from 1 to their size can be read.`,
  noCell: (where: string, id: string, size: number) =>
    `${quoted(where)}: ${quoted(id)} is not a cell of a ${size}x${size} puzzle.`,
  noNumber: (where: string, text: string) => `${quoted(where)}: there is ${quoted(text)} where a number should be.`,
  noDigit: (where: string, text: string, size: number) =>
    `${quoted(where)}: ${quoted(text)} is not a digit from 1 to ${size}.`,
  noDirection: (where: string) => `${quoted(where)} has no direction that can be read.`,
  noSquare: (where: string) => `${quoted(where)} does not mark four cells that form a square.`,
  noLine: (where: string) => `${quoted(where)} does not name a row or column.`,
  fewCells: (where: string, least: number) => `${quoted(where)} needs at least ${count(least, 'cell')}.`,
  noDigitsLeft: (cell: string) => `The text leaves no digit for ${cell}.`,
  notClosed: (name: string) => `The group ${quoted(name)} has no end.`,
  notOpened: (name: string) => `There is ${quoted(name)} without a group before it.`,
  severalSizes: (shapes: readonly string[]) => `The text has several sizes: ${list(shapes.map(quoted))}.`,
  regionCount: (found: number, needed: number) =>
    `${thereAre(found, 'region')}; a ${needed}x${needed} puzzle needs ${needed}.`,
  regionSize: (label: string, found: number, needed: number) =>
    `The region ${quoted(label)} has ${count(found, 'cell')}; it needs ${needed}.`,
  length: (found: number, needed: number) => `The text describes ${count(found, 'cell')}; the puzzle needs ${needed}.`,
  tooManyRules: (most: number) => `A puzzle can have at most ${most.toLocaleString('en')} different rules.`,
  cut: (site: string) => `The puzzle in this text of ${site} cannot be decompressed. It may be cut off.`,
  cageLeaves: (cell: string) => `The arrow in ${cell} points out of the grid.`,
  cageCircle: (cell: string) => `The arrows from ${cell} lead back to it, so its cage has no sum.`,
  cageHead: (cell: string) => `The cell with the sum of the cage of ${cell} is missing.`,
  twoSums: (cell: string, sums: readonly number[]) =>
    `The cage of ${cell} has several sums: ${list(sums.map(String))}.`,
  sumTwice: (label: string, sums: readonly number[]) =>
    `The cage ${quoted(label)} has several sums: ${list(sums.map(String))}.`,
  noSum: (label: string) => `The cage ${quoted(label)} has no sum.`,
  noCage: (label: string) => `There is a sum for the cage ${quoted(label)}, but it has no cells.`,
  sumCount: (sums: number, cages: number) => `${thereAre(sums, 'sum')} for ${count(cages, 'cage')}.`,
  missing: (what: 'regions' | 'cages' | 'sums') => `The text contains no ${what}, although its header announces them.`,
  borders: (what: 'regions' | 'cages') => `The borders of the ${what} do not fit the size of the puzzle.`,

  // Contradictions of the solution in a text.
  solutionGiven: (cell: string, given: number, digit: number) =>
    `The solution in the text contradicts a given: ${cell} is given as ${given} but is ${digit} in the solution.`,
  solutionRule: (rule: string) =>
    `The solution in the text breaks the rule ${quoted(rule)}. The rule may mean something else there.`,
  solutionHouse: (house: House, digit: number) =>
    `The solution in the text breaks the rules: ${makeHouse(house)} contains ${digit} twice.`,

  // Dropped information.
  rule: (name: string) => `the rule ${quoted(name)}`,
  drawings: () => 'drawings',
  differences: (difference: string) => `dots for a difference of ${quoted(difference)}`,
  ratios: (ratio: string) => `dots for a ratio of ${quoted(ratio)}`,
  allBlackDots: () => 'the condition that all black dots are given',
  negative: (name: string) => `the condition that all marks of the kind ${quoted(name)} are given`,
  cageText: (text: string) => `the text ${quoted(text)} of a cage`,
  cagesOutside: () => 'cages with cells outside the grid',
  regionsOutside: () => 'regions with cells outside the grid',
  cagesWithoutSum: () => 'cages without a sum',
  regionsWithout: (name: string) => `the rule ${quoted(name)}, because some cells are in no region`,
} as const;

/** Problems in the text of a rule. The data of a problem are the arguments of its sentence. */

import { houseName } from '../../core/cellNames';
import { phrase, t } from '../../core/sentences';
import { list } from '../../core/techniques/names';
import { plain } from '../../text/markdown';
import type { RuleProblem, RuleProblemCode, RuleProblems } from '../../text/rules/ruleProblem';
import { shortenedText } from '../../text/trim';
import { count, MOST_REPEATED, quoted, thereAre } from '../wording';

const problems: { readonly [C in RuleProblemCode]: (data: RuleProblems[C]) => string } = {
  unknownWord: ({ word, near }) =>
    near === undefined ? `${quoted(word)} is not a known rule` : `${quoted(word)} is not a rule. Use ${quoted(near)}`,
  notHeading: ({ word, heading }) => `${quoted(word)} is not a known heading. Write ${quoted(heading)}`,
  ruleBesideHeading: ({ heading }) => `Write rules on the lines below ${quoted(heading)}`,
  missingHeading: ({ heading }) => `Rules belong below a line ${quoted(heading)}`,
  unexpected: ({ word }) => `${quoted(word)} does not belong here`,
  takesNothing: ({ keyword }) => `${quoted(keyword)} is the whole rule. Remove what follows it`,
  missingColon: ({ before }) => `Put a colon after ${quoted(before)}`,
  missingCells: ({ keyword, example }) => `${quoted(keyword)} needs cells, for example ${quoted(example)}`,
  missingNumber: ({ keyword, example }) => `${quoted(keyword)} needs a number, for example ${quoted(example)}`,
  extraNumber: ({ keyword, takes }) => `${quoted(keyword)} takes ${takes === 0 ? 'no number' : 'only one number'}`,
  otherNumber: ({ keyword, meant }) => `The number of ${quoted(keyword)} is always ${meant} here`,
  numberPlace: ({ keyword, number }) => `Put the number before the colon: ${quoted(`${keyword} ${number}:`)}`,
  numberRange: ({ keyword, least, most }) => `The number of ${quoted(keyword)} is ${least} to ${most} here`,

  notCell: ({ word }) =>
    `${quoted(word)} is not a cell. Write r4c7, r4c789 for several, or r1c1-r4c4 for all cells between two`,
  outside: ({ cell, size }) => `${plain(shortenedText(cell, MOST_REPEATED))} is outside of the ${size}x${size} grid`,
  notStraight: ({ from, to }) => `${from} and ${to} are not in one row, column or diagonal`,
  cellTwice: ({ cell }) => `${cell} is listed twice`,
  gap: ({ from, to }) => `The line has a gap: ${from} and ${to} do not touch`,
  notNeighbors: ({ from, to }) => `${from} and ${to} are not adjacent`,
  cellCount: ({ keyword, found, needed }) =>
    `${quoted(keyword)} is for ${count(needed, 'cell')}, not for ${found.toLocaleString('en')}`,
  pairCells: ({ keyword, found }) =>
    `${quoted(keyword)} is between 2 cells, not ${found.toLocaleString('en')}. Put a comma between two pairs`,
  tooFewCells: ({ keyword, fewest }) => `${quoted(keyword)} needs at least ${count(fewest, 'cell')}`,
  tooManyCells: ({ found, most }) =>
    `${count(found, 'cell')} cannot all have different digits: there are ${most} digits`,
  neverEqual: ({ a, b }) => `${a} and ${b} see each other, so they can never be equal`,
  needsRegions: ({ keyword }) => `${quoted(keyword)} needs boxes or regions`,
  missingSign: ({ sign }) => `Put ${quoted(sign)} between the two cells`,

  sumRange: ({ cells, least, most }) =>
    `The sum of ${count(cells, 'cell')} is ${least === most ? `always ${least}` : `at least ${least} and at most ${most}`}`,
  arrowReach: ({ least, most }) =>
    `The cells of the shaft add up to at least ${least}, and the circle is at most ${most}`,
  sandwichRange: ({ size, most }) => `The digits between 1 and ${size} add up to 0, 2 to ${most - 2}, or ${most}`,
  xSumRange: ({ most, not }) => `An X-sum is 1 to ${most}, but never ${list(not.map(String), 'or')}`,
  neverSum: ({ sum, size }) => `Two digits of a ${size}x${size} puzzle never add up to ${sum}`,

  notDigit: ({ word, size }) => `${quoted(word)} is not a digit of a ${size}x${size} puzzle: use 1-${size}`,
  quadDigits: ({ found }) => `Four cells cannot have ${count(found, 'digit')}`,
  quadRepeat: ({ digit }) => `${digit} is in a square of four cells at most twice`,
  quadPlace: ({ cell }) => `${cell} is the top-left cell of the square, so it cannot be in the last row or column`,

  missingEquals: () => 'Put "=" between the circle and the shaft',
  missingCircle: () => 'The circle of the arrow belongs before "="',
  missingShaft: () => 'The cells of the shaft belong after "="',
  cloneGroups: () => 'Put "=" between two groups with the same number of cells. No cell can be its own copy',

  whichDiagonal: () => 'Specify the diagonal: "/" or "\\", or write "diagonals" for both',
  missingDirection: () => 'Specify the direction of the diagonal: down-right, down-left, up-right or up-left',
  notDirection: ({ word }) => `${quoted(word)} is not a direction: use down-right, down-left, up-right or up-left`,
  leavesAtOnce: ({ cell, direction }) => `From ${cell}, ${direction} immediately leads out of the grid`,
  notFromEdge: ({ cell, first }) => `The diagonal of ${cell} begins at the edge, in ${first}`,

  notLine: ({ word, size }) => `${quoted(word)} is not a row or column: use r1 to r${size} or c1 to c${size}`,
  notSide: ({ word, sides }) => `${quoted(word)} is not a possible side: use ${list(sides, 'or')}`,

  needsThirds: ({ keyword, size }) =>
    `${quoted(keyword)} needs three equal groups of digits, which ${size} digits do not make`,
  needsBoxes: ({ keyword, size }) =>
    `${quoted(keyword)} needs boxes, and no rectangular boxes fit a ${size}x${size} grid`,
  needsSquareBoxes: ({ keyword }) => `${quoted(keyword)} needs boxes that are square`,

  regionRow: ({ found, needed }) => `This row of regions has ${count(found, 'cell')}, but needs ${needed}`,
  regionRows: ({ found, needed }) => `${thereAre(found, 'row')} of regions, but the grid has ${needed}`,
  regionSize: ({ name, found, needed }) => `Region ${plain(name)} has ${count(found, 'cell')}, but needs ${needed}`,
  noBoxesWithRegions: () => 'The section [Regions] defines the regions, so there are already no boxes',

  cageRow: ({ found, needed }) => `This row of cages has ${count(found, 'cell')}, but needs ${needed}`,
  cageRows: ({ found, needed }) => `${thereAre(found, 'row')} of cages, but the grid has ${needed}`,
  cageSign: ({ sign }) =>
    `${quoted(sign)} is not a cage. Use a letter or a digit for each cage, and "." for cells in no cage`,
  cageSum: () => 'Write the sums of cages as "A=16 B=9"',
  cageUnknown: ({ name }) => `No cell is in a cage ${quoted(name)}`,
  cageSumTwice: ({ name }) => `Cage ${quoted(name)} already has a sum`,
  cageParted: ({ name, cell }) =>
    `${quoted(name)} is a cage elsewhere already (${cell}). Use another letter, or write a cage in two parts below [Rules]`,

  tooManyRules: ({ most }) =>
    `A puzzle can have at most ${most.toLocaleString('en')} different rules. Remove this rule and those below it`,
  givenTwice: () => 'This rule appears twice',
  cagesOverlap: ({ cell }) => `${cell} is in another cage too`,
  cagesTotal: ({ where, found, needed }) =>
    t('The cages that cover {where} add up to {found}, but its cells always add up to {needed}', {
      where: where === 'grid' ? phrase('the grid') : houseName(where),
      found,
      needed,
    }),
};

export const rules = {
  ...problems,

  /** The sentence about a problem of this code. */
  problem: <C extends RuleProblemCode>(code: C, data: RuleProblems[C]) => problems[code](data),
  /** The sentence about a problem with its data. */
  sentence: (problem: RuleProblem) => problems[problem.code](problem as never),

  /** For a puzzle with the rules of its file. */
  mistakeAbove: () => 'The rules at the top of the file have a mistake',

  /** Shown next to a problem: the other line involved. */
  other: () => 'The other rule',
} as const;

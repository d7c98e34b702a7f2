/** Problems in the text of a rule. The data of a problem are the arguments of its sentence. */

import { houseName } from '../../core/cellNames';
import { any, phrase, t } from '../../core/sentences';
import type { RuleProblem, RuleProblemCode, RuleProblems } from '../../text/rules/ruleProblem';
import { plain } from '../../text/strings/markdown';
import { shortenedText } from '../../text/strings/trim';
import { MOST_REPEATED, quoted, sizeOf } from '../wording';

const problems: { readonly [C in RuleProblemCode]: (data: RuleProblems[C]) => string } = {
  unknownWord: ({ word, near }) =>
    near === undefined
      ? t('{word} is not a known rule', { word: quoted(word) })
      : t('{word} is not a rule. Use {near}', { word: quoted(word), near: quoted(near) }),
  notHeading: ({ word, heading }) =>
    t('{word} is not a known heading. Write {heading}', { word: quoted(word), heading: quoted(heading) }),
  ruleBesideHeading: ({ heading }) => t('Write rules on the lines below {heading}', { heading: quoted(heading) }),
  missingHeading: ({ heading }) => t('Rules belong below a line {heading}', { heading: quoted(heading) }),
  unexpected: ({ word }) => t('{word} does not belong here', { word: quoted(word) }),
  takesNothing: ({ keyword }) =>
    t('{keyword} is already a complete rule. Remove the text after it', { keyword: quoted(keyword) }),
  missingColon: ({ before }) => t('Put a colon after {text}', { text: quoted(before) }),
  missingCells: ({ keyword, example }) =>
    t('{keyword} needs cells, for example {example}', { keyword: quoted(keyword), example: quoted(example) }),
  missingNumber: ({ keyword, example }) =>
    t('{keyword} needs a number, for example {example}', { keyword: quoted(keyword), example: quoted(example) }),
  extraNumber: ({ keyword, takes }) =>
    takes === 0
      ? t('{keyword} takes no number', { keyword: quoted(keyword) })
      : t('{keyword} takes only one number', { keyword: quoted(keyword) }),
  otherNumber: ({ keyword, meant }) =>
    t('The number of {keyword} is always {number} here', { keyword: quoted(keyword), number: meant }),
  numberPlace: ({ keyword, number }) =>
    t('Put the number before the colon: {example}', { example: quoted(`${keyword} ${number}:`) }),
  numberRange: ({ keyword, least, most }) =>
    t('The number of {keyword} must be from {least} to {most} here', { keyword: quoted(keyword), least, most }),

  notCell: ({ word }) =>
    t('{word} is not a cell. Write r4c7, r4c789 for several, or r1c1-r4c4 for all cells between two', {
      word: quoted(word),
    }),
  outside: ({ cell, size }) =>
    t('{cell} is outside the {size} grid', {
      cell: plain(shortenedText(cell, MOST_REPEATED)),
      size: sizeOf({ size }),
    }),
  notStraight: ({ from, to }) => t('{from} and {to} are not in one row, column or diagonal', { from, to }),
  cellTwice: ({ cell }) => t('{cell} is listed twice', { cell }),
  gap: ({ from, to }) => t('The line has a gap: {from} and {to} do not touch', { from, to }),
  notNeighbors: ({ from, to }) => t('{from} and {to} are not adjacent', { from, to }),
  cellCount: ({ keyword, found, needed }) =>
    t('{keyword} needs exactly {needed, plural, one {# cell} other {# cells}}, not {found}', {
      keyword: quoted(keyword),
      needed,
      found,
    }),
  pairCells: ({ keyword, found }) =>
    t('{keyword} is between 2 cells, not {found}. Separate pairs with commas', { keyword: quoted(keyword), found }),
  tooFewCells: ({ keyword, fewest }) =>
    t('{keyword} needs at least {fewest, plural, one {# cell} other {# cells}}', { keyword: quoted(keyword), fewest }),
  tooManyCells: ({ found, most }) =>
    t('{found, plural, one {# cell} other {# cells}} cannot all have different digits: there are {most} digits', {
      found,
      most,
    }),
  neverEqual: ({ a, b }) => t('{a} and {b} see each other, so they can never be equal', { a, b }),
  needsRegions: ({ keyword }) => t('{keyword} needs boxes or regions', { keyword: quoted(keyword) }),
  missingSign: ({ sign }) => t('Put {sign} between the two cells', { sign: quoted(sign) }),

  sumRange: ({ cells, least, most }) =>
    least === most
      ? t('The sum of {cells, plural, one {# cell} other {# cells}} is always {sum}', { cells, sum: least })
      : t('The sum of {cells, plural, one {# cell} other {# cells}} is at least {least} and at most {most}', {
          cells,
          least,
          most,
        }),
  arrowReach: ({ least, most }) =>
    t('The cells of the shaft add up to at least {least}, and the circle is at most {most}', { least, most }),
  sandwichRange: ({ size, most }) =>
    t('The digits between 1 and {size} add up to 0, 2 to {second}, or {most}', { size, second: most - 2, most }),
  xSumRange: ({ most, not }) => t('An X-sum is between 1 and {most}, but never {sums}', { most, sums: any(not) }),
  neverSum: ({ sum, size }) =>
    t('Two digits of a {size} puzzle never add up to {sum}', { size: sizeOf({ size }), sum }),

  notDigit: ({ word, size }) =>
    t('{word} is not a digit of a {size} puzzle: use {digits}', {
      word: quoted(word),
      size: sizeOf({ size }),
      digits: `1-${size}`,
    }),
  quadDigits: ({ found }) => t('Four cells cannot have {found, plural, one {# digit} other {# digits}}', { found }),
  quadRepeat: ({ digit }) => t('{digit} can appear at most twice in a square of four cells', { digit }),
  quadPlace: ({ cell }) =>
    t('{cell} is the top-left cell of the square, so it cannot be in the last row or column', { cell }),

  missingEquals: () => t('Put "=" between the circle and the shaft'),
  missingCircle: () => t('The circle of the arrow belongs before "="'),
  missingShaft: () => t('The cells of the shaft belong after "="'),
  cloneGroups: () => t('Put "=" between two groups with the same number of cells. No cell can be its own copy'),

  whichDiagonal: () => t('Specify the diagonal: "/" or "\\", or write "diagonals" for both'),
  missingDirection: () => t('Specify the direction of the diagonal: down-right, down-left, up-right or up-left'),
  notDirection: ({ word }) =>
    t('{word} is not a direction: use down-right, down-left, up-right or up-left', { word: quoted(word) }),
  leavesAtOnce: ({ cell, direction }) =>
    t('From {cell}, {direction} immediately leads out of the grid', { cell, direction }),
  notFromEdge: ({ cell, first }) => t('The diagonal of {cell} begins at the edge, in {first}', { cell, first }),

  notLine: ({ word, size }) =>
    t('{word} is not a row or column: use r1 to r{size} or c1 to c{size}', { word: quoted(word), size }),
  notSide: ({ word, sides }) =>
    t('{word} is not a possible side: use {sides}', { word: quoted(word), sides: any(sides) }),

  needsThirds: ({ keyword, size }) =>
    t('{keyword} divides the digits into three groups of equal size, which is impossible with {size} digits', {
      keyword: quoted(keyword),
      size,
    }),
  needsBoxes: ({ keyword, size }) =>
    t('{keyword} needs boxes, and no rectangular boxes fit a {size} grid', {
      keyword: quoted(keyword),
      size: sizeOf({ size }),
    }),
  needsSquareBoxes: ({ keyword }) => t('{keyword} needs boxes that are square', { keyword: quoted(keyword) }),

  regionRow: ({ found, needed }) =>
    t('This row of regions has {found, plural, one {# cell} other {# cells}}, but needs {needed}', { found, needed }),
  regionRows: ({ found, needed }) =>
    t('There {found, plural, one {is # row} other {are # rows}} of regions, but the grid has {needed}', {
      found,
      needed,
    }),
  regionSize: ({ name, found, needed }) =>
    t('Region {name} has {found, plural, one {# cell} other {# cells}}, but needs {needed}', {
      name: plain(name),
      found,
      needed,
    }),
  noBoxesWithRegions: () => t('The section [Regions] defines the regions, so the puzzle already has no boxes'),

  cageRow: ({ found, needed }) =>
    t('This row of cages has {found, plural, one {# cell} other {# cells}}, but needs {needed}', { found, needed }),
  cageRows: ({ found, needed }) =>
    t('There {found, plural, one {is # row} other {are # rows}} of cages, but the grid has {needed}', {
      found,
      needed,
    }),
  cageSign: ({ sign }) =>
    t('{sign} is not a cage. Use a letter or a digit for each cage, and "." for cells in no cage', {
      sign: quoted(sign),
    }),
  cageSum: () => t('Write the sums of cages as "A=16 B=9"'),
  cageUnknown: ({ name }) => t('No cell is in cage {name}', { name: quoted(name) }),
  cageSumTwice: ({ name }) => t('Cage {name} already has a sum', { name: quoted(name) }),
  cageParted: ({ name, cell }) =>
    t(
      'A cage {name} already exists elsewhere ({cell}). Use another letter, or write a cage in two parts below [Rules]',
      { name: quoted(name), cell },
    ),

  tooManyRules: ({ most }) =>
    t('A puzzle can have at most {most} different rules. Remove this rule and those below it', { most }),
  givenTwice: () => t('This rule appears twice'),
  cagesOverlap: ({ cell }) => t('{cell} is in another cage too', { cell }),
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
  mistakeAbove: () => t('The rules at the top of the file contain an error'),

  /** Shown next to a problem: the other line involved. */
  other: () => t('The other rule'),
} as const;

/** How techniques look at kinds of rules, and how they explain them. */

import type { Rule } from '../../rules/rule';

/** The ways in which techniques use a single rule. Each way belongs to one or two techniques. */
export type RuleUse =
  | 'arrow'
  | 'cage'
  | 'equalSums'
  | 'line'
  | 'outsideClue'
  | 'pair'
  | 'quad'
  | 'renban'
  | 'sandwich'
  | 'sum'
  | 'thermo'
  | 'whispers';

/** What techniques know of a kind. */
interface ReasonedKind {
  /** What its rules mean, in a sentence for people who do not know it. */
  readonly meaning: string;
  /** How techniques use them. Rules that make houses or peers are used as all houses and peers. */
  readonly uses: readonly RuleUse[];
}

/** By kind: what techniques know of it. */
export const REASONED_KINDS: Readonly<Record<Rule['kind'], ReasonedKind>> = {
  diagonal: { meaning: 'The digits of the diagonal differ.', uses: [] },
  windoku: { meaning: 'The digits of a window differ.', uses: [] },
  disjointGroups: { meaning: 'Cells at the same place of all boxes differ.', uses: [] },
  region: { meaning: 'The digits of the region differ.', uses: [] },
  antiKnight: { meaning: "Cells a knight's move apart differ.", uses: [] },
  antiKing: { meaning: "Cells a king's move apart differ.", uses: [] },
  antiQueen: { meaning: 'No two cells on a diagonal have the highest digit.', uses: [] },
  nonConsecutive: { meaning: 'Neighbors do not have consecutive digits.', uses: ['pair'] },
  whiteDot: { meaning: 'The two digits are consecutive.', uses: ['pair'] },
  blackDot: { meaning: 'One of the two digits is double the other.', uses: ['pair'] },
  x: { meaning: 'The two digits have the sum 10.', uses: ['pair'] },
  v: { meaning: 'The two digits have the sum 5.', uses: ['pair'] },
  greater: { meaning: 'The first digit is greater than the second.', uses: ['pair'] },
  digits: { meaning: 'Only these digits may be in the cells.', uses: [] },
  strictKropki: {
    meaning: 'The digits of neighbors without a dot are not consecutive, and neither is double the other.',
    uses: ['pair'],
  },
  strictWhiteDots: { meaning: 'The digits of neighbors without a dot are not consecutive.', uses: ['pair'] },
  strictBlackDots: {
    meaning: 'Of the digits of neighbors without a dot, neither is double the other.',
    uses: ['pair'],
  },
  strictXv: { meaning: 'Neighbors without a mark have neither the sum 5 nor the sum 10.', uses: ['pair'] },
  columnIndex: {
    meaning: "The digit of the cell is the column in its row that contains the number of the cell's column.",
    uses: ['pair'],
  },
  rowIndex: {
    meaning: "The digit of the cell is the row in its column that contains the number of the cell's row.",
    uses: ['pair'],
  },
  cage: { meaning: 'The digits of a cage are different and add up to its sum.', uses: ['cage'] },
  sum: { meaning: 'The digits add up to this sum, and may repeat.', uses: ['sum'] },
  arrow: { meaning: 'The digits on the shaft add up to the digit in the circle.', uses: ['arrow'] },
  thermo: { meaning: 'The digits increase from the bulb.', uses: ['line', 'thermo'] },
  slowThermo: { meaning: 'From the bulb on, no digit is less than the one before it.', uses: ['line', 'thermo'] },
  whispers: { meaning: 'Neighbors on the line differ by at least this number.', uses: ['whispers'] },
  renban: { meaning: 'The digits of the line are consecutive, in any order.', uses: ['renban'] },
  palindrome: { meaning: 'The line has the same digits from both ends.', uses: ['line'] },
  clone: { meaning: 'Both groups have the same digits at the same places.', uses: [] },
  between: { meaning: 'Every digit between the ends of the line lies between the digits of the ends.', uses: ['line'] },
  lockout: {
    meaning:
      'The ends of the line differ by at least this number. The digits between them are neither between theirs nor the same.',
    uses: ['line'],
  },
  regionSum: { meaning: 'The parts of the line in each region have the same sum.', uses: ['equalSums'] },
  entropic: {
    meaning: 'Any three consecutive cells on the line have a low, a middle and a high digit.',
    uses: ['line'],
  },
  modular: {
    meaning:
      'The digits of any K consecutive cells on the line have different remainders when divided by K, this number.',
    uses: ['line'],
  },
  zipper: { meaning: 'Cells equally far from the middle of the line have the sum of its middle.', uses: ['equalSums'] },
  sumLine: { meaning: 'The line can be cut into parts that each add up to this sum.', uses: ['equalSums'] },
  littleKiller: { meaning: 'The digits of the diagonal have this sum, and may repeat.', uses: ['sum'] },
  sandwich: { meaning: 'The digits between the lowest and the highest digit have this sum.', uses: ['sandwich'] },
  xSum: {
    meaning: 'The first digit X says how many digits, including itself, add up to this sum.',
    uses: ['outsideClue'],
  },
  skyscraper: { meaning: 'This number of digits are greater than all digits before them.', uses: ['outsideClue'] },
  numberedRoom: { meaning: 'This digit is in position X. X is the first digit.', uses: ['outsideClue'] },
  quad: { meaning: 'The four cells contain these digits.', uses: ['quad'] },
  globalEntropy: { meaning: 'Each square of four cells has a low, a middle and a high digit.', uses: ['quad'] },
};

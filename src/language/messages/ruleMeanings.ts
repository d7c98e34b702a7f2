/** What each rule means, in one or two sentences. N is the number of digits. */

export const ruleMeanings = {
  diagonals: 'Each digit is once on each of the two long diagonals.',
  diagonal: 'Each digit is once on a long diagonal: / rises to the right, \\ falls.',
  windoku:
    'Each digit is once in each window: squares as large as a box, one cell away from the edges and from each other.',
  disjointGroups: 'Cells at the same place of all boxes have different digits.',
  region: 'These cells have different digits.',
  noBoxes: 'The boxes do not count: only rows and columns have each digit once.',
  antiKnight: "Cells that are a knight's move of chess apart have different digits.",
  antiKing: 'Cells that touch at a corner have different digits.',
  nonConsecutive: 'Cells side by side never have digits that follow each other, such as 4 and 5.',
  whiteDot: 'The digits of the two cells follow each other, such as 4 and 5.',
  blackDot: 'One digit is twice the other, such as 3 and 6.',
  x: 'The two digits add up to 10.',
  v: 'The two digits add up to 5.',
  strictKropki:
    'All white and black dots are given: where there is no dot, neighbouring digits do not follow each other, and none is twice the other.',
  strictWhiteDots: 'All white dots are given: where there is no dot, neighbouring digits do not follow each other.',
  strictBlackDots:
    'All black dots are given: where there is no dot, of two neighbouring digits none is twice the other.',
  strictXv: 'All X and V are given: where there is none, neighbouring digits add up to neither 10 nor 5.',
  greater: 'The digit before each > is greater than the digit after it.',
  less: 'The digit before each < is less than the digit after it.',
  even: 'These cells have even digits.',
  odd: 'These cells have odd digits.',
  digits: 'These cells have one of the digits before the colon.',
  columnIndex: 'A digit V in one of these cells says where in its row the number of its column is: in column V.',
  rowIndex: 'A digit V in one of these cells says where in its column the number of its row is: in row V.',
  cage: 'The digits of the cage differ. If there is a number, they add up to it.',
  sum: 'The digits add up to the number, and may repeat. A cell that is listed twice counts twice.',
  arrow:
    'The digits along the shaft add up to the circle. A circle of several cells is a number that is read from its first cell on.',
  thermo: 'Digits rise from the bulb, the first cell, to the end.',
  slowThermo: 'Digits never fall from the bulb, the first cell, to the end. They may stay the same.',
  whispers: 'Neighbours on the line differ by at least the number, which is 5 if there is none.',
  dutchWhispers: 'Neighbours on the line differ by at least 4.',
  renban: 'The digits on the line follow each other without a gap, in any order.',
  palindrome: 'The line reads the same from both ends.',
  between: 'The digits between the two ends of the line are between the digits of the ends.',
  lockout:
    'The digits of the two ends differ by at least the number, which is 4 if there is none. The others are not between them and not equal to them.',
  regionSum: 'Boxes cut the line into parts. Each part has the same sum.',
  entropic: 'Each three cells in a row along the line have a low, a middle and a high digit, such as 1-3, 4-6 and 7-9.',
  modular:
    'Of as many cells in a row along the line as the number says, which is 3 if there is none, each has another remainder when divided by it.',
  zipper:
    'Two cells that are equally far from the middle of the line add up to the digit in the middle, or all to the same.',
  sumLine: 'The line can be cut into parts that add up to the number each. The end of a loop is joined with its start.',
  tenLine: 'The line can be cut into parts that add up to 10 each.',
  quad: 'The square of four cells whose top-left cell is named has these digits.',
  littleKiller:
    'The digits of the diagonal that begins in this cell at the edge add up to the number. They may repeat.',
  sandwich: 'The digits between 1 and N in the row or column add up to the number.',
  xSum: 'The first X digits from this side add up to the number. X is the first of them.',
  skyscraper: 'From this side, so many digits are greater than all before them.',
  numberedRoom: 'The digit is at place X from this side. X is the first digit there.',
  globalEntropy: 'Each square of four cells has a low, a middle and a high digit, such as 1-3, 4-6 and 7-9.',
} as const;

/** A rule that has a word of its own. */
export type RuleId = keyof typeof ruleMeanings;

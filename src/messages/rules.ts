/** What is wrong with the text of a rule. The data of a problem are what its sentence takes. */

import { list } from '../core/techniques/names';
import { plain } from '../text/markdown';
import { shortened } from '../text/trim';
import { count, MOST_REPEATED, quoted, thereAre } from './wording';

/** The numbers that are possible, both included. */
interface Range {
  readonly least: number;
  readonly most: number;
}

/** A rule by its keyword, and a line that has it. */
interface Word {
  readonly keyword: string;
  readonly example: string;
}

/** The heading that is meant. */
interface Heading {
  readonly heading: string;
}

/** Combinations that a hover lists before it only counts them. */
const MOST_COMBINATIONS = 12;

const problems = {
  unknownWord: ({ word, near }: { readonly word: string; readonly near?: string }) =>
    near === undefined
      ? `${quoted(word)} is not a rule that is known here`
      : `${quoted(word)} is not a rule. Use ${quoted(near)}`,
  notHeading: ({ word, heading }: Heading & { readonly word: string }) =>
    `${quoted(word)} is not a heading that is read. Write ${quoted(heading)}`,
  ruleBesideHeading: ({ heading }: Heading) => `Write rules in the lines below ${quoted(heading)}`,
  missingHeading: ({ heading }: Heading) => `Rules belong below a line ${quoted(heading)}`,
  unexpected: ({ word }: { readonly word: string }) => `${quoted(word)} does not belong here`,
  takesNothing: ({ keyword }: { readonly keyword: string }) =>
    `${quoted(keyword)} is the whole rule. Remove what follows it`,
  missingColon: ({ before }: { readonly before: string }) => `Put a colon after ${quoted(before)}`,
  missingCells: ({ keyword, example }: Word) => `${quoted(keyword)} needs cells, for example ${quoted(example)}`,
  missingNumber: ({ keyword, example }: Word) => `${quoted(keyword)} needs a number, for example ${quoted(example)}`,
  extraNumber: ({ keyword, takes }: { readonly keyword: string; readonly takes: number }) =>
    `${quoted(keyword)} takes ${takes === 0 ? 'no number' : 'only one number'}`,
  otherNumber: ({ keyword, meant }: { readonly keyword: string; readonly meant: number }) =>
    `The number of ${quoted(keyword)} is always ${meant} here`,
  numberPlace: ({ keyword, number }: { readonly keyword: string; readonly number: string }) =>
    `Put the number before the colon: ${quoted(`${keyword} ${number}:`)}`,
  numberRange: ({ keyword, least, most }: Range & { readonly keyword: string }) =>
    `The number of ${quoted(keyword)} is ${least} to ${most} here`,

  notCell: ({ word }: { readonly word: string }) =>
    `${quoted(word)} is not a cell. Write r4c7, r4c789 for several, or r1c1-r4c4 for all cells between two`,
  outside: ({ cell, size }: { readonly cell: string; readonly size: number }) =>
    `${plain(shortened(cell, MOST_REPEATED))} is outside of the ${size}x${size} grid`,
  notStraight: ({ from, to }: { readonly from: string; readonly to: string }) =>
    `${from} and ${to} are not in one row, column or diagonal`,
  cellTwice: ({ cell }: { readonly cell: string }) => `${cell} is here a second time`,
  gap: ({ from, to }: { readonly from: string; readonly to: string }) =>
    `The line has a gap: ${from} and ${to} do not touch`,
  notNeighbours: ({ from, to }: { readonly from: string; readonly to: string }) =>
    `${from} and ${to} are not side by side`,
  cellCount: ({
    keyword,
    found,
    needed,
  }: {
    readonly keyword: string;
    readonly found: number;
    readonly needed: number;
  }) => `${quoted(keyword)} is for ${count(needed, 'cell')}, not for ${found.toLocaleString('en')}`,
  pairCells: ({ keyword, found }: { readonly keyword: string; readonly found: number }) =>
    `${quoted(keyword)} is between 2 cells, not ${found.toLocaleString('en')}. Put a comma between two pairs`,
  tooFewCells: ({ keyword, fewest }: { readonly keyword: string; readonly fewest: number }) =>
    `${quoted(keyword)} needs at least ${count(fewest, 'cell')}`,
  tooManyCells: ({ found, most }: { readonly found: number; readonly most: number }) =>
    `${count(found, 'cell')} cannot all have different digits: there are ${most} digits`,
  neverEqual: ({ a, b }: { readonly a: string; readonly b: string }) =>
    `${a} and ${b} see each other, so they are never equal`,
  needsRegions: ({ keyword }: { readonly keyword: string }) => `${quoted(keyword)} needs boxes or regions`,
  missingSign: ({ sign }: { readonly sign: string }) => `Put ${quoted(sign)} between the two cells`,

  sumRange: ({ cells, least, most }: Range & { readonly cells: number }) =>
    `The sum of ${count(cells, 'cell')} is ${least === most ? `always ${least}` : `at least ${least} and at most ${most}`}`,
  arrowReach: ({ least, most }: Range) =>
    `The cells of the shaft add up to at least ${least}, and the circle is at most ${most}`,
  sandwichRange: ({ size, most }: { readonly size: number; readonly most: number }) =>
    `The digits between 1 and ${size} add up to 0, 2 to ${most - 2}, or ${most}`,
  xSumRange: ({ most, not }: { readonly most: number; readonly not: readonly number[] }) =>
    `An X-sum is 1 to ${most}, but never ${list(not.map(String), 'or')}`,
  neverSum: ({ sum, size }: { readonly sum: number; readonly size: number }) =>
    `Two digits of a ${size}x${size} puzzle never add up to ${sum}`,

  notDigit: ({ word, size }: { readonly word: string; readonly size: number }) =>
    `${quoted(word)} is not a digit of a ${size}x${size} puzzle: use 1-${size}`,
  quadDigits: ({ found }: { readonly found: number }) => `Four cells cannot have ${count(found, 'digit')}`,
  quadRepeat: ({ digit }: { readonly digit: number }) => `${digit} is in a square of four cells at most twice`,
  quadPlace: ({ cell }: { readonly cell: string }) =>
    `${cell} is the top-left cell of the square, so it cannot be in the last row or column`,

  missingEquals: () => 'Put "=" between the circle and the shaft',
  missingCircle: () => 'The circle of the arrow belongs before "="',
  missingShaft: () => 'The cells of the shaft belong after "="',

  whichDiagonal: () => 'Say which diagonal: "/" or "\\", or write "diagonals" for both',
  missingDirection: () => 'Say where the diagonal goes: down-right, down-left, up-right or up-left',
  notDirection: ({ word }: { readonly word: string }) =>
    `${quoted(word)} is not a direction: use down-right, down-left, up-right or up-left`,
  leavesAtOnce: ({ cell, direction }: { readonly cell: string; readonly direction: string }) =>
    `From ${cell}, ${direction} leads out of the grid at once`,
  notFromEdge: ({ cell, first }: { readonly cell: string; readonly first: string }) =>
    `The diagonal of ${cell} begins at the edge, in ${first}`,

  notLine: ({ word, size }: { readonly word: string; readonly size: number }) =>
    `${quoted(word)} is not a row or column: use r1 to r${size} or c1 to c${size}`,
  notSide: ({ word, sides }: { readonly word: string; readonly sides: readonly string[] }) =>
    `${quoted(word)} is not a side of it: use ${list(sides, 'or')}`,

  needsThirds: ({ keyword, size }: { readonly keyword: string; readonly size: number }) =>
    `${quoted(keyword)} needs three equal groups of digits, which ${size} digits do not make`,
  needsBoxes: ({ keyword, size }: { readonly keyword: string; readonly size: number }) =>
    `${quoted(keyword)} needs boxes, and no rectangular boxes fit a ${size}x${size} grid`,
  needsSquareBoxes: ({ keyword }: { readonly keyword: string }) => `${quoted(keyword)} needs boxes that are square`,

  regionRow: ({ found, needed }: { readonly found: number; readonly needed: number }) =>
    `This row of regions has ${count(found, 'cell')}, but needs ${needed}`,
  regionRows: ({ found, needed }: { readonly found: number; readonly needed: number }) =>
    `${thereAre(found, 'row')} of regions, but the grid has ${needed}`,
  regionSize: ({ name, found, needed }: { readonly name: string; readonly found: number; readonly needed: number }) =>
    `Region ${plain(name)} has ${count(found, 'cell')}, but needs ${needed}`,
  noBoxesWithRegions: () => 'The section [Regions] says what the regions are, so there are no boxes already',

  cageRow: ({ found, needed }: { readonly found: number; readonly needed: number }) =>
    `This row of cages has ${count(found, 'cell')}, but needs ${needed}`,
  cageRows: ({ found, needed }: { readonly found: number; readonly needed: number }) =>
    `${thereAre(found, 'row')} of cages, but the grid has ${needed}`,
  cageSign: ({ sign }: { readonly sign: string }) =>
    `${quoted(sign)} is no cage. Use a letter or a digit for each cage, and "." for cells in no cage`,
  cageSum: () => 'Write the sums of cages as "A=16 B=9"',
  cageUnknown: ({ name }: { readonly name: string }) => `No cell is in a cage ${quoted(name)}`,
  cageSumTwice: ({ name }: { readonly name: string }) => `Cage ${quoted(name)} has a sum already`,
  cageParted: ({ name, cell }: { readonly name: string; readonly cell: string }) =>
    `${quoted(name)} is a cage elsewhere already (${cell}). Use another letter, or write a cage in two parts below [Rules]`,

  tooManyRules: ({ most }: { readonly most: number }) =>
    `A puzzle can have at most ${most.toLocaleString('en')} different rules. Remove this rule and those below it`,
  givenTwice: () => 'This rule is there already',
  cagesOverlap: ({ cell }: { readonly cell: string }) => `${cell} is in another cage too`,
  cagesTotal: ({ found, needed }: { readonly found: number; readonly needed: number }) =>
    `The cages cover the grid and add up to ${found.toLocaleString('en')}, but all cells add up to ${needed.toLocaleString('en')}`,
} as const;

type Problems = typeof problems;

/** What can be wrong with rules. */
export type RuleProblemCode = keyof Problems;

/** What the sentence about a problem says. */
export type RuleProblemData<C extends RuleProblemCode> =
  Parameters<Problems[C]> extends [infer Data] ? Data : Readonly<Record<never, never>>;

export const rules = {
  ...problems,

  /** The sentence about a problem of this code; the problem has the data. */
  problem: <C extends RuleProblemCode>(code: C, data: RuleProblemData<C>) =>
    (problems[code] as (data: RuleProblemData<C>) => string)(data),

  /** The title of a fix that replaces a part of a line. */
  fix: (
    line: string,
    { start, end, text }: { readonly start: number; readonly end: number; readonly text: string },
  ) => {
    const before = line.slice(start, end).trim();
    if (before === '') return `Add ${quoted(text.trim())}`;
    return text.trim() === '' ? `Remove ${quoted(before)}` : `Change ${quoted(before)} to ${quoted(text.trim())}`;
  },

  /** In a hover, in Markdown: `**cage** — The digits …` */
  about: (keyword: string, meaning: string) => `**${plain(keyword)}** – ${plain(meaning)}`,
  /** A rule as it is written, in Markdown. */
  written: (line: string) => `\`${line}\``,
  /** Beside a keyword in the list of completions, in Markdown. */
  meaning: (form: string, meaning: string, example: string) => `\`${form}\`\n\n${plain(meaning)}\n\n\`${example}\``,
  /** Beside a cell or a word in the list of completions. */
  next: (keyword: string) => `next in ${quoted(keyword)}`,
  /** Beside a cell in the list: where it is, seen from one that is written already. */
  beside: {
    right: (cell: string) => `right of ${cell}`,
    below: (cell: string) => `below ${cell}`,
    left: (cell: string) => `left of ${cell}`,
    above: (cell: string) => `above ${cell}`,
    belowRight: (cell: string) => `down-right of ${cell}`,
    belowLeft: (cell: string) => `down-left of ${cell}`,
    aboveRight: (cell: string) => `up-right of ${cell}`,
    aboveLeft: (cell: string) => `up-left of ${cell}`,
  },
  /** Beside rows of letters in the list, in an empty section `[Regions]`. */
  boxesAsRegions: () => 'The boxes, to change letter by letter',

  /** Beside a cage without a sum in the list of completions. */
  nextSum: () => 'the sum of a cage',

  /** Of a puzzle that has the rules of its file. */
  mistakeAbove: () => 'The rules at the top of the file have a mistake',

  /** Beside a problem: the other line that has to do with it. */
  other: () => 'The other rule',

  /** `16 in 2 cells: 7+9` */
  combinations: (sum: number, cells: number, sets: readonly (readonly number[])[]) => {
    const shown = sets.slice(0, MOST_COMBINATIONS).map(digits => digits.join('+'));
    const more = sets.length - shown.length;
    const all = more > 0 ? [...shown, `${more.toLocaleString('en')} more`] : shown;
    return `${sum} in ${count(cells, 'cell')}: ${all.join(', ') || 'impossible'}`;
  },
} as const;

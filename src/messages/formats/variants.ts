/** Messages about variant puzzles in the formats of other programs: problems of a text, and information that a format does not keep. */

import { houseName } from '../../core/cellNames';
import type { House } from '../../core/geometry';
import { all, t } from '../../core/sentences';
import { quoted, sizeOf } from '../wording';

/** Reading and writing formats of variant puzzles. */
export const variants = {
  // Reasons why a text cannot be read.
  size: (size: string, sizes: readonly number[]) =>
    t('The puzzle has size {size}. Supported sizes: {sizes}.', {
      size: quoted(size),
      sizes: all(sizes.map(each => sizeOf({ size: each }))),
    }),
  otherDigits: (where: string) =>
    t('{name}: only puzzles with the digits from 1 to their size can be read.', { name: quoted(where) }),
  noCell: (where: string, id: string, size: number) =>
    t('{name}: {cell} is not a cell of a {size} puzzle.', {
      name: quoted(where),
      cell: quoted(id),
      size: sizeOf({ size }),
    }),
  noNumber: (where: string, text: string) =>
    t('{name}: there is {text} where a number should be.', { name: quoted(where), text: quoted(text) }),
  noDigit: (where: string, text: string, size: number) =>
    t('{name}: {text} is not a digit from 1 to {size}.', { name: quoted(where), text: quoted(text), size }),
  noDirection: (where: string) => t('{name} has no direction that can be read.', { name: quoted(where) }),
  noSquare: (where: string) => t('{name} does not mark four cells that form a square.', { name: quoted(where) }),
  noLine: (where: string) => t('{name} does not name a row or column.', { name: quoted(where) }),
  fewCells: (where: string, least: number) =>
    t('{name} needs at least {least, plural, one {# cell} other {# cells}}.', { name: quoted(where), least }),
  noDigitsLeft: (cell: string) => t('The text leaves no digit for {cell}.', { cell }),
  notClosed: (name: string) => t('The group {name} has no end.', { name: quoted(name) }),
  notOpened: (name: string) => t('{name} does not end a group: no group is open before it.', { name: quoted(name) }),
  severalSizes: (shapes: readonly string[]) =>
    t('The text has several sizes: {sizes}.', { sizes: all(shapes.map(quoted)) }),
  regionCount: (found: number, needed: number) =>
    t('There {found, plural, one {is # region} other {are # regions}}; a {size} puzzle needs {needed}.', {
      found,
      size: sizeOf({ size: needed }),
      needed,
    }),
  regionSize: (label: string, found: number, needed: number) =>
    t('The region {name} has {found, plural, one {# cell} other {# cells}}; it needs {needed}.', {
      name: quoted(label),
      found,
      needed,
    }),
  length: (found: number, needed: number) =>
    t('The text describes {found, plural, one {# cell} other {# cells}}; the puzzle needs {needed}.', {
      found,
      needed,
    }),
  tooManyRules: (most: number) => t('A puzzle can have at most {most} different rules.', { most }),
  cut: (site: string) => t('The puzzle in this text of {site} cannot be decompressed. It may be cut off.', { site }),
  cageLeaves: (cell: string) => t('The arrow in {cell} points out of the grid.', { cell }),
  cageCircle: (cell: string) => t('The arrows from {cell} lead back to it, so its cage has no sum.', { cell }),
  cageHead: (cell: string) => t('The cell with the sum of the cage of {cell} is missing.', { cell }),
  twoSums: (cell: string, sums: readonly number[]) =>
    t('The cage of {cell} has several sums: {sums}.', { cell, sums: all(sums) }),
  sumTwice: (label: string, sums: readonly number[]) =>
    t('The cage {name} has several sums: {sums}.', { name: quoted(label), sums: all(sums) }),
  noSum: (label: string) => t('The cage {name} has no sum.', { name: quoted(label) }),
  noCage: (label: string) => t('The cage {name} has a sum but no cells.', { name: quoted(label) }),
  sumCount: (sums: number, cages: number) =>
    t('There {sums, plural, one {is # sum} other {are # sums}} for {cages, plural, one {# cage} other {# cages}}.', {
      sums,
      cages,
    }),
  missing: (what: 'regions' | 'cages' | 'sums') => MISSING[what](),
  borders: (what: 'regions' | 'cages') =>
    what === 'regions'
      ? t('The borders of the regions do not fit the size of the puzzle.')
      : t('The borders of the cages do not fit the size of the puzzle.'),

  // Contradictions of the solution in a text.
  solutionGiven: (cell: string, given: number, digit: number) =>
    t('The solution in the text contradicts a given: {cell} is given as {given} but is {digit} in the solution.', {
      cell,
      given,
      digit,
    }),
  solutionRule: (rule: string) =>
    t('The solution in the text breaks the rule {rule}. The rule may mean something else there.', {
      rule: quoted(rule),
    }),
  solutionHouse: (house: House, digit: number) =>
    t('The solution in the text breaks the rules: {house} contains {digit} twice.', {
      house: houseName(house),
      digit,
    }),

  // Dropped information.
  rule: (name: string) => t('the rule {rule}', { rule: quoted(name) }),
  drawings: () => t('drawings'),
  differences: (difference: string) => t('dots for a difference of {number}', { number: quoted(difference) }),
  ratios: (ratio: string) => t('dots for a ratio of {number}', { number: quoted(ratio) }),
  allBlackDots: () => t('the condition that all black dots are given'),
  negative: (name: string) => t('the condition that all marks of the kind {name} are given', { name: quoted(name) }),
  cageText: (text: string) => t('the text {text} of a cage', { text: quoted(text) }),
  cagesOutside: () => t('cages with cells outside the grid'),
  regionsOutside: () => t('regions with cells outside the grid'),
  cagesWithoutSum: () => t('cages without a sum'),
  regionsWithout: (name: string) => t('the rule {rule}, because some cells are in no region', { rule: quoted(name) }),
} as const;

const MISSING = {
  regions: () => t('The text contains no regions, although its header announces them.'),
  cages: () => t('The text contains no cages, although its header announces them.'),
  sums: () => t('The text contains no sums, although its header announces them.'),
} as const;

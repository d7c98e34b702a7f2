/** The words of the drawing of rules: its legend below the grid, and descriptions of cells for screen readers. */

import { USUAL_NUMBERS } from '../../core/rules/usualNumbers';

/** A number that is not the usual one of its kind in 9x9. */
const unless = (usual: number, number: number) => (number === usual ? '' : ` ${number}`);

export const drawnRules = {
  noBoxes: () => 'No boxes',
  disjointGroups: () => 'Disjoint groups',
  strictKropki: () => 'All dots given',
  strictWhiteDots: () => 'All white dots given',
  strictBlackDots: () => 'All black dots given',
  strictXv: () => 'All X and V given',
  columnIndex: () => 'Column index',
  rowIndex: () => 'Row index',
  slowThermo: () => 'Slow thermo',
  whispers: (difference: number) => `Whispers${unless(USUAL_NUMBERS.whispers(9), difference)}`,
  renban: () => 'Renban',
  clone: () => 'Clone',
  palindrome: () => 'Palindrome',
  between: () => 'Between',
  lockout: (difference: number) => `Lockout${unless(USUAL_NUMBERS.lockout(9), difference)}`,
  regionSum: () => 'Region sum',
  entropic: () => 'Entropic',
  modular: (modulus: number) => `Modular${unless(USUAL_NUMBERS.modular(), modulus)}`,
  zipper: () => 'Zipper',
  sumLine: (sum: number) => `Sum line ${sum}`,
  sandwich: () => 'Sandwich',
  xSum: () => 'X-sum',
  skyscraper: () => 'Skyscraper',
  numberedRoom: () => 'Numbered room',
} as const;

/** Descriptions of the rules of a cell for screen readers: `cage 16 with r2c8`, `thermo, 2nd of 4, then r3c1`. */

import { capital } from '../wording';

/** Maximum number of other cells to name. */
const MOST = 5;

const ENDINGS: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };

const ORDINALS = new Intl.PluralRules('en', { type: 'ordinal' });

/** `1st`, `2nd`, `12th` */
const ordinal = (n: number) => `${n}${ENDINGS[ORDINALS.select(n)]}`;

const numbered = (name: string, number: number | undefined) => (number === undefined ? name : `${name} ${number}`);

export const ariaLabels = {
  /** A name with a capital: `Cage 16`. */
  asName: (name: string) => capital(name),
  /** A rule of cells without an order; `others` are the names of the other cells of the rule. */
  with: (name: string, others: readonly string[]) => {
    if (others.length === 0) return name;
    return others.length <= MOST ? `${name} with ${others.join(' ')}` : `${name} of ${others.length + 1} cells`;
  },
  /** A cell of a line with its 0-based index, and the name of the next one. */
  onLine: (name: string, index: number, count: number, next: string | undefined) =>
    [`${name}, ${ordinal(index + 1)} of ${count}`, ...(next === undefined ? [] : [`then ${next}`])].join(', '),
  diagonal: (direction: string) => `diagonal ${direction}`,
  windows: () => 'windows',
  window: (index: number) => `window ${index + 1}`,
  group: (index: number) => `disjoint group ${index + 1}`,
  extraRegion: () => 'extra region',
  cage: (sum: number | undefined) => numbered('cage', sum),
  sum: (sum: number) => numbered('sum', sum),
  dot: { whiteDot: 'white dot', blackDot: 'black dot', x: 'X', v: 'V' } as const,
  greater: (other: string) => `greater than ${other}`,
  less: (other: string) => `less than ${other}`,
  inequality: () => 'inequality',
  even: () => 'even',
  odd: () => 'odd',
  only: (symbols: readonly string[]) => `only ${symbols.join(' ')}`,
  index: { columnIndex: 'column index', rowIndex: 'row index' } as const,
  arrow: (cellsOfCircle: number) => (cellsOfCircle === 1 ? 'arrow' : 'pill'),
  circle: (shaft: readonly string[]) => `circle of an arrow along ${shaft.join(' ')}`,
  shaft: (circle: readonly string[]) => `arrow of ${circle.join(' ')}`,
  clone: (other: string) => `clone of ${other}`,
  quad: (symbols: readonly string[]) => `quad ${symbols.join(' ')}`,
  littleKiller: (sum: number) => numbered('little killer', sum),
  /** A clue outside the grid, in the description of the cell next to it; `house` is `column 4`. */
  sandwich: (sum: number, house: string) => `sandwich ${sum} of ${house}`,
  xSum: (sum: number, house: string) => `X-sum ${sum} of ${house}`,
  skyscraper: (count: number, house: string) => `skyscraper ${count} of ${house}`,
  numberedRoom: (symbol: string, house: string) => `numbered room ${symbol} of ${house}`,
} as const;

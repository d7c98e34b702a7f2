/** Descriptions of the rules of a cell for screen readers: `cage 16 with r2c8`, `thermo, cell 2 of 4, then r3c1`. */

import { type Phrase, t } from '../../core/sentences';
import { capital } from '../wording';

/** Maximum number of other cells to name. */
const MOST = 5;

export const ariaLabels = {
  /** A name with a capital: `Cage 16`. */
  asName: (name: string) => capital(name),
  /** A rule of cells without an order; `others` are the names of the other cells of the rule. */
  with: (name: string, others: readonly string[]) => {
    if (others.length === 0) return name;
    return others.length <= MOST
      ? t('{name} with {cells}', { name, cells: others.join(' ') })
      : t('{name} of {n, plural, one {# cell} other {# cells}}', { name, n: others.length + 1 });
  },
  /** A cell of a line with its 0-based index, and the name of the next one. */
  onLine: (name: string, index: number, count: number, next: string | undefined) =>
    next === undefined
      ? t('{name}, cell {place} of {count}', { name, place: index + 1, count })
      : t('{name}, cell {place} of {count}, then {next}', { name, place: index + 1, count, next }),
  diagonal: (direction: string) => t('diagonal {label}', { label: direction }),
  windows: () => t('windows'),
  window: (index: number) => t('window {n}', { n: index + 1 }),
  group: (index: number) => t('disjoint group {n}', { n: index + 1 }),
  extraRegion: () => t('extra region'),
  cage: (sum: number | undefined) => (sum === undefined ? t('cage') : t('cage {sum}', { sum })),
  sum: (sum: number) => t('sum {sum}', { sum }),
  dot: { whiteDot: () => t('white dot'), blackDot: () => t('black dot'), x: () => 'X', v: () => 'V' } as const,
  greater: (other: string) => t('greater than {cell}', { cell: other }),
  less: (other: string) => t('less than {cell}', { cell: other }),
  inequality: () => t('inequality'),
  even: () => t('even'),
  odd: () => t('odd'),
  only: (symbols: readonly string[]) => t('only {digits}', { digits: symbols.join(' ') }),
  index: { columnIndex: () => t('column index'), rowIndex: () => t('row index') } as const,
  arrow: (cellsOfCircle: number) => (cellsOfCircle === 1 ? t('arrow') : t('pill')),
  circle: (shaft: readonly string[]) => t('circle of an arrow along {cells}', { cells: shaft.join(' ') }),
  shaft: (circle: readonly string[]) => t('arrow of {cells}', { cells: circle.join(' ') }),
  clone: (other: string) => t('clone of {cell}', { cell: other }),
  quad: (symbols: readonly string[]) => t('quad {digits}', { digits: symbols.join(' ') }),
  littleKiller: (sum: number) => t('little killer {sum}', { sum }),
  /** A clue outside the grid, in the description of the cell next to it; `house` is `column 4`. */
  sandwich: (sum: number, house: Phrase) => t('sandwich {sum} of {house, form, genitive}', { sum, house }),
  xSum: (sum: number, house: Phrase) => t('X-sum {sum} of {house, form, genitive}', { sum, house }),
  skyscraper: (count: number, house: Phrase) => t('skyscraper {count} of {house, form, genitive}', { count, house }),
  numberedRoom: (symbol: string, house: Phrase) =>
    t('numbered room {digit} of {house, form, genitive}', { digit: symbol, house }),
} as const;

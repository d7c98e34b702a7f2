/** Descriptions of the rules of a cell for screen readers: `cage 16 with r2c8`, `thermo, cell 2 of 4, then r3c1`. */

import { t } from '../../core/sentences';
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
  greater: (other: string) => t('greater than {cell}', { cell: other }),
  less: (other: string) => t('less than {cell}', { cell: other }),
  inequality: () => t('inequality'),
  even: () => t('even'),
  odd: () => t('odd'),
  only: (symbols: readonly string[]) => t('only {digits}', { digits: symbols.join(' ') }),
  arrow: (cellsOfCircle: number) => (cellsOfCircle === 1 ? t('arrow') : t('pill')),
  circle: (shaft: readonly string[]) => t('circle of an arrow along {cells}', { cells: shaft.join(' ') }),
  shaft: (circle: readonly string[]) => t('arrow of {cells}', { cells: circle.join(' ') }),
  clone: (other: string) => t('clone of {cell}', { cell: other }),
  quad: (symbols: readonly string[]) => t('quad {digits}', { digits: symbols.join(' ') }),
} as const;

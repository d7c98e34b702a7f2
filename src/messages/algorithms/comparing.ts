/** The comparison of algorithms as a document. */

import type { AlgorithmName } from '../../core/algorithms/index';
import { t } from '../../core/sentences';
import { plain } from '../../text/strings/markdown';
import { nameOf } from './algorithms';

/** The document that compares algorithms. */
export const comparing = {
  tab: (name: string) => plain(t('Comparison of algorithms: {name}', { name })),
  comparing: () => t('Comparing algorithms'),
  title: (name: string) => comparing.tab(name),
  algorithm: (name: AlgorithmName) => nameOf(name),
  headings: {
    algorithm: () => t('Algorithm'),
    result: () => t('Result'),
    solved: () => t('Solved'),
    placements: () => t('Placements'),
    backtracks: () => t('Backtracks'),
    depth: () => t('Depth'),
    /** The time in milliseconds. */
    time: () => t('ms'),
  } as const,
  results: {
    solved: () => t('solved'),
    contradictory: () => t('no solution'),
    stuck: () => t('stuck'),
    cut: () => t('stopped'),
    impossible: () => t('not supported'),
  } as const,
  /** Notes below the table. */
  stuck: (empty: number) =>
    t('Single candidates: {empty, plural, one {# cell stays} other {# cells stay}} empty.', { empty }),
  cut: (events: number) => t('A search is stopped after {events} steps.', { events }),
  impossible: () => t('Exact cover supports only rules that add houses, such as diagonals.'),
  bars: () => t('Placements (logarithmic scale)'),
  /** The puzzles of the file. */
  file: (compared: number, total: number) =>
    compared === total
      ? t('All {total} puzzles of the file', { total })
      : t('{compared} of the {total} puzzles of the file', { compared, total }),
  canceled: (compared: number, planned: number) =>
    t('Canceled after {compared} of {planned} puzzles.', { compared, planned }),
  medians: () => t('Placements and backtracks are medians, depths are maximums, and times are totals.'),
  ofAll: (solved: number, all: number) => t('{solved} of {all}', { solved, all }),
  medianBars: () => t('Median placements (logarithmic scale)'),
} as const;

/** Writes a comparison of algorithms as text: a table, and bars. */

import { ALGORITHM_NAMES, type AlgorithmName } from '../../core/algorithms/index';
import { wordsOf } from '../../core/sentences';
import * as messages from '../../messages/index';
import { padEnd, padStart, widthOf } from '../../text/strings/width';
import { type ComparedRun, type FileComparison, MOST_STEPS, MOST_STEPS_IN_FILE } from './comparing';

/** Maximum number of characters of a bar. */
const LONGEST_BAR = 24;

/** The runs on a puzzle, and on all puzzles of its file if there are several. */
export interface Comparison {
  /** The name of the puzzle. */
  readonly name: string;
  readonly runs: readonly ComparedRun[];
  readonly file?: FileComparison;
}

/** The document. */
export function writeComparison({ name, runs, file }: Comparison): string {
  const { title } = messages.comparing;
  const sections = [
    [title(name)],
    ...puzzleSections(runs),
    ...(file && file.runs.length > 0 ? fileSections(file) : []),
  ];
  return sections
    .filter(lines => lines.length > 0)
    .map(lines => `${lines.join('\n')}\n`)
    .join('\n');
}

function puzzleSections(runs: readonly ComparedRun[]): string[][] {
  const words = messages.comparing;
  const { headings } = words;
  const rows = runs.map(({ algorithm, outcome, counters, milliseconds }) => {
    const name = words.algorithm(algorithm);
    if (outcome === 'impossible') return [name, words.results.impossible(), '', '', '', ''];
    const { placements, backtracks, deepest } = counters;
    return [name, words.results[outcome](), ...[placements, backtracks, deepest].map(wordsOf), timeOf(milliseconds)];
  });
  const stuck = runs.find(({ outcome }) => outcome === 'stuck');
  return [
    tableOf([
      [
        headings.algorithm(),
        headings.result(),
        headings.placements(),
        headings.backtracks(),
        headings.depth(),
        headings.time(),
      ],
      ...rows,
    ]),
    [...(stuck ? [words.stuck(stuck.empty)] : []), ...notesOn(runs, MOST_STEPS)],
    barsOf(
      words.bars(),
      runs.filter(isRun).map(({ algorithm, counters }) => [algorithm, counters.placements]),
    ),
  ];
}

function fileSections(file: FileComparison): string[][] {
  const words = messages.comparing;
  const { headings } = words;
  const compared = file.runs.length;
  const byAlgorithm = ALGORITHM_NAMES.map(algorithm => ({
    algorithm,
    runs: file.runs.flatMap(runs => runs.filter(run => run.algorithm === algorithm && isRun(run))),
  }));
  const rows = byAlgorithm.map(({ algorithm, runs }) => [
    words.algorithm(algorithm),
    words.ofAll(runs.filter(({ outcome }) => outcome === 'solved').length, compared),
    wordsOf(medianOf(runs.map(({ counters }) => counters.placements))),
    wordsOf(medianOf(runs.map(({ counters }) => counters.backtracks))),
    wordsOf(Math.max(0, ...runs.map(({ counters }) => counters.deepest))),
    timeOf(runs.reduce((sum, { milliseconds }) => sum + milliseconds, 0)),
  ]);
  return [
    [
      words.file(compared, file.total),
      ...(file.done < file.planned ? [words.canceled(file.done, file.planned)] : []),
      words.medians(),
    ],
    tableOf([
      [
        headings.algorithm(),
        headings.solved(),
        headings.placements(),
        headings.backtracks(),
        headings.depth(),
        headings.time(),
      ],
      ...rows,
    ]),
    notesOn(file.runs.flat(), MOST_STEPS_IN_FILE),
    barsOf(
      words.medianBars(),
      byAlgorithm.map(({ algorithm, runs }) => [algorithm, medianOf(runs.map(({ counters }) => counters.placements))]),
    ),
  ];
}

const isRun = ({ outcome }: ComparedRun): boolean => outcome !== 'impossible';

function notesOn(runs: readonly ComparedRun[], most: number): string[] {
  const words = messages.comparing;
  const has = (wanted: ComparedRun['outcome']) => runs.some(({ outcome }) => outcome === wanted);
  return [...(has('cut') ? [words.cut(most)] : []), ...(has('impossible') ? [words.impossible()] : [])];
}

/** Columns of equal width. The first two are texts, the others numbers, which are close enough for half a window. */
function tableOf(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0].map((_, column) => Math.max(...rows.map(row => widthOf(row[column]))));
  return rows.map(row =>
    row
      .map((text, column) => (column < 2 ? padEnd : padStart)(text, widths[column]) + (column < 2 ? '  ' : ' '))
      .join('')
      .trimEnd(),
  );
}

/** Bars whose lengths are logarithms of the counts, because these differ by factors of thousands. */
function barsOf(heading: string, counts: readonly (readonly [AlgorithmName, number])[]): string[] {
  const most = Math.log(1 + Math.max(1, ...counts.map(([, count]) => count)));
  const rows = counts.map(([algorithm, count]) => [
    `  ${messages.comparing.algorithm(algorithm)}`,
    wordsOf(count),
    '\u2588'.repeat(Math.round((LONGEST_BAR * Math.log(1 + count)) / most)),
  ]);
  const [names, figures] = [0, 1].map(column => Math.max(...rows.map(row => widthOf(row[column]))));
  return [
    heading,
    ...rows.map(([name, figure, bar]) => `${padEnd(name, names)}  ${padStart(figure, figures)}  ${bar}`.trimEnd()),
  ];
}

/** The middle of some numbers; the mean of both if there are two. */
function medianOf(numbers: readonly number[]): number {
  if (numbers.length === 0) return 0;
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return (sorted[Math.floor(middle)] + sorted[Math.ceil(middle) - 1]) / 2;
}

/** A time in milliseconds, with about three digits. */
function timeOf(milliseconds: number): string {
  const digits = milliseconds < 10 ? 2 : milliseconds < 100 ? 1 : 0;
  return wordsOf(Number(milliseconds.toFixed(digits)));
}

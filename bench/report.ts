/** Tables for the terminal, and bench/results/solvers.md. */

import type { ColdStart } from './coldStart.ts';
import { markdownTable, writeSection } from './document.ts';
import type { Result } from './result.ts';
import { figure } from './statistics.ts';
import { summary } from './summary.ts';
import { TASKS, titleOf } from './task.ts';

export interface Report {
  /** A date such as 2026-01-31. */
  readonly date: string;
  readonly machine: string;
  readonly results: readonly Result[];
  readonly starts: readonly ColdStart[];
}

/** One set and task: one row for each contestant. */
export function taskTable(results: readonly Result[]): string {
  const rows = results.map(one => [
    one.contestant,
    one.puzzlesPerSecond ? figure(one.puzzlesPerSecond) : '-',
    one.ratio ? figure(one.ratio) : '-',
    `${one.given - one.wrong - one.missing - one.threw - one.unfinished} of ${one.given}${one.given < one.puzzles ? ` (of ${one.puzzles})` : ''}`,
    faultsOf(one).join(', '),
    `${one.timed}`,
  ]);
  return aligned([['', 'puzzles/s', 'times ours', 'right', '', 'timed with'], ...rows]);
}

export function coldTable(starts: readonly ColdStart[]): string {
  const rows = starts.map(({ contestant, load, first, second }) => [contestant, ...[load, first, second].map(figure)]);
  return aligned([['', 'load, ms', 'first, ms', 'second, ms'], ...rows]);
}

/** Aligns columns. */
export function aligned(rows: readonly (readonly string[])[]): string {
  const widths = rows[0].map((_, column) => Math.max(...rows.map(row => row[column].length)));
  return rows
    .map(row =>
      row
        .map((cell, i) => (i === 0 ? cell.padEnd(widths[i]) : cell.padStart(widths[i])))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Writes the report to bench/results/solvers.md, without the section of {@link writeLarge}. */
export function writeDocument(report: Report): void {
  writeSection('solvers', markdown(report));
}

/** Writes the results of each puzzle larger than 9x9 to bench/results/solvers.md. */
export function writeLarge({ date, machine, results }: Report): void {
  const tables = TASKS.flatMap(task => [
    `${titleOf[task]}:`,
    markdownTable([
      ['', '', 'tried', 'given up', 'median', 'slowest'],
      ...results.filter(one => one.task === task && one.isLarge).map(largeRow),
    ]),
  ]);
  writeSection('large', [`${date}, ${machine}.`, ...tables].join('\n\n'));
}

function largeRow({ set, contestant, given, puzzles, unfinished, median, slowest }: Result): string[] {
  const tried = given < puzzles ? `${given} of ${puzzles}` : `${given}`;
  return [set, contestant, tried, `${unfinished}`, figure(median), figure(slowest)];
}

function markdown(report: Report): string {
  const { date, machine, results, starts } = report;
  const parts = [`${date}, ${machine}.`, ...summary(results)];
  for (const task of TASKS) {
    const some = results.filter(one => one.task === task);
    parts.push(`## ${titleOf[task]}`);
    parts.push(
      'Puzzles per second:',
      speeds(some, one => one.puzzlesPerSecond),
    );
    parts.push(
      'Time relative to ours, on the same puzzles:',
      speeds(some, one => one.ratio),
    );
  }
  const notes = results.filter(one => faultsOf(one).length > 0 || one.given < one.puzzles).map(noteOf);
  if (notes.length > 0) parts.push('## Incomplete or wrong results', notes.join('\n'));
  parts.push(
    '## Cold start',
    'Median times in milliseconds, in a fresh process. Loading includes compiling WebAssembly.',
  );
  parts.push(
    markdownTable([
      ['', 'load', 'first hard puzzle', 'second'],
      ...starts.map(({ contestant, load, first, second }) => [contestant, ...[load, first, second].map(figure)]),
    ]),
  );
  return parts.join('\n\n');
}

/** One row for each set, one column for each contestant. An asterisk refers to the notes. */
function speeds(results: readonly Result[], value: (result: Result) => number | undefined): string {
  const sets = [...new Set(results.map(({ set }) => set))];
  const contestants = [...new Set(results.map(({ contestant }) => contestant))];
  const cellOf = (set: string, contestant: string) => {
    const one = results.find(result => result.set === set && result.contestant === contestant);
    if (!one) return '';
    return `${figure(value(one) ?? Number.NaN)}${faultsOf(one).length > 0 ? '*' : ''}`;
  };
  return markdownTable([
    ['', ...contestants],
    ...sets.map(set => [set, ...contestants.map(contestant => cellOf(set, contestant))]),
  ]);
}

function noteOf(result: Result): string {
  const { set, task, contestant, puzzles, given } = result;
  const what = [`${given} of ${puzzles} tried`, ...faultsOf(result)].join(', ');
  return `- ${contestant}, ${set}, ${task === 'solve' ? 'one solution' : 'count'}: ${what}`;
}

function faultsOf({ wrong, missing, threw, unfinished }: Result): string[] {
  const faults: [number, string][] = [
    [wrong, 'wrong'],
    [missing, 'without an answer'],
    [threw, 'with an exception'],
    [unfinished, 'given up'],
  ];
  return faults.filter(([count]) => count > 0).map(([count, what]) => `${count} ${what}`);
}

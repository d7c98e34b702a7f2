/** The report of `Check All Files`. */

import * as messages from '../../messages/index';
import { BASELINE_FILE, type Baseline, entriesWithout } from './baseline';
import type { FileFindings } from './workspaceLint';

/** Maximum number of entries listed as not needed. */
const MOST_UNNEEDED = 100;

/** The baseline of a workspace folder. */
export interface FolderBaseline {
  /** The name of its file, with the folder if there are several. */
  readonly name: string;
  readonly baseline: Baseline;
  /** The reason why it cannot be read. */
  readonly problem?: string | undefined;
  /** The files of the folder that were checked, by their names in the baseline. */
  readonly files: ReadonlyMap<string, FileFindings>;
}

/**
 * The findings of all files as text. `total` is the number of files; fewer were checked after Cancel, and then entries that are not needed
 * are not listed.
 */
export function writeFindings(
  files: readonly FileFindings[],
  total: number,
  baselines: readonly FolderBaseline[] = [],
): string {
  const words = messages.lint;
  const withFindings = files.filter(({ findings }) => findings.length > 0);
  const puzzles = files.reduce((sum, file) => sum + file.puzzles, 0);
  const all = files.reduce((sum, file) => sum + file.findings.length, 0);
  const leftOut = files.reduce((sum, file) => sum + file.leftOut, 0);
  const summary = [
    words.summary({ checked: files.length, total, puzzles, findings: all }),
    ...(leftOut > 0 ? [messages.baseline.leftOut(leftOut, BASELINE_FILE)] : []),
    ...baselines.flatMap(({ name, problem }) =>
      problem === undefined ? [] : [messages.baseline.unreadable(name, problem)],
    ),
  ];
  return [
    `${words.tab()}\n\n${summary.map(line => `${line}\n`).join('')}`,
    ...withFindings.map(
      ({ name, findings }) =>
        `${name}\n${findings.map(({ line, severity, code, message }) => `  ${line + 1}  ${severity}  ${code}  ${message}\n`).join('')}`,
    ),
    ...(files.length < total ? [] : baselines.flatMap(unneededIn)),
  ].join('\n');
}

/** The entries of a baseline without findings, including those of missing files. */
function unneededIn({ name, baseline, files }: FolderBaseline): string[] {
  const unneeded = [...baseline].flatMap(([file, entries]) =>
    entriesWithout(entries, files.get(file)?.entries ?? new Map()).map(
      ([code, entry]) => `  ${file}  ${code}  ${entry}\n`,
    ),
  );
  if (unneeded.length === 0) return [];
  const rest = unneeded.length - MOST_UNNEEDED;
  const lines = [
    `${messages.baseline.unneeded(unneeded.length, name)}\n`,
    ...unneeded.slice(0, MOST_UNNEEDED),
    ...(rest > 0 ? [`  ${messages.baseline.more(rest)}\n`] : []),
  ];
  return [lines.join('')];
}

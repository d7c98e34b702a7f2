/** A solution path as a text to read, keep and compare: the same for the same puzzle, wherever and whenever it is made. */

import { makeLine } from '../core/notation';
import type { Rating } from '../core/rating/index';
import { gradeOf } from '../core/techniques/grade';
import type { Path } from '../core/techniques/path';
import { drawGrid } from './drawing';
import { messages } from './messages';
import type { Puzzle, Span } from './puzzle';
import { namesFor } from './reasoning';

export const PATH_FORMATS = ['text', 'markdown'] as const;
export type PathFormat = (typeof PATH_FORMATS)[number];

/** What a report is made of. The path must have been walked to its end. */
export interface PathReport {
  readonly puzzle: Puzzle;
  /** What the puzzle is called. */
  readonly name: string;
  readonly path: Path;
  /** Absent where nobody rated it: other sizes, and puzzles without a single solution. */
  readonly rating?: Rating | undefined;
}

export function writePath(report: PathReport, format: PathFormat): string {
  const { puzzle, name, path, rating } = report;
  const { geometry, digits } = puzzle.grid;
  const names = namesFor(puzzle);
  const { path: words } = messages;
  const grade = gradeOf(path.steps);
  const draw = (grid: Uint8Array) => [drawGrid(geometry, grid, puzzle.style.symbols), '', makeLine(grid)].join('\n');
  const { title, code, table } = WRITERS[format];
  const uses = grade.uses.map(({ technique, count }) => [technique.name, `${count}`, `${count * technique.score}`]);
  const width = String(path.steps.length).length;
  return [
    title(words.title(name)),
    '',
    code(draw(digits)),
    '',
    ...path.steps.map((step, i) => words.step(String(i + 1).padStart(width), names.step(step))),
    '',
    `${words.outcome[path.outcome ?? 'stuck']}:`,
    '',
    code(draw(path.end.digits)),
    '',
    table([words.headings, ...uses]),
    '',
    words.score(grade),
    ...(rating ? ['', words.rating(rating)] : []),
    '',
  ].join('\n');
}

interface Writer {
  title(text: string): string;
  /** Lines to be kept as they are. */
  code(text: string): string;
  /** The first row is the heading; all columns but the first hold numbers. */
  table(rows: readonly (readonly string[])[]): string;
}

const WRITERS: Record<PathFormat, Writer> = {
  text: {
    title: text => text,
    code: text => text,
    table: rows =>
      padded(rows)
        .map(row => row.join('  ').trimEnd())
        .join('\n'),
  },
  markdown: {
    title: text => `# ${text}`,
    code: text => `\`\`\`text\n${text}\n\`\`\``,
    table: rows => {
      const [heading, ...body] = padded(rows).map(row => `| ${row.join(' | ')} |`);
      const rule = padded(rows)[0].map((cell, i) =>
        i === 0 ? '-'.repeat(cell.length) : `${'-'.repeat(cell.length - 1)}:`,
      );
      return [heading, `| ${rule.join(' | ')} |`, ...body].join('\n');
    },
  },
};

/** Cells as wide as their column's widest. */
function padded(rows: readonly (readonly string[])[]): string[][] {
  const widths = rows[0].map((_, column) => Math.max(...rows.map(row => row[column].length)));
  return rows.map(row => row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]) : cell.padStart(widths[i]))));
}

/** The index of the step that a line of a report tells of, or undefined. */
export function stepOfLine(line: string): number | undefined {
  const match = /^\s*(\d+)\. \S/.exec(line);
  return match ? Number(match[1]) - 1 : undefined;
}

/** Where in a line that tells of a step its technique is named, or undefined. */
export function techniqueSpanOf(line: string): Span | undefined {
  const match = /^(\s*\d+\. )([^:]+):/.exec(line);
  return match ? { start: match[1].length, end: match[1].length + match[2].length } : undefined;
}

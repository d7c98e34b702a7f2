/** A solution path as a text to read, keep and compare: the same for the same puzzle, wherever and whenever it is made. */

import type { Rating } from '../../core/rating/rating';
import type { Verdict } from '../../core/solver/index';
import type { Path } from '../../core/techniques/path';
import { escaped } from '../markdown';
import { messages } from '../messages';
import { namesFor, type Puzzle } from '../puzzle';
import type { Span } from '../span';
import { makeSymbol, type Symbols } from '../symbols';
import { drawGrid } from './drawing';

const PATH_FORMATS = ['text', 'markdown'] as const;
export type PathFormat = (typeof PATH_FORMATS)[number];

/** The format that the ending of a file's name asks for; text where it asks for none. */
export function pathFormatOf(fileName: string): PathFormat {
  return fileName.toLowerCase().endsWith('.md') ? 'markdown' : 'text';
}

/** What a report is made of. The path must have been walked to its end. */
export interface PathReport {
  readonly puzzle: Puzzle;
  /** What the puzzle is called. */
  readonly name: string;
  readonly path: Path;
  readonly verdict?: Verdict | undefined;
  /** Absent for sizes that have no rating, and for puzzles that are not valid. */
  readonly rating?: Rating | undefined;
}

export function writePath(report: PathReport, format: PathFormat): string {
  const { puzzle, name, path, verdict, rating } = report;
  const { grade } = path;
  const { geometry } = puzzle.grid;
  const { symbols } = puzzle.style;
  const names = namesFor(puzzle);
  const { path: words } = messages;
  const { title, code, table } = WRITERS[format];
  const draw = (grid: Uint8Array) => [drawGrid(geometry, grid, symbols), ...lineOf(grid, symbols)].join('\n');
  const width = String(path.steps.length).length;
  const uses = grade.uses.map(({ technique, count }) => [technique.name, `${count}`, `${count * technique.score}`]);
  const isSolved = path.outcome === 'solved';
  return [
    [title(words.title(name))],
    [code(draw(path.start.digits))],
    path.steps.map((step, i) => words.step(String(i + 1).padStart(width), names.step(step))),
    [isSolved ? words.solved() : verdict?.kind === 'ambiguous' ? words.ambiguous() : words.stuck()],
    path.excluded.length > 0 ? [words.excluded(path.excluded)] : [],
    [code(draw(path.end.digits))],
    path.steps.length > 0 ? [table([words.headings, ...uses])] : [],
    isSolved ? [words.score(grade)] : [],
    rating ? [words.rating(rating)] : [],
  ]
    .filter(paragraph => paragraph.length > 0)
    .map(paragraph => `${paragraph.join('\n')}\n`)
    .join('\n');
}

/** The grid in one line, after an empty one, where every digit has one character. */
function lineOf(grid: Uint8Array, symbols: Symbols): string[] {
  if (symbols.kind === 'decimal') return [];
  return ['', Array.from(grid, digit => (digit === 0 ? '.' : makeSymbol(symbols, digit))).join('')];
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
    title: text => `# ${escaped(text)}`,
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

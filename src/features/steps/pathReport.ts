/** Writes a solution path as text to read, keep and compare. The same puzzle always gives the same text. */

import type { Literal } from '../../core/proof/premise';
import type { Rating } from '../../core/rating/rating';
import { inEnglish, named } from '../../core/sentences';
import type { Verdict } from '../../core/solver/index';
import type { Path } from '../../core/techniques/path';
import { ruleLines } from '../../formats/shared/ruleLines';
import * as messages from '../../messages/index';
import { namesFor, type Puzzle } from '../../text/puzzle';
import type { Span } from '../../text/span';
import { escaped } from '../../text/strings/markdown';
import { padEnd, padStart, widthOf } from '../../text/strings/width';
import { makeSymbol, type Symbols } from '../../text/symbols';
import { makeLiteral, makePremise } from '../proof/notation';
import type { PathProof } from '../proof/proving';
import { excludedAtStart } from '../proof/verifying';
import { drawGrid } from './drawing';

/**
 * `view` is text for a narrow editor, without the grids on one line, which would wrap. `text` and `markdown` are for
 * files.
 */
export type PathFormat = 'view' | 'text' | 'markdown';

/** The format for a file name: Markdown for `.md`, otherwise text. */
export function pathFormatOf(fileName: string): PathFormat {
  return fileName.toLowerCase().endsWith('.md') ? 'markdown' : 'text';
}

/** The content of a report. The path must have been walked to its end. */
export interface PathReport {
  readonly puzzle: Puzzle;
  /** The name of the puzzle. */
  readonly name: string;
  readonly path: Path;
  readonly verdict?: Verdict | undefined;
  /** Undefined for puzzles that are not valid, and for classic ones of sizes that have no rating. */
  readonly rating?: Rating | undefined;
  /** By step: the premises of its proof; undefined if none was found. Absent for a report without proofs. */
  readonly proof?: PathProof | undefined;
}

/**
 * The report: first a summary of the path, then its steps. In Markdown, a picture follows each step that has an address in
 * `pictures`. Files are in English, because they are read again; a view is in the language of the user.
 */
export const writePath = (report: PathReport, format: PathFormat, pictures?: ReadonlyMap<number, string>): string =>
  format === 'view' ? written(report, format, pictures) : inEnglish(() => written(report, format, pictures));

function written(report: PathReport, format: PathFormat, pictures?: ReadonlyMap<number, string>): string {
  const { puzzle, name, path, verdict, rating, proof } = report;
  const { grade } = path;
  const { geometry } = puzzle.grid;
  const { symbols } = puzzle.style;
  const names = namesFor(puzzle);
  const words = messages.path;
  const { title, code, table, item } = WRITERS[format];
  const draw = (grid: Uint8Array) =>
    [drawGrid(geometry, grid, symbols), ...(format === 'view' || geometry.variant ? [] : lineOf(grid, symbols))].join(
      '\n',
    );
  const width = String(path.steps.length).length;
  const uses = grade.uses.map(({ technique, count }) => [
    `${count}`,
    `${count * technique.score}`,
    named(technique.name),
  ]);
  const isSolved = path.outcome === 'solved';
  return [
    [title(words.title(name))],
    [...(isSolved ? [words.score(grade)] : []), ...(rating ? [words.rating(rating)] : [])],
    path.steps.length > 0 ? [table([words.headings(), ...uses])] : [],
    [code(draw(path.start.digits))],
    geometry.variant ? [code(ruleLines(puzzle).join('\n'))] : [],
    proof ? aboutStart(puzzle) : [],
    path.steps.flatMap((step, i) => {
      const premises = (proof?.[i] ?? []).map(
        premise => `${' '.repeat(width + 2)}${item}${makePremise(premise, names)}`,
      );
      const line = [words.step(String(i + 1).padStart(width), names.step(step)), ...premises].join('\n');
      const picture = pictures?.get(i);
      // Indented like the text of the step, so that it belongs to the list item.
      return picture ? [line, '', `${' '.repeat(width + 2)}![${words.picture(i + 1)}](${picture})`, ''] : [line];
    }),
    [words.end(isSolved ? 'solved' : verdict?.kind === 'ambiguous' ? 'ambiguous' : 'stuck')],
    path.excluded.length > 0 ? [words.excluded(path.excluded)] : [],
    [code(draw(path.end.digits))],
  ]
    .filter(paragraph => paragraph.length > 0)
    .map(paragraph => `${paragraph.join('\n').trimEnd()}\n`)
    .join('\n');
}

/** Lines with information that the drawn grid lacks: which digits are not givens, and which candidates the puzzle lacks. */
function aboutStart(puzzle: Puzzle): string[] {
  const { grid, givens } = puzzle;
  const names = namesFor(puzzle);
  const entries = [...grid.digits].flatMap((digit, cell) =>
    digit !== 0 && givens[cell] === 0 ? [{ cell, digit, isOn: true }] : [],
  );
  const listOf = (literals: readonly Literal[]) => literals.map(literal => makeLiteral(literal, names)).join(', ');
  const [placed, excluded] = [listOf(entries), listOf(excludedAtStart(puzzle))];
  const words = messages.path;
  return [...(placed ? [words.entries(placed)] : []), ...(excluded ? [words.excludedAtStart(excluded)] : [])];
}

/** The grid on one line, after an empty line; nothing when digits are numbers. */
function lineOf(grid: Uint8Array, symbols: Symbols): string[] {
  if (symbols.kind === 'decimal') return [];
  return ['', Array.from(grid, digit => (digit === 0 ? '.' : makeSymbol(symbols, digit))).join('')];
}

interface Writer {
  title(text: string): string;
  /** Lines that stay unchanged. */
  code(text: string): string;
  /** The first row is the heading. All columns but the last are numbers. */
  table(rows: readonly (readonly string[])[]): string;
  /** The prefix of a line that belongs to a step. */
  readonly item: string;
}

const PLAIN: Writer = {
  title: text => text,
  code: text => text,
  table: rows =>
    padded(rows)
      .map(row => row.join('  ').trimEnd())
      .join('\n'),
  item: '',
};

const WRITERS: Record<PathFormat, Writer> = {
  view: PLAIN,
  text: PLAIN,
  markdown: {
    title: text => `# ${escaped(text)}`,
    code: text => `\`\`\`text\n${text}\n\`\`\``,
    table: rows => {
      const [heading, ...body] = padded(rows).map(row => `| ${row.join(' | ')} |`);
      const rule = padded(rows)[0].map((cell, i) =>
        isName(i) ? '-'.repeat(cell.length) : `${'-'.repeat(cell.length - 1)}:`,
      );
      return [heading, `| ${rule.join(' | ')} |`, ...body].join('\n');
    },
    item: '- ',
  },
};

const COLUMNS = 3;

/** Whether a column of the table has names. The others have numbers. */
const isName = (column: number) => column === COLUMNS - 1;

/** The table with all cells of a column as wide as its widest cell. */
function padded(rows: readonly (readonly string[])[]): string[][] {
  const widths = rows[0].map((_, column) => Math.max(...rows.map(row => widthOf(row[column]))));
  return rows.map(row => row.map((cell, i) => (isName(i) ? padEnd(cell, widths[i]) : padStart(cell, widths[i]))));
}

/** Index of the step in a line of a report, or undefined. */
export function stepOfLine(line: string): number | undefined {
  const match = /^\s*(\d+)\. \S/.exec(line);
  return match ? Number(match[1]) - 1 : undefined;
}

/** The span of the technique's name in a line with a step, or undefined. */
export function techniqueSpanOf(line: string): Span | undefined {
  const match = /^(\s*\d+\. )([^:]+):/.exec(line);
  return match ? { start: match[1].length, end: match[1].length + match[2].length } : undefined;
}

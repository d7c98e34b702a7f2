/** Writes puzzles in the style of a file, both those read from links, tables and other programs and those that are already text. */

import { geometryOfSize } from '../../core/geometry';
import type { Grid } from '../../core/grid';
import { makeLine } from '../../core/notation';
import { type Content, contentHasEntries, contentOf } from '../../formats/content';
import { fitsLine, rowsIn } from '../../formats/drawn';
import { lossesOf } from '../../formats/format';
import { WRITABLE_FORMATS } from '../../formats/index';
import { markLinesOf } from '../../formats/sdk';
import { baseOf } from '../../formats/shared/layout';
import { hasRuleLines, ruleLines } from '../../formats/shared/ruleLines';
import { titleLines } from '../../formats/shared/titleLines';
import type { TextSource } from '../../text/document/document';
import { type TextEdit, unifyBlanks } from '../../text/edits';
import { LARGEST_MARKED } from '../../text/layout/words';
import type { Loss } from '../../text/losses';
import type { Puzzle } from '../../text/puzzle';
import { lineSpanOf } from '../../text/rereading';
import { boxComment } from '../../text/sections';
import { sheetsOf } from '../../text/sheets';
import { type ConvertForm, convert } from '../formatting/convert';
import { type FileStyle, styleOf } from './style';

/** A text for puzzles, and the information that it lacks. */
export interface Restyled {
  readonly edits: readonly TextEdit[];
  readonly lost: readonly Loss[];
}

/** The blank of a style, or a point where it would be read differently: a 0 in a large grid, or a line of nothing but `_`. */
const blankFor = ({ geometry, digits }: Grid, { form, blank }: FileStyle): string =>
  (geometry.size > 9 && blank === '0') || (form === 'line' && digits.every(digit => digit === 0)) ? '.' : blank;

/** The text of a puzzle in a style, with its title and a player's marks. */
export function textInStyle(content: Content, style: FileStyle): { readonly text: string; readonly lost: Loss[] } {
  const { grid, title } = content;
  const form = formFor(content, style.form);
  const blank = blankFor(grid, style);
  const base = baseOf(grid.geometry);
  const box = base === geometryOfSize(grid.geometry.size) ? [] : [boxComment(base)];
  const rows =
    form === 'line'
      ? [makeLine(grid.digits).replaceAll('.', blank) + (title === undefined ? '' : ` # ${title}`)]
      : [...titleLines(content), ...rowsIn(content, form, blank)];
  const format = WRITABLE_FORMATS.find(({ id }) => id === form);
  const lost = format ? lossesOf(format, content).filter(part => part !== 'marks' && part !== 'colours') : [];
  return { text: [...box, ...rows, ...markLinesOf(content), ...ruleLines(content)].join('\n'), lost };
}

/** The form of a file, or another one if a puzzle in it could not be read. */
function formFor(content: Omit<Content, 'givens'>, form: ConvertForm): ConvertForm {
  const { grid } = content;
  if (form === 'pencilMarks' && grid.geometry.size > LARGEST_MARKED) return 'bordered';
  return form === 'line' && !(fitsLine(grid) && !hasRuleLines(content)) ? 'plain' : form;
}

/** The form of puzzles in a file without any: one that keeps all information, otherwise a grid or a line. */
export function usualStyle(contents: readonly Content[]): FileStyle {
  const form =
    contents.some(({ grid }) => grid.allowed) && !contents.some(contentHasEntries) ? 'pencilMarks' : undefined;
  return { form: form ?? (contents.length > 1 ? 'line' : 'bordered'), blank: '.' };
}

/** The edits that write a puzzle of a text in a style; none when it already has it. */
export function restyled(source: TextSource, puzzle: Puzzle, style: FileStyle): Restyled {
  const { isPasted } = puzzle.style;
  const { size } = puzzle.grid.geometry;
  const isLibrary = puzzle.style.form === 'library';
  const form = formFor(puzzle, style.form);
  const blank = size > 9 && style.blank === '0' ? puzzle.style.blank : style.blank;
  if (!isPasted && !isLibrary && styleOf(source, puzzle)?.form === form) return sameForm(puzzle, blank);
  const wanted = { ...puzzle, style: { ...puzzle.style, blank } };
  const result = isLibrary || isPasted ? undefined : convert(source, wanted, form);
  if (result?.isFound && result.value.edits.length > 0) {
    const { edits, lostCandidates, losesGivens } = result.value;
    return {
      edits: [...(form === 'line' ? withoutHeading(source, puzzle) : []), ...edits],
      lost: [...(lostCandidates > 0 ? ['candidates' as const] : []), ...(losesGivens ? ['givens' as const] : [])],
    };
  }
  const isRefused = result?.isFound === false && sheetsOf(puzzle).length === 1;
  return isPasted || isLibrary || isRefused ? rewritten(source, puzzle, style) : NOTHING;
}

const NOTHING: Restyled = { edits: [], lost: [] };

/** The edit that removes the `[Puzzle]` of SadMan's format above a grid: among lines it would be the title of those below. */
function withoutHeading(source: TextSource, puzzle: Puzzle): TextEdit[] {
  const { start } = lineSpanOf(puzzle, source);
  const [heading] =
    /(?<=^|[\r\n])\[puzzle\][ \t]{0,9}(?:\r\n|\n|\r)$/i.exec(source.slice(Math.max(0, start - 40), start)) ?? [];
  return heading === undefined ? [] : [{ start: start - heading.length, end: start, text: '' }];
}

/** Writes another blank into the empty cells. */
function sameForm(puzzle: Puzzle, blank: string): Restyled {
  if (puzzle.style.form !== 'symbols' || puzzle.style.blank === blank) return NOTHING;
  const cells = [...puzzle.written.keys()].filter(cell => puzzle.written[cell] === 0);
  const oddBlanks = cells.map(cell => ({ cell, blank: puzzle.style.blank }));
  return { edits: unifyBlanks({ ...puzzle, style: { ...puzzle.style, blank }, oddBlanks }), lost: [] };
}

/** Maximum number of markup lines above or below a table. */
const MOST_MARKUP = 4;

/** Replaces all lines of a puzzle, including the tags and commands around them. */
function rewritten(source: TextSource, puzzle: Puzzle, style: FileStyle): Restyled {
  const { start, end } = lineSpanOf(puzzle, source);
  const above = source.slice(Math.max(0, start - 1000), start);
  const below = source.slice(end, Math.min(source.length, end + 1000));
  const before = markupLines(above.split('\n').reverse().slice(1)).reduce((sum, line) => sum + line.length + 1, 0);
  const behind = markupLines(below.split('\n').slice(1)).reduce((sum, line) => sum + line.length + 1, 0);
  const content = withoutRules(contentOf(puzzle, source));
  const { title, ...others } = content;
  // A title in a line above stays there.
  const isAbove = title !== undefined && above.includes(title);
  const { text, lost } = textInStyle(isAbove ? { ...others } : content, style);
  const gaps = [source.slice(start, puzzle.start), ...gapsOf(puzzle), source.slice(puzzle.end, end)];
  const hasWords = gaps.some(gap => /[\p{L}]{2}/u.test(withoutMarkup(gap)) && withoutMarkup(gap).trim() !== title);
  return {
    edits: [{ start: start - before, end: end + behind, text }],
    lost: hasWords && puzzle.style.form !== 'library' ? [...lost, 'words'] : lost,
  };
}

/** A puzzle without its rules, which stay unchanged in the text. */
function withoutRules(content: Content): Content {
  const { grid } = content;
  return { ...content, grid: { ...grid, geometry: baseOf(grid.geometry) } };
}

/** The leading lines that are only markup. */
function markupLines(lines: readonly string[]): string[] {
  const end = lines.findIndex(line => !isMarkup(line));
  return lines.slice(0, Math.min(end < 0 ? lines.length : end, MOST_MARKUP));
}

/** Whether a line consists of tags, commands, brackets, or labels of columns, which belong to the form of a grid. */
function isMarkup(line: string): boolean {
  if (line.trim() === '' || /^\s*[#%]/.test(line)) return false;
  const rest = withoutMarkup(line).replace(/[^\p{L}\p{N}]/gu, '');
  if (rest === '') return true;
  if (/[[({]\s*$/.test(line) && !/^\s*\[/.test(line)) return true;
  return rest.length > 3 && LABELS.some(labels => labels.startsWith(rest.toUpperCase()));
}

const LABELS = ['123456789101112', '012345678910', 'ABCDEFGHIJKLMNOP', 'C1C2C3C4C5C6C7C8C9', 'C0C1C2C3C4C5C6C7C8'];

/** A text without tags and without LaTeX commands and their arguments. */
function withoutMarkup(text: string): string {
  return text.replace(/<[^<>]*>|\[\/?\w+\]|\\\w+|\{[^{}]*\}|```\w*/g, '');
}

/** The texts between the cells of a puzzle. */
function gapsOf({ text, places, grid }: Puzzle): string[] {
  const { cellCount } = grid.geometry;
  return Array.from({ length: cellCount - 1 }, (_, cell) => text.slice(places.endOf(cell), places.startOf(cell + 1)));
}

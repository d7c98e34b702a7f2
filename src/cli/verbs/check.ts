import { countLine } from '../../core/solver/index';
import type { Diagnostic, Severity } from '../../language/features/diagnostics/rule';
import { read } from '../../language/parsing/parser';
import { restored } from '../../language/parsing/savedContext';
import type { Puzzle } from '../../language/puzzle';
import type { Block } from '../input/blocks';
import { Lines } from '../input/lines';
import { lineOf } from '../output/rows';
import { formatOption, jobsOption } from './common';
import { formatOf } from './perPuzzle';
import type { BlockResult, PuzzleVerb } from './verb';

/** The severities that make the exit status 1. */
const BAD: readonly Severity[] = ['error', 'warning'];

/** `sudoku check`. */
export const check: PuzzleVerb = {
  name: 'check',
  summary: 'Report what is wrong with each puzzle, as the editor does.',
  description: [
    'Reports the diagnostics of the editor, with the same codes, places and words: digits that break a rule, rows of a wrong length, ' +
      'puzzles without a solution or with several. Each puzzle is checked by itself; `sudoku lint` also compares the puzzles of a file.',
    'A line of the text form is `FILE:LINE:COLUMN: SEVERITY: MESSAGE [CODE]`. The exit status is 1 when there is an error or a warning.',
  ],
  options: [formatOption, jobsOption],
  examples: [
    { command: 'sudoku check puzzles.sudoku', does: 'Checks a file.' },
    { command: 'sudoku check --format jsonl *.sdm', does: 'Checks many files, for a program to read.' },
  ],
  fields: ['file', 'line', 'column', 'endLine', 'endColumn', 'severity', 'code', 'message'],
  async load(values) {
    const format = formatOf(values);
    const { findingsOf } = await import('../work/findings');
    const written = ({ name, text, line }: Block, found: readonly Diagnostic[], puzzles: number): BlockResult => {
      const lines = new Lines(text, line);
      const rows = found.map(({ start, end, severity, code, message }) => {
        const [at, to] = [lines.placeOf(start), lines.placeOf(end)];
        const row = { file: name, line: at.line, column: at.column, endLine: to.line, endColumn: to.column };
        const said = `${name}:${at.line}:${at.column}: ${severity}: ${message} [${code}]`;
        return lineOf(format, { ...row, severity, code, message }, said);
      });
      return { lines: rows, problems: [], hasFindings: found.some(({ severity }) => BAD.includes(severity)), puzzles };
    };
    const all = (block: Block) => {
      const { puzzles, notes } = read(block.text, restored(block.context));
      return written(block, findingsOf(puzzles, notes), puzzles.length);
    };
    /** Most puzzles of collections have one solution, which is known before anything else of them. */
    const quickly = (block: Block) => {
      const found: Diagnostic[] = [];
      const { text } = block;
      let puzzles = 0;
      for (let start = 0; start < text.length; start += PLAIN_LENGTH + 1) {
        puzzles++;
        const puzzle = text.slice(start, start + PLAIN_LENGTH);
        if (countLine(puzzle, 2) === 1) continue;
        const parsed: readonly Puzzle[] = read(puzzle).puzzles;
        found.push(...findingsOf(parsed, []).map(finding => movedBy(finding, start)));
      }
      return written(block, found, puzzles);
    };
    return block => (block.isPlain ? quickly(block) : all(block));
  },
};

/** The characters of a plain line. */
const PLAIN_LENGTH = 81;

const movedBy = (finding: Diagnostic, by: number): Diagnostic => ({
  ...finding,
  start: finding.start + by,
  end: finding.end + by,
});

import { countLine } from '../../core/solver/index';
import type { Diagnostic } from '../../language/features/diagnostics/rule';
import { read } from '../../language/parsing/parser';
import { restored } from '../../language/parsing/savedContext';
import type { Puzzle } from '../../language/puzzle';
import type { Span } from '../../language/span';
import type { Block } from '../input/blocks';
import { FINDING_FIELDS, findingFormatOf, findingFormatOption, findingFrame, written } from '../output/written';
import { jobsOption } from './common';
import type { PuzzleVerb } from './verb';

/** `sudoku check`. */
export const check: PuzzleVerb = {
  description: [
    'Reports the diagnostics of the editor, with the same codes, places and words: digits that break a rule, rows of a wrong length, ' +
      'puzzles without a solution or with several. Each puzzle is checked by itself; `sudoku lint` also compares the puzzles of a file.',
    'A line of the text form is `FILE:LINE:COLUMN: SEVERITY: MESSAGE [CODE]`. The exit status is 1 when there is an error or a warning.',
  ],
  options: [findingFormatOption, jobsOption],
  examples: [
    { command: 'sudoku check puzzles.sudoku', does: 'Checks a file.' },
    { command: 'sudoku check --format jsonl *.sdm', does: 'Checks many files, for a program to read.' },
  ],
  fields: FINDING_FIELDS,
  frame: findingFrame,
  async load(values) {
    const format = findingFormatOf(values);
    const { findingsOf, newRepairs } = await import('../work/findings');
    const repairs = newRepairs();
    const all = (block: Block) => {
      const { puzzles, notes } = read(block.text, restored(block.context));
      return written(format, { ...block, puzzles, found: findingsOf(puzzles, notes, repairs) });
    };
    /** Most puzzles of collections have one solution, which is known before anything else of them. */
    const quickly = (block: Block) => {
      const found: Diagnostic[] = [];
      const { text } = block;
      const puzzles: Span[] = [];
      for (let start = 0; start < text.length; start += PLAIN_LENGTH + 1) {
        puzzles.push({ start, end: start + PLAIN_LENGTH });
        const puzzle = text.slice(start, start + PLAIN_LENGTH);
        if (countLine(puzzle, 2) === 1) continue;
        const parsed: readonly Puzzle[] = read(puzzle).puzzles;
        found.push(...findingsOf(parsed, [], repairs).map(finding => movedBy(finding, start)));
      }
      return written(format, { ...block, puzzles, found });
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

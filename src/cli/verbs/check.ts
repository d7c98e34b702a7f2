import { LINE_BYTES, type LineEngine, newLineEngine } from '../../core/solver/bands/lines';
import type { Diagnostic } from '../../language/features/diagnostics/rule';
import { read } from '../../language/parsing/parser';
import { restored } from '../../language/parsing/savedContext';
import { asText, type Block, type PlainBlock } from '../input/blocks';
import { decoded } from '../input/encoding';
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
      const text = asText(block);
      const { puzzles, notes } = read(text.text, restored(text.context));
      return written(format, { ...text, puzzles, found: findingsOf(puzzles, notes, repairs) });
    };
    /** Most puzzles of collections have one solution, which is known before anything else of them. */
    const quickly = (engine: LineEngine, block: PlainBlock) => {
      const { plain } = block;
      const found: Diagnostic[] = [];
      const nextWithFindings = (from: number) => engine.notUnique(plain, from, 2);
      for (let at = nextWithFindings(0); at < plain.length; at = nextWithFindings(at + LINE_BYTES)) {
        const { puzzles } = read(decoded(plain.subarray(at, at + PUZZLE_LENGTH)));
        for (const finding of findingsOf(puzzles, [], repairs)) found.push(movedBy(finding, at));
      }
      if (found.length === 0 && format !== 'junit')
        return { lines: [], problems: [], hasFindings: false, puzzles: plain.length / LINE_BYTES };
      const puzzles = Array.from({ length: plain.length / LINE_BYTES }, (_, i) => ({
        start: i * LINE_BYTES,
        end: i * LINE_BYTES + PUZZLE_LENGTH,
      }));
      return written(format, { ...asText(block), puzzles, found });
    };
    const engine = newLineEngine();
    return block => (engine && 'plain' in block ? quickly(engine, block) : all(block));
  },
};

/** The bytes of a puzzle in a line. */
const PUZZLE_LENGTH = LINE_BYTES - 1;

const movedBy = (finding: Diagnostic, by: number): Diagnostic => ({
  ...finding,
  start: finding.start + by,
  end: finding.end + by,
});

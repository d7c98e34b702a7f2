import { LINE_BYTES, type LineEngine, newLineEngine } from '../../core/solver/bands/lines';
import { read } from '../../text/parser/parser';
import { restored } from '../../text/parser/savedContext';
import type { Span } from '../../text/span';
import { asText, type InputBlock, type PlainBlock, type TextBlock } from '../input/blocks';
import { decodedBytes } from '../input/encoding';
import { besideIn, foreignIn } from '../input/foreign';
import type { BlockRecords } from '../input/foreignRecords';
import type { ReportedFinding } from '../output/placed';
import { FINDING_FIELDS, findingFormatOf, findingFormatOption, findingFrame, written } from '../output/written';
import { jobsOption } from './shared/common';
import type { BlockResult, PuzzleVerb } from './shared/verb';

/** `sudoku check`. */
export const checkVerb: PuzzleVerb = {
  description: [
    'Reports the diagnostics of the editor, with the same codes, positions and messages: digits that break a rule, rows of a wrong length, ' +
      'puzzles without a solution or with several. Each puzzle is checked separately; `sudoku lint` also compares the puzzles of a file. ' +
      'Problems of a puzzle in the format of another program are reported at its line.',
    'A line of the text format is `FILE:LINE:COLUMN: SEVERITY: MESSAGE [CODE]`. A puzzle whose search takes more than two seconds has the warning `not-checked`. The exit status is 1 when there is an error or a warning.',
  ],
  options: [findingFormatOption, jobsOption],
  examples: [
    { command: 'sudoku check puzzles.sudoku', does: 'Checks a file.' },
    { command: 'sudoku check --format jsonl *.sdm', does: 'Checks many files, with output for a program.' },
  ],
  fields: FINDING_FIELDS,
  frame: findingFrame,
  async load(values, now) {
    const format = findingFormatOf(values);
    const { findingsOf, newRepairs } = await import('../work/findings');
    const repairs = newRepairs(now);
    const all = (block: InputBlock) => {
      const text = asText(block);
      const { puzzles, notes } = read(text.text, restored(text.context));
      const foreign = foreignIn(block, puzzles);
      if (foreign) return ofForeign(text, foreign);
      return withProblems(
        written(format, { ...text, puzzles, found: findingsOf(puzzles, notes, repairs, now) }),
        besideIn(text.name, text.text, text.line),
      );
    };
    /** Findings of a puzzle from another program are at its line, because positions in the converted text have no meaning for the user. */
    const ofForeign = (text: TextBlock, { records, complaints, foreign }: BlockRecords): BlockResult => {
      const own = records.map(({ puzzle }) => puzzle);
      const originalOf = (span: Span) => foreign?.form.originalOf(span) ?? span;
      const findings = findingsOf(own, foreign?.notes ?? [], repairs, now);
      const found = findings.map(finding => ({ ...finding, ...originalOf(finding) }));
      const puzzles = own.map(({ title, start, end }) => ({
        ...originalOf({ start, end }),
        ...(title !== undefined && { title }),
      }));
      return withProblems(written(format, { ...text, puzzles, found }), complaints);
    };
    const withProblems = (result: BlockResult, problems: readonly string[]): BlockResult => ({
      ...result,
      problems: [...result.problems, ...problems],
      hasFindings: result.hasFindings || problems.length > 0,
    });
    /** Most puzzles of collections have one solution, which is determined before anything else. */
    const quickly = (engine: LineEngine, block: PlainBlock) => {
      const { plain } = block;
      const found: ReportedFinding[] = [];
      const nextWithFindings = (from: number) => engine.notUnique(plain, from, 2);
      for (let at = nextWithFindings(0); at < plain.length; at = nextWithFindings(at + LINE_BYTES)) {
        const { puzzles } = read(decodedBytes(plain.subarray(at, at + PUZZLE_LENGTH)));
        for (const finding of findingsOf(puzzles, [], repairs, now)) found.push(movedBy(finding, at));
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
    return block => [engine && 'plain' in block ? quickly(engine, block) : all(block)];
  },
};

/** The length of a puzzle in a line, in bytes. */
const PUZZLE_LENGTH = LINE_BYTES - 1;

const movedBy = (finding: ReportedFinding, by: number): ReportedFinding => ({
  ...finding,
  start: finding.start + by,
  end: finding.end + by,
});

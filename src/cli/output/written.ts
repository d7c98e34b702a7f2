/** Writes findings in each format, for people, programs and CI systems. */

import { Lines } from '../../text/strings/lines';
import { type BlockResult, type OptionValues, OUTPUT_FORMATS, type VerbOption } from '../verbs/shared/verb';
import type { OutputFrame } from './frame';
import { JUNIT_FRAME, testCasesOf } from './junit';
import { BAD, type CheckedText, type Placed, placedText } from './placed';
import { outputLineOf } from './rows';
import { sarifFrame, sarifResult } from './sarif';

/** The formats of findings. */
const FINDING_FORMATS = [...OUTPUT_FORMATS, 'junit', 'sarif'] as const;
/** One of {@link FINDING_FORMATS}. */
type FindingFormat = (typeof FINDING_FORMATS)[number];

/** The format of findings. */
export const findingFormatOption: VerbOption = {
  name: 'format',
  short: 'f',
  value: 'FORM',
  values: FINDING_FORMATS,
  standard: 'text',
  summary:
    'The format of the findings: text for people, json, jsonl (one object per line), tsv or csv; junit and sarif for CI systems.',
};

/** The names of the fields of a finding. */
export const FINDING_FIELDS = ['file', 'line', 'column', 'endLine', 'endColumn', 'severity', 'code', 'message'];

/** The requested format of findings. */
export const findingFormatOf = ({ format }: OptionValues): FindingFormat =>
  (format as FindingFormat | undefined) ?? 'text';

/** Text around the findings of a verb. */
export function findingFrame(values: OptionValues): OutputFrame | undefined {
  const format = findingFormatOf(values);
  if (format === 'sarif') return sarifFrame();
  return format === 'junit' ? JUNIT_FRAME : undefined;
}

/** The findings of a text as lines of the output. */
export function written(format: FindingFormat, checked: CheckedText): BlockResult {
  const { found, puzzles } = checked;
  const lines = new Lines(checked.text, checked.line);
  const placed = found.map((finding): Placed => {
    const [at, to] = [lines.placeOf(finding.start), lines.placeOf(finding.end)];
    return {
      ...finding,
      file: checked.name,
      line: at.line,
      column: at.column,
      endLine: to.line,
      endColumn: to.column,
    };
  });
  return {
    lines: format === 'junit' ? testCasesOf(checked, placed) : placed.map(each => findingLine(format, each)),
    problems: [],
    hasFindings: found.some(({ severity }) => BAD.includes(severity)),
    puzzles: puzzles.length,
  };
}

function findingLine(format: Exclude<FindingFormat, 'junit'>, finding: Placed): string {
  if (format === 'sarif') return sarifResult(finding);
  const { file, line, column, endLine, endColumn, severity, code, message } = finding;
  return outputLineOf(format, { file, line, column, endLine, endColumn, severity, code, message }, placedText(finding));
}

/** The findings of the editor for a text, by the steps of src/extension/diagnostics/diagnostics.ts with the whole text visible. */

import { Analysis } from '../../src/analysis/analysis';
import { DocumentDiagnostics } from '../../src/features/diagnostics/documentDiagnostics';
import type { RuleLevels } from '../../src/features/diagnostics/rule';
import { PuzzleDocument } from '../../src/text/document/document';
import { breaksIn } from '../../src/text/strings/lineBreaks';
import { finish, type Now } from '../../src/text/work';
import { sourceOf } from '../text/source';

/** A finding as the command line writes it, without the name of the file. */
export interface EditorFinding {
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
  readonly severity: string;
  readonly code: string;
  readonly message: string;
}

/** More than any file has. */
const ALL = 1e6;

/** The findings of a text, in the order of the text. */
export async function editorFindings(text: string, levels: RuleLevels, now: Now): Promise<EditorFinding[]> {
  const analysis = new Analysis<never>({ now, sourceOf: none => none, onSearch: () => {} });
  const document = new PuzzleDocument(sourceOf(text));
  const checking = new DocumentDiagnostics(
    document,
    analysis.verdicts,
    'off',
    levels,
    puzzle => analysis.knownRepairs?.insightOf(puzzle) ?? {},
  );
  checking.inSight = [{ start: 0, end: text.length }];
  checking.collector = await analysis.collector(levels, []);
  finish(checking.work(() => {}));
  if (checking.isReasonWanted || checking.wantsRedundant) {
    const repairs = await analysis.repairs();
    finish(repairs.learningIn(checking, () => {}));
  }
  const places = new Map<number, readonly [line: number, column: number]>();
  const found = checking.diagnostics(ALL);
  const offsets = found.flatMap(({ finding: { start, end }, origin }) => [origin + start, origin + end]);
  let at = 0;
  let line = 1;
  for (const offset of offsets.sort((a, b) => a - b)) {
    line += breaksIn(text, at, offset);
    at = offset;
    const before = text.slice(Math.max(0, offset - 100_000), offset);
    places.set(offset, [line, before.length - Math.max(before.lastIndexOf('\n'), before.lastIndexOf('\r'))]);
  }
  return found.map(({ finding: { start, end, severity, code, message }, origin }) => {
    const [first, column] = places.get(origin + start)!;
    const [endLine, endColumn] = places.get(origin + end)!;
    return { line: first, column, endLine, endColumn, severity, code, message };
  });
}

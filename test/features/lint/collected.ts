/** A document with the findings of lint rules. */

import { Collector } from '../../../src/analysis/collector';
import { Reasoning } from '../../../src/analysis/reasoning';
import { VerdictCache } from '../../../src/analysis/verdicts';
import { DocumentDiagnostics } from '../../../src/features/diagnostics/documentDiagnostics';
import { movedDiagnostic } from '../../../src/features/diagnostics/moved';
import type { Diagnostic } from '../../../src/features/diagnostics/rule';
import { PuzzleDocument } from '../../../src/text/document/document';
import { levelsWith, type SomeLevels } from '../levels';

/** Applies only these rules. */
export function collected(text: string, some: SomeLevels) {
  const levels = levelsWith(some);
  const source = { text, length: text.length, slice: (start: number, end: number) => source.text.slice(start, end) };
  const document = new PuzzleDocument(source);
  const verdicts = new VerdictCache(
    () => 0,
    () => {},
  );
  const checking = new DocumentDiagnostics(document, verdicts, 'off', { ...OTHERS_OFF, ...levels });
  checking.collector = new Collector(verdicts, levels, new Reasoning(verdicts, () => 0).difficulties);
  checking.inSight = [{ start: 0, end: 10 }];
  const check = () => {
    for (const _ of checking.work(() => {}));
    return shown();
  };
  const shown = (): Diagnostic[] =>
    checking.diagnostics(1000).map(({ finding, origin }) => movedDiagnostic(finding, origin));
  /** Replaces a part of the text, like an edit. */
  const edit = (start: number, end: number, added: string) => {
    source.text = source.text.slice(0, start) + added + source.text.slice(end);
    source.length = source.text.length;
    document.edited(start, end - start, added.length);
  };
  return { source, document, checking, check, shown, edit };
}

const OTHERS_OFF: SomeLevels = {
  'multiple-solutions': 'off',
  'no-solution': 'off',
  'wrong-digit': 'off',
  conflict: 'off',
  'no-candidate': 'off',
  'no-place': 'off',
  'row-length': 'off',
};

/** `code severity start: message` of each finding. */
export const lines = (found: readonly Diagnostic[]) =>
  found.map(({ code, severity, start, message }) => `${code} ${severity} ${start}: ${message}`);

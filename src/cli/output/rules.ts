/** Descriptions of codes, for reports that list the rules. docs/diagnostics.md describes those of the editor. */

import type { Severity } from '../../features/diagnostics/declaration';
import type { DiagnosticCode } from '../../features/diagnostics/declarations';
import { DESCRIPTIONS } from '../../features/diagnostics/generated/descriptions';
import { DIAGNOSTICS } from '../../features/diagnostics/generated/diagnostics';

/** A rule: the default severity of its findings, and its description. */
interface RuleAbout {
  readonly severity: Severity;
  readonly does: string;
}

/** The codes of reports: those of the editor, and one for puzzles that could not be checked. */
export type ReportCode = DiagnosticCode | 'not-checked';

/** Descriptions that differ in a terminal, because several files are compared there and VS Code has no settings. */
const IN_TERMINAL: ReadonlyMap<DiagnosticCode, string> = new Map([
  ['duplicate', 'A copy of another puzzle'],
  ['not-all-shown', 'There are more findings than are shown'],
]);

/** All codes. */
export const REPORT_RULES = Object.fromEntries([
  ...(Object.keys(DIAGNOSTICS) as DiagnosticCode[]).map((code): [ReportCode, RuleAbout] => [
    code,
    { severity: DIAGNOSTICS[code].severity, does: IN_TERMINAL.get(code) ?? DESCRIPTIONS[code] },
  ]),
  ['not-checked', { severity: 'warning', does: 'A puzzle whose search has reached its time limit' }],
]) as { readonly [Code in ReportCode]: RuleAbout };

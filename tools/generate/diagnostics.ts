/** Diagnostics in the documentation, generated from their declarations. */

import { type DiagnosticCode, declarationOf, usualLevelOf } from '../../src/features/diagnostics/declarations';
import { DESCRIPTIONS } from '../../src/features/diagnostics/generated/descriptions';
import { DIAGNOSTICS } from '../../src/features/diagnostics/generated/diagnostics';
import { replacePart, tableOf } from './markdown';

const CODES = Object.keys(DIAGNOSTICS) as DiagnosticCode[];

function severityOf(code: DiagnosticCode): string {
  const { severity } = declarationOf(code);
  return severity[0].toUpperCase() + severity.slice(1);
}

/** docs/diagnostics.md with a section for each diagnostic. New sections are at its end; the rest of a section is written by hand. */
export function withDiagnosticSections(markdown: string): string {
  const missing = CODES.filter(code => !markdown.includes(`\n## ${code}\n`));
  return markdown + missing.map(code => `\n## ${code}\n\n${severityOf(code)}. ${DESCRIPTIONS[code]}.\n`).join('');
}

/** docs/guide/mistakes-and-fixes.md with an updated table of diagnostics. */
export function withDiagnosticTable(markdown: string): string {
  const rows = CODES.map(code => [
    `[\`${code}\`](../diagnostics.md#${code})`,
    severityOf(code),
    DESCRIPTIONS[code] + (usualLevelOf(code) === 'off' ? ' (off by default)' : ''),
  ]);
  return replacePart(markdown, 'diagnostics', tableOf(['Code', 'Severity', 'Marks'], rows));
}

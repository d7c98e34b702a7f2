/** The table of diagnostics in the documentation, generated from their declarations. */

import {
  DESCRIPTIONS,
  DIAGNOSTICS,
  type DiagnosticCode,
  declarationOf,
  usualLevelOf,
} from '../../src/features/diagnostics/declarations';
import { replacePart, tableOf } from './markdown';

/** docs/guide/mistakes-and-fixes.md with an updated table of diagnostics. */
export function withDiagnosticTable(markdown: string): string {
  const rows = (Object.keys(DIAGNOSTICS) as DiagnosticCode[]).map(code => {
    const { severity } = declarationOf(code);
    return [
      `[\`${code}\`](../diagnostics.md#${code})`,
      severity[0].toUpperCase() + severity.slice(1),
      DESCRIPTIONS[code] + (usualLevelOf(code) === 'off' ? ' (off by default)' : ''),
    ];
  });
  return replacePart(markdown, 'diagnostics', tableOf(['Code', 'Severity', 'Marks'], rows));
}

/** Which lint rules are applied. */

import type { DiagnosticCode, RuleLevels } from '../diagnostics/rule';

/** Whether any of these rules is on. */
export function isOn(levels: RuleLevels, codes: readonly DiagnosticCode[]): boolean {
  return codes.some(code => (levels[code] ?? 'off') !== 'off');
}

/** Which lint rules are applied. */

import type { DiagnosticCode, RuleLevels } from '../diagnostics/rule';

/** Whether one of some rules is on. */
export function isOn(levels: RuleLevels, codes: readonly DiagnosticCode[]): boolean {
  return codes.some(code => (levels[code] ?? 'off') !== 'off');
}

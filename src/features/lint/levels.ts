/** Which lint rules are applied. */

import { type DiagnosticCode, levelOf, type RuleLevels } from '../diagnostics/rule';

/** Whether any of these rules is on. */
export function isLevelOn(levels: RuleLevels, codes: readonly DiagnosticCode[]): boolean {
  return codes.some(code => (levelOf(levels, code) ?? 'off') !== 'off');
}

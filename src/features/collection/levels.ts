/** Which rules for collections are applied. */

import type { DiagnosticCode, RuleLevels } from '../diagnostics/rule';

/** The rules that look at a whole collection, or are for collections only. They are loaded when one of them is on. */
export const COLLECTION_RULES = [
  'duplicate',
  'isomorphic-duplicate',
  'too-few-clues',
  'broken-symmetry',
  'not-minimal',
  'level-mismatch',
] as const satisfies readonly DiagnosticCode[];

/** Whether one of some rules is on. */
export function isOn(levels: RuleLevels, codes: readonly DiagnosticCode[]): boolean {
  return codes.some(code => (levels[code] ?? 'off') !== 'off');
}

/** Levels of rules in tests. */

import type { DiagnosticCode, RuleLevel, RuleLevels } from '../../src/features/diagnostics/rule';
import { LEVEL_SETTINGS } from '../../src/features/settings';

/** The levels of some rules. */
export type SomeLevels = { readonly [code in DiagnosticCode]?: RuleLevel };

const OFF = Object.fromEntries(Object.keys(LEVEL_SETTINGS).map(code => [code, 'off'])) as RuleLevels;

/** These levels; all other rules with a setting are off. */
export const levelsWith = (some: SomeLevels): RuleLevels => ({ ...OFF, ...some });

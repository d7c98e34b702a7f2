/** Looks up the declarations of diagnostics. */

import type { DiagnosticTraits, Severity } from './declaration';
import { DIAGNOSTICS } from './generated/diagnostics';

/** The code of a diagnostic. */
export type DiagnosticCode = keyof typeof DIAGNOSTICS;

/** The declared traits of the diagnostic with a code. */
export function declarationOf(code: DiagnosticCode): DiagnosticTraits {
  return DIAGNOSTICS[code];
}

/** The severity of a diagnostic without settings: `off` if a setting must turn it on. */
export function usualLevelOf(code: DiagnosticCode): Severity | 'off' {
  const { severity, lint, setting = lint } = declarationOf(code);
  return setting === 'off' ? 'off' : severity;
}

/** The codes whose declaration has a field. */
export type CodeWith<Field extends keyof DiagnosticTraits> = {
  [Code in DiagnosticCode]: (typeof DIAGNOSTICS)[Code] extends { readonly [_ in Field]: unknown } ? Code : never;
}[DiagnosticCode];

/** The codes whose declaration has a field, in the order of the table. */
export function codesWith<Field extends keyof DiagnosticTraits>(field: Field): readonly CodeWith<Field>[] {
  return (Object.keys(DIAGNOSTICS) as DiagnosticCode[]).filter(
    (code): code is CodeWith<Field> => field in DIAGNOSTICS[code],
  );
}

/** The lint rules, which examine a whole collection or are only for collections. They are loaded when one of them is on. */
export const LINT_CODES = /* @__PURE__ */ codesWith('lint');

/** The sections of the documentation that findings, hovers and reports link to. The package has these pages, so they can be read offline. */

import type { DiagnosticCode } from './diagnostics/rule';

/** A section of a page. */
export interface DocsSection {
  /** The path of the page from the root of the project, which is also the root of the package. */
  readonly page: string;
  /** The anchor of the heading. */
  readonly section: string;
}

/** The section about a code; `not-checked` is a code of reports only. */
export const docsOfCode = (code: DiagnosticCode | 'not-checked'): DocsSection =>
  code === 'not-checked' ? { page: 'docs/cli.md', section: 'check' } : { page: 'docs/diagnostics.md', section: code };

/** The section about proofs, and about steps that do not follow. */
export const docsOfProofs = (): DocsSection => ({ page: 'docs/proofs.md', section: 'what-is-checked' });

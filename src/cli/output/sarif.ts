/**
 * Writes findings as SARIF 2.1.0, which GitHub and others show next to the lines of a pull request.
 * https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
 */

import { isAbsolute } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Severity } from '../../features/diagnostics/rule';
import { docsOfCode } from '../../features/documentation';
import type { OutputFrame, Undone } from './frame';
import type { Placed } from './placed';
import { printableJson } from './printable';
import { REPORT_RULES, type ReportCode } from './rules';

/** From package.json, inserted by the build. */
declare const PROJECT: { readonly version: string; readonly homepage: string };

const SCHEMA = 'https://json.schemastore.org/sarif-2.1.0.json';

/** SARIF has no fourth level. */
const LEVELS: Readonly<Record<Severity, 'error' | 'warning' | 'note'>> = {
  error: 'error',
  warning: 'warning',
  information: 'note',
  hint: 'note',
};

const CODES = Object.keys(REPORT_RULES) as ReportCode[];

/** Text around the results: one run, with all rules. */
export function sarifFrame(): OutputFrame {
  const { version, homepage } = PROJECT;
  const rules = CODES.map(id => {
    const { severity, does } = REPORT_RULES[id];
    const { page, section } = docsOfCode(id);
    return {
      id,
      shortDescription: { text: does },
      helpUri: `${homepage.split('#')[0]}/blob/HEAD/${page}#${section}`,
      defaultConfiguration: { level: LEVELS[severity] },
    };
  });
  const driver = { name: 'sudoku', version, informationUri: homepage, rules };
  const start = JSON.stringify({ $schema: SCHEMA, version: '2.1.0' }).slice(0, -1);
  const run = JSON.stringify({ tool: { driver }, columnKind: 'utf16CodeUnits' }).slice(0, -1);
  const before = `${start},"runs":[${run},"results":[\n`;
  const endOf = (more: string) => ({ after: `\n]${more}}]}\n`, none: `${before}]${more}}]}\n` });
  const undone = { end: (all: readonly Undone[]) => endOf(`,"invocations":[${printableJson(invocationOf(all))}]`) };
  return { before, end: '', between: ',\n', ...endOf(''), undone };
}

/** The invocation of a command that could not process all inputs. */
const invocationOf = (all: readonly Undone[]) => ({
  executionSuccessful: false,
  toolExecutionNotifications: all.map(({ name, reason }) => ({
    level: 'error',
    message: { text: reason },
    locations: [{ physicalLocation: { artifactLocation: { uri: uriOf(name) } } }],
  })),
});

/** A finding as a result. */
export function sarifResult({ file, line, column, endLine, endColumn, severity, code, message }: Placed): string {
  const region = { startLine: line, startColumn: column, endLine, endColumn };
  return printableJson({
    ruleId: code,
    ruleIndex: CODES.indexOf(code),
    level: LEVELS[severity],
    message: { text: message },
    locations: [{ physicalLocation: { artifactLocation: { uri: uriOf(file) }, region } }],
  });
}

/** Relative to the folder of the command, which is the repository in most CI systems. */
function uriOf(file: string): string {
  if (isAbsolute(file)) return pathToFileURL(file).href;
  return file.replaceAll('\\', '/').replace(/^\.\//, '').split('/').map(encodeURIComponent).join('/');
}

import assert from 'node:assert/strict';
import { codeActions } from '../../src/features/codeActions/index';
import { type DiagnosticCode, declarationOf, LINT_CODES } from '../../src/features/diagnostics/declarations';
import { diagnoseBy } from '../../src/features/diagnostics/diagnose';
import { DocumentDiagnostics } from '../../src/features/diagnostics/documentDiagnostics';
import { DIAGNOSTICS } from '../../src/features/diagnostics/generated/diagnostics';
import { movedDiagnostic } from '../../src/features/diagnostics/moved';
import type { Diagnostic } from '../../src/features/diagnostics/rule';
import { doubtfulDigit } from '../../src/features/diagnostics/rules/doubtfulDigit';
import { findingsOfNote } from '../../src/features/diagnostics/rules/notRead';
import type { VerdictSource } from '../../src/features/diagnostics/verdictSource';
import type { Doubt } from '../../src/features/pictures/doubts';
import { settingsFrom } from '../../src/features/settings';
import { PuzzleDocument } from '../../src/text/document/document';
import { parse } from '../../src/text/parser/parser';
import { collected } from '../features/lint/collected';
import { findingsIn, requestIn, suspicionsOf, verdictOf } from './findings';
import { codeSpansOf, fencesOf, readText, sectionsOf } from './markdown';

/** The doubtful cell that a section describes. Doubts come from pictures, not from the text. */
function doubtsOf(section: string): readonly Doubt[] {
  const [, row, column, second] = /^With a picture in which r(\d)c(\d) may be (\d):$/m.exec(section) ?? [];
  const cell = 4 * (Number(row) - 1) + Number(column) - 1;
  return second ? [{ cell, digit: 1, second: Number(second), isExchanged: false, image: '' }] : [];
}

/** All findings, or at most the number that a file shows. */
function findingsOf(text: string, most: number | undefined, doubts: readonly Doubt[]): Diagnostic[] {
  const { puzzles, notes = [] } = parse(text);
  if (most === undefined)
    return [
      ...puzzles.flatMap(puzzle => findingsIn(puzzle, 'redundant')),
      ...puzzles.flatMap(puzzle => diagnoseBy([doubtfulDigit], puzzle, 'off', undefined, [], { doubts })),
      ...notes.flatMap(note => findingsOfNote(note)),
      ...lateIn(text),
    ];
  const document = new PuzzleDocument({ length: text.length, slice: (start, end) => text.slice(start, end) });
  const checking = new DocumentDiagnostics(document, verdicts, 'all');
  for (const _ of checking.work(() => {}));
  return checking.diagnostics(most).map(({ finding, origin }) => movedDiagnostic(finding, origin));
}

/** The findings of the lint rules, with the severities of the settings or, if they are off, as hints. */
function lateIn(text: string): Diagnostic[] {
  const levels = settingsFrom(() => undefined).levels;
  const on = LINT_CODES.map(code => [code, levels[code] === 'off' ? 'hint' : levels[code]]);
  return collected(text, Object.fromEntries(on))
    .check()
    .filter(({ code }) => LINT_CODES.some(rule => rule === code));
}

const verdicts: VerdictSource = {
  known: verdictOf,
  checkBriefly: verdictOf,
  isChecked: () => true,
  // biome-ignore lint/correctness/useYield: nothing is left to wait for
  *check(grid) {
    return verdictOf(grid);
  },
  suspicionsOf,
  // biome-ignore lint/correctness/useYield: nothing is left to wait for
  *suspecting(puzzle) {
    return suspicionsOf(puzzle);
  },
};

describe('docs/diagnostics.md', () => {
  const sections = sectionsOf(readText('docs/diagnostics.md'));

  it('has a section for each code, and no other', () => {
    assert.deepEqual([...sections.keys()].sort(), Object.keys(DIAGNOSTICS).sort());
  });

  it('names the codes that wait while the user types', () => {
    const [, inPuzzle, inLine] =
      /^While you type a puzzle, (.*?) are not shown until .*?\. (`row-length`.*?) are not shown on the line/ms.exec(
        readText('docs/diagnostics.md'),
      )!;
    const waitingFor = (place: string) =>
      (Object.keys(DIAGNOSTICS) as DiagnosticCode[]).filter(code => declarationOf(code).waitsFor === place).sort();
    assert.deepEqual([...codeSpansOf(inPuzzle)].sort(), waitingFor('puzzle'));
    assert.deepEqual([...codeSpansOf(inLine)].sort(), waitingFor('line'));
  });

  for (const [code, section] of sections) {
    it(`${code}: the example has it, with the documented message and quick fixes`, () => {
      const fences = fencesOf(section);
      assert.deepEqual(
        fences.map(({ info }) => info),
        ['sudoku'],
      );
      const [{ text }] = fences;
      const quotes = [...section.matchAll(/^> (.*)$/gm)].map(([, quote]) => quote);
      assert.equal(quotes.length, 1, 'one message is quoted');
      const file = parse(text);
      const most = /`sudoku\.diagnostics\.maxPerFile` set to (\d+)/.exec(section)?.[1];
      const found = findingsOf(text, most === undefined ? undefined : Number(most), doubtsOf(section));
      const shown = found.find(finding => finding.code === code && finding.message === quotes[0]);
      assert.ok(shown, `found instead:\n${found.map(finding => `${finding.code}: ${finding.message}`).join('\n')}`);
      assert.match(section, new RegExp(`^${shown.severity}[.,]`, 'im'));

      const fixes = codeActions(
        {
          ...requestIn(file),
          at: { start: shown.start, end: shown.start },
          doubtsOf: () => doubtsOf(section),
          collectionFindings: [{ finding: shown, above: 0, indentation: '' }].filter(({ finding }) =>
            LINT_CODES.some(rule => rule === finding.code),
          ),
        },
        ['quickfix'],
      );
      const fixTitles = fixes.filter(({ fixes }) => fixes?.code === code).map(({ title }) => title);
      const spans = codeSpansOf(section);
      for (const title of fixTitles) assert.ok(spans.has(title), title);
      assert.equal(section.includes('Light bulb: no quick fix.'), fixTitles.length === 0);
    });
  }
});

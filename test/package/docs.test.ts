import assert from 'node:assert/strict';
import { PuzzleDocument } from '../../src/language/document/document';
import { applied, fill } from '../../src/language/edits';
import { ACTION_KINDS, codeActions } from '../../src/language/features/codeActions/index';
import { COLLECTION_RULES } from '../../src/language/features/collection/levels';
import { Checking } from '../../src/language/features/diagnostics/checking';
import { RULES } from '../../src/language/features/diagnostics/index';
import { movedDiagnostic } from '../../src/language/features/diagnostics/moved';
import { findingsOfNote } from '../../src/language/features/diagnostics/notRead';
import type { Diagnostic } from '../../src/language/features/diagnostics/rule';
import type { VerdictSource } from '../../src/language/features/diagnostics/verdictSource';
import { settingsFrom } from '../../src/language/features/settings';
import * as messages from '../../src/language/messages/index';
import { parse } from '../../src/language/parsing/parser';
import { cellSpanOf } from '../../src/language/puzzle';
import { parseCell } from '../core/cells';
import { collected } from '../language/features/collection/collected';
import { placingOf } from '../language/features/steps';
import { settingsIn } from '../manifest';
import { findingsIn, repairs, suspicionsOf, verdictOf } from './findings';
import { codeSpansOf, fencesOf, readText, sectionsOf, tableRowsOf } from './markdown';

const CODES = [...RULES.map(({ code }) => code), ...COLLECTION_RULES, 'not-read', 'not-all-shown'].sort();
const manifest = JSON.parse(readText('package.json'));
const titles: Record<string, string> = JSON.parse(readText('package.nls.json'));

/** All findings, or at most as many as a file shows. */
function findingsOf(text: string, most: number | undefined): Diagnostic[] {
  const { puzzles, notes = [] } = parse(text);
  if (most === undefined)
    return [
      ...puzzles.flatMap(puzzle => findingsIn(puzzle, 'redundant')),
      ...notes.flatMap(findingsOfNote),
      ...lateIn(text),
    ];
  const document = new PuzzleDocument({ length: text.length, slice: (start, end) => text.slice(start, end) });
  const checking = new Checking(document, verdicts, 'all');
  for (const _ of checking.work(() => {}));
  return checking.diagnostics(most).map(({ finding, origin }) => movedDiagnostic(finding, origin));
}

/** The findings of the rules for collections, as severe as the settings say or, if they are off, as hints. */
function lateIn(text: string): Diagnostic[] {
  const levels = settingsFrom(() => undefined).levels;
  const on = COLLECTION_RULES.map(code => [code, levels[code] === 'off' ? 'hint' : levels[code]]);
  return collected(text, Object.fromEntries(on))
    .check()
    .filter(({ code }) => COLLECTION_RULES.some(rule => rule === code));
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
    assert.deepEqual([...sections.keys()].sort(), CODES);
  });

  for (const [code, section] of sections) {
    it(`${code}: the example shows it, the message and the light bulb are as they say`, () => {
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
      const found = findingsOf(text, most === undefined ? undefined : Number(most));
      const shown = found.find(finding => finding.code === code && finding.message === quotes[0]);
      assert.ok(shown, `found instead:\n${found.map(finding => `${finding.code}: ${finding.message}`).join('\n')}`);
      assert.match(section, new RegExp(`^${shown.severity}[.,]`, 'im'));

      const fixes = codeActions(
        {
          file,
          all: () => file.puzzles,
          isRead: true,
          *reading() {},
          at: { start: shown.start, end: shown.start },
          verdictOf,
          suspicionsOf,
          placingOf,
          repairs,
          collectionFindings: [{ finding: shown, above: 0, indentation: '' }].filter(({ finding }) =>
            COLLECTION_RULES.some(rule => rule === finding.code),
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

describe('README.md', () => {
  const readme = readText('README.md');
  const rows = tableRowsOf(readme);
  const rowOf = (first: string) => rows.find(([cell]) => cell === first);

  it('has every setting in a table, with its default', () => {
    const settings = settingsIn(manifest);
    for (const [name, setting] of Object.entries(settings)) {
      assert.equal(
        rowOf(`\`${name}\``)?.[1],
        `\`${Array.isArray(setting.default) ? JSON.stringify(setting.default) : setting.default}\``,
        name,
      );
    }
    const named = rows.map(([cell]) => /^`(sudoku\.[\w.]+)`$/.exec(cell)?.[1]).filter(name => name !== undefined);
    assert.deepEqual(named.sort(), Object.keys(settings).sort());
  });

  it('has every command in a table, by title and id', () => {
    const commands: { command: string; title: string }[] = manifest.contributes.commands;
    for (const { command, title } of commands) {
      assert.equal(rowOf(titles[title.replaceAll('%', '')])?.[1], `\`${command}\``, command);
    }
  });

  it('has every diagnostic in a table, linked', () => {
    for (const { code, severity } of RULES) {
      const row = rowOf(`[\`${code}\`](docs/diagnostics.md#${code})`);
      assert.equal(row?.[1].toLowerCase(), severity, code);
    }
    for (const code of COLLECTION_RULES) {
      const level = settingsFrom(() => undefined).levels[code];
      const row = rowOf(`[\`${code}\`](docs/diagnostics.md#${code})`);
      assert.equal(row?.[1].toLowerCase(), level === 'off' ? 'hint' : level, code);
      assert.equal(row?.[2].includes('off by default'), level === 'off', code);
    }
  });

  it('words the light bulb as it is', () => {
    const { fillAllForced, unifyBlanks } = messages.actions;
    const spans = codeSpansOf(readme);
    for (const title of [fillAllForced(), unifyBlanks('.')]) {
      assert.ok(spans.has(title), title);
    }
    for (const kind of ACTION_KINDS) assert.ok(kind === 'quickfix' || spans.has(kind), kind);
  });

  it('starts with the two commands', () => {
    const screen = readme.split('\n').slice(0, 45).join('\n');
    assert.match(screen, /^npm ci && npm start$/m);
    assert.match(screen, /^npm ci && npm test$/m);
  });

  it('walks through samples/first.sudoku as it is', () => {
    const text = readText('samples/first.sudoku');
    const [puzzle] = parse(text).puzzles;
    const { geometry } = puzzle.grid;
    const spans = codeSpansOf(readme);
    const [, digit, name] = /type `(\d)` over the dot in (r\dc\d)/.exec(readme) ?? [];
    const cell = parseCell(geometry, name) ?? assert.fail('the walk-through names a cell');
    assert.equal(puzzle.grid.digits[cell], 0);

    const forced = codeActions(
      {
        file: { puzzles: [puzzle] },
        all: () => [puzzle],
        isRead: true,
        *reading() {},
        at: cellSpanOf(puzzle, cell)!,
        verdictOf,
        suspicionsOf,
        placingOf,
        repairs,
      },
      ['quickfix'],
    );
    assert.ok(forced.some(({ title }) => spans.has(title)));

    const wrong = parse(applied(text, fill(puzzle, cell, Number(digit))));
    const at = cellSpanOf(wrong.puzzles[0], cell)!;
    const conflict = findingsIn(wrong.puzzles[0]).find(({ code, start }) => code === 'conflict' && start === at.start);
    assert.ok(conflict && spans.has(conflict.message), conflict?.message);
    const offered = codeActions(
      {
        file: wrong,
        all: () => wrong.puzzles,
        isRead: true,
        *reading() {},
        at: { start: at.start, end: at.start },
        verdictOf,
        suspicionsOf,
        placingOf,
        repairs,
      },
      ['quickfix'],
    );
    for (const { title } of offered) assert.ok(spans.has(title), title);
  });
});

import assert from 'node:assert/strict';
import { familyOf, techniques, usualTechniques } from '../../src/core/techniques/index';
import { ACTION_KINDS, codeActions } from '../../src/features/codeActions/index';
import { keyTable } from '../../src/messages/boards/board';
import * as messages from '../../src/messages/index';
import { applied, fill } from '../../src/text/edits';
import { parse } from '../../src/text/parser/parser';
import { cellSpanOf, isWhole } from '../../src/text/puzzle';
import { parseCell } from '../core/cells';
import { type SettingsManifest, settingsIn } from '../manifest';
import { findingsIn, requestIn } from './findings';
import { codeSpansOf, DOCUMENTATION, fencesOf, readText, tableRowsOf } from './markdown';

/** The part of package.json that the documents are compared with. */
interface Contributes {
  readonly menus: { readonly commandPalette: readonly { readonly command: string }[] };
  readonly commands: readonly { command: string; title: string; enablement?: string }[];
  readonly colors: readonly { id: string }[];
  readonly semanticTokenTypes: readonly { id: string }[];
  readonly keybindings: readonly { command: string; key: string }[];
}

const manifest: SettingsManifest & { contributes: Contributes } = JSON.parse(readText('package.json'));
const { contributes } = manifest;
const settings = settingsIn(manifest);
const titles: Record<string, string> = JSON.parse(readText('package.nls.json'));

/** A title of package.json in words. */
const titleOf = (title: string) => titles[title.replaceAll('%', '')];

/** Whether a name is a command, a setting or a color. */
function isKnown(name: string): boolean {
  return (
    contributes.commands.some(({ command }) => command === name) ||
    contributes.colors.some(({ id }) => id === name) ||
    name in settings
  );
}

describe('docs/guide/settings.md', () => {
  it('has every semantic token', () => {
    const spans = codeSpansOf(readText('docs/guide/settings.md'));
    for (const { id } of contributes.semanticTokenTypes) assert.ok(spans.has(id), id);
  });
});

describe('docs/guide/commands.md', () => {
  const markdown = readText('docs/guide/commands.md');
  const rows = tableRowsOf(markdown);

  it('names the commands that are always available', () => {
    const [, names] = /under `Sudoku:`\. (.*?)\s+are always available/s.exec(markdown)!;
    const isConditional = (id: string) => contributes.menus.commandPalette.some(({ command }) => command === id);
    const always = contributes.commands
      .filter(({ command, enablement }) => !enablement && !isConditional(command))
      .map(({ title }) => titleOf(title));
    assert.deepEqual([...codeSpansOf(names)].sort(), always.sort());
  });

  it('names the keys of the commands that go to a puzzle', () => {
    const bindings = contributes.keybindings.filter(({ key }) => /page(?:up|down)$/.test(key));
    assert.equal(bindings.length, 2);
    for (const { command, key } of bindings) {
      const row = rows.find(([, id]) => id === `\`${command}\``);
      assert.ok(row?.[2].toLowerCase().includes(`\`${key}\``), command);
    }
  });
});

describe('docs/guide/mistakes-and-fixes.md', () => {
  const markdown = readText('docs/guide/mistakes-and-fixes.md');

  it('has the titles of the light bulb', () => {
    const { fillAllForced, unifyBlanks } = messages.actions;
    const spans = codeSpansOf(markdown);
    for (const title of [fillAllForced(), unifyBlanks('.')]) {
      assert.ok(spans.has(title), title);
    }
    for (const kind of ACTION_KINDS) assert.ok(kind === 'quickfix' || spans.has(kind), kind);
  });
});

describe('docs/guide/hints-and-paths.md', () => {
  it('has the number of techniques', () => {
    const [, all, ofRules, used] =
      /knows (\d+) techniques .* (\d+) of them are for puzzles with rules.* use (\d+) of the \1/s.exec(
        readText('docs/guide/hints-and-paths.md'),
      )!;
    const { length } = techniques.filter(technique => familyOf(technique).id === 'rules');
    assert.deepEqual([all, ofRules, used].map(Number), [techniques.length, length, usualTechniques.length]);
    assert.ok(readText('README.md').includes(` ${all} techniques`));
  });

  it('and the README name the keys of hints', () => {
    for (const name of ['docs/guide/hints-and-paths.md', 'README.md']) {
      const spans = [...codeSpansOf(readText(name))].map(span => span.toLowerCase());
      for (const command of ['sudoku.hint', 'sudoku.applyStep']) {
        const { key } = contributes.keybindings.find(binding => binding.command === command)!;
        assert.ok(spans.includes(key), `${name}: ${key}`);
      }
    }
  });
});

describe('docs/guide/extensions-api.md', () => {
  it('calls commands that exist', () => {
    const ids = contributes.commands.map(({ command }) => command);
    const called = [...readText('docs/guide/extensions-api.md').matchAll(/executeCommand\('([\w.]+)'/g)];
    assert.ok(called.length > 20);
    for (const [, id] of called) assert.ok(ids.includes(id), id);
  });
});

describe('docs/guide/', () => {
  for (const name of DOCUMENTATION.filter(page => page.startsWith('docs/guide/'))) {
    const markdown = readText(name);

    it(`${name} names commands and settings that exist`, () => {
      const known = contributes.commands.map(({ title }) => `Sudoku: ${titleOf(title)}`);
      for (const span of codeSpansOf(markdown)) {
        if (/^Sudoku: /.test(span) && span !== 'Sudoku: Convert to …') assert.ok(known.includes(span), span);
        if (/^sudoku\.\w+(?:\.\w+)?$/.test(span)) assert.ok(isKnown(span), span);
      }
    });

    it(`${name} has puzzles that can be read completely`, () => {
      for (const { info, text } of fencesOf(markdown)) {
        if (info !== 'sudoku') continue;
        const { puzzles, notes = [] } = parse(text);
        assert.ok(puzzles.length > 0 && puzzles.every(isWhole));
        assert.deepEqual(notes, []);
      }
    });
  }
});

describe('docs/guide/board.md', () => {
  it('names every key that a board lists', () => {
    const documented = new Set(codeSpansOf(readText('docs/guide/board.md').split('## Keys')[1].split('\n- ')[0]));
    const names = keyTable('editor').flatMap(([keys]) => [
      ...keys.matchAll(
        /(?:(?:Ctrl|Shift)\+)?(?:F\d+|Backspace|Delete|Space|Home|End|Tab|Escape|Enter|[A-Z](?![a-z])|[=?0])/g,
      ),
    ]);
    assert.ok(names.length > 25);
    const missing = names.flatMap(([name]) => (documented.has(name) || name === 'A' ? [] : [name]));
    assert.deepEqual(missing, []);
  });
});

describe('README.md', () => {
  const readme = readText('README.md');

  it('has at most 1,800 words', () => assert.ok(readme.split(/\s+/).length <= 1800));

  it('has ten settings', () => assert.equal([...readme.matchAll(/^\| `sudoku\.[\w.]+` +\|/gm)].length, 10));

  it('starts with the two commands', () => {
    const screen = readme.split('\n').slice(0, 45).join('\n');
    assert.match(screen, /^npm ci && npm start$/m);
    assert.match(screen, /^npm ci && npm test$/m);
  });

  it('has five steps to try, and a picture or an example in each section about a feature', () => {
    const sections = readme.split(/^## /m).slice(1);
    const steps = sections.find(section => section.startsWith('Try it in five steps')) ?? '';
    assert.deepEqual(
      [...steps.matchAll(/^(\d)\. /gm)].map(([, number]) => Number(number)),
      [1, 2, 3, 4, 5],
    );
    const from = sections.indexOf(steps) + 1;
    const features = sections.slice(
      from,
      sections.findIndex(section => section.startsWith('Ten settings')),
    );
    assert.ok(features.length >= 7);
    for (const section of features) assert.match(section, /^!\[|^```console$/m, section.split('\n')[0]);
  });

  it('matches samples/first.sudoku', () => {
    const text = readText('samples/first.sudoku');
    const [puzzle] = parse(text).puzzles;
    const { geometry } = puzzle.grid;
    const spans = codeSpansOf(readme);
    const [, digit, name] = /type `(\d)` over the dot in (r\dc\d)/.exec(readme) ?? [];
    const cell = parseCell(geometry, name) ?? assert.fail('the walk-through names a cell');
    assert.equal(puzzle.grid.digits[cell], 0);

    const forced = codeActions({ ...requestIn({ puzzles: [puzzle] }), at: cellSpanOf(puzzle, cell)! }, ['quickfix']);
    assert.ok(forced.some(({ title }) => spans.has(title)));

    const wrong = parse(applied(text, fill(puzzle, cell, Number(digit))));
    const at = cellSpanOf(wrong.puzzles[0], cell)!;
    const conflict = findingsIn(wrong.puzzles[0]).find(({ code, start }) => code === 'conflict' && start === at.start);
    assert.ok(conflict && spans.has(conflict.message), conflict?.message);
    const offered = codeActions({ ...requestIn(wrong), at: { start: at.start, end: at.start } }, ['quickfix']);
    for (const { title } of offered) assert.ok(spans.has(title), title);
  });
});

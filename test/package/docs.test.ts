import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Grid } from '../../src/core/grid';
import { parseCell } from '../../src/core/notation';
import { solve, type Verdict, verdict } from '../../src/core/solver/index';
import { Checking, moved, type Verdicts } from '../../src/language/checking';
import { codeActions, KINDS } from '../../src/language/codeActions/index';
import { diagnose, RULES } from '../../src/language/diagnostics/index';
import type { Diagnostic } from '../../src/language/diagnostics/rule';
import { PuzzleDocument } from '../../src/language/document';
import { applied, fill } from '../../src/language/edits';
import { messages, sizeOf } from '../../src/language/messages';
import { parse } from '../../src/language/parser';
import { isFillable, isSearchable, type Puzzle, spanOf } from '../../src/language/puzzle';
import { stepsTo } from '../language/steps';
import { textIn } from '../language/texts';
import { anchorOf, codeSpansOf, fencesOf, proseOf, ROOT, readText, sectionsOf, tableRowsOf } from './markdown';

const DOCUMENTS = [
  'README.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'docs/diagnostics.md',
  'docs/formats.md',
  'docs/performance.md',
  'docs/ratings.md',
  'docs/techniques.md',
];
const CODES = [...RULES.map(({ code }) => code), 'not-all-shown'].sort();
const manifest = JSON.parse(readText('package.json'));
const titles: Record<string, string> = JSON.parse(readText('package.nls.json'));

function verdictOf(grid: Grid): Verdict {
  const search = verdict(grid);
  for (;;) {
    const step = search.next();
    if (step.done) return step.value;
  }
}

function findingsIn(puzzle: Puzzle): Diagnostic[] {
  return diagnose(puzzle, 'all', isSearchable(puzzle) ? verdictOf(puzzle.grid) : undefined);
}

/** All findings, or those that a file shows at most. */
function findingsOf(text: string, most: number | undefined): Diagnostic[] {
  if (most === undefined) return parse(text).puzzles.flatMap(findingsIn);
  const document = new PuzzleDocument({ length: text.length, slice: (start, end) => text.slice(start, end) });
  const checking = new Checking(document, verdicts, 'all');
  for (const _ of checking.work(() => {}));
  return checking.diagnostics(most).map(({ finding, origin }) => moved(finding, origin));
}

const verdicts: Verdicts = {
  known: verdictOf,
  soon: verdictOf,
  isChecked: () => true,
  // biome-ignore lint/correctness/useYield: nothing is left to wait for
  *check(grid) {
    return verdictOf(grid);
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
          at: { start: shown.start, end: shown.start },
          verdictOf,
          stepsTo,
          textOf: textIn(text),
        },
        ['quickfix'],
      );
      const mending = fixes.filter(({ mends }) => mends?.code === code).map(({ title }) => title);
      const spans = codeSpansOf(section);
      for (const title of mending) assert.ok(spans.has(title), title);
      assert.equal(section.includes('Light bulb: no quick fix.'), mending.length === 0);
    });
  }
});

describe('docs/formats.md', () => {
  const markdown = readText('docs/formats.md');
  const fences = fencesOf(markdown);

  it('has examples, all of them puzzles', () => {
    assert.ok(fences.length >= 13);
    for (const { info, line } of fences) assert.match(info, /^sudoku( problems)?$/, `line ${line}`);
  });

  for (const { info, text, line } of fences) {
    it(`the example in line ${line} is read${info === 'sudoku' ? ' whole' : ', with problems'}`, () => {
      const { puzzles } = parse(text);
      assert.ok(puzzles.length > 0, 'a puzzle');
      const problems = puzzles.flatMap(puzzle => puzzle.problems.map(problem => messages.problem(puzzle, problem)));
      if (info === 'sudoku') assert.deepEqual(problems, []);
      else assert.ok(problems.length > 0, 'a problem');
      const contradictions = puzzles.flatMap(findingsIn).filter(({ code }) => code === 'conflict');
      assert.deepEqual(contradictions, []);
    });
  }

  /** By section: size and title of each puzzle in its examples. */
  const READ: Record<string, readonly string[]> = {
    Sizes: ['6x6'],
    'A puzzle, and where it ends': ['4x4', '4x4', '6x6'],
    Blanks: ['4x4', '4x4'],
    'Rows, spaces and borders': ['4x4', '4x4'],
    'Puzzles in one line': ['9x9 Monday', '9x9 Tuesday', '9x9 12'],
    Titles: ['4x4 Grid 01', '4x4 Second', '4x4 The third'],
    Comments: ['4x4 A small one'],
    Sections: ['4x4 Puzzle'],
    'Pencil marks': ['4x4', '4x4'],
    "HoDoKu's library": ['9x9'],
    'Above 9': ['12x12', '10x10'],
    'What is wrong is marked': ['6x6'],
  };

  it('has the puzzles in its examples that it says', () => {
    const read = [...sectionsOf(markdown)].map(([heading, section]) => {
      const puzzles = fencesOf(section).flatMap(({ text }) => parse(text).puzzles);
      return [heading, puzzles.map(({ grid, title }) => sizeOf(grid.geometry) + (title ? ` ${title}` : ''))] as const;
    });
    assert.deepEqual(Object.fromEntries(read.filter(([, puzzles]) => puzzles.length > 0)), READ);
  });

  it('tells the truth about writing back', () => {
    const filled = (heading: string, example: number): string[] => {
      const { text } = fencesOf(sectionsOf(markdown).get(heading) as string)[example];
      const edits = parse(text).puzzles.flatMap(puzzle => {
        const solution = solve(puzzle.grid) ?? assert.fail(heading);
        return [...solution.keys()].flatMap(cell =>
          isFillable(puzzle, cell) ? fill(puzzle, cell, solution[cell]) : [],
        );
      });
      return [text, applied(text, edits)];
    };
    const [library, libraryFilled] = filled("HoDoKu's library", 0);
    assert.equal(libraryFilled.length, library.length + library.split(':')[3].split('.').length - 1);
    assert.match(libraryFilled, /^:0003:1:48\+\d\+6\+\d7\+\d5/);
    for (const [heading, example] of [
      ['Pencil marks', 0],
      ['Pencil marks', 1],
      ['Above 9', 0],
    ] as const) {
      const [before, after] = filled(heading, example);
      const widths = (text: string) => text.split('\n').map(line => line.length);
      assert.deepEqual(widths(after), widths(before), heading);
      assert.notEqual(after, before);
    }
    const [stack, stackFilled] = filled('Pencil marks', 1);
    assert.match(stack, /\d\d/);
    assert.doesNotMatch(stackFilled.split('\n\n')[1], /\d\d/);
    const [state, stateFilled] = filled('Sections', 0);
    const givens = (text: string) => text.slice(0, text.indexOf('[State]'));
    assert.equal(givens(stateFilled), givens(state));
  });

  it('names every size', () => {
    const sizes = tableRowsOf(markdown).map(([size]) => size);
    for (const size of [4, 6, 8, 9, 10, 12, 16, 25]) assert.ok(sizes.includes(`${size}x${size}`), `${size}x${size}`);
  });
});

describe('README.md', () => {
  const readme = readText('README.md');
  const rows = tableRowsOf(readme);
  const rowOf = (first: string) => rows.find(([cell]) => cell === first);

  it('has every setting in a table, with its default', () => {
    const settings: Record<string, { default: unknown }> = manifest.contributes.configuration.properties;
    for (const [name, setting] of Object.entries(settings)) {
      assert.equal(rowOf(`\`${name}\``)?.[1], `\`${setting.default}\``, name);
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
  });

  it('words the light bulb as it is', () => {
    const { fillAllForced, pad, dropSurplus, unifyBlanks } = messages.actions;
    const spans = codeSpansOf(readme);
    for (const title of [fillAllForced(), pad(2, '.'), dropSurplus(2), unifyBlanks('.')]) {
      assert.ok(spans.has(title), title);
    }
    for (const kind of KINDS) assert.ok(kind === 'quickfix' || spans.has(kind), kind);
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
        at: spanOf(puzzle, cell)!,
        verdictOf,
        stepsTo,
        textOf: textIn(text),
      },
      ['quickfix'],
    );
    assert.ok(forced.some(({ title }) => spans.has(title)));

    const wrong = parse(applied(text, fill(puzzle, cell, Number(digit))));
    const at = spanOf(wrong.puzzles[0], cell)!;
    const conflict = findingsIn(wrong.puzzles[0]).find(({ code, start }) => code === 'conflict' && start === at.start);
    assert.ok(conflict && spans.has(conflict.message), conflict?.message);
    const offered = codeActions(
      {
        file: wrong,
        all: () => wrong.puzzles,
        at: { start: at.start, end: at.start },
        verdictOf,
        stepsTo,
        textOf: textIn(text),
      },
      ['quickfix'],
    );
    for (const { title } of offered) assert.ok(spans.has(title), title);
  });
});

describe('every document', () => {
  for (const name of DOCUMENTS) {
    it(`${name} links to what is there`, () => {
      for (const [, link] of proseOf(readText(name)).matchAll(/\]\(([^)]+)\)/g)) {
        const [path, anchor] = link.split('#');
        const target = path ? join(dirname(name), path) : name;
        assert.doesNotMatch(link, /^\w+:/, 'the project has no public home');
        assert.ok(existsSync(join(ROOT, target)), link);
        if (!anchor) continue;
        const headings = [...proseOf(readText(target)).matchAll(/^#+ (.*)$/gm)].map(([, heading]) => anchorOf(heading));
        assert.ok(headings.includes(anchor), link);
      }
    });

    it(`${name} names scripts and settings that exist`, () => {
      const markdown = readText(name);
      for (const [, script] of markdown.matchAll(/npm run ([\w:]+)/g)) assert.ok(manifest.scripts[script], script);
      for (const [setting] of markdown.matchAll(/sudoku\.(?:diagnostics|solve)\.\w+/g)) {
        assert.ok(manifest.contributes.configuration.properties[setting], setting);
      }
    });
  }

  it('names files of the source that exist', () => {
    for (const [, path] of readText('CONTRIBUTING.md').matchAll(
      /`((?:src|test|docs|syntaxes|samples|media)\/[^`*…]*)`/g,
    )) {
      assert.ok(existsSync(join(ROOT, path)), path);
    }
  });
});

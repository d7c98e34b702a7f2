import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { candidatesOf, forcedFills } from '../../src/core/candidates';
import { rulesOfGeometry } from '../../src/core/rules/geometry';
import { countSolutions } from '../../src/core/solver/index';
import { descriptionOf, SAMPLES } from '../../src/features/samples';
import { applied, fill } from '../../src/text/edits';
import { parse } from '../../src/text/parser/parser';
import { cellSpanOf, isWhole, listsCandidates, type Puzzle } from '../../src/text/puzzle';
import { parseCell } from '../core/cells';
import { findingsIn } from './findings';
import { ROOT, readText } from './markdown';

const textOf = (name: (typeof SAMPLES)[number]) => readText(`samples/${name}`);

/** The lines of comments in a text. */
const commentsIn = (text: string) => text.split('\n').filter(line => line.startsWith('# '));

/** The codes of the findings in a cell, with the default settings. */
function codesAt(puzzle: Puzzle, name: string): string[] {
  const cell = parseCell(puzzle.grid.geometry, name) ?? assert.fail(name);
  const { start } = cellSpanOf(puzzle, cell)!;
  return findingsIn(puzzle, 'usual', 'naked')
    .filter(finding => finding.start === start)
    .map(({ code }) => code);
}

describe('the samples', () => {
  it('are the files of the folder, each with a description that is a valid file name', () => {
    assert.deepEqual([...SAMPLES].sort(), readdirSync(join(ROOT, 'samples')).sort());
    for (const name of SAMPLES) {
      const text = textOf(name);
      const description = descriptionOf(text);
      // VS Code names a new document after its first line, and suggests that name when it is saved.
      assert.ok(text.startsWith('#') && text.split('\n')[0].endsWith(description), name);
      assert.match(description, /^[\w ,'-]{20,70}$/, name);
    }
    assert.equal(new Set(SAMPLES.map(name => descriptionOf(textOf(name)))).size, SAMPLES.length);
  });

  it('have puzzles that can be read completely', () => {
    for (const name of SAMPLES) {
      const { puzzles, notes = [] } = parse(textOf(name));
      assert.ok(puzzles.length > 0, name);
      assert.ok(puzzles.every(isWhole), name);
      assert.deepEqual(notes, [], name);
    }
  });
});

describe('the comments of the samples are true in', () => {
  it('first.sudoku', () => {
    const text = textOf('first.sudoku');
    const comments = commentsIn(text);
    for (const each of comments) assert.ok(each.length < 90, `${each} is wider than a usual window`);
    const [about, typed, three, line, bulb, commands, more, ...others] = comments;
    assert.equal(about, '# An easy puzzle to start with');
    assert.equal(three, '# all three get a red squiggle. Undo takes the 7 back.');
    assert.equal(bulb, '# The light bulb (Ctrl+. or Cmd+.) fills it.');
    assert.deepEqual(others, []);
    const [puzzle] = parse(text).puzzles;
    const { geometry } = puzzle.grid;

    const [, digit, row, column] =
      /^# Type (\d) over the dot in row (\d), column (\d)\. The row and the column have \1 already:$/.exec(typed)!;
    const name = `r${row}c${column}`;
    const cell = parseCell(geometry, name)!;
    assert.equal(puzzle.grid.digits[cell], 0);
    const [wrong] = parse(applied(text, fill(puzzle, cell, Number(digit)))).puzzles;
    const samesIn = (house: number) =>
      geometry.houses[house].cells.filter(other => other !== cell && wrong.grid.digits[other] === Number(digit));
    const sames = [...samesIn(Number(row) - 1), ...samesIn(geometry.size + Number(column) - 1)];
    const marked = findingsIn(wrong).filter(({ code, severity }) => code === 'conflict' && severity === 'error');
    assert.deepEqual(
      marked.map(({ start }) => start).sort((a, b) => a - b),
      [cell, ...sames].map(one => cellSpanOf(wrong, one)!.start).sort((a, b) => a - b),
    );
    assert.equal(marked.length, 3);

    assert.match(line, /^# A colored line under an empty cell means that only one digit fits there\./);
    const forced = findingsIn(puzzle, 'usual', 'naked').filter(({ code }) => code === 'forced-cell');
    assert.ok(forced.some(({ start }) => start === cellSpanOf(puzzle, cell)!.start));
    assert.equal(
      forcedFills(puzzle.grid).length,
      puzzle.grid.digits.filter(one => one === 0).length,
      'singles solve it',
    );

    const titles = Object.values<string>(JSON.parse(readText('package.nls.json')));
    const named = [...`${commands} ${more}`.matchAll(/"Sudoku: ([^"]+)"/g)].map(([, title]) => title);
    assert.equal(named.length, 2);
    for (const title of named) assert.ok(titles.includes(title), title);
    assert.equal(countSolutions(puzzle.grid, 2), 1);
  });

  it('conflicts.sudoku', () => {
    const [, comment] = commentsIn(textOf('conflicts.sudoku'));
    assert.match(
      comment,
      /^# Row 1 has 2 in r1c3 and in r1c9\. .* is without it: only 8 fits in r5c9, so there is a line under it\.$/,
    );
    const [wrong, right] = parse(textOf('conflicts.sudoku')).puzzles;
    for (const name of ['r1c3', 'r1c9']) {
      assert.equal(wrong.grid.digits[parseCell(wrong.grid.geometry, name)!], 2);
      assert.ok(codesAt(wrong, name).includes('conflict'), name);
    }
    assert.deepEqual([codesAt(wrong, 'r5c9'), codesAt(right, 'r5c9')], [[], ['forced-cell']]);
    assert.equal(candidatesOf(right.grid)[parseCell(right.grid.geometry, 'r5c9')!], 1 << (8 - 1));
    assert.equal(countSolutions(right.grid, 2), 1);
  });

  it('steps.sudoku: singles solve none of its puzzles', () => {
    const { puzzles } = parse(textOf('steps.sudoku'));
    for (const { grid, title } of puzzles) {
      const blanks = grid.digits.filter(digit => digit === 0).length;
      assert.ok(forcedFills(grid).length < blanks, title);
    }
  });

  it('variants.sudoku', () => {
    const { puzzles } = parse(textOf('variants.sudoku'));
    const kinds = puzzles.flatMap(({ grid }) => rulesOfGeometry(grid.geometry).map(({ kind }) => kind));
    assert.deepEqual([...new Set(kinds)], ['cage', 'thermo', 'antiKnight']);
    assert.ok(puzzles.some(({ grid }) => grid.geometry.regions === 'irregular'));
  });

  it('titles.sudoku', () => {
    const { puzzles } = parse(textOf('titles.sudoku'));
    assert.match(textOf('titles.sudoku'), /^# Ambiguous on purpose: it has 2 solutions\.\nWhich one\?$/m);
    assert.match(textOf('titles.sudoku'), /^# Contradictory on purpose: no conflict, but no solution\.\nDead end$/m);
    assert.deepEqual(
      puzzles.map(({ title, grid }) => [title, countSolutions(grid, 3)]),
      [
        ['Grid 01', 1],
        ['Grid 02', 1],
        ['Needs more than singles', 1],
        ['Which one?', 2],
        ['Dead end', 0],
      ],
    );
    assert.ok(forcedFills(puzzles[2].grid).length < puzzles[2].grid.digits.filter(digit => digit === 0).length);
    assert.ok(!findingsIn(puzzles[4]).some(({ code }) => code === 'conflict'));
  });

  it('sizes.sudoku, sixteen.sudoku, twentyfive.sudoku', () => {
    const boxes = parse(textOf('sizes.sudoku')).puzzles.map(
      ({ grid: { geometry } }) => `${geometry.boxHeight}x${geometry.boxWidth}`,
    );
    const [, last] = / have (.*) cells \(rows x columns\)/.exec(textOf('sizes.sudoku'))!;
    assert.deepEqual(boxes, last.split(/, | and /));
    const sixteen = parse(textOf('sixteen.sudoku')).puzzles;
    assert.deepEqual(
      sixteen.map(({ grid }) => grid.geometry.size),
      [16, 16],
    );
    const [large] = parse(textOf('twentyfive.sudoku')).puzzles;
    assert.equal(large.grid.geometry.size, 25);
  });

  it('collection.sdm, pencilmarks.sudoku, library.sudoku, sadman.sdk', () => {
    const lines = textOf('collection.sdm').trim().split('\n').slice(2);
    assert.equal(parse(textOf('collection.sdm')).puzzles.length, lines.length);
    const [marks] = parse(textOf('pencilmarks.sudoku')).puzzles;
    assert.ok(listsCandidates(marks));
    for (const { start, end, grid, givens } of parse(textOf('library.sudoku')).puzzles) {
      const placed = grid.digits.filter((digit, cell) => digit > 0 && givens?.[cell] === 0);
      assert.equal(placed.length, textOf('library.sudoku').slice(start, end).split('+').length - 1);
    }
    const [{ grid, givens }] = parse(textOf('sadman.sdk')).puzzles;
    const givenCount = givens!.filter(digit => digit > 0).length;
    const placed = grid.digits.filter(digit => digit > 0).length;
    assert.ok(givenCount < placed && placed < 81);
  });
});

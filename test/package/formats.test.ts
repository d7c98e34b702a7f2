import assert from 'node:assert/strict';
import { solve } from '../../src/core/solver/index';
import { restart, startPlaying } from '../../src/features/puzzles/play';
import { grids } from '../../src/formats/drawn';
import { WRITABLE_FORMATS } from '../../src/formats/index';
import * as messages from '../../src/messages/index';
import { applied, fill } from '../../src/text/edits';
import { marksEdits, marksOf } from '../../src/text/marks/marks';
import { parse } from '../../src/text/parser/parser';
import { FORMS } from '../../src/text/pasted/index';
import { isFillable } from '../../src/text/puzzle';
import { sourceOf } from '../text/source';
import { findingsIn } from './findings';
import { fencesOf, readText, sectionsOf, tableRowsOf } from './markdown';

describe('docs/formats.md', () => {
  const markdown = readText('docs/formats.md');
  const fences = fencesOf(markdown);

  it('has only puzzles as examples', () => {
    assert.ok(fences.length >= 13);
    for (const { info, line } of fences) assert.match(info, /^sudoku( problems)?$/, `line ${line}`);
  });

  for (const { info, text, line } of fences) {
    it(`the example on line ${line} is read${info === 'sudoku' ? ' completely' : ', with problems'}`, () => {
      const { puzzles } = parse(text);
      assert.ok(puzzles.length > 0, 'a puzzle');
      const problems = puzzles.flatMap(puzzle =>
        puzzle.problems.map(problem => messages.findings.problem(puzzle, problem)),
      );
      if (info === 'sudoku') assert.deepEqual(problems, []);
      else assert.ok(problems.length > 0, 'a problem');
      const contradictions = puzzles.flatMap(puzzle => findingsIn(puzzle)).filter(({ code }) => code === 'conflict');
      assert.deepEqual(contradictions, []);
    });
  }

  /** By section: the size and title of each puzzle in its examples. */
  const READ: Record<string, readonly string[]> = {
    Sizes: ['7x7', '6x6'],
    'A puzzle, and where it ends': ['4x4', '4x4', '6x6'],
    Blanks: ['4x4', '4x4'],
    'Rows, spaces and borders': ['4x4', '4x4'],
    'Single-line puzzles': ['9x9 Monday', '9x9 Tuesday', '9x9 12'],
    Titles: ['4x4 Grid 01', '4x4 Second', '4x4 The third'],
    Comments: ['4x4 A small one'],
    Sections: ['4x4'],
    'Rules and regions': ['4x4 Jigsaw'],
    Marks: ['4x4', '4x4'],
    Playing: ['4x4 Grid 01', '4x4 Second'],
    'Pencil marks': ['4x4', '4x4'],
    "HoDoKu's library": ['9x9'],
    'Above 9': ['12x12', '10x10'],
    'What people paste': [...Array(11).fill('4x4'), '9x9', '9x9', '4x4', '4x4'],
    'Mistakes are marked': ['6x6', '9x9', '9x9'],
  };

  it('has the expected puzzles in its examples', () => {
    const read = [...sectionsOf(markdown)].map(([heading, section]) => {
      const puzzles = fencesOf(section).flatMap(({ text }) => parse(text).puzzles);
      return [
        heading,
        puzzles.map(({ grid: { geometry }, title }) => `${geometry.size}x${geometry.size}${title ? ` ${title}` : ''}`),
      ] as const;
    });
    assert.deepEqual(Object.fromEntries(read.filter(([, puzzles]) => puzzles.length > 0)), READ);
  });

  it('describes correctly how filled puzzles are written', () => {
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

  it('describes correctly how marks and the state are written', () => {
    const examples = (heading: string) => fencesOf(sectionsOf(markdown).get(heading) as string).map(({ text }) => text);
    const [marked] = examples('Marks');
    const [puzzle] = parse(marked).puzzles;
    const marks = marksOf(puzzle, sourceOf(marked));
    const unmarked = marked.replace(/#[\s\S]*/, '');
    assert.equal(applied(unmarked, marksEdits(parse(unmarked).puzzles[0], sourceOf(unmarked), marks) ?? []), marked);
    const [played] = examples('Playing');
    const again = restart(parse(played).puzzles[0], sourceOf(played));
    const start = applied(played, 'edits' in again ? again.edits : []);
    const plain = start.replace(/\[Puzzle\]\n|\[State\][\s\S]*?# section: none\n/g, '');
    const playing = startPlaying(parse(plain).puzzles[0], sourceOf(plain));
    assert.equal(applied(plain, 'edits' in playing ? playing.edits : []), start);
    assert.match(start, /# section: none/);
  });

  it('has a row for every format of Copy As', () => {
    const rows = tableRowsOf(sectionsOf(markdown).get('Copy As and Convert To')!);
    const named = rows.map(([names]) => names.toLowerCase()).join('\n');
    for (const format of WRITABLE_FORMATS) {
      // The list names the result of a format, such as a link; the table names the program.
      const name = grids.includes(format) ? 'grids' : format.name.replace(/ (Library Line|File|Link|Grid|Table)$/, '');
      assert.ok(named.includes(name.toLowerCase()), format.name);
    }
  });

  it('names every form of pasted grids', () => {
    const section = (sectionsOf(markdown).get('What people paste') as string).toLowerCase().replace(/\s+/g, ' ');
    for (const { name } of FORMS) assert.ok(section.includes(`**${name.toLowerCase()}**`), name);
  });

  it('names every size', () => {
    const sizes = tableRowsOf(markdown).map(([size]) => size);
    for (const size of [4, 6, 8, 9, 10, 12, 16, 25]) assert.ok(sizes.includes(`${size}x${size}`), `${size}x${size}`);
  });
});
